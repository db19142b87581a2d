/**
 * Contents of an order's receipt (DOMAIN §F.5), in the shape of a sale's nota: estimated lines, mengikat, the
 * customer's gold, DPs, sisa, the promised day.
 */
import type { PesananLine, PesananLengkap } from '#domain/calls/pesanan.ts'
import { formatGram, formatPersen, formatTanggal } from '#domain/format.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { sisaPesanan, totalPesanan } from '#domain/rules/pesanan.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { sumMilligram, sumRupiah, type Rupiah } from '#domain/units.ts'
import {
  ada,
  bagianNota,
  customerNota,
  describeContent,
  filled,
  JUAL_COLUMNS,
  lineSetoran,
  MATERAI_LIMIT,
  sebutSaat,
  sebutSales,
  type Jumlah,
  type NotaColumns,
  type NotaLine,
  type NotaPenjualan,
  type Pihak,
  type TokoNota,
} from './nota.ts'
import { sebutAtribut } from './atribut.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutKadar, sebutUser, type Sebutan } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

/** The ordered pieces have no barcode yet and are not weighed. */
export const PESANAN_COLUMNS: NotaColumns = { ...JUAL_COLUMNS, kode: 'No', berat: '± Berat (g)' }

type Setoran = Pick<
  PesananLengkap['setoran'][number],
  'urut' | 'no_setoran' | 'tgl_system' | 'jam' | 'total' | 'status_valid' | 'input_by' | 'cetak'
> & {
  pembayaran: readonly Pick<
    PesananLengkap['setoran'][number]['pembayaran'][number],
    'jenis' | 'nominal' | 'nama_bank' | 'no_card' | 'uang_diterima'
  >[]
}
/** Fields of an order that its receipts need. */
export type PesananUntukNota = Pick<
  PesananLengkap,
  | 'no_pesanan'
  | 'tanggal'
  | 'jam'
  | Pihak
  | 'estimasi_tanggal'
  | 'status_pesanan'
  | 'input_by'
  | 'keterangan'
  | 'cetak'
> & {
  detail_barang: readonly Pick<
    PesananLine,
    | 'no'
    | 'status'
    | 'nama_barang'
    | 'ukuran'
    | 'catatan'
    | 'kadar_cetak'
    | 'perkiraan_berat'
    | 'mengikat'
    | 'harga_gram'
    | 'harga_jual'
    | 'ongkos'
    | 'nama_atribut'
    | 'berat_atribut'
    | 'harga_atribut'
    | 'harga_total'
    | 'berat_customer'
    | 'kadar_customer'
    | 'kode_barcode'
    | 'berat_jadi'
  >[]
  setoran: readonly Setoran[]
}

type Aturan = Pick<Settings, 'PESANAN_POTONGAN_BATAL_PERSEN' | 'PPN_MODE'>

/** @param urut 1: the order itself, with every DP it holds, also when there is none; more: that DP, which must be one of `setoran` */
export function notaPesanan(
  p: PesananUntukNota,
  urut: number,
  toko: TokoNota,
  settings: Aturan,
  pengaturan: PengaturanNota,
): NotaPenjualan {
  const ini = urut === 1 ? undefined : p.setoran.find((s) => s.urut === urut)!
  const lines = p.detail_barang.filter((d) => d.status !== 'BATAL')
  const dp = p.setoran.filter((s) => s.status_valid === 'DONE' && s.urut <= (ini?.urut ?? Infinity))
  const diterima = ini?.total ?? sumRupiah(dp.map((s) => s.total))
  const batal = p.status_pesanan === 'CLOSE' || ini?.status_valid === 'CANC'
  return {
    ...bagianNota(toko, pengaturan),
    title: ini ? 'TANDA TERIMA TAMBAH DP' : 'TANDA TERIMA PESANAN',
    columns: PESANAN_COLUMNS,
    penanda: 'Pemesan',
    nomor: `${nomorPendek(p.no_pesanan)}${ini ? ` / ${urut}` : ''}`,
    tanda: tandaCetak(batal, ini ? ini.cetak : p.cetak),
    transaksi: filled([
      ['Tanggal', sebutSaat(ini ?? { tgl_system: p.tanggal, jam: p.jam })],
      ['No Pesanan', p.no_pesanan],
      ['Sales', sebutSales(p)],
      ['Kasir', sebutUser(toko.sebutan, (ini ?? p).input_by)],
      ['Estimasi Jadi', formatTanggal(p.estimasi_tanggal)],
    ]),
    pelanggan: customerNota('Dari', p, [['Keterangan', p.keterangan]]),
    lines: p.detail_barang.map((d) => line(d, toko.sebutan)),
    content: describeContent(lines.length, sumMilligram(lines.map((d) => d.perkiraan_berat))),
    jumlah: jumlah(totalPesanan(p.detail_barang), dp),
    pembayaran: (ini ? [ini] : dp).flatMap((s) => s.pembayaran.flatMap(lineSetoran)),
    terbilang: diterima > 0 ? terbilangRupiah(diterima) : '',
    ketentuan: ketentuan(lines, settings),
    materai: diterima > MATERAI_LIMIT,
    qr: pengaturan.qr ? p.no_pesanan : '',
    pindai: 'Kode QR dipindai saat pesanan ini diambil.',
  }
}

