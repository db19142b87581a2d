/** A report as it travels: `{data, message, total}`, and `bawah` and `saldo` where there are any. */
import { z } from 'zod'
import type { CallReply } from '#domain/call.ts'
import type { PageCall } from '#domain/report/calls.ts'
import { encodeRows, type Row } from '#domain/report/columns.ts'
import type { Report } from '#domain/report.ts'
import { saldoColumns } from '#domain/report/saldo.ts'
import { DataJson } from '../threads/data-json.ts'
import type { Output } from '../threads/output.ts'
import type { Beside } from './run.ts'

/** Makes what stands beside the data; its figures become those of the wire, in place. */
export function beside(report: Report, jumlah: number, { layout, totals, bawah, saldo }: Beside) {
  encodeRows(layout.columns, [totals])
  if (bawah) encodeRows(report.bawah!.columns, [bawah])
  if (saldo) encodeRows(saldoColumns(layout), saldo)
  return {
    message: jumlah > 0 ? report.success : report.empty,
    total: totals,
    ...(bawah && { bawah }),
    ...(saldo && { saldo }),
  }
}

/** Written as the rows come. @returns how many there were */
export async function writeJson(
  report: Report,
  parts: AsyncGenerator<Row[], Beside & { jumlah: number }>,
  keluar: Output,
): Promise<number> {
  // Neighbours that are one row on the wire may come in two parts.
  const nested = Object.values(report.layouts).some((layout) => layout.nested)
  const held: Row[] = []
  const data = new DataJson(keluar)
  const write = (rows: Row[]) => data.rows(z.encode(report.call.reply, rows) as unknown[])
  for (;;) {
    const { done, value } = await parts.next()
    if (done) {
      write(held)
      data.end(beside(report, value.jumlah, value))
      return value.jumlah
    }
    if (nested) for (const row of value) held.push(row)
    else write(value)
  }
}

/** Writes a page of a report. @returns the number of rows on it */
export function writePage(report: Report, page: CallReply<PageCall>, keluar: Output): number {
  const message = page.jumlah > 0 ? report.success : report.empty
  keluar.write(JSON.stringify({ data: z.encode(report.page!.reply, page), message }))
  return page.rows.length
}
