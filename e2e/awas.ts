/** Watches pages: what went wrong behind the screen fails the story, unless the story said that it belongs to it. */
import type { ConsoleMessage, Page, Response } from '@playwright/test'

export interface Awas {
  /** Watches this page from now on. */
  jaga(page: Page): void
  /** No longer: it goes on to the next story. */
  lepas(page: Page): void
  /** Answers and messages that this story brings about on purpose: /409 POST .*penjualan/. */
  izinkan(...patterns: RegExp[]): void
  /** Errors in the console, errors nobody caught, answers of 400 and above. */
  masalah(): string[]
}

/** The news of a session that the server has ended are asked for once more, by the poll that was under way. */
const BERITA_BERAKHIR = /^400 GET \/socket\.io\/$/

export function awas(): Awas {
  const found: string[] = []
  const allowed: RegExp[] = [BERITA_BERAKHIR]
  const uncaught = (error: Error): void => void found.push(`uncaught: ${error.stack ?? error.message}`)
  const told = (message: ConsoleMessage): void => {
    // A refused request is listed with its status below.
    if (message.type() === 'error' && !/^Failed to load resource: the server responded/.test(message.text()))
      found.push(`console: ${message.text()}`)
  }
  const answered = (response: Response): void => {
    if (response.status() < 400) return
    const line = `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`
    found.push(line)
    // Every document learns of its server what somebody must allow: that is a question, and no error.
    if (response.status() === 403)
      void response.json().then(
        ({ otorisasi }) => otorisasi && found.splice(found.indexOf(line), 1),
        () => {},
      )
  }
  return {
    jaga: (page) => void page.on('pageerror', uncaught).on('console', told).on('response', answered),
    lepas: (page) => void page.off('pageerror', uncaught).off('console', told).off('response', answered),
    izinkan: (...patterns) => void allowed.push(...patterns),
    masalah: () => found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
