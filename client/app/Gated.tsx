import type { ReactNode } from 'react'
import { gateOf } from '#client/net/gate.ts'
import { DaftarPembukaan } from './DaftarPembukaan.tsx'
import { useMe } from '#client/net/me.ts'
import { DeniedNotice, LateDayNotice, NoAnswerNotice } from './notices.tsx'

/** The screen of `path` when this user may see it today; else what is in the way. */
export function Gated({ path, children }: { path: string; children: ReactNode }) {
  const me = useMe()
  if (!me || me.failed) return <NoAnswerNotice />
  if (me.today === undefined) return null
  const gate = gateOf(path, { ...me.userdata, menu: me.menu, pembukaan: me.pembukaan }, me.today)
  if (gate === 'denied') return <DeniedNotice />
  if (gate === 'closeFirst' && me.pembukaan) return <DaftarPembukaan />
  if (gate === 'closeFirst') return <LateDayNotice userdata={me.userdata} today={me.today} />
  return children
}
