import {
  letakLabel,
  type LabelField,
  type DesainLabel,
  type DpiLabel,
  type LabelContent,
} from '#domain/rules/label.ts'
import { keDot, FIELD_NAMES, type BarcodeLetak } from '#domain/rules/label.ts'

interface Props {
  desain: DesainLabel
  dpi: DpiLabel
  content: LabelContent
  batang: readonly number[]
  /** While it is designed: what is chosen, what is wrong, and what a press chooses. */
  chosen?: LabelField | undefined
  wrong?: readonly LabelField[]
  onChoose?: (field: LabelField) => void
}

/** Above the base line of Helvetica, in heights of a letter. */
const NAIK = 0.718
/** The tail between two flags is a strip of this part of their height. */
const TEBAL_EKOR = 0.3

/** A label as it will be printed, from the same dots. */
export function LabelPicture({ desain, dpi, content, batang, chosen, wrong = [], onChoose }: Props) {
  const { width, height, bagian } = letakLabel(desain, content, dpi)
  const dot = (n: number) => keDot(n, dpi)
  return (
    <svg
      className="label-gambar"
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      style={{ maxWidth: `${desain.lebar / 10}rem` }}
      role="img"
      aria-label={`Label ${content.kode_barcode} ${content.nama_barang}`}
    >
      <Kertas
        width={width}
        height={height}
        ekor={desain.ekor && { x: dot(desain.ekor.x), width: dot(desain.ekor.lebar) }}
      />
      {bagian.map((b) =>
        b.jenis === 'barcode' ? (
          <path key={b.field} d={garis(b, batang)} fill="#000" shapeRendering="crispEdges" />
        ) : (
          b.text && (
            <text
              key={b.field}
              x={b.x}
              y={b.y + NAIK * b.height}
              fontSize={b.height}
              textLength={b.length}
              lengthAdjust="spacingAndGlyphs"
            >
              {b.text}
            </text>
          )
        ),
      )}
      {onChoose &&
        desain.elemen.map((e) => (
          <rect
            key={e.bidang}
            className="label-elemen"
            data-dipilih={e.bidang === chosen || undefined}
            data-salah={wrong.includes(e.bidang) || undefined}
            x={dot(e.x)}
            y={dot(e.y)}
            width={dot(e.lebar)}
            height={dot(e.tinggi)}
            onPointerDown={() => onChoose(e.bidang)}
          >
            <title>{FIELD_NAMES[e.bidang]}</title>
          </rect>
        ))}
    </svg>
  )
}

function garis({ x, y, height, modul }: BarcodeLetak, batang: readonly number[]): string {
  let at = x
  return batang
    .map((wide, i) => {
      const bar = i % 2 === 0 ? `M${at} ${y}h${wide * modul}v${height}h${-wide * modul}z` : ''
      at += wide * modul
      return bar
    })
    .join('')
}

interface Ukuran {
  width: number
  height: number
  ekor: { x: number; width: number } | null
}

function Kertas({ width, height, ekor }: Ukuran) {
  if (!ekor || ekor.width === 0)
    return <rect className="label-kertas" width={width} height={height} rx={height / 16} />
  const tebal = height * TEBAL_EKOR
  const kanan = ekor.x + ekor.width
  return (
    <>
      <rect className="label-kertas" x={ekor.x} y={(height - tebal) / 2} width={ekor.width} height={tebal} />
      <rect className="label-kertas" width={ekor.x} height={height} rx={height / 8} />
      <rect
        className="label-kertas"
        x={kanan}
        width={Math.max(0, width - kanan)}
        height={height}
        rx={height / 8}
      />
    </>
  )
}
