import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { messages } from '#domain/messages.ts'
import { useModalDialog } from '#client/ui/modal-dialog.ts'
import { useCovering } from '#client/ui/modals.ts'
import { loadPanduan, panduanDi } from './panduan.ts'
import './bantuan.css'

const CONTENTS = 'README'

/** A page of the guide beside the screen that it explains; its links lead to other pages, the screen stays as it is. */
export function Bantuan({ page, onTutup }: { page: string; onTutup: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(page)
  const html = usePages(name)
  useCovering(true)
  useModalDialog(dialog)
  useEffect(() => {
    if (!text.current) return
    text.current.tabIndex = 0 // for the arrows that scroll it
    text.current.scrollTo(0, 0)
  }, [html])
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    const next = panduanDi(link.getAttribute('href') ?? '')
    if (next) setName(next)
  }
  return (
    <dialog
      ref={dialog}
      className="bantuan"
      aria-label="Panduan"
      onClose={onTutup}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="bantuan-kepala">
        <button
          type="button"
          className="button"
          disabled={name === CONTENTS}
          onClick={() => setName(CONTENTS)}
        >
          Daftar Isi
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Tutup
        </button>
      </div>
      {html === null ? (
        <p className="bantuan-teks" role="alert">
          {messages.connectionTroubleShort}
        </p>
      ) : (
        // The guide is a part of the program: nobody else has written in it.
        <div
          ref={text}
          className="bantuan-teks"
          onClick={follow}
          dangerouslySetInnerHTML={{ __html: html ?? '' }}
        />
      )}
    </dialog>
  )
}

/** undefined until it is there; null when it could not be read. */
function usePages(name: string): string | null | undefined {
  const [read, setRead] = useState<{ name: string; html: string | null }>()
  useEffect(() => {
    let wanted = true
    const show = (html: string | null) => wanted && setRead({ name, html })
    loadPanduan(name).then(show, () => show(null))
    return () => {
      wanted = false
    }
  }, [name])
  return read?.name === name ? read.html : undefined
}
