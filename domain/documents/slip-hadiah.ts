/** What the slip of a gift document holds: lines, amounts in its own unit, who signs (DOMAIN §F.5). */
import type { DokumenHadiah, JenisHadiah } from '../calls/hadiah.ts'
import { formatAngka, formatHariTanggal, formatRupiah } from '../format.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

const JUDUL: Record<JenisHadiah, string> = {
  BELI: 'BUKTI BELI HADIAH',
  AMBIL: 'BUKTI AMBIL HADIAH',
  TUKAR: 'BUKTI TUKAR POIN',
}

export function slipHadiah(d: DokumenHadiah, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    judul: JUDUL[d.jenis],
    nomor: d.no_ref,
    tanda: tandaCetak(d.status === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tanggal)}, ${d.jam.slice(0, 5)}`],
      ...fakta(d),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    ...tabel[d.jenis](d),
  }
}

const fakta = (d: DokumenHadiah): [string, string][] => {
  if (d.jenis === 'BELI')
    return [
      ['Supplier', d.keterangan],
      ['Dibayar', d.jenis_bayar],
    ]
  return d.jenis === 'TUKAR' ? [['Member', `${d.keterangan} (${d.kode_member})`]] : []
}

const qty = (d: DokumenHadiah): string => formatAngka(d.detail_hadiah.reduce((sum, b) => sum + b.qty, 0))

const tabel: Record<
  JenisHadiah,
  (d: DokumenHadiah) => Pick<Slip, 'columns' | 'lines' | 'jumlah' | 'tandaTangan'>
> = {
  BELI: (d) => ({
    columns: [
      { judul: 'Kode' },
      { judul: 'Nama Hadiah' },
      { judul: 'Qty', kanan: true },
      { judul: 'Total Uang', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      formatAngka(b.qty),
      formatRupiah(b.nilai),
    ]),
    jumlah: [
      ['Jumlah Hadiah', qty(d)],
      ['Total Bayar', formatRupiah(d.nilai)],
    ],
    tandaTangan: ['Supplier', 'Penerima'],
  }),
  AMBIL: (d) => ({
    columns: [
      { judul: 'Kode' },
      { judul: 'Nama Hadiah' },
      { judul: 'Alasan' },
      { judul: 'Kupon' },
      { judul: 'Qty', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      b.alasan,
      b.kode_kupon,
      formatAngka(b.qty),
    ]),
    jumlah: [['Jumlah Hadiah', qty(d)]],
    tandaTangan: ['Penerima', 'Yang Menyerahkan'],
  }),
  TUKAR: (d) => ({
    columns: [
      { judul: 'Kode' },
      { judul: 'Nama Hadiah' },
      { judul: 'Qty', kanan: true },
      { judul: 'Poin', kanan: true },
      { judul: 'Jumlah Poin', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      formatAngka(b.qty),
      formatAngka(b.poin),
      formatAngka(b.qty * b.poin),
    ]),
    jumlah: [
      ['Poin Awal', formatAngka(d.poin_awal)],
      ['Poin Ditukar', formatAngka(-d.poin)],
      ['Sisa Poin', formatAngka(d.poin_akhir)],
    ],
    tandaTangan: ['Member', 'Hormat kami'],
  }),
}
