import { lazy, Suspense, useState } from 'react'
import type { Panduan } from '#domain/menus.ts'

const Bantuan = lazy(() => import('./Bantuan.tsx').then((m) => ({ default: m.Bantuan })))

/** Opens the page of the guide that explains the screen. */
export function HelpButton({ page, className }: { page: Panduan; className: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        title="Panduan layar ini"
        onClick={() => setOpen(true)}
      >
        <span className="only-heard">Panduan</span>
        <span aria-hidden="true">?</span>
      </button>
      {open && (
        <Suspense>
          <Bantuan page={page} onTutup={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
