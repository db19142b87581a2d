import { Foto, text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** The whole screen of a phone: the picture, and its text at the top or at the bottom. */
export const PratinjauSplash = ({ form, foto }: PratinjauProps) => (
  <div className="app-ponsel">
    {foto.pictures.length > 0 ? (
      <Foto foto={foto} kelas="app-ponsel-foto" />
    ) : (
      <span className="app-ponsel-kosong">Belum ada gambar</span>
    )}
    <p className="app-ponsel-teks" data-posisi={form['position'] === 'bottom' ? 'bottom' : 'top'}>
      {text(form['text'], 'Text')}
    </p>
  </div>
)
