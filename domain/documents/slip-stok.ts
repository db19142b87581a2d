/**
 * Contents of the slip of a stock document: each piece, from where to where, and the sums of pieces and grams (DOMAIN
 * §F.5).
 */
import type { DokumenStokTersimpan } from '../calls/dokumen-stok.ts'
import type { DokumenStok } from '../dokumen-stok.ts'
import { formatNumber, formatGram, formatHariTanggal } from '../format.ts'
import { milligram, sumMilligram, type Milligram } from '../units.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

export function slipStok(
  { nama, tandaTangan, slip, gerak, timbang }: DokumenStok,
  d: DokumenStokTersimpan,
  toko: TokoSlip,
): Slip {
  // The lines of what comes in name where it went, its head where it came from.
  const masuk = gerak?.arah === 'masuk'
  const sendiri = d.detail_barang.some((b) => b.ke !== '-')
  return {
    ...kepalaSlip(toko),
    title: slip?.judul ?? `BUKTI ${nama.toUpperCase()}`,
    nomor: d.no,
    ...(slip && { qr: d.no }),
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak, d.status_valid === 'OPEN'),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ...(slip ? [['Dari', toko.nama_toko] as [string, string]] : []),
      // If each line names its piece's destination, the head does not repeat it.
      ...(sendiri ? [] : [[masuk ? 'Asal' : 'Tujuan', d.ke] as [string, string]]),
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    columns: [
      { title: 'Barcode' },
      { title: 'Nama Barang' },
      { title: 'Kadar' },
      { title: masuk ? 'Ke' : 'Dari' },
      ...(sendiri ? [{ title: 'Ke' }] : []),
      ...(timbang ?? ['Berat']).map((title) => ({ title, kanan: true as const })),
    ],
    lines: d.detail_barang.map((b) => [
      b.kode_barcode,
      b.nama_barang,
      b.kadar_cetak,
      `${b.kode_gudang} / ${b.kode_baki}`,
      ...(sendiri ? [b.ke] : []),
      formatGram(b.berat),
      ...(timbang ? [formatGram(tiba(b))] : []),
    ]),
    jumlah: [['Jumlah Barang', formatNumber(d.qty)], ...berat(d, timbang)],
    tandaTangan: [...tandaTangan] as [string, string],
  }
}

type Row = DokumenStokTersimpan['detail_barang'][number]
const tiba = (b: Row): Milligram => b.berat_timbang ?? b.berat
const gram = (berat: Milligram): string => `${formatGram(berat)} g`

/** The signatures cover the weight that arrived; its difference from the weight that left stands above it. */
function berat(d: DokumenStokTersimpan, timbang: DokumenStok['timbang']): [string, string][] {
  if (!timbang) return [['Jumlah Berat', gram(d.berat)]]
  const sampai = sumMilligram(d.detail_barang.map(tiba))
  return [
    [`Berat ${timbang[0]}`, gram(d.berat)],
    ...(sampai === d.berat ? [] : [['Selisih', gram(milligram(sampai - d.berat))] as [string, string]]),
    [`Berat ${timbang[1]}`, gram(sampai)],
  ]
}
