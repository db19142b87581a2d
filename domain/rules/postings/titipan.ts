/** Deposits on pieces set aside: E03 TITIPAN, E04 TAMBAH TITIPAN, E05 BATAL TITIPAN, E14 KELEBIHAN DP (DOMAIN §B.2). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiNyata, lokasiSistem } from '../lokasi.ts'
import type { BayarDimuka } from '../pembayaran.ts'
import type { Posting } from '../posting.ts'
import { debit, gerak, kredit, posting, uangKeluar, uangMasuk, type Bayar, type Benda } from './lines.ts'

/** A piece set aside: the tray it comes from, or goes back to. */
export interface BarangTitip extends Benda {
  kode_gudang: string
  kode_baki: string
  berat: Milligram
}

type UangKembali = Pick<Bayar, 'jenis' | 'nominal' | 'no_rekening'>

const TITIP = lokasiSistem('TITIP')
const jumlah = (payments: readonly Pick<Bayar, 'nominal'>[]): number =>
  payments.reduce((sum, p) => sum + p.nominal, 0)

const setoran = (no_titip_group: string, payments: readonly Bayar[]) => [
  ...payments.flatMap(uangMasuk),
  kredit(AKUN.TITIPAN_PELANGGAN, jumlah(payments), { sub_ref: no_titip_group }),
]

/** E03: the deposit becomes a liability; each piece goes to TITIP (M05). A money deposit has no pieces. */
export const postingTitipan = (f: {
  no_titip_group: string
  pembayaran: readonly Bayar[]
  barang: readonly BarangTitip[]
}): Posting =>
  posting(
    { kategori: 'TITIPAN', ref_type: 'TITIPAN', ref_no: f.no_titip_group },
    {
      rupiah: setoran(f.no_titip_group, f.pembayaran),
      stok: f.barang.map((b) => gerak('M05', b, lokasiNyata(b.kode_gudang, b.kode_baki), TITIP, b.berat)),
    },
  )

/** E04: more on the same deposit. */
export const postingTambahTitipan = (f: { no_titip_group: string; pembayaran: readonly Bayar[] }): Posting =>
  posting(
    { kategori: 'TAMBAH TITIPAN', ref_type: 'TITIPAN', ref_no: f.no_titip_group },
    { rupiah: setoran(f.no_titip_group, f.pembayaran) },
  )

/** E05: the whole deposit is given back but for `potongan`, which is income; pieces return to their trays (M06). */
export const postingBatalTitipan = (f: {
  no_titip_group: string
  saldo: Rupiah
  potongan: Rupiah
  refund: readonly UangKembali[]
  barang: readonly BarangTitip[]
}): Posting =>
  posting(
    { kategori: 'BATAL TITIPAN', ref_type: 'TITIPAN', ref_no: f.no_titip_group },
    {
      rupiah: [
        debit(AKUN.TITIPAN_PELANGGAN, f.saldo, { sub_ref: f.no_titip_group }),
        ...f.refund.map(uangKeluar),
        kredit(AKUN.PENDAPATAN_LAIN, f.potongan),
      ],
      stok: f.barang.map((b) => gerak('M06', b, TITIP, lokasiNyata(b.kode_gudang, b.kode_baki), b.berat)),
    },
  )

/** E14: what a deposit holds beyond the final total goes back to the customer, with the sale `no_faktur_group` that found it too much. */
export const postingKelebihanDp = (f: {
  jenis: BayarDimuka
  no: string
  no_faktur_group: string
  refund: readonly UangKembali[]
}): Posting =>
  posting(
    {
      kategori: 'KELEBIHAN DP',
      ref_type: 'PENJUALAN',
      ref_no: f.no_faktur_group,
      keterangan: 'KELEBIHAN BAYAR DP PENJUALAN',
    },
    {
      rupiah: [
        debit(f.jenis === 'TITIPAN' ? AKUN.TITIPAN_PELANGGAN : AKUN.DP_PESANAN, jumlah(f.refund), {
          sub_ref: f.no,
        }),
        ...f.refund.map(uangKeluar),
      ],
    },
  )
