/**
 * The mode of a till: what its scan box takes, what its scale weighs, what its keys mean. Selling is a mode, taking
 * back is another; a till shows its current mode and knows no more of it.
 */
import type { ScanBoxProps } from '#client/ui/ScanBox.tsx'
import type { Milligram } from '#domain/units.ts'
import type { ScanResult } from './useScan.ts'

export interface ModeKasir {
  /** Names the mode; every mode has a scan box of its own. */
  kode: string
  scan: Omit<ScanBoxProps, 'active'>
  result: ScanResult | undefined
  /** A weight that was taken over from the scale. */
  timbang: (berat: Milligram) => void
  /** F2 goes to the fields of the line that is meant; F3 is the mode's own. */
  button: Record<'F2' | 'F3', () => void>
}
