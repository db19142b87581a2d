/**
 * Finds members by a single text, their code, name, phone or address: the server's four ways, as far as they fit the
 * text (spec 001 §5).
 */
import { useState } from 'react'
import { memberByAlamat, memberByHp, memberByKode, memberByNama, type Member } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { SEARCH_PAUSE_MS, KODE_DICARI_MIN } from '#domain/rules/member.ts'
import { isTelepon } from '#domain/telepon.ts'
import { useCall } from '#client/net/query.ts'
import { usePaused } from '#client/ui/usePaused.ts'

export interface MemberDitemukan {
  /** The text that was looked for, once it has been answered; until then undefined. */
  untuk: string | undefined
  rows: readonly Member[]
  /** A phone or a code names one person; a name or an address does not. */
  pasti: boolean
  /** The reason why there are no rows. */
  empty: string
  error: string | undefined
  /** Without waiting for the pause after typing. */
  segera: () => void
}

const isKode = (text: string): boolean => text.length >= KODE_DICARI_MIN && /^[A-Z]+\d+$/.test(text)

export function useCariMember(text: string): MemberDitemukan {
  const [diminta, minta] = useState('')
  const paused = usePaused(text, SEARCH_PAUSE_MS)
  const sought = diminta === text ? text : paused
  const settled = text !== '' && sought === text
  const [number, kode] = [isTelepon(sought), isKode(sought)]
  const on = (fits: boolean) => ({ enabled: settled && fits, staleTime: 5_000 })
  const hp = useCall(memberByHp, { query: { hp: sought } }, on(number))
  const nama = useCall(memberByNama, { query: { nama_customer: sought } }, on(!number))
  const alamat = useCall(memberByAlamat, { query: { alamat: sought } }, on(!number))
  const byKode = useCall(memberByKode, { params: { kode: sought }, query: { single: '1' } }, on(kode))
  const asked = number ? [hp] : kode ? [byKode, nama, alamat] : [nama, alamat]
  const answered = settled && asked.every((q) => !q.isFetching && (q.isSuccess || q.isError))
  const rows = answered ? asked.flatMap((q) => q.data ?? []) : []
  return {
    untuk: answered ? sought : undefined,
    rows: rows.filter((m, i) => rows.findIndex((other) => other.kode_member === m.kode_member) === i),
    pasti: number || (kode && (byKode.data?.length ?? 0) > 0),
    empty: number
      ? messages.noHpTidakDitemukan
      : `${messages.namaTidakDitemukan}, ${messages.alamatTidakDitemukan}`,
    error: answered ? asked.find((q) => q.isError)?.error?.message : undefined,
    segera: () => minta(text),
  }
}
