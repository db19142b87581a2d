/** The lines of a balance in a grid: above the rows that move it and below them, with what moved it and is not shown. */
import type { Column, Row } from './columns.ts'
import type { Cell, GridLine } from './line.ts'
import type { AnyLayout } from './layout.ts'
import { jumlahSaldo } from './saldo.ts'

type Columns = readonly (Column & { name: string })[]

/** Name of the line for movements of the balance that a filter left out of the rows. */
const DI_LUAR = 'Mutasi Di Luar Filter'

interface Tentang {
  /** Of the group, with a space before it; '' of all rows. */
  nama: string
  path: string
  bands: boolean
}

/** @param saldo the balances that are told as one */
export function saldoRow(
  layout: AnyLayout,
  columns: Columns,
  saldo: readonly Row[],
  rows: readonly Row[],
  { nama, path, bands }: Tentang,
): { awal: GridLine[]; akhir: GridLine[] } {
  const { masuk, keluar, di, per } = layout.saldo!
  const { saldo_awal, saldo_akhir, ...all } = jumlahSaldo(saldo)
  const lain = {
    masuk: all.masuk - jumlah(rows, masuk),
    keluar: all.keluar - jumlah(rows, keluar),
  }
  const line = (label: string, figures: Record<string, number>): GridLine => ({
    style: 'saldo',
    level: 0,
    label: label + nama,
    cells: columns.map(({ name }): Cell => {
      if (!bands && name === per) return saldo[0]![name]!
      return (figures[name] as Cell | undefined) ?? null
    }),
    path,
  })
  const beda = columns.find(({ name }) => name === di)?.berjalan ? {} : { [di]: lain.masuk - lain.keluar }
  return {
    awal: [line('Saldo Awal', { [di]: saldo_awal })],
    akhir: [
      ...(lain.masuk || lain.keluar
        ? [line(DI_LUAR, { [masuk]: lain.masuk, [keluar]: lain.keluar, ...beda })]
        : []),
      line('Saldo Akhir', { [di]: saldo_akhir }),
    ],
  }
}

/** Below the total of all groups: what their balances come to together. */
export function allSaldo(
  layout: AnyLayout,
  columns: Columns,
  saldo: readonly Row[],
  rows: readonly Row[],
): GridLine[] {
  const { awal, akhir } = saldoRow(layout, columns, saldo, rows, { nama: ' Semua', path: '', bands: true })
  return [...awal, ...akhir].map((line) => ({ ...line, style: 'total' }))
}

const jumlah = (rows: readonly Row[], name: string): number =>
  rows.reduce((total, row) => total + Number(row[name]), 0)
