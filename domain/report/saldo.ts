/**
 * Rows that move a balance (cash, an account, a loan): what it was before them, is after each, and is in the end. Computed
 * once, over all rows in the report's own order, before any of them is left out: a filter hides rows and changes no balance.
 */
import type { Column, Columns, Row } from './columns.ts'
import { ALL } from './filters.ts'
import type { AnyLayout } from './layout.ts'

/** A source's figures of a balance: before the period, and all movements in the period. */
export interface SaldoAwal {
  /** The value of the column `per`; '' without one. */
  per: string
  saldo_awal: number
  masuk: number
  keluar: number
}

/** Columns for the balances that are shown beside the rows. */
export function saldoColumns({ columns, saldo }: AnyLayout): Columns {
  if (!saldo) return {}
  const { kind, decimals } = (columns as Columns)[saldo.di]!
  const figure = (label: string): Column => ({ kind, label, ...(decimals && { decimals }) })
  return {
    ...(saldo.per !== undefined && { [saldo.per]: (columns as Columns)[saldo.per]! }),
    saldo_awal: figure('Saldo Awal'),
    masuk: figure('Masuk'),
    keluar: figure('Keluar'),
    saldo_akhir: figure('Saldo Akhir'),
  }
}

/** @throws RangeError if a balance exceeds 2^53 */
const whole = (jumlah: number): number => {
  if (!Number.isSafeInteger(jumlah)) throw new RangeError('a balance is too large')
  return jumlah
}

/** The rows that are asked for, each with the balance after it, and the balances themselves. */
export function denganSaldo(
  layout: AnyLayout,
  all: readonly Row[],
  awal: readonly SaldoAwal[],
  asked: Record<string, string>,
): { rows: Row[]; saldo: Row[] } {
  const { saring = [] } = layout.saldo!
  const rows = berjalan(layout, all, awal).filter((row) =>
    saring.every((name) => asked[name] === ALL || row[name] === asked[name]),
  )
  return { rows, saldo: awal.map((mutasi) => saldoRow(layout, mutasi)) }
}

function berjalan(layout: AnyLayout, rows: readonly Row[], awal: readonly SaldoAwal[]): Row[] {
  const { masuk, keluar, di, per } = layout.saldo!
  const columns = layout.columns as Columns
  if (!columns[di]!.berjalan) return [...rows]
  const names = Object.keys(columns)
  const sampai = new Map(awal.map((mutasi) => [mutasi.per, mutasi.saldo_awal]))
  return rows.map((row) => {
    const key = per === undefined ? '' : String(row[per])
    const saldo = whole((sampai.get(key) ?? 0) + Number(row[masuk]) - Number(row[keluar]))
    sampai.set(key, saldo)
    return Object.fromEntries(names.map((name) => [name, name === di ? saldo : row[name]])) as Row
  })
}

const saldoRow = ({ saldo }: AnyLayout, { per, saldo_awal, masuk, keluar }: SaldoAwal): Row =>
  ({
    ...(saldo!.per !== undefined && { [saldo!.per]: per }),
    saldo_awal,
    masuk,
    keluar,
    saldo_akhir: whole(saldo_awal + masuk - keluar),
  }) as Row

/** Figures of a balance, of one group or of all of them together. */
export interface Saldonya {
  saldo_awal: number
  masuk: number
  keluar: number
  saldo_akhir: number
}
export const jumlahSaldo = (saldo: readonly Row[]): Saldonya => {
  const sum = (name: keyof Saldonya) => whole(saldo.reduce((total, row) => total + Number(row[name]), 0))
  return {
    saldo_awal: sum('saldo_awal'),
    masuk: sum('masuk'),
    keluar: sum('keluar'),
    saldo_akhir: sum('saldo_akhir'),
  }
}
