import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Temuan } from '#domain/calls/cari.ts'
import { formatTanggal } from '#domain/format.ts'
import { useModalDialog } from '#client/ui/modal-dialog.ts'
import { useCovering } from '#client/ui/modals.ts'
import { findScreens, type Found } from './find.ts'
import { groupsFor } from './groups.ts'
import type { Me } from '#client/net/me.ts'
import type { Ditemukan } from './OpenedTemuan.tsx'
import { useTemuan } from './useTemuan.ts'
import './finder.css'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

interface Props {
  me: Me
  /** Returns the text typed before the dialog was there. */
  awal: () => string
  onClose: () => void
  /** A document, a piece or a member was chosen. */
  onBuka: (temuan: Ditemukan) => void
}

/** Any result that can be opened. */
interface Row {
  id: string
  title: string
  about: string
  open: () => void
}

/** Type, walk with the arrows, Enter opens; Escape closes, and the browser gives the focus back to where it was. */
export function FinderDialog({ me, awal, onClose, onBuka }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(awal)
  const [chosen, setChosen] = useState(0)
  /** Enter was pressed before there was an answer to it: for this text, and no other. */
  const awaited = useRef<string>(undefined)
  const screens = findScreens(groupsFor({ level: me.userdata.level, menu: me.menu }), typed)
  const found = useTemuan(typed)
  const rows = [
    ...screens.map((screen) => screenRow(screen, () => void navigate({ to: screen.path }))),
    ...found.rows.map((one) => foundRow(one, () => onBuka(one))),
  ]
  useCovering(true)
  useModalDialog(dialog)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen, typed])

  const go = (row: Row | undefined) => {
    if (!row) return
    dialog.current?.close()
    row.open()
  }
  useEffect(() => {
    if (awaited.current === undefined || found.pending) return
    const mine = awaited.current === typed
    awaited.current = undefined
    if (mine && rows.length === 1) go(rows[0])
  })
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) setChosen(Math.min(rows.length - 1, Math.max(0, chosen + step)))
    else if (event.key !== 'Enter') return
    else if (rows[chosen]) go(rows[chosen])
    else if (found.pending) awaited.current = typed
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className="finder" aria-label="Menu Cepat" onClose={onClose}>
      <input
        type="text"
        data-scan
        role="combobox"
        aria-label="Nama layar, nomor nota, barcode, atau member"
        aria-expanded="true"
        aria-controls="finder-list"
        aria-autocomplete="list"
        aria-activedescendant={rows[chosen]?.id}
        placeholder="Nama layar, nomor nota, barcode atau nama barang, atau member"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={walk}
      />
      <div ref={list} id="finder-list" role="listbox" aria-label="Hasil">
        {rows.map((row, i) => (
          <div
            key={row.id}
            id={row.id}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            onClick={() => go(row)}
            onPointerMove={() => setChosen(i)}
          >
            {row.title} <small>{row.about}</small>
          </div>
        ))}
      </div>
      <p role="status" className={rows.length && !found.error ? 'only-heard' : 'finder-empty'}>
        {said(rows.length, found.pending, found.error)}
      </p>
      <p className="finder-keys muted">
        <kbd>↑</kbd> <kbd>↓</kbd> pilih <kbd>Enter</kbd> buka <kbd>Esc</kbd> tutup
      </p>
    </dialog>
  )
}

const said = (rows: number, pending: boolean, error: { message: string } | null): string => {
  if (error) return error.message
  if (rows > 0) return `${rows} hasil`
  return pending ? 'Mencari …' : 'Tidak Ada Layar, Nota, Barang Atau Member Itu'
}

const screenRow = ({ path, title, group }: Found, open: () => void): Row => ({
  id: `finder-${path.slice(1)}`,
  title,
  about: group,
  open,
})

const foundRow = ({ jenis, nomor, nama, keterangan, tgl_system }: Temuan, open: () => void): Row => ({
  id: `finder-${jenis}-${nomor}`,
  title: jenis === 'MEMBER' ? nama : `${nomor} ${nama}`,
  about: [
    `${jenis[0]}${jenis.slice(1).toLowerCase()}`,
    ...(jenis === 'MEMBER' ? [nomor] : []),
    ...(tgl_system ? [formatTanggal(tgl_system)] : []),
    ...(keterangan ? [keterangan] : []),
  ].join(' · '),
  open,
})
