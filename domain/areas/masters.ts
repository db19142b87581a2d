/** Tables that everything else chooses from. */
import { defineArea } from '../area.ts'

export const masters = defineArea({
  grup: 'Data Master',
  bagian: ['Barang', 'Orang', 'Keuangan', 'Parameter', 'Lainnya'],
  panduan: 'master',
  menus: [
    { path: '/master-group', title: 'Master Group', bagian: 'Barang', levels: ['ADM'] },
    { path: '/master-jenis', title: 'Master Jenis', bagian: 'Barang', levels: ['ADM'] },
    { path: '/master-gudang', title: 'Master Gudang', bagian: 'Barang', levels: ['ADM', 'GDG'] },
    { path: '/master-baki', title: 'Master Baki', bagian: 'Barang', levels: ['ADM', 'GDG'] },
    { path: '/master-bandrol', title: 'Master Bandrol', bagian: 'Barang', levels: ['ADM', 'GDG'] },
    { path: '/master-bank', title: 'Master Bank', bagian: 'Keuangan', levels: ['ADM'] },
    { path: '/master-rekening', title: 'Master Rekening', bagian: 'Keuangan', levels: ['ADM'] },
    { path: '/master-sales', title: 'Master Sales', bagian: 'Orang', levels: ['ADM'] },
    { path: '/master-marketplace', title: 'Master Marketplace', bagian: 'Lainnya', levels: ['ADM'] },
    { path: '/master-kode-transaksi', title: 'Master Kode Transaksi', bagian: 'Keuangan', levels: ['ADM'] },
    {
      path: '/master-kondisi-barang',
      title: 'Master Kondisi Barang',
      bagian: 'Barang',
      levels: ['ADM', 'GDG'],
    },
    {
      path: '/master-kondisi-pembelian',
      title: 'Master Kondisi Pembelian',
      bagian: 'Lainnya',
      levels: ['ADM'],
    },
    {
      path: '/master-kondisi-pinjaman',
      title: 'Master Kondisi Pinjaman',
      bagian: 'Lainnya',
      levels: ['ADM'],
    },
    { path: '/master-data-hadiah', title: 'Master Data Hadiah', bagian: 'Lainnya', levels: ['ADM'] },
    { path: '/master-parameter-point', title: 'Parameter Point', bagian: 'Parameter', levels: ['ADM'] },
    {
      path: '/master-parameter-harga-emas',
      title: 'Parameter Harga Emas',
      bagian: 'Parameter',
      panduan: 'harga-emas',
      levels: ['ADM'],
    },
    {
      path: '/master-parameter-rugi-nota',
      title: 'Parameter Rugi Nota',
      bagian: 'Parameter',
      levels: ['ADM'],
    },
    { path: '/master-parameter-kupon', title: 'Parameter Kupon', bagian: 'Parameter', levels: ['ADM'] },
    { path: '/master-kategori', title: 'Master Kategori', bagian: 'Barang', levels: ['ADM'] },
    { path: '/master-tukang', title: 'Master Tukang', bagian: 'Orang', levels: ['ADM'] },
    { path: '/master-timbangan', title: 'Master Timbangan', bagian: 'Lainnya', levels: ['ADM'] },
    { path: '/master-kadar', title: 'Master Kadar', bagian: 'Barang', levels: ['ADM'] },
  ],
  otorisasi: ['UBAH HARGA EMAS'],
})
