/** Searching: the request, its toast, and the grid that is shown. */
import { useMemo, useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { decodeRows, type Row, type Totals } from '#domain/report/columns.ts'
import { gridOf, type Grid } from '#domain/report/grid.ts'
import { totalColumns } from '#domain/report/calls.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { stored } from '#client/net/store.ts'
import { toast } from '#client/net/toasts.ts'
import { argsOf, errorsOf, keepPeriode, type Periode, type Values } from './values.ts'

/** The period searched for last, for the next report (DOMAIN §E.0). */
export const tglLaporan = stored<Periode>('tgl_laporan')

interface Found {
  /** Whose rows these are: a screen may go on to another report of its own. */
  report: Report
  /** What was asked for; files are made for this, whatever the form says by then. */
  asked: Values
  layout: AnyLayout
  rows: Row[]
  totals: Totals
}

export interface ReportSearch {
  search: (values: Values) => Promise<void>
  busy: boolean
  errors: readonly FieldError[]
  found: Found | undefined
  grid: Grid | undefined
}

export function useReport(report: Report): ReportSearch {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [found, setFound] = useState<Found>()
  const grid = useMemo(
    () => found && gridOf(found.layout, found.rows, found.totals, { bands: true }),
    [found],
  )

  async function search(asked: Values): Promise<void> {
    const wrong = errorsOf(report, asked)
    setErrors(wrong)
    if (wrong.length) return
    setBusy(true)
    setFound(undefined)
    try {
      const { result, message } = await ask(report, asked)
      keepPeriode(tglLaporan, report, asked)
      setFound(result)
      toast(result.rows.length > 0 ? 'success' : 'info', message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.errors)
      // The server's own words come first (spec 001 §8).
      toast('error', error.kind === 'refused' ? error.message : (report.failure ?? error.message))
    } finally {
      setBusy(false)
    }
  }
  return { search, busy, errors, found, grid }
}

/** A long report may take longer than other calls: it has its loading indicator instead of a time limit. */
async function ask(report: Report, asked: Values): Promise<{ result: Found; message: string }> {
  const { data, message, beside } = await callWhole(report.call, argsOf(report, asked) as never, {
    timeout: false,
  })
  const [, layout] = layoutOf(report, asked)
  const totals = beside['total'] as Totals
  decodeRows(totalColumns(layout), [totals])
  return { result: { report, asked, layout, rows: data as Row[], totals }, message }
}
