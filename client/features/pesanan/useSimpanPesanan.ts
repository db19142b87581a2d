/** Saves the order: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import { pilihanPesanan, daftarPesanan, simpanPesanan } from '#domain/calls/pesanan.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { sumRupiah, tanggalSystem, type Rupiah } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { confirm } from '#client/net/dialogs.ts'
import { invalidate } from '#client/net/query.ts'
import { kirimFotoDraf } from '#client/kasir/foto-baris.ts'
import { tanpaIzinFee, useIzinFee } from '#client/kasir/useIzinFee.ts'
import { useKirim } from '#client/kasir/useKirim.ts'
import { periksaDraf, permintaan, type DrafPesanan } from './draf.ts'
import { fotoDariPesanan } from './foto-pesanan.ts'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

export type PesananTersimpan = CallReply<typeof simpanPesanan> & { kembalian: Rupiah }

export function useSimpanPesanan(
  { draf, hitungan, acuan, hariIni, estimasi, diminta, setErrors, ganti, kosongkan }: TransaksiPesanan,
  onSaved: (saved: PesananTersimpan) => void,
) {
  const izinFee = useIzinFee()
  const { kirim, busy } = useKirim<DrafPesanan>({
    draf,
    ganti,
    kosongkan,
    setErrors: (errors) => {
      setErrors(errors)
      // Today's prices may be others by now.
      if (errors.length > 0) void invalidate(pilihanPesanan)
    },
    send: async (sent, options) => {
      const reply = await call(
        simpanPesanan,
        { body: permintaan(sent, hariIni, diminta) },
        { idTrx: sent.id_trx, ...options },
      )
      kirimFotoDraf(
        fotoDariPesanan,
        reply.no_pesanan,
        sent.baris.map((b) => b.kunci),
      )
      onSaved({ ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
      void invalidate(daftarPesanan)
    },
    bankMinus: () => async () => undefined,
    tanpaIzin: (sent, errors) => ({ ...sent, pembayaran: tanpaIzinFee(sent.pembayaran, errors) }),
  })
  const izinkan = async () => {
    // No money at all is rarely meant.
    if (draf.pembayaran.length === 0 && !(await confirm('Simpan pesanan ini tanpa DP'))) return null
    const pembayaran = await izinFee.mintaSemua(draf.pembayaran)
    // A day that is said once stays so, however often it is sent.
    return pembayaran && { ...draf, pembayaran, estimasi_tanggal: tanggalSystem(estimasi) }
  }
  return {
    simpan: () => void kirim(periksaDraf(draf, hitungan.total, acuan, hariIni, diminta), izinkan),
    busy,
    modal: izinFee.modal,
  }
}
