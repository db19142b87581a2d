import { text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

export const PratinjauKontak = ({ form }: PratinjauProps) => (
  <div className="app-kartu app-kontak">
    <span className="app-inisial" aria-hidden="true">
      {text(form['nama_admin'], 'A').slice(0, 1).toUpperCase()}
    </span>
    <div className="app-isi">
      <strong className="app-judul">{text(form['nama_admin'], 'Nama admin')}</strong>
      <span className="app-sub">{text(form['no_hp'], 'Nomor WhatsApp')}</span>
    </div>
    <span className="app-tombol">WhatsApp</span>
  </div>
)
