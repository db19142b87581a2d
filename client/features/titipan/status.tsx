import type { TitipanRingkas } from '#domain/calls/titipan.ts'
import './titipan.css'

/** Says in a single word what became of a deposit: BARU until the cashier confirms it, BATAL when it never was. */
export const state = ({
  status_valid,
  status_titipan,
}: Pick<TitipanRingkas, 'status_valid' | 'status_titipan'>): 'BARU' | 'BATAL' | 'OPEN' | 'FINISH' | 'CLOSE' =>
  status_valid === 'OPEN'
    ? 'BARU'
    : status_valid === 'CANC'
      ? 'BATAL'
      : (status_titipan as 'OPEN' | 'FINISH' | 'CLOSE')

export const StatusTitipan = (t: Pick<TitipanRingkas, 'status_valid' | 'status_titipan'>) => (
  <span className={`titip-status titip-${state(t).toLowerCase()}`}>{state(t)}</span>
)
