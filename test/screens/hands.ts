/** Hands and scanners at a screen under test: real keys of the browser, at their own speed. */
import { expect } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'
import { openToasts } from '#client/net/toasts.ts'
import type { Key } from '#test/tools/keys.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** test/tools/keys.ts */
    keys(pressed: readonly Key[], every: number): Promise<void>
  }
}

/** Between two keys of a scanner, in milliseconds. */
const SCANNER_MS = 4
/** Between two keys of fingers. */
const FINGERS_MS = 90

const ENTER: Key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
const keysOf = (text: string): Key[] => [...text].map((key) => ({ key, text: key }))

/** A code and its Enter, faster than fingers unless told, into whatever has the focus. */
export const scan = (code: string, every = SCANNER_MS): Promise<void> =>
  commands.keys([...keysOf(code), ENTER], every)

/** Key by key into whatever has the focus. */
export const type = (text: string): Promise<void> => commands.keys(keysOf(text), FINGERS_MS)

/** Key by key with real time between them, for what a screen does meanwhile. */
export async function typeSlowly(text: string, every: number): Promise<void> {
  for (const key of text) {
    await type(key)
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}

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

/** The whole name of a field: the marks around its label, seen or not, are parts of it here. */
export const named = (label: string): RegExp => new RegExp(`^[\\s*]*${label}[\\s*:]*$`)

/** The words of the toasts that are seen. */
export const toasts = (): string[] => openToasts.get().map(({ text }) => text)

/** A question or news that stops everything else. */
export const dialog = (title: string): Locator => page.getByRole('alertdialog', { name: title })

const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'

/** The entries of a list that is open. */
export const offered = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(OPTION)]

/** Chooses from a list that opens: by its field, and the text of the entry. */
export async function choose(field: Locator, entry: string): Promise<void> {
  await field.click()
  const found = () => offered().find(({ textContent }) => textContent.includes(entry))
  await expect.poll(found, { message: `offered: ${entry}` }).toBeTruthy()
  await page.elementLocator(found()!).click()
}
