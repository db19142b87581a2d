/** Places the server's errors on the till: at a line by its barcode, or at a field of the sale. Pure. */
import type { FieldError } from '#domain/errors.ts'

export interface ErrorsJual {
  /** By kode_barcode: what is wrong with the line, and with which of its fields. */
  lines: Record<string, FieldError[]>
  /** All further errors, by the field's name: 'kode_sales', 'kode_customer', 'pembayaran.0.nominal'. */
  others: FieldError[]
}

export const NO_ERRORS: ErrorsJual = { lines: {}, others: [] }

/** @param barcodes of the lines in the order they were sent: 'detail_barang.0.berat' is of the first */
export function errorsJual(errors: readonly FieldError[], barcodes: readonly string[]): ErrorsJual {
  const sorted: ErrorsJual = { lines: {}, others: [] }
  for (const error of errors) {
    const [, index, field = ''] = /^detail_barang\.(\d+)\.?(.*)$/.exec(error.field) ?? []
    const barcode = index === undefined ? undefined : barcodes[Number(index)]
    if (barcode === undefined) sorted.others.push(error)
    else (sorted.lines[barcode] ??= []).push({ field, message: error.message })
  }
  return sorted
}

/** Without what was said of a line: it has changed since. */
export function withoutLine(errors: ErrorsJual, kode_barcode: string): ErrorsJual {
  if (!Object.hasOwn(errors.lines, kode_barcode)) return errors
  const { [kode_barcode]: _, ...lines } = errors.lines
  return { ...errors, lines }
}

/** Without what was said of fields whose name begins so. */
export const withoutField = (errors: ErrorsJual, prefix: string): ErrorsJual => {
  const others = errors.others.filter((e) => !e.field.startsWith(prefix))
  return others.length === errors.others.length ? errors : { ...errors, others }
}
