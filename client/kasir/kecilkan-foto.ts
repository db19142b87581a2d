/** A picture of any camera becomes one that is sent quickly: upright, made to fit, JPEG (spec 000 §5). */
import { PIKSEL_MAKS, UKURAN_FOTO } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import { pictureShape, PICTURE_HEADERS, refuseShape, type PictureShape } from '#domain/rules/picture-shape.ts'
import { picturePixels } from './picture-room.ts'

/** The largest it may be, in pixels, and the JPEG's quality, up to 100. */
export interface PictureSize {
  width: number
  height: number
  mutu: number
}

/** By its bytes: what an iPhone's photo was renamed to is what it is called, not what it is. */
export const fileShape = async (file: Blob): Promise<PictureShape | undefined> =>
  pictureShape(new Uint8Array(await file.slice(0, PICTURE_HEADERS).arrayBuffer()))

/** @throws errors.gambarHeic, errors.gambarBentukLain; errors.gambarTidakValid when the browser cannot read it as one, errors.gambarTerlaluLuas when it would take all memory */
export async function kecilkanFoto(file: Blob, ukuran: PictureSize = UKURAN_FOTO): Promise<Blob> {
  const tolak = refuseShape(await fileShape(file))
  if (tolak) throw tolak
  if (((await picturePixels(file)) ?? 0) > PIKSEL_MAKS) throw errors.gambarTerlaluLuas()
  const picture = await createImageBitmap(file).catch(() => {
    throw errors.gambarTidakValid()
  })
  try {
    return await jpegDari(picture, { width: picture.width, height: picture.height }, ukuran)
  } finally {
    picture.close()
  }
}

/** As sharp as any picture is kept: what is taken is made smaller like one that is chosen. */
const UKURAN_KAMERA = { width: 4_096, height: 4_096, mutu: 92 }

/** Takes the current frame of a video as a JPEG. */
export const fotoDari = (video: HTMLVideoElement): Promise<Blob> =>
  jpegDari(video, { width: video.videoWidth, height: video.videoHeight }, UKURAN_KAMERA)

async function jpegDari(
  dari: CanvasImageSource,
  { width, height }: { width: number; height: number },
  jadi: PictureSize,
): Promise<Blob> {
  const skala = Math.min(1, jadi.width / width, jadi.height / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * skala))
  canvas.height = Math.max(1, Math.round(height * skala))
  const context = canvas.getContext('2d')!
  // Transparent parts become white, as on paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(dari, 0, 0, canvas.width, canvas.height)
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jadi.mutu / 100),
  )
  if (!jpeg) throw errors.gambarTidakValid()
  return jpeg
}
