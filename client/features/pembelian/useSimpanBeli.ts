/** Saves the purchase: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import { daftarPembelian, simpanPembelian } from '#domain/calls/pembelian.ts'
import { formatRupiah } from '#domain/format.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { useKirim } from '#client/kasir/useKirim.ts'
import { hitungBeli, type BarisBeli } from './keranjang-beli.ts'
import type { useIzinBeli } from './useIzinBeli.ts'
import { periksaDraf, permintaan } from './draf.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

export type BeliTersimpan = CallReply<typeof simpanPembelian>

export function useSimpanBeli(
  { draf, hitungan, acuan, settings, setErrors, ganti, kosongkan }: TransaksiBeli,
  izin: ReturnType<typeof useIzinBeli>,
  onSaved: (saved: BeliTersimpan) => void,
) {
  const { kirim, busy } = useKirim({
    draf,
    ganti,
    kosongkan,
    setErrors,
    send: async (sent, options) => {
      const body = permintaan(sent, hitungBeli(sent.baris, acuan, settings))
      onSaved(await call(simpanPembelian, { body }, { idTrx: sent.id_trx, ...options }))
      void invalidate(daftarPembelian)
    },
    bankMinus: (sent) =>
      izin.bankMinus(`Pembelian ${formatRupiah(hitungBeli(sent.baris, acuan, settings).total)}`),
    tanpaIzin: (sent) => ({ ...sent, baris: tanpaIzinBeli(sent.baris) }),
  })
  const izinkan = async (validasi: boolean) => {
    const baris = await izin.mintaSemua()
    return baris && { ...draf, baris, validasi }
  }
  return {
    simpan: (validasi: boolean) => void kirim(periksaDraf(draf, hitungan), () => izinkan(validasi)),
    busy,
  }
}

/** What was given is no longer taken. */
export const tanpaIzinBeli = (lines: readonly BarisBeli[]): BarisBeli[] =>
  lines.map((line) => ({ ...line, izin: [] }))
