/** The keys of the till and their acts, in all of its modes. */
import type { KeyMeaning } from '#client/kasir/KeyMap.tsx'

/** Buttons say their own. */
const keys = (F2: string): readonly KeyMeaning[] => [
  ['↑ ↓', 'Pilih barang'],
  ['F2', F2],
  ['Del', 'Hapus'],
  ['F4', 'Sales'],
  ['F7', 'Pelanggan'],
  ['F8', 'Bayar'],
  ['F9', 'Simpan'],
  ['F12', 'Nota terakhir'],
  ['Alt', 'Batas harga'],
  ['Ctrl Enter', 'OK di jendela'],
  ['Esc', 'Kembali ke scan'],
]

export const JUAL_KEYS = keys('Harga, ongkos, berat')
export const TUKAR_KEYS = keys('Berat')
