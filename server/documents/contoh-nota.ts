/** An example of each kind of nota, for settingNota to try its paper out on. A kind stands here once its document exists. */
import type { PembelianLengkap } from '#domain/calls/pembelian.ts'
import { ketentuanBeliKembali } from '#domain/documents/ketentuan-beli-kembali.ts'
import { notaPembelian } from '#domain/documents/nota-pembelian.ts'
import {
  notaPenjualan,
  type NotaPenjualan,
  type PenjualanUntukNota,
} from '#domain/documents/nota-penjualan.ts'
import { notaTitipan, type TitipanUntukNota } from '#domain/documents/nota-titipan.ts'
import type { JenisNota, PengaturanNota } from '#domain/documents/pengaturan-nota.ts'
import { gramToMilligram, rupiah, tambahHari } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { cetakNota } from './cetak-nota.ts'

type Contoh = (ctx: Context, pengaturan: PengaturanNota) => Promise<Buffer>

export const contohNota: Partial<Record<JenisNota, Contoh>> = {
  JUAL: async (ctx, pengaturan) =>
    contoh(
      notaPenjualan(contohPenjualan(ctx), await tokoNota(ctx), ctx.settings, pengaturan, 'CONTOH'),
      pengaturan,
    ),
  BELI: async (ctx, pengaturan) =>
    contoh(
      notaPembelian(contohPembelian(ctx, 'PEMBELIAN'), await tokoNota(ctx), pengaturan, {
        ketentuan: '',
        qr: '',
      }),
      pengaturan,
    ),
  TUKAR: async (ctx, pengaturan) =>
    contoh(
      notaPembelian(contohPembelian(ctx, 'TUKAR'), await tokoNota(ctx), pengaturan, {
        ketentuan: ketentuanBeliKembali(ctx.settings),
        qr: 'CONTOH',
      }),
      pengaturan,
    ),
  TITIP: async (ctx, pengaturan) =>
    contoh(notaTitipan(contohTitipan(ctx), 1, await tokoNota(ctx), ctx.settings, pengaturan), pengaturan),
}

const contoh = (nota: NotaPenjualan, { kertas }: PengaturanNota): Promise<Buffer> =>
  cetakNota({ ...nota, tanda: 'CONTOH' }, kertas)

/** The head of every paper of the shop. */
export const tokoNota = (ctx: Pick<Context, 'db' | 'toko'>) =>
  ctx.db
    .selectFrom('toko as t')
    .leftJoin('logo_toko as l', 'l.kode_toko', 't.kode_toko')
    .select(['t.nama_toko', 't.alamat_toko', 't.kota', 't.no_telp', 't.npwp', 'l.isi as logo'])
    .where('t.kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirstOrThrow()

const contohPenjualan = (ctx: Context): PenjualanUntukNota => ({
  no_faktur_group: `JL-${ctx.toko.kode_toko}-${ctx.toko.tgl_system.slice(2).replaceAll('-', '')}-0000`,
  no_faktur_group_user: 'CONTOH',
  tgl_system: ctx.toko.tgl_system,
  jam: '10:15:00',
  kode_sales: 'S01',
  nama_sales: 'SITI',
  valid_by: ctx.user.user_id,
  kode_marketplace: '-',
  nama_customer: 'IBU CONTOH',
  kode_customer: 'NONMEMBER',
  no_hp: '081234567890',
  alamat_customer: 'JL. MELATI NO. 5',
  berat: gramToMilligram(7.475),
  total: rupiah(7_696_500),
  ppn_rp: rupiah(0),
  ppn_mode: 'OFF',
  total_bayar: rupiah(7_696_500),
  status_valid: 'DONE',
  status_kembali: 'OPEN',
  cetak: 1,
  kupon: [],
  kelebihan: [],
  poin: 0,
  poin_awal: 0,
  poin_akhir: 0,
  detail_barang: [
    baris({
      nama_barang: 'CINCIN POLOS',
      kadar_cetak: '9K',
      berat: 2.35,
      harga_gram: 650_000,
      harga_jual: 1_527_500,
      ongkos: 50_000,
      harga_total: 1_577_500,
    }),
    baris({
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

interface Isi {
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

const baris = ({
  nama_barang,
  kadar_cetak,
  nama_atribut = '-',
  harga_atribut = 0,
  berat_atribut = 0,
  ...d
}: Isi): PenjualanUntukNota['detail_barang'][number] => ({
  no_faktur_jual: 'CONTOH',
  kode_barcode: '00000000',
  nama_barang,
  kadar_cetak,
  nama_atribut,
  ppn_rp: rupiah(0),
  status_kembali: 'OPEN',
  berat: gramToMilligram(d.berat),
  berat_atribut: gramToMilligram(berat_atribut),
  harga_gram: rupiah(d.harga_gram),
  harga_jual: rupiah(d.harga_jual),
  ongkos: rupiah(d.ongkos),
  harga_atribut: rupiah(harga_atribut),
  harga_total: rupiah(d.harga_total),
})

/** One of the pieces above, brought back; against the other in a trade-in. */
function contohPembelian(ctx: Context, kind: PembelianLengkap['kind']): PembelianLengkap {
  const sale = contohPenjualan(ctx)
  const tukar = kind === 'TUKAR'
  const [cincin, gelang] = sale.detail_barang
  const dijual = tukar ? [gelang!] : []
  const total_jual = rupiah(dijual.reduce((sum, d) => sum + d.harga_total, 0))
  const total = rupiah(1_474_500)
  const beli = {
    ...cincin!,
    no_faktur_jual: `${sale.no_faktur_group}-01`,
    berat_nota: cincin!.berat,
    harga_nota: cincin!.harga_total,
    kondisi: 'MULUS',
    harga_rata: rupiah(627_500),
    basis_rp: rupiah(1_527_500),
    rugi_nota_rp: rupiah(35_500),
    potongan_kondisi_rp: rupiah(17_500),
    potongan_manual: rupiah(0),
    harga: total,
  }
  return {
    ...sale,
    kind,
    identitas: null,
    no_faktur_group: sale.no_faktur_group.replace('JL', tukar ? 'TK' : 'BL'),
    detail_barang: dijual,
    detail_beli: [beli],
    total,
    total_jual,
    berat: cincin!.berat,
    berat_jual: gramToMilligram(tukar ? 5.125 : 0),
    total_bayar: tukar ? rupiah(total_jual - total) : total,
    pembayaran: [
      {
        ...sale.pembayaran[0]!,
        arah: tukar ? 'MASUK' : 'KELUAR',
        nominal: tukar ? rupiah(total_jual - total) : total,
        keterangan: '-',
        kembalian: rupiah(0),
      },
    ],
  } as unknown as PembelianLengkap
}

function contohTitipan(ctx: Context): TitipanUntukNota {
  const sale = contohPenjualan(ctx)
  const total = rupiah(1_000_000)
  return {
    ...sale,
    no_titip_group: sale.no_faktur_group.replace('JL', 'TT'),
    no_titip_group_user: 'CONTOH',
    total: sale.total,
    tgl_kunci_harga: tambahHari(ctx.toko.tgl_system, ctx.settings.TITIP_MASA_HARI),
    detail_barang: sale.detail_barang,
    setoran: [
      {
        urut: 1,
        total,
        tgl_system: sale.tgl_system,
        jam: sale.jam,
        status_valid: 'DONE',
        valid_by: sale.valid_by,
        cetak: 1,
        pembayaran: [{ jenis: 'CASH', nominal: total, nama_bank: '-', no_card: '-', uang_diterima: total }],
      },
    ],
  } as unknown as TitipanUntukNota
}
