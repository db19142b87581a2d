import { formatNumber } from '#domain/format.ts'
import { Foto, text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

export function PratinjauHadiah({ form, foto }: PratinjauProps) {
  const point = form['point'] as number | null
  return (
    <div className="app-kartu app-hadiah">
      <Foto foto={foto} kelas="app-kotak" />
      <div className="app-isi">
        <strong className="app-judul">{text(form['nama_hadiah'], 'Nama hadiah')}</strong>
        <span className="app-info">{text(form['info'], 'Info')}</span>
        <span className="app-sub">{text(form['sub_info'], 'Sub info')}</span>
        {text(form['deskripsi'], '') && <p>{text(form['deskripsi'], '')}</p>}
        <span className="app-poin">{point === null ? '–' : formatNumber(point)} poin</span>
      </div>
    </div>
  )
}
