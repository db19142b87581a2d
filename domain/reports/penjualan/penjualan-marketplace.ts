/** R19. Sales that came through a marketplace, and what it charges for them. */
import { marketplace } from '../../masters/marketplace.ts'
import { defineReport } from '../../report.ts'
import { date, gram, nomor, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-penjualan-marketplace'],
  call: { method: 'POST', path: 'penjualan/report-marketplace' },
  filters: { ...periode(), kode_marketplace: kodeMaster(marketplace) },
  columns: {
    kode_marketplace: text('Marketplace'),
    tanggal: date('Tanggal'),
    no_faktur_jual: nomor('No Faktur Jual'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    berat: gram('Berat', 'total'),
    harga_total: rupiah('Total', 'total'),
    biaya: rupiah('Biaya', 'total'),
  },
  groupBy: ['kode_marketplace'],
})
