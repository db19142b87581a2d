/** Initial values of a report's form, the errors in them, and the period offered to the next report. */
import { Refusal, type FieldError } from '#domain/errors.ts'
import { ALL, checkPeriode, periodeNames, type Filter, type Filters } from '#domain/report/filters.ts'
import type { Report } from '#domain/report.ts'
import type { Stored } from '#client/net/store.ts'

/** As the request carries them; undefined is a choice that was not made. */
export type Values = Record<string, string | undefined>
/** Under the names of the report that was asked for last: first day, last day. */
export type Periode = Record<string, string>

/** @param today the day that a day field opens on */
export const initialValues = ({ form }: Report, today: string): Values =>
  Object.fromEntries(Object.entries(form).map(([name, filter]) => [name, initialOf(filter, today)]))

/** The period of the report before, whatever its names were there; of days, for a report of days. */
export function periodeTerakhir(
  { filters }: Report,
  kept: Periode | undefined,
): { awal: string; akhir: string } | undefined {
  const [awal, akhir] = Object.values(kept ?? {})
  return awal && akhir && hariNames(filters) ? { awal, akhir } : undefined
}

const initialOf = (filter: Filter, today: string): string | undefined => {
  if (filter.kind === 'tanggal') return today
  if (filter.kind === 'bulan') return today.slice(0, 7)
  if (filter.kind === 'pilihan') return filter.options[0]!
  if (filter.kind === 'teks' || filter.kind === 'member') return ''
  if (filter.kind === 'angka') return '0'
  if (filter.kind === 'nomor') return filter.nomor.semua && ALL
  return filter.awal ?? (filter.schema.safeParse(undefined).success ? ALL : undefined)
}

/**
 * Picks the `values` that this report asks for: a screen may go on to another report of its own, which has other
 * filters.
 */
export const valuesFor = ({ filters }: Report, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in filters))

/** The same with what only narrows the choices of the form. */
export const valuesForForm = ({ form }: Report, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in form))

/** Lists all errors, in the server's words, without asking it. */
export function errorsOf(report: Report, values: Values): FieldError[] {
  const wrong = (report.call.body ?? report.call.query!).safeParse(values).error?.issues ?? []
  if (wrong.length)
    return wrong.map((issue) => ({ field: issue.path.map(String).join('.'), message: issue.message }))
  try {
    checkPeriode(report.filters, values)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
}

export function keepPeriode(store: Stored<Periode>, { filters }: Report, values: Values): void {
  const names = hariNames(filters)
  if (names) store.write(Object.fromEntries(names.map((name) => [name, values[name] ?? ''])))
}

/** A period of months is not kept: the next report asks for days. */
const hariNames = (filters: Filters): [string, string] | undefined => {
  const names = periodeNames(filters)
  return names && filters[names[0]]!.kind === 'tanggal' ? names : undefined
}

/** The call's arguments, wherever its method carries them. */
export const argsOf = ({ call }: Report, values: Values) =>
  call.method === 'GET' ? { query: values } : { body: values }
