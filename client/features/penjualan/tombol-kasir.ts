/** Which key does what at the till, in each of its modes. */
import type { ArtiTombol } from '#client/kasir/PetaTombol.tsx'

const tombol = (F1: string, F2: string, F3: string): readonly ArtiTombol[] => [
  ['F1', F1],
  ['↑ ↓', 'Pilih barang'],
  ['F2', F2],
  ['Del', 'Hapus barang'],
  ['F3', F3],
  ['F4', 'Sales'],
  ['F6', 'Timbangan'],
  ['F7', 'Pelanggan'],
  ['F8', 'Pembayaran'],
  ['F9', 'Simpan'],
  ['F10', 'Ambil titipan'],
  ['F11', 'Tahan'],
  ['Esc', 'Kembali ke scan'],
]

export const TOMBOL_JUAL = tombol('Tukar', 'Ubah harga, ongkos, berat', 'Titip')
export const TOMBOL_TUKAR = tombol('Kembali menjual', 'Ubah berat', 'Tanpa nota')
