import { teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

export const PratinjauKontak = ({ isian }: PratinjauProps) => (
  <div className="app-kartu app-kontak">
    <span className="app-inisial" aria-hidden="true">
      {teks(isian['nama_admin'], 'A').slice(0, 1).toUpperCase()}
    </span>
    <div className="app-isi">
      <strong className="app-judul">{teks(isian['nama_admin'], 'Nama admin')}</strong>
      <span className="app-sub">{teks(isian['no_hp'], 'Nomor WhatsApp')}</span>
    </div>
    <span className="app-tombol">WhatsApp</span>
  </div>
)