const line = (d: PesananUntukNota['detail_barang'][number], sebutan: Sebutan): NotaLine => ({
  kode_barcode: String(d.no),
  nama_barang: d.nama_barang,
  atribut: [
    ada(d.ukuran) ? `Ukuran ${d.ukuran}` : '',
    ada(d.catatan) ? d.catatan : '',
    sebutAtribut(d),
    `Mengikat ${d.mengikat ? 'Y' : 'N'}`,
    d.berat_customer > 0
      ? `Emas Customer ${formatGram(d.berat_customer)} g kadar ${sebutKadar(sebutan, d.kadar_customer)}`
      : '',
  ]
    .filter(Boolean)
    .join(', '),
  kadar_cetak: d.kadar_cetak,
  berat: d.perkiraan_berat,
  harga_gram: d.harga_gram,
  harga_jual: d.harga_jual,
  ongkos: d.ongkos,
  harga_atribut: d.harga_atribut,
  harga_total: d.harga_total,
  batal: d.status === 'BATAL',
})

/** The estimated total, each DP, and the rest still to be paid. */
function jumlah(total: Rupiah, dp: readonly Setoran[]): Jumlah[] {
  const held = sumRupiah(dp.map((s) => s.total))
  return [
    { label: 'Perkiraan Total', nilai: total },
    ...(dp.length > 1
      ? dp.map((s) => ({ label: `DP ${s.urut}  ${formatTanggal(s.tgl_system)}`, nilai: s.total }))
      : []),
    { label: 'DP', nilai: held, utama: true },
    { label: 'Sisa', nilai: sisaPesanan(total, held) },
  ]
}

function ketentuan(
  lines: PesananUntukNota['detail_barang'],
  { PESANAN_POTONGAN_BATAL_PERSEN: potongan, PPN_MODE }: Aturan,
): string {
  const mengikat = lines.some((d) => d.mengikat)
  const tidak = lines.some((d) => !d.mengikat)
  return [
    'Harga akhir dihitung dari berat barang jadi.',
    mengikat ? 'Mengikat Y: memakai harga per gram hari pesanan.' : '',
    tidak ? 'Mengikat N: memakai harga per gram hari pengambilan.' : '',
    lines.some((d) => d.berat_customer > 0)
      ? 'Emas customer mengurangi berat yang dibayar; kelebihannya dikembalikan saat pesanan diambil.'
      : '',
    PPN_MODE === 'EXCLUDE' ? 'Harga belum termasuk PPN.' : '',
    potongan > 0
      ? `Bila pesanan dibatalkan, DP dikembalikan dengan potongan ${formatPersen(potongan)}.`
      : 'Bila pesanan dibatalkan, DP dikembalikan seluruhnya.',
    'Tanda terima ini dibawa saat mengambil.',
  ]
    .filter(Boolean)
    .join(' ')
}
