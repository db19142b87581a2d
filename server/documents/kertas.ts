/** A paper as it is handed to the thread that draws it: what it says, whole, and nothing that could be asked for more. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import type { KertasNota } from '#domain/rules/pengaturan-nota.ts'
import type { Slip } from '#domain/documents/slip.ts'
import type { Tiket } from '#domain/documents/tiket-service.ts'

export type Kertas =
  | { nota: NotaPenjualan; ukuran: KertasNota }
  | { slip: Slip; ukuran: '80' | 'A5' }
  | { tiket: Tiket; ukuran: '80' | 'A5' }
  | { label: readonly LabelDicetak[]; pembuat: string }
