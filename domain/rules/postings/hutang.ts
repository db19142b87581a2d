/** Loans against jewellery: E18 to E24 (DOMAIN §B.8). E22, E23, E41 and E42 are reversalOf of what they undo. */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiSistem } from '../lokasi.ts'
import type { GerakStok, Posting } from '../posting.ts'
import { debit, gerak, kredit, posting, uangKeluar, uangMasuk, type Bayar, type Benda } from './lines.ts'
import { lepas, type BarangCustomer } from './pesanan.ts'

const HUTANG = lokasiSistem('HUTANG')
const head = (kategori: Posting['kategori'], no_faktur_hutang: string) => ({
  kategori,
  ref_type: 'HUTANG',
  ref_no: no_faktur_hutang,
})
const kembali = (b: BarangCustomer): GerakStok => gerak('M23', lepas(b), HUTANG, 'V:CUSTOMER', b.berat, b.qty)
const pokok = (no_faktur_hutang: string, amount: Rupiah) =>
  kredit(AKUN.PIUTANG_PINJAMAN, amount, { sub_ref: no_faktur_hutang })

/** E18: cash lent, goods kept (M23). */
export const postingHutang = (f: {
  no_faktur_hutang: string
  pembayaran: readonly Bayar[]
  barang: readonly BarangCustomer[]
}): Posting =>
  posting(head('HUTANG', f.no_faktur_hutang), {
    rupiah: [
      debit(
        AKUN.PIUTANG_PINJAMAN,
        f.pembayaran.reduce((sum, p) => sum + p.nominal, 0),
        { sub_ref: f.no_faktur_hutang },
      ),
      ...f.pembayaran.map(uangKeluar),
    ],
    stok: f.barang.map((b) => gerak('M23', lepas(b), 'V:CUSTOMER', HUTANG, b.berat, b.qty)),
  })

/** A payment on a loan, under its own number (BB-, PP-, CP-, LN-, SB-). */
interface BayarHutang {
  no_faktur_hutang: string
  no_transaksi: string
  pembayaran: readonly Bayar[]
}
const bayar = (
  kategori: Posting['kategori'],
  f: BayarHutang,
  credits: Posting['rupiah'],
  stok: GerakStok[] = [],
): Posting =>
  posting(
    { kategori, ref_type: 'HUTANG', ref_no: f.no_transaksi, keterangan: f.no_faktur_hutang },
    { rupiah: [...f.pembayaran.flatMap(uangMasuk), ...credits], stok },
  )

/** E19, also for perpanjang. */
export const postingBayarBunga = (f: BayarHutang & { bunga: Rupiah }): Posting =>
  bayar('BAYAR BUNGA', f, [kredit(AKUN.PENDAPATAN_BUNGA, f.bunga)])

/** E20. */
export const postingCicilPokok = (f: BayarHutang & { pokok: Rupiah }): Posting =>
  bayar('CICIL POKOK', f, [pokok(f.no_faktur_hutang, f.pokok)])

/** E21: all that is owed; the goods go home. */
export const postingHutangLunas = (
  f: BayarHutang & { pokok: Rupiah; bunga: Rupiah; barang: readonly BarangCustomer[] },
): Posting =>
  bayar(
    'HUTANG LUNAS',
    f,
    [pokok(f.no_faktur_hutang, f.pokok), kredit(AKUN.PENDAPATAN_BUNGA, f.bunga)],
    f.barang.map(kembali),
  )

/**
 * E24: the customer sells the goods to the shop at `harga`; what exceeds the debt is paid out. The goods become a purchase
 * (M07, ref_line no_faktur_beli) under the payment's number SB- (§O.4-1).
 */
export const postingSerahBarang = (f: {
  no_faktur_hutang: string
  no_transaksi: string
  harga: Rupiah
  pokok: Rupiah
  bunga: Rupiah
  kelebihan: readonly Bayar[]
  jaminan: readonly BarangCustomer[]
  barang: readonly (Benda & { berat: Milligram })[]
}): Posting =>
  posting(
    {
      kategori: 'HUTANG SERAH BARANG',
      ref_type: 'HUTANG',
      ref_no: f.no_transaksi,
      keterangan: f.no_faktur_hutang,
    },
    {
      rupiah: [
        debit(AKUN.PEMBELIAN_EMAS, f.harga),
        pokok(f.no_faktur_hutang, f.pokok),
        kredit(AKUN.PENDAPATAN_BUNGA, f.bunga),
        ...f.kelebihan.map(uangKeluar),
      ],
      stok: [
        ...f.jaminan.map(kembali),
        ...f.barang.map((b) => gerak('M07', b, 'V:CUSTOMER', lokasiSistem('BELI'), b.berat)),
      ],
    },
  )
