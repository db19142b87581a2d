import { Foto, teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** A banner, and a block of information, which look the same. */
export const PratinjauBanner = ({ isian, foto }: PratinjauProps) => (
  <div className="app-kartu">
    <Foto foto={foto} kelas="app-lebar" />
    <div className="app-isi">
      <strong className="app-judul">{teks(isian['title'], 'Title')}</strong>
      {teks(isian['sub_title'], '') && <span className="app-sub">{teks(isian['sub_title'], '')}</span>}
      <span className="app-info">
        {teks(isian['info'], 'Info')} · {teks(isian['sub_info'], 'Sub info')}
      </span>
      {teks(isian['deskripsi'], '') && <p>{teks(isian['deskripsi'], '')}</p>}
      <span className="app-tombol">{teks(isian['nama_tombol'], 'Nama tombol')}</span>
    </div>
  </div>
)
