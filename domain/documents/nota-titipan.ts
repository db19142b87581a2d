/**
 * Contents of a deposit's receipt (DOMAIN §F.5), in the shape of a sale's nota: pieces, total, deposit so far, sisa,
 * price lock, cancel rule.
 */
import type { TitipanLengkap } from '#domain/calls/titipan.ts'
import { formatPersen, formatTanggal } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import {
  ada,
  filled,
  kepalaToko,
  describeContent,
  JUAL_COLUMNS,
  type NotaLine,
  type Jumlah,
  type NotaPenjualan,
  type TokoNota,
} from './nota-penjualan.ts'
import { sebutAtribut } from './atribut.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutUser } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

/** As of a sale: a receipt for more needs a stamp. */
const MATERAI_LIMIT = 5_000_000

type Setoran = TitipanLengkap['setoran'][number]
/** Fields of a deposit that its receipts need. */
export type TitipanUntukNota = Pick<
  TitipanLengkap,
  | 'no_titip_group'
  | 'kode_sales'
  | 'nama_sales'
  | 'nama_customer'
  | 'kode_customer'
  | 'no_hp'
  | 'alamat_customer'
  | 'total'
  | 'berat'
  | 'tgl_kunci_harga'
  | 'detail_barang'
  | 'setoran'
>

/** @param urut the deposit itself (1) or an addition, which must be one of `setoran` */
export function notaTitipan(
  t: TitipanUntukNota,
  urut: number,
  toko: TokoNota,
  settings: Pick<Settings, 'TITIP_POTONGAN_BATAL_PERSEN'>,
  pengaturan: PengaturanNota,
): NotaPenjualan {
  const ini = t.setoran.find((s) => s.urut === urut)!
  return {
    title: urut === 1 ? 'TANDA TERIMA TITIPAN' : 'TANDA TERIMA TAMBAH TITIPAN',
    columns: JUAL_COLUMNS,
    penanda: 'Penitip',
    toko: kepalaToko(toko, pengaturan),
    nomor: `${nomorPendek(t.no_titip_group)}${urut === 1 ? '' : ` / ${urut}`}`,
    tanda: tandaCetak(ini.status_valid === 'CANC', ini.cetak, ini.status_valid === 'OPEN'),
    transaksi: filled([
      ['Tanggal', `${formatTanggal(ini.tgl_system)}  ${ini.jam.slice(0, 5)}`],
      ['No Titipan', t.no_titip_group],
      ['Sales', `${t.nama_sales} (${t.kode_sales})`],
      ['Kasir', sebutUser(toko.sebutan, ini.valid_by)],
      ['Harga s/d', t.tgl_kunci_harga ? formatTanggal(t.tgl_kunci_harga) : '-'],
    ]),
    pelanggan: filled([
      ['Dari', t.nama_customer],
      ['Member', t.kode_customer === 'NONMEMBER' ? '-' : t.kode_customer],
      ['No HP', t.no_hp],
      ['Alamat', t.alamat_customer],
    ]),
    lines: t.detail_barang.map(line),
    content: describeContent(t.detail_barang.length, t.berat),
    jumlah: jumlah(t, ini),
    pembayaran: ini.pembayaran.flatMap(pembayaran),
    terbilang: terbilangRupiah(ini.total),
    kupon: [],
    poin: undefined,
    ketentuan: ketentuan(t, settings),
    kaki: pengaturan.kaki === '' ? [] : pengaturan.kaki.split('\n'),
    materai: ini.total > MATERAI_LIMIT,
    qr: pengaturan.qr ? t.no_titip_group : '',
    pindai: 'Kode QR dipindai saat titipan ini diambil.',
    harga_gram: pengaturan.harga_gram,
    lembar: pengaturan.lembar,
  }
}

const line = (d: TitipanUntukNota['detail_barang'][number]): NotaLine => ({
  kode_barcode: d.kode_barcode,
  nama_barang: d.nama_barang,
  atribut: sebutAtribut(d),
  kadar_cetak: d.kadar_cetak,
  berat: d.berat,
  harga_gram: d.harga_gram,
  harga_jual: d.harga_jual,
  ongkos: d.ongkos,
  harga_atribut: d.harga_atribut,
  harga_total: d.harga_total,
  batal: false,
})

/** Money received up to this receipt, and the rest still to be paid. */
function jumlah({ total, setoran }: TitipanUntukNota, ini: Setoran): Jumlah[] {
  const before = sumRupiah(
    setoran.filter((s) => s.urut < ini.urut && s.status_valid !== 'CANC').map((s) => s.total),
  )
  const sofar = rupiah(before + ini.total)
  const rest: Jumlah[] = total > 0 ? [{ label: 'Sisa', nilai: rupiah(Math.max(0, total - sofar)) }] : []
  return [
    ...(total > 0 ? [{ label: 'Total', nilai: total }] : []),
    ...(before > 0
      ? [
          { label: 'Titipan Sebelumnya', nilai: before },
          { label: 'Tambah Titipan', nilai: ini.total },
        ]
      : []),
    { label: 'Titipan', nilai: sofar, utama: true },
    ...rest,
  ]
}

function pembayaran(p: Setoran['pembayaran'][number]): Jumlah[] {
  const line = { label: [p.jenis, p.nama_bank, p.no_card].filter(ada).join(' '), nilai: p.nominal }
  const kembali = p.jenis === 'CASH' ? rupiah(Math.max(0, p.uang_diterima - p.nominal)) : (0 as Rupiah)
  return kembali > 0
    ? [line, { label: 'Uang Diterima', nilai: p.uang_diterima }, { label: 'Kembalian', nilai: kembali }]
    : [line]
}

function ketentuan(
  { tgl_kunci_harga }: TitipanUntukNota,
  { TITIP_POTONGAN_BATAL_PERSEN: potongan }: Pick<Settings, 'TITIP_POTONGAN_BATAL_PERSEN'>,
): string {
  const harga = tgl_kunci_harga
    ? `Harga barang dikunci sampai ${formatTanggal(tgl_kunci_harga)}; sesudahnya mengikuti harga pada hari pengambilan. Barang diambil seluruhnya dalam satu kali pengambilan.`
    : 'Titipan uang dapat dipakai untuk membayar pembelian barang di toko kami, atau diminta kembali.'
  const batal =
    potongan > 0
      ? `Bila titipan dibatalkan, uang dikembalikan dengan potongan ${formatPersen(potongan)}.`
      : 'Bila titipan dibatalkan, uang dikembalikan seluruhnya.'
  return `${harga} ${batal} Tanda terima ini dibawa saat mengambil.`
}
