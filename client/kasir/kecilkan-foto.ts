/** A picture of any camera becomes one that is sent quickly: upright, made to fit, JPEG (spec 000 §5). */
import { PIKSEL_MAKS, UKURAN_FOTO } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import { bentukGambar, KEPALA_GAMBAR, tolakBentuk, type BentukGambar } from '#domain/rules/bentuk-gambar.ts'
import { pikselGambar } from './luas-gambar.ts'

/** The largest it may be, in pixels, and the JPEG's quality, up to 100. */
export interface UkuranGambar {
  lebar: number
  tinggi: number
  mutu: number
}

/** By its bytes: what an iPhone's photo was renamed to is what it is called, not what it is. */
export const bentukBerkas = async (berkas: Blob): Promise<BentukGambar | undefined> =>
  bentukGambar(new Uint8Array(await berkas.slice(0, KEPALA_GAMBAR).arrayBuffer()))

/** @throws errors.gambarHeic, errors.gambarBentukLain; errors.gambarTidakValid when the browser cannot read it as one, errors.gambarTerlaluLuas when it would take all memory */
export async function kecilkanFoto(berkas: Blob, ukuran: UkuranGambar = UKURAN_FOTO): Promise<Blob> {
  const tolak = tolakBentuk(await bentukBerkas(berkas))
  if (tolak) throw tolak
  if (((await pikselGambar(berkas)) ?? 0) > PIKSEL_MAKS) throw errors.gambarTerlaluLuas()
  const gambar = await createImageBitmap(berkas).catch(() => {
    throw errors.gambarTidakValid()
  })
  try {
    return await jpegDari(gambar, { lebar: gambar.width, tinggi: gambar.height }, ukuran)
  } finally {
    gambar.close()
  }
}

/** As sharp as any picture is kept: what is taken is made smaller like one that is chosen. */
const UKURAN_KAMERA = { lebar: 4_096, tinggi: 4_096, mutu: 92 }

/** What a video shows now. */
export const fotoDari = (video: HTMLVideoElement): Promise<Blob> =>
  jpegDari(video, { lebar: video.videoWidth, tinggi: video.videoHeight }, UKURAN_KAMERA)

async function jpegDari(
  dari: CanvasImageSource,
  { lebar, tinggi }: { lebar: number; tinggi: number },
  jadi: UkuranGambar,
): Promise<Blob> {
  const skala = Math.min(1, jadi.lebar / lebar, jadi.tinggi / tinggi)
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
    canvas.toBlob(resolve, 'image/jpeg', jadi.mutu / 100),
  )
  if (!jpeg) throw errors.gambarTidakValid()
  return jpeg
}
