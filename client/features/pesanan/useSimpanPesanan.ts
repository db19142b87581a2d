/** Saves the order: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import { pesananChoices, listPesanan, simpanPesanan } from '#domain/calls/pesanan.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { sumRupiah, tanggalSystem, type Rupiah } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { confirm } from '#client/net/dialogs.ts'
import { invalidate } from '#client/net/query.ts'
import { kirimDraftFoto } from '#client/kasir/line-foto.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKirim } from '#client/kasir/useKirim.ts'
import { checkDraft, request, type DraftPesanan } from './draft.ts'
import { fotoDariPesanan } from './foto-pesanan.ts'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

export type PesananTersimpan = CallReply<typeof simpanPesanan> & { kembalian: Rupiah }

export function useSimpanPesanan(
  { draft, hitungan, acuan, hariIni, estimasi, diminta, setErrors, ganti, kosongkan }: TransaksiPesanan,
  onSaved: (saved: PesananTersimpan) => void,
) {
  const otorisasi = useOtorisasi()
  const { kirim, busy } = useKirim<DraftPesanan>({
    draft,
    ganti,
    kosongkan,
    setErrors: (errors) => {
      setErrors(errors)
      // Today's prices may be others by now.
      if (errors.length > 0) void invalidate(pesananChoices)
    },
    send: async (sent) => {
      const reply = await call(
        simpanPesanan,
        { body: request(sent, hariIni, diminta) },
        { idTrx: sent.id_trx },
      )
      kirimDraftFoto(
        fotoDariPesanan,
        reply.no_pesanan,
        sent.lines.map((b) => b.kunci),
      )
      onSaved({ ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
      void invalidate(listPesanan)
    },
    izin: () => otorisasi.diminta('Pesanan'),
    tanpaIzin: (sent) => sent,
  })
  const siapkan = async () => {
    // No money at all is rarely meant.
    if (draft.pembayaran.length === 0 && !(await confirm('Simpan pesanan ini tanpa DP'))) return null
    // A day that is said once stays so, however often it is sent.
    return { ...draft, estimasi_tanggal: tanggalSystem(estimasi) }
  }
  return {
    simpan: () => void kirim(checkDraft(draft, hitungan.total, acuan, hariIni, diminta), siapkan),
    busy,
    modal: otorisasi.modal,
  }
}
