/**
 * Tells that a catalogue could not be changed (spec 002 §8): with the server's words when it gave a reason, else by
 * naming what failed.
 */
import type { Katalog } from '#domain/katalog.ts'
import { messages } from '#domain/messages.ts'
import { denganNomor, type ApiError } from '#client/net/api.ts'
import { tellError } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

type Gagal = 'gagalMenambahkan' | 'gagalMerubah' | 'gagalMengubah' | 'gagalMenghapus'

/** 'Gagal Menambahkan Barang Katalog, Coba Beberapa Saat Lagi' */
const failedText = ({ title, sebutan = title, picture }: Katalog, apa: Gagal): string =>
  picture?.tetap && apa === 'gagalMerubah'
    ? messages.simpanSplashGagal
    : `${messages[apa]} ${sebutan}, ${messages.cobaBeberapaSaatLagi}`

/** The server said why, and it will say the same again. */
export const isDitolak = ({ kind, status }: ApiError): boolean => kind === 'refused' && status < 500

/**
 * Tells what failed, for an unknown reason: as a toast, or in a dialog that must be read when there is an error number
 * to read out.
 */
export function kabariTakTerduga(katalog: Katalog, apa: Gagal, { nomor }: ApiError): void {
  const text = failedText(katalog, apa)
  if (nomor) void tellError(denganNomor(text, nomor))
  else toast('error', text)
}

/** Of what is done in the list, and so has no field to stand at. */
export function kabariGagal(katalog: Katalog, apa: Gagal, error: ApiError): void {
  if (error.told) return
  if (isDitolak(error)) toast('error', error.message)
  else kabariTakTerduga(katalog, apa, error)
}
