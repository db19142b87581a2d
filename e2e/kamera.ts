/**
 * Looks at what is on the screen, on a counter's screen and on a tablet: nothing wider than the page, nothing serious for axe, light
 * or dark. KENCANA_GAMBAR=1 leaves pictures of all of it in test-results/tampilan, to be looked at by people.
 */
import { createRequire } from 'node:module'
import type { RunOptions, Result } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { oneWay } from '#test/tools/chance.ts'
import { tenang } from './tenang.ts'

const { source: AXE } = createRequire(import.meta.url)('axe-core') as { source: string }
/** No check looks at them, and they take a sixth of the time. */
export const PICTURES = process.env['KENCANA_GAMBAR'] === '1'
const COUNTER = { width: 1366, height: 768 }
const TABLET = { width: 768, height: 1024 }
const SIZES = [COUNTER, TABLET]
const THEMES = ['light', 'dark'] as const
/** In each of these axe can look at a screen. A run chooses one of them, pictures and KENCANA_TEST_ALL=1 show all; too wide is told of both sizes. */
const WAYS = SIZES.flatMap((size) => THEMES.map((tema) => ({ size, tema })))

const EVERYTHING: RunOptions = { resultTypes: ['violations'], iframes: false }
/** The frame is the same around every screen. */
const FRAME = ['#menu', '.header']

/** @param name of the pictures; `bingkai`: the frame around the screen is looked at too */
export async function lihat(page: Page, name: string, { bingkai = false } = {}): Promise<void> {
  const looked = PICTURES ? WAYS : oneWay(WAYS, name)
  for (const size of SIZES) {
    const themes = looked.filter((way) => way.size === size).map(({ tema }) => tema)
    await page.setViewportSize(size)
    for (const tema of themes.length ? themes : THEMES.slice(0, 1)) {
      await page.emulateMedia({ colorScheme: tema })
      await tenang(page)
      if (PICTURES)
        await page.screenshot({
          path: `test-results/tampilan/${name}-${tema}-${size.width}.png`,
          caret: 'initial',
        })
      const where = `${name}, ${tema}, ${size.width}`
      expect.soft(await lebih(page), `${where}: wider than the page`).toBe(0)
      if (themes.length) expect.soft(await grave(page, bingkai ? [] : FRAME), where).toEqual([])
    }
  }
  await page.setViewportSize(COUNTER)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same on a phone, in the light: for screens that are used walking. */
export async function lihatTelepon(page: Page, name: string): Promise<void> {
  await tenang(page)
  if (PICTURES) await page.screenshot({ path: `test-results/tampilan/${name}-390.png`, caret: 'initial' })
  expect.soft(await lebih(page), `${name}: wider than the page`).toBe(0)
  expect.soft(await grave(page, FRAME), name).toEqual([])
}

/** By how much the page is wider than its window. */
const lebih = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type Axe = {
  run(context: { exclude: readonly string[] }, options: RunOptions): Promise<{ violations: Result[] }>
}

/** Lists what axe finds serious or worse, one finding in a line. */
async function grave(page: Page, exclude: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ([without, given]) =>
      (await (window as unknown as { axe: Axe }).axe.run({ exclude: without }, given)).violations,
    [exclude, EVERYTHING] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`).join(' | ')}`,
    )
}
