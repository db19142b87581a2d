/** Orders: E10 PESANAN, E11 TAMBAH DP, E12 BATAL PESANAN, E13 UPAH TUKANG, and the gold on its way (DOMAIN §B.6). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiNyata, lokasiSistem } from '../lokasi.ts'
import type { Posting } from '../posting.ts'
import { debit, gerak, kredit, posting, uangKeluar, uangMasuk, type Bayar, type Benda } from './baris.ts'

/** Grams without a piece. */
export interface EmasLepas extends Pick<Benda, 'kode_group' | 'kode_dept' | 'ref_line'> {
  berat: Milligram
}
/** A line of goods that belong to a customer: `qty` pieces of `berat` together. */
export interface BarangCustomer extends EmasLepas {
  qty: number
}
export const lepas = (e: EmasLepas): Benda => ({
  barang_id: null,
  kode_barcode: '-',
  kode_group: e.kode_group,
  kode_dept: e.kode_dept,
  ref_line: e.ref_line,
})

const PESANAN = lokasiSistem('PESANAN')
const head = (kategori: Posting['kategori'], no_pesanan: string) => ({
  kategori,
  ref_type: 'PESANAN',
  ref_no: no_pesanan,
})

const dp = (no_pesanan: string, payments: readonly Bayar[]) => [
  ...payments.flatMap(uangMasuk),
  kredit(
    AKUN.DP_PESANAN,
    payments.reduce((sum, p) => sum + p.nominal, 0),
    { sub_ref: no_pesanan },
  ),
]

/** E10: the first down payment, and the customer's own gold into PESANAN (grams, M09). Post it only when there is either. */
export const postingPesanan = (f: {
  no_pesanan: string
  pembayaran: readonly Bayar[]
  emas_customer?: readonly EmasLepas[]
}): Posting =>
  posting(head('PESANAN', f.no_pesanan), {
    rupiah: dp(f.no_pesanan, f.pembayaran),
    stok: (f.emas_customer ?? []).map((e) => gerak('M09', lepas(e), 'V:CUSTOMER', PESANAN, e.berat, 0)),
  })

/** E11. */
export const postingTambahDp = (f: { no_pesanan: string; pembayaran: readonly Bayar[] }): Posting =>
  posting(head('TAMBAH DP PESANAN', f.no_pesanan), { rupiah: dp(f.no_pesanan, f.pembayaran) })

/** E12: DP back but for `potongan`; a finished piece goes to a tray, the customer's gold not yet handed over goes home. */
export const postingBatalPesanan = (f: {
  no_pesanan: string
  saldo: Rupiah
  potongan: Rupiah
  refund: readonly Bayar[]
  barang_jadi?: readonly (Benda & { kode_gudang: string; kode_baki: string; berat: Milligram })[]
  emas_customer?: readonly EmasLepas[]
}): Posting =>
  posting(head('BATAL PESANAN', f.no_pesanan), {
    rupiah: [
      debit(AKUN.DP_PESANAN, f.saldo, { sub_ref: f.no_pesanan }),
      ...f.refund.map(uangKeluar),
      kredit(AKUN.PENDAPATAN_LAIN, f.potongan),
    ],
    stok: [
      ...(f.barang_jadi ?? []).map((b) =>
        gerak('M09', b, PESANAN, lokasiNyata(b.kode_gudang, b.kode_baki), b.berat),
      ),
      ...(f.emas_customer ?? []).map((e) => gerak('M09', lepas(e), PESANAN, 'V:CUSTOMER', e.berat, 0)),
    ],
  })

/** E13: the goldsmith's fee. */
export const postingUpahTukang = (f: {
  no_pesanan: string
  upah: Rupiah
  pembayaran: readonly Bayar[]
}): Posting =>
  posting(head('UPAH TUKANG', f.no_pesanan), {
    rupiah: [debit(AKUN.ONGKOS_TUKANG, f.upah), ...f.pembayaran.map(uangKeluar)],
  })

/** Gold handed to the goldsmith: the shop's out of LEBUR, the customer's out of PESANAN. */
export const postingBahanPesanan = (f: {
  no_pesanan: string
  dari_lebur: readonly EmasLepas[]
  dari_customer: readonly EmasLepas[]
}): Posting =>
  posting(head('PESANAN BAHAN', f.no_pesanan), {
    stok: [
      ...f.dari_lebur.map((e) => gerak('M09', lepas(e), lokasiSistem('LEBUR'), 'V:TUKANG', e.berat, 0)),
      ...f.dari_customer.map((e) => gerak('M09', lepas(e), PESANAN, 'V:TUKANG', e.berat, 0)),
    ],
  })

/** The finished piece arrives (M21). */
export const postingPesananJadi = (f: {
  no_pesanan: string
  barang: readonly (Benda & { berat: Milligram })[]
}): Posting =>
  posting(head('PESANAN JADI', f.no_pesanan), {
    stok: f.barang.map((b) => gerak('M21', b, 'V:TUKANG', PESANAN, b.berat)),
  })
