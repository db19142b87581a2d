import { memo } from 'react'

const TOMBOL: readonly [tombol: string, arti: string][] = [
  ['F1', 'Tukar'],
  ['↑ ↓', 'Pilih barang'],
  ['F2', 'Ubah harga, ongkos, berat'],
  ['Del', 'Hapus barang'],
  ['F3', 'Titip'],
  ['F4', 'Sales'],
  ['F6', 'Timbangan'],
  ['F7', 'Pelanggan'],
  ['F8', 'Pembayaran'],
  ['F9', 'Simpan'],
  ['F10', 'Ambil titipan'],
  ['Esc', 'Kembali ke scan'],
]

/** While old pieces are looked for. */
const TUKAR: Readonly<Record<string, string>> = { F1: 'Kembali menjual', F2: 'Ubah berat', F3: 'Tanpa nota' }

/** Which key does what at the till. */
export const PetaTombol = memo(function PetaTombol({ tukar }: { tukar: boolean }) {
  return (
    <footer className="till-keys" aria-label="Tombol cepat">
      {TOMBOL.map(([tombol, arti]) => [tombol, (tukar && TUKAR[tombol]) || arti] as const).map(
        ([tombol, arti]) => (
          <span key={tombol}>
            <kbd>{tombol}</kbd> {arti}
          </span>
        ),
      )}
    </footer>
  )
})
