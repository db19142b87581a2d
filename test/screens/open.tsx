/**
 * A screen as it is in the program, without a server: the real shell around it, signed in, its replies recorded (network.ts). One page
 * stays open for all tests of a run; each begins with an empty browser and ends with whatever went wrong behind the screen.
 */
import axe from 'axe-core'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import type { CallReply } from '#domain/call.ts'
import { sesiSaya, type login } from '#domain/calls/sesi.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import { router } from '#client/app/router.tsx'
import { Shell } from '#client/app/Shell.tsx'
import { SignIn } from '#client/app/SignIn.tsx'
import { openDialogs } from '#client/net/dialogs.ts'
import { passwordDiminta } from '#client/net/password-lagi.ts'
import { queryClient } from '#client/net/query.ts'
import { endSession, openSession } from '#client/net/session.ts'
import { openToasts } from '#client/net/toasts.ts'
import '#client/ui/fonts.css'
import '#client/ui/base.css'
import { Dialogs } from '#client/ui/Dialogs.tsx'
import { setTema, startTheme, type Tema } from '#client/ui/theme.ts'
import { hearScanner } from '#client/ui/wedge.ts'
import { beginNetwork, recordedFor, unanswered, type Told } from './network.ts'

startTheme()
hearScanner()
// Every test begins here; the first of a page too.
router.history.replace('/blank')

interface Wanted {
  /** A user of the fixture. */
  as?: string
  /** The shop's past: a world of test/tools/worlds.ts. */
  world?: string
  /** Answers to single calls, in place of those that were recorded. */
  told?: readonly Told[]
  size?: keyof typeof SIZES
  tema?: Tema
  /** The part of the address behind its path: '?no=HB-TK01-250110-0001'. */
  search?: string
  /** Leaves in the browser's store what a page that was open before has left there. */
  ditinggalkan?: () => void
  /** The screen's heading, where that is not its name in the menu. */
  heading?: string | RegExp
}

const SIZES = { counter: [1366, 768], tablet: [768, 1024], phone: [390, 844] } as const

let root: Root | undefined
/** The router is there with the shell alone. */
let adaRuter = false
const wrong: unknown[] = []
const consoleError = console.error
console.error = (...told: unknown[]) => {
  wrong.push(told.map(String).join(' '))
  consoleError(...told)
}

/** Opens a screen of the menu as somebody who has signed in, and waits for its title. */
export async function openScreen(
  path: MenuPath,
  {
    as = 'OWN1',
    world = 'busy',
    told = [],
    size = 'counter',
    tema = 'terang',
    search = '',
    ditinggalkan,
    heading = menuOf(path)!.title,
  }: Wanted = {},
): Promise<void> {
  const recorded = await recordedFor(world, as)
  beginNetwork(world, as, recorded, told)
  const session = await call(sesiSaya)
  openSession({ token: 'token', ...session } as CallReply<typeof login>)
  ditinggalkan?.()
  setTema(tema)
  const [width, height] = SIZES[size]
  await page.viewport(width, height)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root!.render(
      <StrictMode>
        <Shell />
        <Dialogs />
      </StrictMode>,
    ),
  )
  adaRuter = true
  // Now that it listens: a router that has been to a screen before looks at no address when it is mounted again.
  router.history.replace(path + search)
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** The page before all screens, as a computer meets it on which nobody is signed in. */
export async function openSignIn(told: readonly Told[]): Promise<void> {
  beginNetwork('busy', 'OWN1', [], told)
  await page.viewport(...SIZES.counter)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root!.render(
      <StrictMode>
        <SignIn
          loadShell={async () => undefined}
          onEntered={async () => undefined}
          onNoShop={() => undefined}
        />
        <Dialogs />
      </StrictMode>,
    ),
  )
}

/**
 * Clears everything of a test, and checks that nothing went wrong in it that it did not bring about (setup.ts: after
 * each).
 */
export async function closeScreen(): Promise<void> {
  if (root && adaRuter) await leaveScreen()
  adaRuter = false
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  openToasts.set([])
  openDialogs.set([])
  passwordDiminta.get()?.answer(false)
  expect(unanswered, 'requests that nothing answers; how they are recorded: CONTRIBUTING.md').toEqual([])
  expect(wrong.splice(0), 'errors behind the screen').toEqual([])
}

/** The next test begins where there is nothing, and not for a moment at the screen of this one. */
async function leaveScreen(): Promise<void> {
  router.history.replace('/blank')
  await expect.poll(() => router.state.matches.at(-1)?.pathname, { interval: 5 }).toBe('/blank')
}

/**
 * Checks that nothing stands in the way of a person who does not see, or who uses keys alone. @param known rules of axe
 * that a screen still breaks
 */
export async function expectAccessible(...known: string[]): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(
    violations
      .filter(({ id }) => !known.includes(id))
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}
