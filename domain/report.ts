/**
 * `defineReport`: one tabular report, declared once as data. From it come its calls (rows, and its files), rights,
 * filter form, screen, totals, PDF, Excel, CSV and print title. The server adds one query (server/reports/source.ts).
 */
import type { Layout, AnyLayout, Layouts } from './report/layout.ts'
import type { CallDefinition } from './call.ts'
import { menuOf, type MenuPath } from './menus.ts'
import { callOf, fileCallsOf, pageCallOf, type PageCall } from './report/calls.ts'
import type { Format } from './report/formats.ts'
import type { Columns } from './report/columns.ts'
import type { Filters } from './report/filters.ts'

/** Facts on a report's paper beside its filters. */
export interface About {
  /** A fact that no filter tells: which of several recaps the report is. */
  fakta?: readonly [label: string, value: string]
  /** The report is about the shop's day, and the paper names that day. */
  hari?: true
  /** The report covers every shop that the user works in. */
  toko?: 'rantai'
}

/** A line below the total whose figures are in no row and no sum: under the columns they are like. */
export interface Bawah<B extends Columns = Columns> {
  label: string
  columns: B
}

interface Spec<F extends Filters, B extends Columns = Columns> {
  /** The screens that show it; the first one's title is the report's. */
  menus: readonly [MenuPath, ...MenuPath[]]
  call: { base?: 'main' | 'second'; method: 'GET' | 'POST'; path: string }
  filters: F
  /** Fields of the form before them that are not sent: they narrow what a filter offers. */
  penyaring?: Filters
  about?: About
  bawah?: Bawah<B>
  paper?: 'landscape' | 'portrait'
  /** The report is about the future: the form offers the days ahead. */
  keDepan?: true
  /** The report has too many rows for a screen and is read by pages, which the database orders and searches. */
  page?: true
  /** Texts of a search with and without rows, where the specification gives them. */
  success?: string
  empty?: string
  /** Text in the empty table and on the empty paper, where it differs from `empty`. */
  tableEmpty?: string
  /** Message when no answer came, where the specification gives it; otherwise a message about the connection. */
  failure?: string
  /** Name of the files, where the specification gives one, letter for letter; else the title in lower case with dashes, its shop and its period. */
  fileName?: string
  /** Of the PDF, where that is another. */
  pdfName?: string
  /** The PDF opens in a window of its own instead of being saved under its name (spec 002 §2). */
  pdfJendela?: true
  /**
   * The export buttons appear only once there are rows to export, instead of being shown disabled (spec 002 §2, §4).
   */
  eksporBilaAda?: true
}

export interface Report<
  F extends Filters = Filters,
  L extends Layouts = Layouts,
  B extends Columns = Columns,
> {
  menus: readonly [MenuPath, ...MenuPath[]]
  title: string
  filters: F
  /** All fields of the form, in their order: those that are sent, and those that narrow what they offer. */
  form: Filters
  about: About
  keDepan: boolean
  bawah: Bawah<B> | undefined
  layouts: L
  /** The filter that chooses the layout, when there are several. */
  layoutBy: string | undefined
  paper: 'landscape' | 'portrait'
  success: string
  empty: string
  tableEmpty: string
  failure: string | undefined
  /** Without their endings; `tetap` as the specification gives them. */
  fileNames: Record<Format, string> & { tetap: boolean }
  pdfJendela: boolean
  eksporBilaAda: boolean
  /** Answers `{data: rows, message, total}`, and `bawah` and `saldo` where there are any. */
  call: CallDefinition
  /** The same request for a file, at the call's path + '/pdf' and so on. */
  files: Record<Format, CallDefinition>
  /** Call for one page of the report, if a screen reads it by pages. */
  page: PageCall | undefined
}

/** The layout of a report that has only one. */
export const UTAMA = 'utama'

export function defineReport<F extends Filters, C extends Columns, B extends Columns = Columns>(
  spec: Spec<F, B> & Layout<C>,
): Report<F, { utama: Layout<C> }, B>
export function defineReport<
  F extends Filters,
  L extends Record<string, Columns>,
  B extends Columns = Columns,
>(
  spec: Spec<F, B> & { layoutBy: keyof F & string; layouts: { [K in keyof L]: Layout<L[K]> } },
): Report<F, { [K in keyof L]: Layout<L[K]> }, B>
export function defineReport(
  spec: Spec<Filters> & Partial<Layout> & { layoutBy?: string; layouts?: Layouts },
): Report {
  const { menus, filters, layoutBy, about = {}, bawah, paper = 'landscape' } = spec
  const title = menuOf(menus[0])!.title
  const layouts = spec.layouts ?? { [UTAMA]: spec as Layout }
  const empty = spec.empty ?? `${title} Tidak Tersedia`
  const name = spec.fileName ?? title.toLowerCase().replaceAll(' ', '-')
  const request = { ...spec.call, menus, title, filters }
  return {
    menus,
    title,
    filters,
    form: { ...spec.penyaring, ...filters },
    about,
    keDepan: spec.keDepan ?? false,
    bawah,
    layouts,
    layoutBy,
    paper,
    success: spec.success ?? `${title} Tersedia`,
    empty,
    tableEmpty: spec.tableEmpty ?? empty,
    failure: spec.failure,
    fileNames: { pdf: spec.pdfName ?? name, xlsx: name, csv: name, tetap: spec.fileName !== undefined },
    pdfJendela: spec.pdfJendela ?? false,
    eksporBilaAda: spec.eksporBilaAda ?? false,
    call: callOf(request, Object.values(layouts), bawah?.columns),
    files: fileCallsOf(request),
    page: spec.page && pageCallOf(request, layouts[UTAMA]!),
  }
}

/** @param of the shop and the period of the file */
export const fileNameOf = ({ fileNames }: Report, format: Format, of: readonly string[]): string =>
  `${[fileNames[format], ...(fileNames.tetap ? [] : of)].join('-')}.${format}`

/** The layout that these filter values ask for. */
export const layoutOf = (
  report: Report,
  values: Record<string, unknown>,
): [name: string, layout: AnyLayout] => {
  const name = report.layoutBy ? String(values[report.layoutBy]) : UTAMA
  return [name, report.layouts[name]!]
}
