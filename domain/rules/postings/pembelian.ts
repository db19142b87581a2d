/** Buy-back: E06 PEMBELIAN, undone by reversalOf as E07 BATAL PEMBELIAN (DOMAIN §B.3). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiSistem } from '../lokasi.ts'
import type { GerakStok, Posting } from '../posting.ts'
import { debit, gerak, posting, uangKeluar, type Bayar, type Benda } from './lines.ts'

/** A line bought (table beli_detail): the weight and the price paid for it. */
export interface BeliLine extends Omit<Benda, 'ref_line'> {
  no_faktur_beli: string
  berat: Milligram
  harga: Rupiah
}

/** Pieces come back into BELI at the weight bought (M07). */
export const gerakBeli = (b: BeliLine): GerakStok =>
  gerak('M07', { ...b, ref_line: b.no_faktur_beli }, 'V:CUSTOMER', lokasiSistem('BELI'), b.berat)

/** E06: gold bought, paid out in cash or by transfer. */
export const postingPembelian = (f: {
  no_faktur_group: string
  lines: readonly BeliLine[]
  pembayaran: readonly Bayar[]
}): Posting =>
  posting(
    { kategori: 'PEMBELIAN', ref_type: 'PEMBELIAN', ref_no: f.no_faktur_group },
    {
      rupiah: [...f.lines.map((b) => debit(AKUN.PEMBELIAN_EMAS, b.harga)), ...f.pembayaran.map(uangKeluar)],
      stok: f.lines.map(gerakBeli),
    },
  )
