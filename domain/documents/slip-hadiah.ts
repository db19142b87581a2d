/** Contents of the slip of a gift document: lines, amounts in its own unit, signatures (DOMAIN §F.5). */
import type { DokumenHadiah, JenisHadiah } from '../calls/hadiah.ts'
import { formatNumber, formatHariTanggal, formatRupiah } from '../format.ts'
import { sebutUser } from './sebutan.ts'
import { kepalaSlip, type Slip, type TokoSlip } from './slip.ts'
import { tandaCetak } from './tanda.ts'

const TITLE: Record<JenisHadiah, string> = {
  BELI: 'BUKTI BELI HADIAH',
  AMBIL: 'BUKTI AMBIL HADIAH',
  TUKAR: 'BUKTI TUKAR POIN',
}

export function slipHadiah(d: DokumenHadiah, toko: TokoSlip): Slip {
  return {
    ...kepalaSlip(toko),
    title: TITLE[d.jenis],
    nomor: d.no_ref,
    tanda: tandaCetak(d.status === 'CANC', d.cetak),
    fakta: [
      ['Tanggal', `${formatHariTanggal(d.tanggal)}, ${d.jam.slice(0, 5)}`],
      ...fakta(d),
      ['Petugas', sebutUser(toko.sebutan, d.input_by)],
    ],
    ...table[d.jenis](d),
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

const qty = (d: DokumenHadiah): string => formatNumber(d.detail_hadiah.reduce((sum, b) => sum + b.qty, 0))

const table: Record<
  JenisHadiah,
  (d: DokumenHadiah) => Pick<Slip, 'columns' | 'lines' | 'jumlah' | 'tandaTangan'>
> = {
  BELI: (d) => ({
    columns: [
      { title: 'Kode' },
      { title: 'Nama Hadiah' },
      { title: 'Qty', kanan: true },
      { title: 'Total Uang', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      formatNumber(b.qty),
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
      { title: 'Kode' },
      { title: 'Nama Hadiah' },
      { title: 'Alasan' },
      { title: 'Kupon' },
      { title: 'Qty', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      b.alasan,
      b.kode_kupon,
      formatNumber(b.qty),
    ]),
    jumlah: [['Jumlah Hadiah', qty(d)]],
    tandaTangan: ['Penerima', 'Yang Menyerahkan'],
  }),
  TUKAR: (d) => ({
    columns: [
      { title: 'Kode' },
      { title: 'Nama Hadiah' },
      { title: 'Qty', kanan: true },
      { title: 'Poin', kanan: true },
      { title: 'Jumlah Poin', kanan: true },
    ],
    lines: d.detail_hadiah.map((b) => [
      b.kode_hadiah,
      b.nama_hadiah,
      formatNumber(b.qty),
      formatNumber(b.poin),
      formatNumber(b.qty * b.poin),
    ]),
    jumlah: [
      ['Poin Awal', formatNumber(d.poin_awal)],
      ['Poin Ditukar', formatNumber(-d.poin)],
      ['Sisa Poin', formatNumber(d.poin_akhir)],
    ],
    tandaTangan: ['Member', 'Hormat kami'],
  }),
}
