/** Reads the size of a picture from its file header, before a browser takes the memory to open it. */

/** A JPEG's size stands behind what the camera wrote about it. */
const KEPALA_MAKS = 512 * 1024

/** Pixels; undefined when its head does not say. */
export async function picturePixels(file: Blob): Promise<number | undefined> {
  const bytes = new DataView(await file.slice(0, KEPALA_MAKS).arrayBuffer())
  if (bytes.byteLength >= 24 && bytes.getUint32(0) === 0x89504e47)
    return bytes.getUint32(16) * bytes.getUint32(20)
  return bytes.byteLength >= 4 && bytes.getUint16(0) === 0xffd8 ? pikselJpeg(bytes) : undefined
}

/** Walks the segments to the one that begins the frame. */
function pikselJpeg(bytes: DataView): number | undefined {
  for (let at = 2; at + 9 <= bytes.byteLength;) {
    if (bytes.getUint8(at) !== 0xff) return undefined
    const kind = bytes.getUint8(at + 1)
    if (kind === 0xff) at += 1
    else if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return bytes.getUint16(at + 5) * bytes.getUint16(at + 7)
    else at += 2 + bytes.getUint16(at + 2)
  }
  return undefined
}
