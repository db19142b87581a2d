/** `npm run bench -- sesi`: what a till keeps in memory of the sales of a day without a reload. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { createPool } from '#server/db/client.ts'
import { movableClock } from '#server/process/clock.ts'
import {
  build,
  CLIENT_DIR,
  diPeramban,
  held,
  signedIn,
  TILL,
  tillReady,
  visitor,
  type Held,
} from './peramban.ts'
import { stockUp } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { measured, TANGGAL } from './stage.ts'

const { values } = parseArgs({
  options: { sales: { type: 'string', default: '200' }, snapshot: { type: 'string' } },
})
const SALES = Number(values.sales)
/** By then everything has been loaded, read and drawn once. */
const WARMUP = 20
const SCAN = 'input[data-scan]:enabled'
const CTRL = 2
const CODES: Partial<Record<string, number>> = { Enter: 13, F2: 113, F4: 115, F8: 119, F9: 120 }

const METHOD = `
A sales person's till in Chromium, 1366x768, by keys alone: a piece is scanned, F4 sales, F8 and F2 the money, F9 saves, Enter goes on to the next
sale. After ${WARMUP} sales and after ${SALES} more, with all garbage collected: the page's JavaScript heap, its DOM nodes (those of no document
too), its listeners. What is told is the difference.`

build()
await measured(async (stage) => {
  await introduce('sesi', METHOD, stage.url)
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, WARMUP + SALES, movableClock(TANGGAL).now())
  await pool.end()
  const { url } = await stage.serve(stage.url, { clientDir: CLIENT_DIR })
  await diPeramban(async (browser) => {
    const page = await visitor(browser, url, await signedIn(browser, url, 'SLS1'))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(TILL, { waitUntil: 'networkidle' })
    await tillReady(page)
    const codes = pieces.map((piece) => piece.kode_barcode)
    for (const code of codes.slice(0, WARMUP)) await sell(page, devtools, code)
    const before = await held(devtools)
    const start = performance.now()
    for (const code of codes.slice(WARMUP)) await sell(page, devtools, code)
    const ms = (performance.now() - start) / SALES
    // News and toasts of the last sale.
    await page.waitForTimeout(4_000)
    const after = await held(devtools)
    if (values.snapshot) await snapshot(devtools, values.snapshot)

    console.log(`before  ${say(before)}\nafter   ${say(after)}\n${ms.toFixed(0)} ms a sale\n`)
    const left = (what: string, bytes: number, limit: number, unit: string) =>
      console.log(
        atMost(limit, { what: `left of ${SALES} sales: ${what}`, measured: bytes, unit, decimals: 2 }),
      )
    left('heap', (after.heap - before.heap) / 1e6, 2, 'MB')
    left('DOM nodes', after.nodes - before.nodes, SALES / 10, 'nodes')
    left('listeners', after.listeners - before.listeners, SALES / 10, 'listeners')
  })
})

function say({ heap, nodes, listeners }: Held): string {
  return `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`
}

/** As staff do, who look at what is on the glass before the next key. */
async function sell(page: Page, devtools: CDPSession, kode_barcode: string): Promise<void> {
  const press = async (key: string, text = '', modifiers = 0) => {
    const event = {
      key,
      code: key,
      text,
      modifiers,
      windowsVirtualKeyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0),
    }
    await devtools.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...event })
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: '' })
  }
  const type = async (text: string) => {
    for (const letter of text) await press(letter, letter)
  }
  const enter = () => press('Enter', '\r')
  const shown = (selector: string) =>
    page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector)
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, selector)

  await focused(SCAN)
  await type(kode_barcode)
  await enter()
  await shown('.till-table th[scope=row]')
  await press('F4')
  await focused('#till-sales')
  await type('siti')
  await shown('.ant-select-item-option-active[title*=SITI]')
  await enter()
  await focused(SCAN)
  await press('F7')
  await focused('.ant-modal input')
  await type('ibu ratna')
  await enter()
  await focused('.ant-modal [data-field="no_hp"] input, .ant-modal input[inputmode=numeric]')
  await type('081234567890')
  await press('Enter', '\r', CTRL)
  await focused(SCAN)
  await press('F8')
  await focused('[data-field="uang_diterima"] input')
  await type('2000000')
  await press('Enter', '\r', CTRL)
  await focused('.ant-modal .ant-btn-primary')
  await press('F9')
  await shown('.till-nomor')
  await focused('.ant-modal .ant-btn-primary')
  await enter()
  await page.waitForFunction(() => !document.querySelector('.till-nomor'))
}

/** For who looks for what holds on to it: opens in the browser's own tools. */
async function snapshot(devtools: CDPSession, file: string): Promise<void> {
  let text = ''
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  writeFileSync(file, text)
}
