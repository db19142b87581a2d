import { Foto, text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** A banner, and a block of information, which look the same. */
export const PratinjauBanner = ({ form, foto }: PratinjauProps) => (
  <div className="app-kartu">
    <Foto foto={foto} kelas="app-lebar" />
    <div className="app-isi">
      <strong className="app-judul">{text(form['title'], 'Title')}</strong>
      {text(form['sub_title'], '') && <span className="app-sub">{text(form['sub_title'], '')}</span>}
      <span className="app-info">
        {text(form['info'], 'Info')} · {text(form['sub_info'], 'Sub info')}
      </span>
      {text(form['deskripsi'], '') && <p>{text(form['deskripsi'], '')}</p>}
      <span className="app-tombol">{text(form['nama_tombol'], 'Nama tombol')}</span>
    </div>
  </div>
)
