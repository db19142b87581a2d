/** A command of the browser that tests screens: real keys, one behind the other, in one question instead of two for each key. */
import type { CDPSession } from '@playwright/test'
import type { PlaywrightBrowserProvider } from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

export interface Key {
  key: string
  text: string
  code?: string
  windowsVirtualKeyCode?: number
}

type Page = ReturnType<PlaywrightBrowserProvider['getPage']>
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Keys say themselves when they were pressed: a busy machine may deliver them as late as it likes.
 * @param every milliseconds between two keys
 */
export const keys: BrowserCommand<[pressed: readonly Key[], every: number]> = async (
  { page },
  pressed,
  every,
) => {
  const begun = Date.now() / 1000
  const open = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, open)
  const session = await open
  await Promise.all(
    pressed.flatMap((key, i) => {
      const timestamp = begun + (i * every) / 1000
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' }),
      ]
    }),
  )
}
