import {
  letakLabel,
  type BidangLabel,
  type DesainLabel,
  type DpiLabel,
  type IsiLabel,
} from '#domain/rules/label.ts'
import { keDot, NAMA_BIDANG, type BarcodeLetak } from '#domain/rules/label.ts'

interface Props {
  desain: DesainLabel
  dpi: DpiLabel
  isi: IsiLabel
  batang: readonly number[]
  /** While it is designed: what is chosen, what is wrong, and what a press chooses. */
  dipilih?: BidangLabel | undefined
  salah?: readonly BidangLabel[]
  onPilih?: (bidang: BidangLabel) => void
}

/** Above the base line of Helvetica, in heights of a letter. */
const NAIK = 0.718
/** The tail between two flags is a strip of this part of their height. */
const TEBAL_EKOR = 0.3

/** A label as it will be printed, from the same dots. */
export function GambarLabel({ desain, dpi, isi, batang, dipilih, salah = [], onPilih }: Props) {
  const { lebar, tinggi, bagian } = letakLabel(desain, isi, dpi)
  const dot = (n: number) => keDot(n, dpi)
  return (
    <svg
      className="label-gambar"
      viewBox={`-2 -2 ${lebar + 4} ${tinggi + 4}`}
      style={{ maxWidth: `${desain.lebar / 10}rem` }}
      role="img"
      aria-label={`Label ${isi.kode_barcode} ${isi.nama_barang}`}
    >
      <Kertas
        lebar={lebar}
        tinggi={tinggi}
        ekor={desain.ekor && { x: dot(desain.ekor.x), lebar: dot(desain.ekor.lebar) }}
      />
      {bagian.map((b) =>
        b.jenis === 'barcode' ? (
          <path key={b.bidang} d={garis(b, batang)} fill="#000" shapeRendering="crispEdges" />
        ) : (
          b.text && (
            <text
              key={b.bidang}
              x={b.x}
              y={b.y + NAIK * b.tinggi}
              fontSize={b.tinggi}
              textLength={b.panjang}
              lengthAdjust="spacingAndGlyphs"
            >
              {b.text}
            </text>
          )
        ),
      )}
      {onPilih &&
        desain.elemen.map((e) => (
          <rect
            key={e.bidang}
            className="label-elemen"
            data-dipilih={e.bidang === dipilih || undefined}
            data-salah={salah.includes(e.bidang) || undefined}
            x={dot(e.x)}
            y={dot(e.y)}
            width={dot(e.lebar)}
            height={dot(e.tinggi)}
            onPointerDown={() => onPilih(e.bidang)}
          >
            <title>{NAMA_BIDANG[e.bidang]}</title>
          </rect>
        ))}
    </svg>
  )
}

function garis({ x, y, tinggi, modul }: BarcodeLetak, batang: readonly number[]): string {
  let at = x
  return batang
    .map((wide, i) => {
      const bar = i % 2 === 0 ? `M${at} ${y}h${wide * modul}v${tinggi}h${-wide * modul}z` : ''
      at += wide * modul
      return bar
    })
    .join('')
}

interface Ukuran {
  lebar: number
  tinggi: number
  ekor: { x: number; lebar: number } | null
}

function Kertas({ lebar, tinggi, ekor }: Ukuran) {
  if (!ekor || ekor.lebar === 0)
    return <rect className="label-kertas" width={lebar} height={tinggi} rx={tinggi / 16} />
  const tebal = tinggi * TEBAL_EKOR
  const kanan = ekor.x + ekor.lebar
  return (
    <>
      <rect className="label-kertas" x={ekor.x} y={(tinggi - tebal) / 2} width={ekor.lebar} height={tebal} />
      <rect className="label-kertas" width={ekor.x} height={tinggi} rx={tinggi / 8} />
      <rect
        className="label-kertas"
        x={kanan}
        width={Math.max(0, lebar - kanan)}
        height={tinggi}
        rx={tinggi / 8}
      />
    </>
  )
}
