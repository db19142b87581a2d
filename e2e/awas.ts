/** Watches pages: what went wrong behind the screen fails the story, unless the story said that it belongs to it. */
import type { Page } from '@playwright/test'

export interface Awas {
  /** Watches this page from now on. */
  jaga(page: Page): void
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
  return {
    jaga(page) {
      page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`))
      page.on('console', (message) => {
        // A refused request is listed with its status below.
        if (message.type() === 'error' && !/^Failed to load resource: the server responded/.test(message.text())) found.push(`console: ${message.text()}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) found.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`)
      })
    },
    izinkan: (...patterns) => void allowed.push(...patterns),
    masalah: () => found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
