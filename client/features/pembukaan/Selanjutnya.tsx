import { Link } from '@tanstack/react-router'
import type { MenuPath } from '#domain/menus.ts'
import { LANGKAH, Kerangka } from './Kerangka.tsx'

interface Pekerjaan {
  menu: MenuPath
  judul: string
  tentang: string
}

const PEKERJAAN: readonly Pekerjaan[] = [
  {
    menu: '/data-users',
    judul: 'Buat Akun Staf',
    tentang: 'Kasir, pramuniaga, dan gudang masuk dengan akun sendiri; haknya menurut levelnya.',
  },
  {
    menu: '/settingtoko',
    judul: 'Pasang Logo',
    tentang: 'Tercetak di nota, bersama nama, alamat, dan NPWP toko.',
  },
  {
    menu: '/settingNota',
    judul: 'Cetak Percobaan',
    tentang: 'Pilih kertas, lihat contoh notanya, lalu cetak di printer toko.',
  },
]
const STOK: Pekerjaan = {
  menu: '/settingtoko',
  judul: 'Impor Stok Awal',
  tentang: 'Belum ada barang. Bisa sampai tutup toko yang pertama.',
}
const JUAL: Pekerjaan = {
  menu: '/transaksi-penjualan',
  judul: 'Penjualan Pertama',
  tentang: 'Scan barangnya, terima uangnya, cetak notanya.',
}

/** The shop is open: what is usually done next, each a click away. */
export const Selanjutnya = ({ adaStok }: { adaStok: boolean }) => (
  <Kerangka
    langkah={LANGKAH.length}
    judul="Toko siap berjualan"
    tentang="Saldo awal sudah dibukukan. Ini yang biasanya dikerjakan berikutnya; semuanya ada juga di menu."
    lain={
      <Link className="button button-primary" to="/dashboard">
        Ke Halaman Utama
      </Link>
    }
  >
    <ul className="pembukaan-selanjutnya" aria-label="Berikutnya">
      {[...PEKERJAAN, adaStok ? JUAL : STOK].map(({ menu, judul, tentang }) => (
        <li key={judul}>
          <Link className="card" to={menu}>
            <strong>{judul}</strong>
            <span className="muted">{tentang}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Kerangka>
)
