/**
 * Contents of a repair's papers (DOMAIN §F.5), in the shape of a sale's nota: the receipt, which is also the claim
 * ticket, and the paper given with the goods.
 */
import type { StoredServiceLine, ServiceLengkap } from '#domain/calls/service.ts'
import { formatGram, formatTanggal } from '#domain/format.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah } from '#domain/units.ts'
import {
  ada,
  bagianNota,
  customerNota,
  describeContent,
  filled,
  JUAL_COLUMNS,
  MATERAI_LIMIT,
  sebutSaat,
  sebutSales,
  type Jumlah,
  type NotaLine,
  type NotaPenjualan,
  type Pihak,
  type TokoNota,
} from './nota.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutUser } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

/** Fields of a repair that its papers need. */
export type ServiceUntukNota = Pick<
  ServiceLengkap,
  | 'no_faktur_service'
  | 'tgl_system'
  | 'jam'
  | Pihak
  | 'estimasi_tanggal'
  | 'status_service'
  | 'tgl_ambil'
  | 'berat'
  | 'qty'
  | 'total'
  | 'total_bayar'
  | 'ppn_rp'
  | 'ppn_mode'
  | 'dp'
  | 'sisa'
  | 'input_by'
  | 'ambil_by'
  | 'cetak'
  | 'detail_barang'
  | 'setoran'
>

export function notaService(s: ServiceUntukNota, toko: TokoNota, pengaturan: PengaturanNota): NotaPenjualan {
  const diambil = s.status_service === 'AMBIL'
  const dibayar = s.setoran.filter((p) => p.status_valid === 'DONE')
  const terima = rupiah(
    dibayar.filter((p) => p.jenis === (diambil ? 'AMBIL' : 'DP')).reduce((sum, p) => sum + p.total, 0),
  )
  return {
    ...bagianNota(toko, pengaturan),
    title: diambil ? 'NOTA SERVICE' : 'TANDA TERIMA SERVICE',
    columns: { ...JUAL_COLUMNS, kode: 'No', harga: '', atribut: '', rincian: 'NAMA' },
    penanda: 'Customer',
    nomor: nomorPendek(s.no_faktur_service),
    tanda: tandaCetak(s.status_service === 'CANC', s.cetak),
    transaksi: filled([
      ['Tanggal', sebutSaat(s)],
      ['No Service', s.no_faktur_service],
      ['Sales', sebutSales(s)],
      ['Kasir', sebutUser(toko.sebutan, diambil ? s.ambil_by : s.input_by)],
      diambil && s.tgl_ambil
        ? ['Diambil', formatTanggal(s.tgl_ambil)]
        : ['Estimasi', formatTanggal(s.estimasi_tanggal)],
    ]),
    pelanggan: customerNota('Dari', s),
    lines: s.detail_barang.map(line),
    content: describeContent(s.qty, s.berat),
    jumlah: jumlah(s),
    pembayaran: dibayar.flatMap((p) =>
      p.pembayaran.map((b): Jumlah => ({
        label: [p.jenis === 'DP' ? 'DP' : '', b.jenis, b.nama_bank, b.no_card].filter(ada).join(' '),
        nilai: b.nominal,
      })),
    ),
    terbilang: terima > 0 ? terbilangRupiah(terima) : '',
    ketentuan: diambil
      ? 'Barang telah diperiksa dan ditimbang bersama saat diambil.'
      : `Ongkos dapat berubah sesuai pekerjaan; kami memberi tahu sebelumnya. Tanda terima ini dibawa saat mengambil. Barang yang tidak diambil ${HARI_TIDAK_DIAMBIL} hari sejak selesai akan kami hubungi kembali dan tetap disimpan sebagai milik customer.`,
    materai: terima > MATERAI_LIMIT,
    qr: pengaturan.qr ? s.no_faktur_service : '',
    pindai: 'Kode QR dipindai saat barang diambil.',
    harga_gram: false,
  }
}

/** As received, in what state, what was complained of, what was done. */
function uraian(d: StoredServiceLine): string {
  const berat =
    d.berat_selesai !== null && d.berat_selesai !== d.berat_terima
      ? `terima ${formatGram(d.berat_terima)} g, selesai ${formatGram(d.berat_selesai)} g`
      : ''
  return [
    d.jenis_service,
    d.jumlah > 1 ? `${d.jumlah} buah` : '',
    ada(d.keluhan) ? d.keluhan : '',
    ada(d.kondisi) ? `kondisi ${d.kondisi}` : '',
    ada(d.pekerjaan) ? `dikerjakan ${d.pekerjaan}` : '',
    berat,
  ]
    .filter(Boolean)
    .join(', ')
}

function line(d: StoredServiceLine): NotaLine {
  const ongkos = d.ongkos_akhir ?? d.ongkos
  return {
    kode_barcode: String(d.no),
    nama_barang: d.nama_barang,
    atribut: uraian(d),
    kadar_cetak: ada(d.kode_group) ? d.kode_group : '',
    berat: d.berat_selesai ?? d.berat_terima,
    harga_gram: rupiah(0),
    harga_jual: rupiah(0),
    ongkos,
    harga_atribut: rupiah(0),
    harga_total: ongkos,
    batal: false,
  }
}

function jumlah(s: ServiceUntukNota): Jumlah[] {
  const diambil = s.status_service === 'AMBIL'
  const ppn: Jumlah[] =
    s.ppn_rp > 0 ? [{ label: s.ppn_mode === 'INCLUDE' ? 'Termasuk PPN' : 'PPN', nilai: s.ppn_rp }] : []
  return [
    { label: s.status_service === 'MASUK' ? 'Perkiraan Ongkos' : 'Ongkos', nilai: s.total },
    ...ppn,
    ...(s.ppn_mode === 'EXCLUDE' && s.ppn_rp > 0 ? [{ label: 'Total', nilai: s.total_bayar }] : []),
    ...(s.dp > 0 ? [{ label: 'DP', nilai: s.dp }] : []),
    {
      label: diambil ? 'Dibayar' : 'Sisa',
      nilai: diambil ? rupiah(s.total_bayar - s.dp) : s.sisa,
      utama: true,
    },
  ]
}
