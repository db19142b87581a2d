import { hashtagDari } from '#domain/katalog-field.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { Foto, text } from './bagian.tsx'
import type { PratinjauProps } from './props.ts'

/** The card of an item: its first picture large, the others below. */
export function PratinjauItem({ form, foto }: PratinjauProps) {
  const { berat, harga_jual } = form as { berat?: Milligram | null; harga_jual?: Rupiah | null }
  const tags = ['hashtag_kadar', 'hashtag_jenis', 'hashtag_lm'].flatMap((name) =>
    hashtagDari(String(form[name] ?? '')),
  )
  return (
    <div className="app-kartu app-item">
      <Foto foto={foto} kelas="app-tegak" />
      {foto.pictures.length > 1 && (
        <div className="app-deret">
          {foto.pictures.slice(1).map(({ kunci }, i) => (
            <Foto key={kunci} foto={foto} ke={i + 1} kelas="app-mini" />
          ))}
        </div>
      )}
      <div className="app-isi">
        <strong className="app-judul">{text(form['nama_barang'], 'Nama item')}</strong>
        <span className="app-harga">{harga_jual ? formatRupiah(harga_jual) : 'Rp. –'}</span>
        <span className="app-sub">{berat ? `${formatGram(berat)} g` : '– g'}</span>
        {tags.length > 0 && (
          <span className="app-tags">
            {tags.map((tag) => (
              <span key={tag}>#{tag}</span>
            ))}
          </span>
        )}
      </div>
    </div>
  )
}
