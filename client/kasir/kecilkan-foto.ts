/** A picture of any camera becomes one that is sent quickly: upright, made to fit, JPEG (spec 000 §5). */
import { UKURAN_FOTO } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'

const JENIS = new Set(['image/jpeg', 'image/png'])

/** @throws errors.gambarTidakValid when the browser cannot read it as one */
export async function kecilkanFoto(berkas: Blob): Promise<Blob> {
  if (!JENIS.has(berkas.type)) throw errors.gambarTidakValid()
  const gambar = await createImageBitmap(berkas).catch(() => {
    throw errors.gambarTidakValid()
  })
  try {
    return await jpegDari(gambar, gambar.width, gambar.height)
  } finally {
    gambar.close()
  }
}

/** What a video shows now. */
export const fotoDari = (video: HTMLVideoElement): Promise<Blob> =>
  jpegDari(video, video.videoWidth, video.videoHeight)

async function jpegDari(dari: CanvasImageSource, lebar: number, tinggi: number): Promise<Blob> {
  const skala = Math.min(1, UKURAN_FOTO.lebar / lebar, UKURAN_FOTO.tinggi / tinggi)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(lebar * skala))
  canvas.height = Math.max(1, Math.round(tinggi * skala))
  const context = canvas.getContext('2d')!
  // What is transparent is white, as on paper.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(dari, 0, 0, canvas.width, canvas.height)
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', UKURAN_FOTO.mutu / 100),
  )
  if (!jpeg) throw errors.gambarTidakValid()
  return jpeg
}
