import { Button } from 'antd'
import { useState } from 'react'
import { stokAwalState, terapkanStokAwal } from '#domain/calls/stok-awal.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { ImporStokAwal } from './ImporStokAwal.tsx'

/** Until the shop's first close, for whoever may: its opening stock from a file. Nothing afterwards. */
export function StokAwalButton() {
  const [open, setOpen] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const allowed = mayMake(terapkanStokAwal)
  const { data } = useCall(stokAwalState, {}, { enabled: allowed, quiet: true })
  if (!allowed || !data?.boleh) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Impor Stok Awal</Button>
      <StaticModal
        open={open}
        title="Impor Stok Awal"
        width={1000}
        onClose={() => setOpen(false)}
        cancelText="Tutup"
        busy={sibuk}
      >
        <ImporStokAwal onSibuk={setSibuk} />
      </StaticModal>
    </>
  )
}
