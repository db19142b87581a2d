/** The start: theme, addresses, then the sign-in page or, when there is a session of today, the shell. */
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { messages } from '#domain/messages.ts'
import { askToRetry } from './api.ts'
import { watchConnection } from './app/connection.ts'
import { loadConfig } from './app/config.ts'
import { currentSession } from './app/session.ts'
import { SignIn } from './app/SignIn.tsx'
import { clearStore } from './app/store.ts'
import { watchForUpdate } from './app/update.ts'
import './ui/base.css'
import { Dialogs } from './ui/Dialogs.tsx'
import { startTheme } from './ui/theme.ts'

/** Its own part of the bundle: the sign-in page loads none of it. */
const loadShell = () => import('./app/Shell.tsx')

startTheme()
watchConnection()
watchForUpdate()
const root = createRoot(document.getElementById('root')!)
const render = (page: ReactNode) => root.render(<StrictMode>{page}<Dialogs /></StrictMode>)
void start()

async function start(): Promise<void> {
  render(null)
  const shell = currentSession() && loadShell()
  try {
    await loadConfig()
  } catch {
    return void askToRetry()
  }
  if (shell) return enter(shell)
  clearStore()
  if (location.pathname !== '/') history.replaceState(null, '', '/')
  document.title = messages.login
  render(<SignIn loadShell={loadShell} onEntered={enter} />)
}

async function enter(shell: ReturnType<typeof loadShell>): Promise<void> {
  if (location.pathname === '/') history.replaceState(null, '', '/dashboard')
  const { Shell } = await shell
  render(<Shell />)
}
