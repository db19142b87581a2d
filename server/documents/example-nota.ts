/** An example sale, of which the examples of notas are made that settingNota tries its paper out on; an area brings its own (server/dokumen). */
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import type { PenjualanUntukNota } from '#domain/documents/nota-penjualan.ts'
import type { PengaturanNota } from '#domain/rules/pengaturan-nota.ts'
import { gramToMilligram, rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { cetakNota, type Tercetak } from './cetak.ts'

export type ExampleNota = (ctx: Context, pengaturan: PengaturanNota) => Promise<Tercetak>

/** Marked as what it is. */
export const printExample = (nota: NotaPenjualan, { kertas }: PengaturanNota): Tercetak =>
  cetakNota({ ...nota, tanda: 'CONTOH' }, kertas)

export const examplePenjualan = (ctx: Context): PenjualanUntukNota => ({
  no_faktur_group: `JL-${ctx.toko.kode_toko}-${ctx.toko.tgl_system.slice(2).replaceAll('-', '')}-0000`,
  tgl_system: ctx.toko.tgl_system,
  jam: '10:15:00',
  kode_sales: 'S01',
  nama_sales: 'SITI',
  valid_by: ctx.user.user_id,
  kode_marketplace: '-',
  no_timbangan: 'CONTOH-1',
  nama_customer: 'IBU CONTOH',
  kode_customer: 'NONMEMBER',
  no_hp: '081234567890',
  alamat_customer: 'JL. MELATI NO. 5',
  berat: gramToMilligram(7.475),
  total: rupiah(7_696_500),
  ppn_rp: rupiah(0),
  ppn_mode: 'OFF',
  pph_rp: rupiah(0),
  total_bayar: rupiah(7_696_500),
  status_valid: 'DONE',
  status_kembali: 'OPEN',
  cetak: 1,
  kupon: [],
  kelebihan: [],
  emas_kembali: [],
  refund: [],
  poin: 0,
  poin_awal: 0,
  poin_akhir: 0,
  detail_barang: [
    row({
      nama_barang: 'CINCIN POLOS',
      kadar_cetak: '9K',
      berat: 2.35,
      harga_gram: 650_000,
      harga_jual: 1_527_500,
      ongkos: 50_000,
      harga_total: 1_577_500,
    }),
    row({
      nama_barang: 'GELANG RANTAI',
      kadar_cetak: '70%',
      berat: 5.125,
      harga_gram: 1_150_000,
      harga_jual: 5_894_000,
      ongkos: 75_000,
      harga_atribut: 150_000,
      berat_atribut: 0.12,
      nama_atribut: 'BATU',
      harga_total: 6_119_000,
    }),
  ],
  pembayaran: [
    {
      jenis: 'CASH',
      nominal: rupiah(7_696_500),
      nama_bank: '-',
      no_card: '-',
      fee_rp: rupiah(0),
      fee_mode: 'TOKO',
      uang_diterima: rupiah(7_700_000),
      kembalian: rupiah(3_500),
    },
  ],
})

interface Content {
  nama_barang: string
  kadar_cetak: string
  berat: number
  harga_gram: number
  harga_jual: number
  ongkos: number
  harga_total: number
  harga_atribut?: number
  berat_atribut?: number
  nama_atribut?: string
}

const row = ({
  nama_barang,
  kadar_cetak,
  nama_atribut = '-',
  harga_atribut = 0,
  berat_atribut = 0,
  ...d
}: Content): PenjualanUntukNota['detail_barang'][number] => ({
  no_faktur_jual: 'CONTOH',
  kode_barcode: '00000000',
  nama_barang,
  kadar_cetak,
  nama_atribut,
  ppn_rp: rupiah(0),
  pph_rp: rupiah(0),
  status_kembali: 'OPEN',
  berat_customer: gramToMilligram(0),
  no_pesanan: '-',
  berat: gramToMilligram(d.berat),
  berat_atribut: gramToMilligram(berat_atribut),
  harga_gram: rupiah(d.harga_gram),
  harga_jual: rupiah(d.harga_jual),
  ongkos: rupiah(d.ongkos),
  harga_atribut: rupiah(harga_atribut),
  harga_total: rupiah(d.harga_total),
})
