import { formatAngka } from '#domain/format.ts'
import { Foto, teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

export function PratinjauHadiah({ isian, foto }: PratinjauProps) {
  const point = isian['point'] as number | null
  return (
    <div className="app-kartu app-hadiah">
      <Foto foto={foto} kelas="app-kotak" />
      <div className="app-isi">
        <strong className="app-judul">{teks(isian['nama_hadiah'], 'Nama hadiah')}</strong>
        <span className="app-info">{teks(isian['info'], 'Info')}</span>
        <span className="app-sub">{teks(isian['sub_info'], 'Sub info')}</span>
        {teks(isian['deskripsi'], '') && <p>{teks(isian['deskripsi'], '')}</p>}
        <span className="app-poin">{point === null ? '–' : formatAngka(point)} poin</span>
      </div>
    </div>
  )
}
