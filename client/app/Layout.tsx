import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { menuOf } from '#domain/menus.ts'
import { useObservable } from '#client/observable.ts'
import { closeProgress } from './close/progress.ts'
import { tabTitle } from './gate.ts'
import { Footer, Header } from './Header.tsx'
import { useMe } from './me.ts'
import { leave } from './session.ts'
import { Sidebar, useSidebar } from './Sidebar.tsx'
import './layout.css'

const CloseModal = lazy(() => import('./close/CloseModal.tsx').then((m) => ({ default: m.CloseModal })))
const ChangePassword = lazy(() => import('./ChangePassword.tsx').then((m) => ({ default: m.ChangePassword })))

/** Around every screen: who, where, which day, where to. */
export function Layout() {
  const me = useMe()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const sidebar = useSidebar()
  const [changingPassword, setChangingPassword] = useState(false)
  const closing = useObservable(closeProgress)
  const shop = me?.userdata.nama_toko
  useEffect(() => {
    if (shop === undefined) leave()
    else document.title = tabTitle(shop, menuOf(path)?.title ?? 'Kencana')
  }, [shop, path])
  if (!me) return null
  const bare = menuOf(path)?.landing === true
  return (
    <div className={bare ? 'layout layout-bare' : `layout layout-${sidebar.mode}`}>
      <a className="skip-link" href="#isi">Langsung ke isi</a>
      {!bare && <Header me={me} sidebar={sidebar} onChangePassword={() => setChangingPassword(true)} />}
      {!bare && <Sidebar me={me} path={path} mode={sidebar.mode} />}
      <main id="isi" tabIndex={-1}><Suspense><Outlet /></Suspense></main>
      <Footer me={me} />
      <Suspense>
        {changingPassword && <ChangePassword onClose={() => setChangingPassword(false)} />}
        {closing && <CloseModal {...closing} />}
      </Suspense>
    </div>
  )
}
