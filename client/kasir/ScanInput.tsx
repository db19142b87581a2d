import { ScanBox } from '#client/ui/ScanBox.tsx'
import type { ModeKasir } from './mode.ts'

interface Props {
  mode: Pick<ModeKasir, 'kode' | 'scan' | 'result'>
  /** false: something is open, or has been sent. */
  active: boolean
}

/** The scan box of a till's mode, and below it what the last scan came to. */
export const ScanInput = ({ mode: { kode, scan, result }, active }: Props) => (
  <>
    <ScanBox key={kode} {...scan} active={active} />
    <p
      className={result && result.tone !== 'good' ? 'till-result till-result-wrong' : 'till-result'}
      role="status"
    >
      {result?.text ?? ' '}
    </p>
  </>
)
