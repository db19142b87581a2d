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

/** Which key does what at the till. */
export const PetaTombol = () => (
  <footer className="till-keys" aria-label="Tombol cepat">
    {TOMBOL.map(([tombol, arti]) => <span key={tombol}><kbd>{tombol}</kbd> {arti}</span>)}
  </footer>
)
