/** `npm run bench:layar`: what the screens weigh, how soon the till is ready, and how soon a scan is a line. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { createPool } from '#server/db/client.ts'
import { movableClock } from '#server/process/clock.ts'
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs'
import { masuk } from '../e2e/staf.ts'
import { median, sayMs, spread } from './figures.ts'
import { stockUp } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { scanToPaint, watchForTill } from './screen.ts'
import { measured, TANGGAL } from './stage.ts'

const { values } = parseArgs({
  options: { scans: { type: 'string', default: '50' }, rounds: { type: 'string', default: '7' } },
})
const SCANS = Number(values.scans)
const ROUNDS = Number(values.rounds)
const CLIENT_DIR = new URL('../dist/client/', import.meta.url).pathname
const TILL = '/transaksi-penjualan'

const METHOD = `
The built client, served by the server under test (its precompressed files) to Chromium without a window, 1366x768, on this machine.
JavaScript: what the page loads by itself until the network has been quiet for half a second; "as sent" is what came over the wire with
its headers, "gzip -9" the same files compressed anew. The till's figure is all of it, from the address to the scan box.
Ready till: ${TILL} opened by its address with a session, until the scan box has the focus; from the start of the navigation.
cold: a browser that has never been here; warm: the same again with its cache. Median of ${ROUNDS}, each pair in a new browser profile.
Scan to line: from the scanner's Enter until the frame with the piece's row has been painted, the call to the server within; ${SCANS} scans
into one sale. The service worker is off: it only keeps copies.`

build()
await measured(async (stage) => {
  await introduce('layar', METHOD, stage.url)
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, SCANS, movableClock(TANGGAL).now())
  await pool.end()
  const { url } = await stage.serve(stage.url, { clientDir: CLIENT_DIR })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const signIn = await weigh(await visitor(browser, url), '/')
    const session = await signedIn(browser, url)
    const till = await weigh(await visitor(browser, url, session), TILL)
    const ready = await readyTimes(browser, url, session)
    const scans = spread(
      await scanTimes(
        await visitor(browser, url, session),
        pieces.map((p) => p.kode_barcode),
      ),
    )

    for (const [page, { sent, gzip, files }] of Object.entries({ 'sign-in page': signIn, till }))
      console.log(`${page.padEnd(13)} ${files} files, ${kB(sent)} kB as sent, ${kB(gzip)} kB by gzip -9`)
    console.log(
      `ready till    cold ${median(ready.cold).toFixed(0)} ms, warm ${median(ready.warm).toFixed(0)} ms`,
    )
    console.log(`scan to line  ${sayMs(scans)}\n`)
    console.log(
      atMost(200, {
        what: 'JavaScript of the sign-in page, gzip -9',
        measured: signIn.gzip / 1000,
        unit: 'kB',
      }),
    )
    console.log(
      atMost(450, { what: 'JavaScript of the till, gzip -9', measured: till.gzip / 1000, unit: 'kB' }),
    )
    console.log(
      atMost(50, { what: `scan to painted line, p95 of ${SCANS}`, measured: scans.p95_ms, unit: 'ms' }),
    )
  } finally {
    await browser.close()
  }
})

function build(): void {
  const { status } = spawnSync(process.execPath, ['build.mjs'], {
    cwd: new URL('..', import.meta.url).pathname,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the client does not build')
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

async function visitor(browser: Browser, baseURL: string, session?: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
    ...(session ? { storageState: session } : {}),
  })
  // tsx keeps the names of functions by a call that the page does not know.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await context.addInitScript(watchForTill)
  return context.newPage()
}

async function signedIn(browser: Browser, url: string): Promise<Session> {
  const page = await visitor(browser, url)
  await masuk(page, 'OWN1')
  const state = await page.context().storageState()
  await page.context().close()
  return state
}

interface Weight {
  files: number
  sent: number
  gzip: number
}

/** Every script that the page loads. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Map<string, string>()
  const weight: Weight = { files: 0, sent: 0, gzip: 0 }
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type, response }) => type === 'Script' && scripts.set(requestId, response.url),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (!url) return
    weight.files++
    weight.sent += encodedDataLength
    weight.gzip += gzipSync(readFileSync(CLIENT_DIR + new URL(url).pathname), { level: 9 }).length
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path === TILL) await tillReady(page)
  await pause(500)
  await page.context().close()
  return weight
}

async function tillReady(page: Page): Promise<number> {
  return (await page.waitForFunction(() => window.tillReady)).jsonValue() as Promise<number>
}

async function readyTimes(
  browser: Browser,
  url: string,
  session: Session,
): Promise<{ cold: number[]; warm: number[] }> {
  const times = { cold: [] as number[], warm: [] as number[] }
  for (let i = 0; i < ROUNDS; i++) {
    const page = await visitor(browser, url, session)
    for (const kind of ['cold', 'warm'] as const) {
      await page.goto('about:blank')
      await page.goto(TILL)
      times[kind].push(await tillReady(page))
      await page.waitForLoadState('networkidle')
    }
    await page.context().close()
  }
  return times
}

async function scanTimes(page: Page, barcodes: readonly string[]): Promise<number[]> {
  await page.goto(TILL, { waitUntil: 'networkidle' })
  await tillReady(page)
  const times: number[] = []
  for (const kode_barcode of barcodes) {
    times.push(await page.evaluate(scanToPaint, kode_barcode))
    await pause(100)
  }
  await page.context().close()
  return times
}
