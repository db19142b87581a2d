/** Pieces bought back go to a tray, or to SORTIR until they are washed, melted or sent: M18 (DOMAIN §B.18, §O.1-3). */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const sortir = defineDokumenStok({
  kind: 'SORTIR',
  nama: 'Pindah Sortir',
  nomor: 'ST',
  menu: '/pindah-sortir',
  path: 'pindah-sortir',
  dari: ['BELI', 'SORTIR'],
  kategori: 'SORTIR',
  gerak: { mutasi: 'M18', arah: 'keluar' },
  tandaTangan: ['Yang Menyortir', 'Yang Menerima'],
})
