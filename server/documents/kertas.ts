/** A paper as it is handed to the thread that draws it: what it says, whole, and nothing that could be asked for more. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import type { RollPrinter } from '#domain/rules/printer.ts'
import type { KertasNota } from '#domain/rules/pengaturan-nota.ts'
import type { Slip } from '#domain/documents/slip.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'

/** A paper of a document. */
export type Paper =
  | { nota: NotaPenjualan; ukuran: KertasNota }
  | { slip: Slip; ukuran: '80' | 'A5' }
  | { tiket: Tiket; ukuran: '80' | 'A5' }

/** The same for a printer that sets its own letters. */
export interface KertasRoll {
  paper: Paper
  printer: RollPrinter
}

export type Kertas = Paper | KertasRoll | { label: readonly LabelDicetak[]; pembuat: string }
