import type { PembelianRingkas } from '#domain/calls/pembelian.ts'
import { TandaArsip } from '#client/kasir/TandaArsip.tsx'
import '#client/ui/status.css'

/** Says in a single word what became of a purchase or trade-in. */
export const beliState = ({
  status_valid,
}: Pick<PembelianRingkas, 'status_valid'>): 'OPEN' | 'DONE' | 'BATAL' =>
  status_valid === 'CANC' ? 'BATAL' : status_valid === 'DONE' ? 'DONE' : 'OPEN'

export const StatusBeli = (faktur: Pick<PembelianRingkas, 'status_valid'> & { diarsipkan?: boolean }) => (
  <>
    <span className={`jual-status-tag jual-${beliState(faktur).toLowerCase()}`}>{beliState(faktur)}</span>
    {faktur.diarsipkan && <TandaArsip />}
  </>
)
