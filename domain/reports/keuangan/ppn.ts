/**
 * The PPN of months, by rate (DOMAIN §O.6-1): of sales and trade-ins on their day, of repairs on the day they were fetched; a
 * cancel is taken off in the month it is dated. Σ ppn_rp = credits less cancels of 2104 of the months, which stands below it
 * from the books; what was paid to the treasury (SETOR PPN) is in neither.
 */
import { defineReport } from '../../report.ts'
import { count, date, nomor, rupiah, text } from '../../report/columns.ts'
import { periodeBulan, typeLaporan } from '../../report/filters.ts'

/** Of lines that were sold before the rate was kept with them. */
export const TARIF_TIDAK_DIKETAHUI = 'Tidak Diketahui'

const siapa = { jenis_pajak: text('Jenis Pajak'), jenis_pembeli: text('Pembeli') }
const pajak = {
  jumlah: count('Jumlah Baris', 'total'),
  dpp: rupiah('DPP', 'total'),
  ppn_rp: rupiah('PPN', 'total'),
}

export default defineReport({
  menus: ['/laporan-ppn'],
  call: { method: 'GET', path: 'ppn/report' },
  filters: { ...periodeBulan('bulan_awal', 'bulan_akhir'), type_laporan: typeLaporan },
  bawah: { label: 'Menurut Buku (2104)', columns: { ppn_rp: rupiah('PPN') } },
  layoutBy: 'type_laporan',
  layouts: {
    REKAP: {
      columns: { bulan: text('Bulan'), tarif: text('Tarif'), sumber: text('Transaksi'), ...siapa, ...pajak },
      groupBy: ['bulan'],
    },
    DETAIL: {
      columns: {
        tanggal: date('Tanggal'),
        tarif: text('Tarif'),
        sumber: text('Transaksi'),
        ...siapa,
        no_faktur: nomor('No Faktur'),
        no_baris: nomor('No Baris'),
        nama_barang: text('Nama Barang'),
        ...pajak,
      },
    },
  },
})
