import { kisiEod } from '#domain/eod/lembar.ts'
import type { EodRow, EodTable as View } from '#domain/eod/tables.ts'
import { formatValue, isNumeric } from '#domain/report/columns.ts'
import { labelSpan, type GridLine } from '#domain/report/line.ts'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import { Nomor } from '../cells.tsx'

interface EodTableProps {
  view: View
  rows: readonly EodRow[]
  stepNumber?: (nomor: string) => (() => void) | undefined
}

/** A table of the sheet. If it is wider than its card, it scrolls inside. */
export function EodTableView({ view, rows, stepNumber }: EodTableProps) {
  const region = useScrollByKeys('.eod-scroll')
  const { columns, lines } = kisiEod(view, rows, true)
  const textOf = (line: GridLine, i: number): string => {
    const cell = line.cells[i]
    return cell == null ? '' : formatValue(columns[i]!, cell)
  }
  const cellOf = (line: GridLine, i: number) => {
    const { name, kind } = columns[i]!
    const text = textOf(line, i)
    return (
      <td key={name} className={isNumeric(kind) ? 'number' : undefined}>
        {line.style === 'body' && kind === 'nomor' ? <Nomor text={text} onBuka={stepNumber?.(text)} /> : text}
      </td>
    )
  }
  return (
    <div ref={region} className="eod-scroll" role="region" aria-label={view.title}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label, kind }) => (
              <th key={name} scope="col" className={isNumeric(kind) ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => {
            const span = line.style === 'body' ? 0 : labelSpan(line) || columns.length
            return (
              <tr key={n} className={`report-${line.style}`}>
                {span > 0 && (
                  <th scope="row" colSpan={span}>
                    {line.label}
                  </th>
                )}
                {columns.map((_, i) => (i < span ? null : cellOf(line, i)))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
