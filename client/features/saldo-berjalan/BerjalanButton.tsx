import { Button } from 'antd'
import { useState } from 'react'
import { berjalanState, terapkanBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { ImporBerjalan } from './ImporBerjalan.tsx'

/** Until the shop's first close, for whoever may: loans, deposits and orders that ran before. Nothing afterwards. */
export function BerjalanButton() {
  const [open, setOpen] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const allowed = mayMake(terapkanBerjalan)
  const { data } = useCall(berjalanState, {}, { enabled: allowed, quiet: true })
  if (!allowed || !data?.boleh) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Impor Hutang, Titipan, Pesanan</Button>
      <StaticModal
        open={open}
        title="Impor Hutang, Titipan, Pesanan Yang Berjalan"
        width={1000}
        onClose={() => setOpen(false)}
        cancelText="Tutup"
        busy={sibuk}
      >
        <ImporBerjalan onSibuk={setSibuk} />
      </StaticModal>
    </>
  )
}
