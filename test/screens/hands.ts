/** Hands at a screen under test: real keys of the browser, at the speed of fingers. */
import { cdp, page, type Locator } from 'vitest/browser'

/** Between two keys of fingers. */
const FINGERS_MS = 90

interface Key {
  key: string
  text: string
}
const keysOf = (text: string): Key[] => [...text].map((key) => ({ key, text: key }))

/** Keys say themselves when they were pressed: a busy machine may deliver them as late as it likes. */
async function press(keys: readonly Key[], every: number): Promise<void> {
  const begun = Date.now() / 1000
  for (const [i, key] of keys.entries()) {
    const timestamp = begun + (i * every) / 1000
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key, text: '' })
  }
}

/** Key by key into whatever has the focus. */
const type = (text: string): Promise<void> => press(keysOf(text), FINGERS_MS)

/** A figure as fingers write it: the field's own text goes, then key by key, with a pause in which a screen might move the focus. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  const element = field.element() as HTMLInputElement
  element.select()
  const half = Math.ceil(text.length / 2)
  await type(text.slice(0, half))
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await type(text.slice(half))
}
const PAUSE_MS = 30

/** A modal of a screen. */
export const modal = (title: string | RegExp): Locator => page.getByRole('dialog', { name: title })

/** A question or news that stops everything else. */
export const dialog = (title: string): Locator => page.getByRole('alertdialog', { name: title })
