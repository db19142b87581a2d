/** Where the server's errors belong on the till: a line by its barcode, or a field of the sale. Pure. */
import type { FieldError } from '#domain/errors.ts'

export interface Galat {
  /** By kode_barcode: what is wrong with the line, and with which of its fields. */
  baris: Record<string, FieldError[]>
  /** Everything else, by the field's name: 'kode_sales', 'kode_customer', 'pembayaran.0.nominal'. */
  umum: FieldError[]
}

export const tanpaGalat: Galat = { baris: {}, umum: [] }

/** @param barcodes of the lines in the order they were sent: 'detail_barang.0.berat' is of the first */
export function galatDari(errors: readonly FieldError[], barcodes: readonly string[]): Galat {
  const galat: Galat = { baris: {}, umum: [] }
  for (const error of errors) {
    const [, index, field = ''] = /^detail_barang\.(\d+)\.?(.*)$/.exec(error.field) ?? []
    const barcode = index === undefined ? undefined : barcodes[Number(index)]
    if (barcode === undefined) galat.umum.push(error)
    else (galat.baris[barcode] ??= []).push({ field, message: error.message })
  }
  return galat
}

/** Without what was said of a line: it has changed since. */
export function tanpaBaris(galat: Galat, kode_barcode: string): Galat {
  if (!Object.hasOwn(galat.baris, kode_barcode)) return galat
  const { [kode_barcode]: _, ...others } = galat.baris
  return { ...galat, baris: others }
}

/** Without what was said of fields whose name begins so. */
export const tanpaUmum = (galat: Galat, awalan: string): Galat => {
  const umum = galat.umum.filter((e) => !e.field.startsWith(awalan))
  return umum.length === galat.umum.length ? galat : { ...galat, umum }
}
