/** Sales: E01 PENJUALAN and E02 BATAL PENJUALAN (DOMAIN §B.1, §B.0.5). */
import { milligram, rupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { AKUN, type KodeAkun } from '../akun.ts'
import { lokasiNyata } from '../lokasi.ts'
import type { Settings } from '../para-system.ts'
import { reversalOf, type PostingTersimpan } from '../pembalikan.ts'
import { gabungRupiah, type RupiahRow, type GerakPoin, type GerakStok, type Posting } from '../posting.ts'
import type { PpnMode } from '../ppn.ts'
import { debit, gerak, kredit, posting, uangMasuk, type Bayar, type Benda } from './lines.ts'

/** A sale line (table jual_detail). */
export interface JualLine extends Omit<Benda, 'ref_line'> {
  no_faktur_jual: string
  kode_gudang: string
  kode_baki: string
  /** Weight in the books, and weight sold. */
  berat_awal: Milligram
  berat: Milligram
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  ppn_rp: Rupiah
  pph_rp: Rupiah
}

export interface FaktaPenjualan {
  no_faktur_group: string
  ppn_mode: PpnMode
  lines: readonly JualLine[]
  pembayaran: readonly Bayar[]
  /** Points of the member; none for others, or when 0. */
  poin?: { kode_member: string; poin: number }
}

/** E01 with M03 for every piece, M24 before it where the scale says otherwise than the books, and the member's points. */
export function postingPenjualan(f: FaktaPenjualan): Posting {
  return posting(
    { kategori: 'PENJUALAN', ref_type: 'PENJUALAN', ref_no: f.no_faktur_group },
    {
      rupiah: [...f.pembayaran.flatMap(uangMasuk), ...f.lines.flatMap((b) => pendapatan(b, f.ppn_mode))],
      stok: f.lines.flatMap(gerakJual),
      poin: gerakPoin(f.poin?.kode_member, f.poin?.poin ?? 0, 'PENJUALAN', f.no_faktur_group),
    },
  )
}

/** The income side of one line, and the taxes collected with it. With INCLUDE the tax is taken out of it: from 4101, and from 4102 and 4103 should that not suffice. */
export function pendapatan(
  b: Pick<JualLine, 'harga_jual' | 'ongkos' | 'harga_atribut' | 'ppn_rp' | 'pph_rp'>,
  mode: PpnMode,
): RupiahRow[] {
  let inside = mode === 'INCLUDE' ? b.ppn_rp : 0
  const net = (amount: Rupiah): number => {
    const taken = Math.min(inside, amount)
    inside -= taken
    return amount - taken
  }
  return [
    kredit(AKUN.PENJUALAN_EMAS, net(b.harga_jual)),
    kredit(AKUN.PENDAPATAN_ONGKOS, net(b.ongkos)),
    kredit(AKUN.PENJUALAN_ATRIBUT, net(b.harga_atribut)),
    kredit(AKUN.UTANG_PPN, b.ppn_rp),
    kredit(AKUN.UTANG_PPH22, b.pph_rp),
  ]
}

/** The piece leaves its place, after its weight there has been corrected to the one sold. */
export function gerakJual(b: JualLine): GerakStok[] {
  const place = lokasiNyata(b.kode_gudang, b.kode_baki)
  const piece: Benda = { ...b, ref_line: b.no_faktur_jual }
  return [
    ...koreksiBerat(piece, place, b.berat_awal, b.berat),
    gerak('M03', piece, place, 'V:CUSTOMER', b.berat),
  ]
}

/** M24: grams to or from V:KOREKSI, so that the place holds what the scale says. Nothing when they agree. */
export function koreksiBerat(piece: Benda, place: string, books: Milligram, scale: Milligram): GerakStok[] {
  if (books === scale) return []
  const grams = milligram(Math.abs(scale - books))
  return [
    scale < books
      ? gerak('M24', piece, place, 'V:KOREKSI', grams, 0)
      : gerak('M24', piece, 'V:KOREKSI', place, grams, 0),
  ]
}

export const gerakPoin = (
  kode_member: string | undefined,
  poin: number,
  kategori: GerakPoin['kategori'],
  deskripsi: string,
): GerakPoin[] =>
  kode_member === undefined || poin === 0 ? [] : [{ kode_member, poin, kategori, deskripsi }]

export type CaraRefund = Settings['REFUND_CARA']

/**
 * E02 of the whole sale. ASAL: every line turned round, each payment goes back the way it came. CASH: what was paid by
 * card or transfer goes back as cash, and the card fee stays where it is. Deposits become liabilities again either way.
 */
export function postingBatalPenjualan(stored: PostingTersimpan, refund: CaraRefund): Posting {
  const reversal = reversalOf(stored)
  return refund === 'ASAL' ? reversal : { ...reversal, rupiah: kembaliTunai(reversal.rupiah) }
}

/**
 * E02 of some lines of a sale paid in one way (§B.1: else the whole group is cancelled): their income turned round,
 * their pieces back where they lay.
 * @param sebelum the sale as it lives before this cancel: its live lines, its payment
 * @param poin how many of the member's points go, positive
 */
export function postingBatalLine(
  stored: PostingTersimpan,
  sebelum: FaktaPenjualan,
  no_faktur_jual: ReadonlySet<string>,
  refund: CaraRefund,
  poin = 0,
): Posting {
  const [payment, ...others] = sebelum.pembayaran
  if (!payment || others.length)
    throw new Error(`${sebelum.no_faktur_group}: only a sale paid in one way is cancelled by line`)
  const lines = sebelum.lines.filter((b) => no_faktur_jual.has(b.no_faktur_jual))
  const income = lines.flatMap((b) => pendapatan(b, sebelum.ppn_mode)).map(balik)
  const back = income.reduce((sum, line) => sum + line.jumlah, 0)
  const rest: Bayar = { ...payment, nominal: rupiah(payment.nominal - back) }
  // the payment, less the payment for the rest: the fees of all parts add up to the fee of the whole
  const money = [...uangMasuk(rest), ...uangMasuk(payment).map(balik)]
  const rows = gabungRupiah([...money, ...income])
  return {
    ...reversalOf({
      ...stored,
      stok: stored.stok.filter((row) => no_faktur_jual.has(row.ref_line)),
      rupiah: [],
      jurnal_id: null,
    }),
    rupiah: refund === 'ASAL' ? rows : kembaliTunai(rows),
    poin: gerakPoin(sebelum.poin?.kode_member, -poin, 'BATAL PENJUALAN', sebelum.no_faktur_group),
  }
}

const balik = (line: RupiahRow): RupiahRow => ({ ...line, jumlah: rupiah(-line.jumlah) })

const UANG_DAN_FEE: readonly KodeAkun[] = [
  AKUN.KAS.kode,
  AKUN.BANK.kode,
  AKUN.BIAYA_KARTU.kode,
  AKUN.PENDAPATAN_FEE_KARTU.kode,
]

/** The same lines with all their money as one payment in cash. */
function kembaliTunai(lines: readonly RupiahRow[]): RupiahRow[] {
  const kept = lines.filter((line) => !UANG_DAN_FEE.includes(line.kode_akun))
  const cash = -kept.reduce((sum, line) => sum + line.jumlah, 0)
  return gabungRupiah([...kept, debit(AKUN.KAS, cash, { jenis_bayar: 'CASH', keterangan: 'REFUND CASH' })])
}
