import type { ReactNode } from 'react'
import { menuOf } from '#domain/menus.ts'
import { gateOf } from '#client/net/gate.ts'
import { TeraTimbangan } from '#client/kasir/TeraTimbangan.tsx'
import { PembukaanRegistration } from './PembukaanRegistration.tsx'
import { useMe } from '#client/net/me.ts'
import { DeniedNotice, LateDayNotice, NoAnswerNotice, TanpaHutang } from './notices.tsx'

/** The screen of `path` when this user may see it today; else what is in the way. */
export function Gated({ path, children }: { path: string; children: ReactNode }) {
  const me = useMe()
  if (!me || me.failed) return <NoAnswerNotice />
  if (me.today === undefined) return null
  const { userdata, menu, pembukaan } = me
  const gate = gateOf(path, { ...userdata, menu, pembukaan }, me.today)
  if (gate === 'denied') return <DeniedNotice />
  if (gate === 'tanpaHutang') return <TanpaHutang />
  if (gate === 'closeFirst' && pembukaan) return <PembukaanRegistration />
  if (gate === 'closeFirst') return <LateDayNotice userdata={userdata} today={me.today} />
  return (
    <>
      {menuOf(path)?.timbang && <TeraTimbangan hari_ini={me.today} />}
      {children}
    </>
  )
}
