import { MAY_PESAN, pesanSatu } from '#domain/calls/pesan.ts'
import type { JenisPesan } from '#domain/rules/pesan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { State, KabariButton } from './state.tsx'
import './kabar.css'

interface Props {
  jenis: JenisPesan
  /** The document: no_pesanan, no_faktur_service, no_titip_group. */
  ref_no: string
}

/** On a document: whether its customer knows, and the button that tells them. Nothing while there is nothing to tell, or for who may not know. */
export function Kabari({ jenis, ref_no }: Props) {
  const enabled = mayMake({ ...pesanSatu, may: MAY_PESAN[jenis] })
  const reading = useCall(pesanSatu, { query: { jenis, ref_no } }, { staleTime: 0, quiet: true, enabled })
  useLive('pesan', () => void reading.refetch())
  if (!enabled) return null
  if (reading.data === undefined) return <Unread reading={reading} apa="Kabar Ke Customer" />
  return (
    reading.data && (
      <div className="kabar-kabari" role="group" aria-label="Kabar ke customer">
        <KabariButton menunggu={reading.data} length />
        <State menunggu={reading.data} />
      </div>
    )
  )
}
