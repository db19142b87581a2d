/** The rows of a long table: only those in sight are there, in blocks that are drawn once and then only moved by the browser. */
import { memo, useMemo, useRef, useState, type ReactNode, type Ref, type UIEvent } from 'react'
import './long-body.css'

/** Rows that come and go together. */
const BLOK = 10
/** Blocks above and below those in sight: what the wheel reaches before it has been drawn. */
const CADANGAN = 1
/** Of a row of one line of text, in pixels, and of each further line, as long-body.css has them. */
const HEIGHT = matchMedia('(pointer: coarse)').matches ? 43 : 35
const LINE_HEIGHT = 22

/** Of a row of so many lines of text, in pixels. */
export const rowHeight = (garis: number): number => HEIGHT + (garis - 1) * LINE_HEIGHT

interface BadanProps<T> {
  lines: readonly T[]
  /** The height of every line, in lines of text. */
  garis: readonly number[]
  /** Of the columns, in pixels. */
  widths: readonly number[]
  /** Of what is seen of it. */
  height: number
  /** Draws a `tr`; the function must stay the same as long as it draws the same. @param index among all lines */
  row: (line: T, index: number) => ReactNode
  /** antd's: it moves head and totals along, and measures the scrollbar. */
  box: Ref<HTMLDivElement>
  onScroll: (event: UIEvent<HTMLDivElement>) => void
}

export function LongBody<T>({ lines, garis, widths, height, row, box, onScroll }: BadanProps<T>) {
  const bloks = useMemo(
    () =>
      Array.from({ length: Math.ceil(lines.length / BLOK) }, (_, i) => lines.slice(i * BLOK, (i + 1) * BLOK)),
    [lines],
  )
  const tepi = useMemo(() => tepiBlok(garis), [garis])
  const fullHeight = tepi.at(-1)!
  const [atas, setAtas] = useState(0)
  const kiri = useRef(0)
  // A new table may be shorter than the position to which the last table was scrolled.
  const pertama = Math.min(atas, Math.max(0, bloks.length - 1))
  const dari = Math.max(0, pertama - CADANGAN)
  const sampai = Math.min(bloks.length, blokDi(tepi, tepi[pertama + 1]! + height) + 1 + CADANGAN)
  const Row = Blok as unknown as (props: BlokProps<T>) => ReactNode
  return (
    <div
      ref={box}
      className="ant-table-body badan-panjang"
      style={{ maxHeight: height, '--baris': `${HEIGHT}px` } as object}
      onScroll={(event) => {
        // Only a sideways scroll is passed on: the handler measures head and totals anew, and downwards they stay where
        // they are.
        if (event.currentTarget.scrollLeft !== kiri.current) onScroll(event)
        kiri.current = event.currentTarget.scrollLeft
        setAtas(blokDi(tepi, event.currentTarget.scrollTop))
      }}
    >
      <table aria-rowcount={lines.length + 1} style={{ width: widths.reduce((sum, w) => sum + w, 0) }}>
        <colgroup>
          {widths.map((width, i) => (
            <col key={i} style={{ width }} />
          ))}
        </colgroup>
        <Ruang height={tepi[dari]!} />
        {bloks.slice(dari, sampai).map((blok, i) => (
          <Row key={dari + i} blok={blok} mulai={(dari + i) * BLOK} row={row} />
        ))}
        <Ruang height={fullHeight - tepi[sampai]!} />
      </table>
    </div>
  )
}

/** The start of every block, in pixels from the first row, and the end of the last: computed without drawing a row. */
function tepiBlok(garis: readonly number[]): number[] {
  const tepi = [0]
  for (let i = 0; i < garis.length; i += BLOK)
    tepi.push(garis.slice(i, i + BLOK).reduce((sum, n) => sum + rowHeight(n), tepi.at(-1)!))
  return tepi
}

/** The block that stands there: the last that begins above. */
function blokDi(tepi: readonly number[], height: number): number {
  let [bawah, atas] = [0, Math.max(0, tepi.length - 2)]
  while (bawah < atas) {
    const tengah = Math.ceil((bawah + atas) / 2)
    if (tepi[tengah]! <= height) bawah = tengah
    else atas = tengah - 1
  }
  return bawah
}

interface BlokProps<T> {
  blok: readonly T[]
  /** The index of its first line. */
  mulai: number
  row: BadanProps<T>['row']
}

const Blok = memo(function Blok({ blok, mulai, row }: BlokProps<unknown>) {
  return <tbody className="ant-table-tbody">{blok.map((line, i) => row(line, mulai + i))}</tbody>
})

/** In place of the rows that are not there. */
const Ruang = ({ height }: { height: number }) => (
  <tbody aria-hidden="true">
    <tr style={{ height: height }} />
  </tbody>
)
