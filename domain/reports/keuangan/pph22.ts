/**
 * PPh 22 of months, by document: what traders and factories paid on top, and what cancels gave back (DOMAIN §P.1-4). Σ pph_rp =
 * credits less cancels of 2105, which stands below it from the books; SETOR PPH 22 is in neither. The whole numbers are exported
 * apart (calls/coretax.ts).
 */
import { defineReport } from '../../report.ts'
import { date, nomor, rupiah, text } from '../../report/columns.ts'
import { periodeBulan } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-pph22'],
  call: { method: 'GET', path: 'pph22/report' },
  filters: { ...periodeBulan('bulan_awal', 'bulan_akhir') },
  bawah: { label: 'Menurut Buku (2105)', columns: { pph_rp: rupiah('PPh 22') } },
  columns: {
    tanggal: date('Tanggal'),
    sumber: text('Transaksi'),
    no_faktur: nomor('No Faktur'),
    nama: text('Nama'),
    jenis_pembeli: text('Pembeli'),
    nomor: text('NPWP/NIK'),
    dasar: rupiah('Dasar', 'total'),
    pph_rp: rupiah('PPh 22', 'total'),
  },
})
