/**
 * The printer of the shop that this computer prints its papers on (DOMAIN §P.5). Its code, name and way are known to
 * the computer, so that a press of F12 asks nobody first. What prints is loaded when it is needed (shop-print.ts).
 */
import type { CaraPrinter } from '#domain/rules/printer.ts'
import { observable } from '#client/net/observable.ts'
import { currentSession } from '#client/net/session.ts'
import { stored } from '#client/net/store.ts'

export interface TillPrinter {
  kode_toko: string
  kode_printer: string
  nama_printer: string
  cara: CaraPrinter
  laci: boolean
}

const kept = stored<TillPrinter>('printer_toko')
export const tillPrinter = observable<TillPrinter | undefined>(kept.read())

export function choosePrinter(printer: TillPrinter | undefined): void {
  if (printer) kept.write(printer)
  else kept.remove()
  tillPrinter.set(printer)
}

/** Another shop's printer is not this one's, whoever has signed in at the computer. */
export function shopPrinter(): TillPrinter | undefined {
  const printer = tillPrinter.get()
  return printer?.kode_toko === currentSession()?.userdata.kode_toko ? printer : undefined
}

/** Opens the drawer of this computer's printer. @param why the document whose cash it is about, or a reason */
export async function openDrawer(why: { no_ref: string } | { alasan: string }): Promise<void> {
  const printer = shopPrinter()
  if (printer?.laci) await (await import('./shop-print.ts')).opened(printer, why)
}
