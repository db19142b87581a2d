/** What the slip of a stock document holds: each piece, from where to where, pieces and grams in sum (DOMAIN §F.5). */
import type { DokumenStokTersimpan } from '../calls/dokumen-stok.ts'
import type { DokumenStok } from '../dokumen-stok.ts'
import { formatAngka, formatGram, formatHariTanggal } from '../format.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

export function slipStok(
  { nama, tandaTangan, slip, gerak }: DokumenStok,
  d: DokumenStokTersimpan,
  toko: TokoSlip,
): Slip {
  // The lines of what comes in name where it went, its head where it came from.
  const masuk = gerak?.arah === 'masuk'
  const sendiri = d.detail_barang.some((b) => b.ke !== '-')
  return {
    ...kepalaSlip(toko),
    judul: slip?.judul ?? `BUKTI ${nama.toUpperCase()}`,
    nomor: d.no,
    ...(slip && { qr: d.no }),
    tanda: tandaCetak(d.status_valid === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
      ...(slip ? [['Dari', toko.nama_toko] as [string, string]] : []),
      [masuk ? 'Asal' : 'Tujuan', d.ke],
      ...(d.keterangan === '-' ? [] : [['Keterangan', d.keterangan] as [string, string]]),
      ['Petugas', d.input_by],
    ],
    columns: [
      { judul: 'Barcode' },
      { judul: 'Nama Barang' },
      { judul: 'Kadar' },
      { judul: masuk ? 'Ke' : 'Dari' },
      ...(sendiri ? [{ judul: 'Ke' }] : []),
      { judul: 'Berat', kanan: true },
    ],
    baris: d.detail_barang.map((b) => [
      b.kode_barcode,
      b.nama_barang,
      b.kadar_cetak,
      `${b.kode_gudang} / ${b.kode_baki}`,
      ...(sendiri ? [b.ke] : []),
      formatGram(b.berat),
    ]),
    jumlah: [
      ['Jumlah Barang', formatAngka(d.qty)],
      ['Jumlah Berat', formatGram(d.berat)],
    ],
    tandaTangan: [...tandaTangan] as [string, string],
  }
}
