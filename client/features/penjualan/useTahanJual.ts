/** Sales that are put aside at the till, and one of them again: as its pieces and prices are now. */
import { emptyIdentitas } from '#client/kasir/identitas.ts'
import { sebutanPelanggan } from '#client/kasir/pelanggan.ts'
import { useTahan } from '#client/kasir/useTahan.ts'
import { isEmptyDraft, penjualanDitahan } from './draft.ts'
import type { Transaksi } from './useTransaksi.ts'

export function useTahanJual(
  { draft, dijual, kembali, tagihan, ganti, kosongkan }: Transaksi,
  { readAgain, ...jendela }: { buka: () => void; tanya: () => void; readAgain: () => void },
) {
  return useTahan({
    tempat: penjualanDitahan,
    // The number of a person's card is not left lying in the browser.
    draft: { ...draft, identitas: emptyIdentitas },
    isEmpty: isEmptyDraft,
    ringkas: () => ({
      customer: sebutanPelanggan(draft.pelanggan),
      barang: [
        ...dijual.hitungan.lines.map(({ line }) => line.barang.nama_barang),
        ...kembali.hitungan.lines.map(({ nama_barang }) => `tukar ${nama_barang}`),
      ],
      total: tagihan.total,
    }),
    kosongkan,
    lanjutkan: (held) => {
      kosongkan()
      ganti(held)
      readAgain()
    },
    ...jendela,
  })
}
