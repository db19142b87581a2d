/** The start: theme, addresses, then the sign-in page or, when there is a session of today, the shell. */
import { lazy, StrictMode, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { messages } from '#domain/messages.ts'
import { askToRetry } from '#client/net/api.ts'
import { ambilLembar } from './app/close/lembar-tutup.ts'
import { tellCloseWarnings } from './app/close/warnings.ts'
import { watchConnection } from './app/connection.ts'
import { loadConfig } from '#client/net/config.ts'
import { watchKegiatan } from '#client/net/kegiatan.ts'
import { tabBerisi } from '#client/net/draft.ts'
import { currentSession, endSession, watchDay, watchOtherTabs } from '#client/net/session.ts'
import { ambilNomorTab } from '#client/net/tab.ts'
import { alamatTujuan, terimaTujuan } from '#client/net/tujuan.ts'
import { SignIn } from './app/SignIn.tsx'
import { watchForUpdate } from './app/update.ts'
import './ui/fonts.css'
import './ui/base.css'
import { Dialogs } from './ui/Dialogs.tsx'
import { startTheme } from './ui/theme.ts'
import { hearScanner } from './ui/wedge.ts'

/** Loads the shell from its own part of the bundle: the sign-in page loads none of it. */
const loadShell = () => import('./app/Shell.tsx')

/** The sheet of the day that was closed here, when there is one. */
const LembarTutup = lazy(() => import('./app/close/LembarTutup.tsx'))

startTheme()
watchConnection()
watchForUpdate()
hearScanner()
const root = createRoot(document.getElementById('root')!)
const render = (page: ReactNode) =>
  root.render(
    <StrictMode>
      {page}
      <Dialogs />
    </StrictMode>,
  )
void start()

async function start(): Promise<void> {
  render(null)
  const shell = currentSession() && loadShell()
  try {
    await Promise.all([loadConfig(), ambilNomorTab(tabBerisi())])
  } catch {
    // Without a network the screen is blocked already.
    if (navigator.onLine) void askToRetry()
    return
  }
  if (shell) return enter(shell)
  endSession()
  terimaTujuan()
  document.title = messages.login
  tellCloseWarnings()
  const lembar = ambilLembar()
  render(
    <>
      <SignIn loadShell={loadShell} onEntered={enter} onNoShop={openFirstShop} />
      <Suspense>{lembar && <LembarTutup {...lembar} />}</Suspense>
    </>,
  )
}

/** Opens the first shop here: before there is a shop, no user can sign in. */
function openFirstShop(): void {
  document.title = 'Kencana | BUKA TOKO'
  void import('#client/features/pembukaan/Page.tsx').then(({ Page }) => render(<Page />))
}

async function enter(shell: ReturnType<typeof loadShell>): Promise<void> {
  watchOtherTabs()
  watchDay()
  watchKegiatan()
  const session = currentSession()
  if (location.pathname === '/' && session)
    history.replaceState(null, '', alamatTujuan({ ...session.userdata, menu: session.menu }))
  const { Shell } = await shell
  render(<Shell />)
}
