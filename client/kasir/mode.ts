/**
 * What a till does at the moment: what its scan box takes, what its scale weighs, what its keys mean. Selling is one mode,
 * taking back another; a till shows the mode it is in and knows no more of it.
 */
import type { ScanBoxProps } from '#client/ui/ScanBox.tsx'
import type { Milligram } from '#domain/units.ts'
import type { ScanResult } from './useScan.ts'

export interface ModeKasir {
  /** Each mode has a scan box of its own. */
  kode: string
  scan: Omit<ScanBoxProps, 'active'>
  result: ScanResult | undefined
  /** A weight that was taken over from the scale. */
  timbang: (berat: Milligram) => void
  /** F2 goes to the fields of the line that is meant; F3 is the mode's own. */
  button: Record<'F2' | 'F3', () => void>
}
