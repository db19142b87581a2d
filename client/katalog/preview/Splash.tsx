import { Foto, teks } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** The whole screen of a phone: the picture, and its text at the top or at the bottom. */
export const PratinjauSplash = ({ isian, foto }: PratinjauProps) => (
  <div className="app-ponsel">
    {foto.gambar.length > 0 ? (
      <Foto foto={foto} kelas="app-ponsel-foto" />
    ) : (
      <span className="app-ponsel-kosong">Belum ada gambar</span>
    )}
    <p className="app-ponsel-teks" data-posisi={isian['position'] === 'bottom' ? 'bottom' : 'top'}>
      {teks(isian['text'], 'Text')}
    </p>
  </div>
)
