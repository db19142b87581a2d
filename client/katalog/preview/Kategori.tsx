import { Foto, text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

const WHOLE = /^#[0-9a-f]{6}$/i

/** The tile of a category, in its colour. */
export function PratinjauKategori({ form, foto }: PratinjauProps) {
  const color = String(form['warna'] ?? '')
  return (
    <div className="app-petak" style={WHOLE.test(color) ? { background: color, color: textAt(color) } : {}}>
      <Foto foto={foto} kelas="app-ikon" />
      <strong>{text(form['nama_kategori'], 'Nama kategori')}</strong>
    </div>
  )
}

/** Chooses the text colour that reads best on this colour: dark or white, by how light the colour is. */
export function textAt(color: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#221e16' : '#ffffff'
}
