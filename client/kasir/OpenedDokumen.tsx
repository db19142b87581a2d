/**
 * A document opened by its number, in front of what is open. Its window is made of every area, so the app hands it down
 * (client/dokumen.tsx).
 */
import { createContext, Suspense, use, type ReactNode } from 'react'
import { mayView } from '#domain/calls/lihat.ts'
import { dokumenBernomor } from '#domain/dokumen/nomor.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'

export interface OpenedProps {
  /** The document's own number. */
  no: string
  /** With its paper and its next steps; without, it is there to look at. */
  steps?: boolean
  onTutup: () => void
}

export const DokumenWindow = createContext<(props: OpenedProps) => ReactNode>(() => null)

export function OpenedDokumen(props: OpenedProps) {
  const open = use(DokumenWindow)
  return <Suspense>{open(props)}</Suspense>
}

/** @returns the number of the document that a number means; undefined for no number, another shop's, or not for this user to see */
export function dibuka(nomor: string): string | undefined {
  const { dokumen, no } = dokumenBernomor(nomor, currentSession()!.userdata.kode_toko) ?? {}
  const may = dokumen && mayView(dokumen)
  return may && mayMake({ may }) ? no : undefined
}
