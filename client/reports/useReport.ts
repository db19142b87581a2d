/** Searching: the request, what is said of it, and the rows that were found. */
import { useRef, useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { decodeRows, type Row, type Totals } from '#domain/report/columns.ts'
import { totalColumns, type PageCall } from '#domain/report/calls.ts'
import { messages } from '#domain/messages.ts'
import { layoutOf, type Report } from '#domain/report.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { saldoColumns } from '#domain/report/saldo.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { fetchCall } from '#client/net/query.ts'
import { stored } from '#client/net/store.ts'
import { toast } from '#client/net/toasts.ts'
import { pageBody, FIRST_PAGE } from './pages.ts'
import { argsOf, errorsOf, keepPeriode, type Periode, type Values } from './values.ts'

/** The period searched for last, offered to the next report (DOMAIN §E.0). */
export const tglLaporan = stored<Periode>('tgl_laporan')

export interface Found {
  /** The report these rows belong to: a screen may go on to another report of its own. */
  report: Report
  /** The values searched for. Files are made for them, and only while the form still says the same. */
  asked: Values
  layout: AnyLayout
  rows: Row[]
  /** Of all pages; the rows are those of the first where there are more. */
  jumlah: number
  totals: Totals
  bawah: Row | undefined
  /** The balances that the rows move. */
  saldo: Row[] | undefined
}

export interface ReportSearch {
  /** Searches; returns false when the values are wrong: the errors then stand at their fields. */
  search: (values: Values) => boolean
  /** As before the first search. */
  clear: () => void
  busy: boolean
  errors: readonly FieldError[]
  found: Found | undefined
}

export function useReport(report: Report): ReportSearch {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [found, setFound] = useState<Found>()
  // An answer that comes after the next question is nobody's.
  const serial = useRef(0)

  function search(asked: Values): boolean {
    const wrong = errorsOf(report, asked)
    setErrors(wrong)
    if (wrong.length === 0) void run(asked)
    return wrong.length === 0
  }
  function clear(): void {
    serial.current++
    setErrors([])
    setFound(undefined)
    setBusy(false)
  }
  async function run(asked: Values): Promise<void> {
    clear()
    const mine = serial.current
    setBusy(true)
    try {
      const { result, message } = await ask(report, asked)
      if (mine !== serial.current) return
      keepPeriode(tglLaporan, report, asked)
      setFound(result)
      toast(result.rows.length > 0 ? 'success' : 'info', message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== serial.current) return
      setErrors(error.errors)
      // The server's own words come first, and are news like any other (spec 001 §8).
      toast('info', berkata(error) ? error.message : (report.failure ?? error.message))
    } finally {
      if (mine === serial.current) setBusy(false)
    }
  }
  return { search, clear, busy, errors, found }
}

/** True when the server gave a reason: the answer of a proxy in its place gives none. */
const berkata = ({ kind, message }: ApiError): boolean =>
  kind === 'refused' && message !== messages.requestError

interface Asked {
  result: Found
  message: string
}

/** A long report may take longer than other calls: it has its loading indicator instead of a time limit. */
async function ask(report: Report, asked: Values): Promise<Asked> {
  if (report.page) return firstPage(report, report.page, asked)
  const { data, message, beside } = await callWhole(report.call, argsOf(report, asked) as never, {
    timeout: false,
  })
  const [, layout] = layoutOf(report, asked)
  const totals = beside['total'] as Totals
  decodeRows(totalColumns(layout), [totals])
  const bawah = beside['bawah'] as Row | undefined
  if (bawah) decodeRows(report.bawah!.columns, [bawah])
  const saldo = beside['saldo'] as Row[] | undefined
  if (saldo) decodeRows(saldoColumns(layout), saldo)
  const rows = data as Row[]
  return { result: { report, asked, layout, rows, jumlah: rows.length, totals, bawah, saldo }, message }
}

/** Kept: usePages goes on from it. */
async function firstPage(report: Report, page: PageCall, asked: Values): Promise<Asked> {
  const {
    rows,
    jumlah,
    total: totals,
  } = await fetchCall(page, pageBody(asked, FIRST_PAGE), {
    timeout: false,
  })
  const [, layout] = layoutOf(report, asked)
  return {
    result: { report, asked, layout, rows, jumlah, totals, bawah: undefined, saldo: undefined },
    message: jumlah > 0 ? report.success : report.empty,
  }
}
