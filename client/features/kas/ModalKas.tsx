import { lihatKasBank } from '#domain/calls/kas-bank.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { useCall } from '#client/net/query.ts'
import { DetailKas } from './DetailKas.tsx'
import { slipKas } from './slip.ts'
import './kas.css'

/** An entry in front of the open screen, with its slip. */
export function ModalKas({ no, onTutup }: { no: string; onTutup: () => void }) {
  const { data } = useCall(lihatKasBank, { params: { no } }, { staleTime: 0 })
  return (
    <ModalDetail
      title="Detail Kas Dan Bank"
      cetakan={data?.status_valid === 'DONE' ? slipKas(no) : undefined}
      onTutup={onTutup}
    >
      <DetailKas no={no} />
    </ModalDetail>
  )
}
