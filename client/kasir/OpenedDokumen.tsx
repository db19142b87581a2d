/** A document opened by its number, in front of what is open. */
import { use } from 'react'
import { mayView } from '#domain/calls/lihat.ts'
import { dokumenBernomor } from '#domain/dokumen/nomor.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { DokumenWindow, type OpenedProps } from './dokumen-window.ts'

export const OpenedDokumen = (props: OpenedProps) => use(DokumenWindow)(props)

/** @returns the number of the document that a number means; undefined for no number, another shop's, or not for this user to see */
export function dibuka(nomor: string): string | undefined {
  const { dokumen, no } = dokumenBernomor(nomor, currentSession()!.userdata.kode_toko) ?? {}
  const may = dokumen && mayView(dokumen)
  return may && mayMake({ may }) ? no : undefined
}
