import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { menuOf } from '#domain/menus.ts'
import { tanyaYangDitunggu } from '#client/kasir/cetakan.ts'
import { useObservable } from '#client/net/observable.ts'
import { closeProgress } from './close/progress.ts'
import { Finder } from './Finder.tsx'
import { tabTitle } from '#client/net/gate.ts'
import { useScreenFocus } from './screen-focus.ts'
import { Footer, Header } from './Header.tsx'
import { useMe } from '#client/net/me.ts'
import { passwordDiminta } from '#client/net/password-lagi.ts'
import { useNews } from './news.ts'
import { leave } from '#client/net/session.ts'
import { Sidebar } from './Sidebar.tsx'
import { useSidebar } from './useSidebar.ts'
import './layout.css'

const CloseModal = lazy(() => import('./close/CloseModal.tsx').then((m) => ({ default: m.CloseModal })))
const MustChangePassword = lazy(() =>
  import('./ChangePassword.tsx').then((m) => ({ default: m.MustChangePassword })),
)
const SesiSaya = lazy(() =>
  import('#client/features/users/SesiUser.tsx').then((m) => ({ default: m.SesiSaya })),
)
const ModalPrinter = lazy(() =>
  import('#client/features/printer/ModalPrinter.tsx').then((m) => ({ default: m.ModalPrinter })),
)
const GantiToko = lazy(() => import('./GantiToko.tsx').then((m) => ({ default: m.GantiToko })))
const PasswordLagi = lazy(() => import('./PasswordLagi.tsx').then((m) => ({ default: m.PasswordLagi })))
const ChangePassword = lazy(() => import('./ChangePassword.tsx').then((m) => ({ default: m.ChangePassword })))

/** Titles of what is no entry of the menu. */
const DI_LUAR_MENU: Partial<Record<string, string>> = { '/pembukaan': 'Buka Toko', '/blank': 'Blank' }

/** Around every screen: who, where, which day, where to. */
export function Layout() {
  const me = useMe()
  const siap = me !== undefined && !me.userdata.ganti_password_wajib
  useNews(siap)
  useEffect(() => {
    if (siap) void tanyaYangDitunggu()
  }, [siap])
  const path = useRouterState({ select: (state) => state.location.pathname })
  useScreenFocus(path)
  const sidebar = useSidebar()
  const [over, setOver] = useState<'password' | 'printer' | 'sesi' | 'toko' | null>(null)
  const close = () => setOver(null)
  const closing = useObservable(closeProgress)
  const diminta = useObservable(passwordDiminta)
  const shop = me?.userdata.nama_toko
  useEffect(() => {
    if (shop === undefined) leave()
    else document.title = tabTitle(shop, menuOf(path)?.title ?? DI_LUAR_MENU[path] ?? 'Kencana')
  }, [shop, path])
  if (!me) return null
  if (me.userdata.ganti_password_wajib)
    return (
      <Suspense>
        <MustChangePassword user_id={me.userdata.user_id} />
      </Suspense>
    )
  const bare = menuOf(path)?.landing !== undefined || path === '/pembukaan'
  return (
    <div className={bare ? 'layout layout-bare' : `layout layout-${sidebar.mode}`}>
      <a className="skip-link" href="#isi">
        Langsung ke isi
      </a>
      {!bare && (
        <Header
          me={me}
          path={path}
          sidebar={sidebar}
          onChangePassword={() => setOver('password')}
          onPrinter={() => setOver('printer')}
          onSessions={() => setOver('sesi')}
          onChangeShop={() => setOver('toko')}
        />
      )}
      {!bare && <Sidebar me={me} path={path} sidebar={sidebar} />}
      <main id="isi" tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer me={me} />
      <Finder me={me} />
      <Suspense>
        {over === 'password' && <ChangePassword onClose={close} />}
        {over === 'printer' && <ModalPrinter onTutup={close} />}
        {over === 'sesi' && <SesiSaya onTutup={close} />}
        {over === 'toko' && <GantiToko me={me} onClose={close} />}
        {closing && <CloseModal {...closing} />}
        {diminta && <PasswordLagi {...diminta} />}
      </Suspense>
    </div>
  )
}
