import { MAY_PESAN, pesanSatu } from '#domain/calls/pesan.ts'
import type { JenisPesan } from '#domain/rules/pesan.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { BelumTerbaca } from '#client/ui/BelumTerbaca.tsx'
import { Keadaan, TombolKabari } from './keadaan.tsx'
import './kabar.css'

interface Props {
  jenis: JenisPesan
  /** The document: no_pesanan, no_faktur_service, no_titip_group. */
  ref_no: string
}

/** On a document: whether its customer knows, and the button that tells them. Nothing while there is nothing to tell, or for who may not know. */
export function Kabari({ jenis, ref_no }: Props) {
  const enabled = mayMake({ ...pesanSatu, may: MAY_PESAN[jenis] })
  const dibaca = useCall(pesanSatu, { query: { jenis, ref_no } }, { staleTime: 0, quiet: true, enabled })
  useLive('pesan', () => void dibaca.refetch())
  if (!enabled) return null
  if (dibaca.data === undefined) return <BelumTerbaca dibaca={dibaca} apa="Kabar Ke Customer" />
  return (
    dibaca.data && (
      <div className="kabar-kabari" role="group" aria-label="Kabar ke customer">
        <TombolKabari menunggu={dibaca.data} panjang />
        <Keadaan menunggu={dibaca.data} />
      </div>
    )
  )
}
