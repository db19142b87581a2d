import type { PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { TandaArsip } from '#client/kasir/TandaArsip.tsx'
import '#client/ui/status.css'

/** Says in a single word what became of a sale. */
export const state = ({
  status_valid,
  status_kembali,
}: Pick<PenjualanRingkas, 'status_valid' | 'status_kembali'>): 'OPEN' | 'DONE' | 'BATAL' =>
  status_valid === 'CANC' || (status_valid === 'DONE' && status_kembali === 'CANC')
    ? 'BATAL'
    : status_valid === 'DONE'
      ? 'DONE'
      : 'OPEN'

export const Status = (
  sale: Pick<PenjualanRingkas, 'status_valid' | 'status_kembali'> & { diarsipkan?: boolean },
) => (
  <>
    <span className={`jual-status-tag jual-${state(sale).toLowerCase()}`}>{state(sale)}</span>
    {sale.diarsipkan && <TandaArsip />}
  </>
)
