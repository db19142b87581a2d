/** What opens the drawer that hangs on a printer. */
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { RollPrinter } from '#domain/rules/printer.ts'

export function drawerPulse(printer: RollPrinter): Buffer {
  const encoder = new ReceiptPrinterEncoder({ language: printer === '80 MM STAR' ? 'star-prnt' : 'esc-pos' })
  return Buffer.from(encoder.initialize().pulse().encode())
}
