/**
 * Contents of a deposit's receipt (DOMAIN §F.5), in the shape of a sale's nota: pieces, total, deposit so far, sisa,
 * price lock, cancel rule.
 */
import type { TitipanLengkap } from '#domain/calls/titipan.ts'
import { formatPersen, formatTanggal } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah, sumRupiah } from '#domain/units.ts'
import {
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
  type NotaLine,
  type NotaPenjualan,
  type Pihak,
  type TokoNota,
} from './nota.ts'
import { sebutAtribut } from './atribut.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutUser } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

type Setoran = TitipanLengkap['setoran'][number]
/** Fields of a deposit that its receipts need. */
export type TitipanUntukNota = Pick<
  TitipanLengkap,
  'no_titip_group' | Pihak | 'total' | 'berat' | 'tgl_kunci_harga' | 'detail_barang' | 'setoran'
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
    ...bagianNota(toko, pengaturan),
    title: urut === 1 ? 'TANDA TERIMA TITIPAN' : 'TANDA TERIMA TAMBAH TITIPAN',
    columns: JUAL_COLUMNS,
    penanda: 'Penitip',
    nomor: `${nomorPendek(t.no_titip_group)}${urut === 1 ? '' : ` / ${urut}`}`,
    tanda: tandaCetak(ini.status_valid === 'CANC', ini.cetak, ini.status_valid === 'OPEN'),
    transaksi: filled([
      ['Tanggal', sebutSaat(ini)],
      ['No Titipan', t.no_titip_group],
      ['Sales', sebutSales(t)],
      ['Kasir', sebutUser(toko.sebutan, ini.valid_by)],
      ['Harga s/d', t.tgl_kunci_harga ? formatTanggal(t.tgl_kunci_harga) : '-'],
    ]),
    pelanggan: customerNota('Dari', t),
    lines: t.detail_barang.map(line),
    content: describeContent(t.detail_barang.length, t.berat),
    jumlah: jumlah(t, ini),
    pembayaran: ini.pembayaran.flatMap(lineSetoran),
    terbilang: terbilangRupiah(ini.total),
    ketentuan: ketentuan(t, settings),
    materai: ini.total > MATERAI_LIMIT,
    qr: pengaturan.qr ? t.no_titip_group : '',
    pindai: 'Kode QR dipindai saat titipan ini diambil.',
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
