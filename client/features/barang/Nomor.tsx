import { useState } from 'react'
import { dibuka, OpenedDokumen } from '#client/kasir/OpenedDokumen.tsx'
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
      {open && <OpenedDokumen no={dokumen} onTutup={() => setOpen(false)} />}
    </>
  )
}
