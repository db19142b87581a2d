import { useState } from 'react'
import { RowDetail } from '#client/reports/RowDetail.tsx'
import { dibuka } from '#client/reports/dokumen.ts'
import '#client/kasir/riwayat-hari-ini.css'

/** The number of a document: opens it where this user may look at it, as in a report. */
export function Nomor({ no }: { no: string }) {
  const [open, setOpen] = useState(false)
  const dokumen = dibuka(no)
  if (!dokumen) return no
  return (
    <>
      <button type="button" className="riwayat-nomor" onClick={() => setOpen(true)}>
        {no}
      </button>
      {open && <RowDetail {...dokumen} onTutup={() => setOpen(false)} />}
    </>
  )
}
