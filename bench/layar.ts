/** `npm run bench -- layar`: what the screens weigh, how soon the till is ready, how soon a scan is a line, and another screen there. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { menus, type MenuPath } from '#domain/menus.ts'
import { createPool } from '#server/db/client.ts'
import { movableClock } from '#server/process/clock.ts'
import { write, median, sayMs, spread } from './figures.ts'
import {
  build,
  CLIENT_DIR,
  diPeramban,
  signedIn,
  TILL,
  tillReady,
  visitor,
  type Session,
} from './peramban.ts'
import { stockUp } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { routeToPaint, scanToPaint } from './screen.ts'
import { measured, TANGGAL } from './stage.ts'

const { values } = parseArgs({
  options: { scans: { type: 'string', default: '50' }, rounds: { type: 'string', default: '7' } },
})
const SCANS = Number(values.scans)
const ROUNDS = Number(values.rounds)
/** The screens that staff open all day. */
const RUTE: readonly MenuPath[] = [
  '/transaksi-penjualan',
  '/lihat-penjualan',
  '/validasi-penjualan',
  '/transaksi-pembelian',
  '/data-barang',
  '/laporan-transaksi-penjualan',
  '/data-member',
  '/pindah-barang',
  '/master-baki',
  '/hitung-kas',
]

const METHOD = `
The built client, served by the server under test (its precompressed files) to Chromium without a window, 1366x768, on this machine.
JavaScript: "as sent" is what came over the wire with its headers, "gzip -9" the same files compressed anew. The till's figures are of what
has come when the scan box has the focus, "in all" of what a page goes on to load by itself, for three seconds after the network was quiet.
Ready till: ${TILL} opened by its address with a session, until the scan box has the focus; from the start of the navigation.
cold: a browser that has never been here; warm: the same again with its cache. Median of ${ROUNDS}, each pair in a new browser profile.
Scan to line: from the scanner's Enter until the frame with the piece's row has been painted, the call to the server within; ${SCANS} scans
into one sale. The service worker is off: it only keeps copies.
Route change: ${RUTE.length} screens one after another in an open page, from the step to the frame in which the screen's heading has been painted;
first: its scripts are not there yet; warm: the second time. Median and slowest.`

build()
await measured(async (stage) => {
  await introduce('layar', METHOD, stage.url)
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, SCANS, movableClock(TANGGAL).now())
  await pool.end()
  const { url } = await stage.serve(stage.url, { clientDir: CLIENT_DIR })
  await diPeramban(async (browser) => {
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

    const routes = await routeTimes(await visitor(browser, url, session))

    for (const [page, { sent, gzip, files }] of Object.entries({
      'sign-in page': signIn.all,
      till: till.ready,
      '… in all': till.all,
    }))
      console.log(`${page.padEnd(13)} ${files} files, ${kB(sent)} kB as sent, ${kB(gzip)} kB by gzip -9`)
    console.log(
      `ready till    cold ${median(ready.cold).toFixed(0)} ms, warm ${median(ready.warm).toFixed(0)} ms`,
    )
    console.log(`scan to line  ${sayMs(scans)}\n`)
    console.log(
      atMost(200, {
        what: 'JavaScript of the sign-in page, gzip -9',
        measured: signIn.all.gzip / 1000,
        unit: 'kB',
      }),
    )
    console.log(
      atMost(300, { what: 'JavaScript of the till, as sent', measured: till.ready.sent / 1000, unit: 'kB' }),
    )
    console.log(
      atMost(12, { what: 'scripts of the till', measured: till.ready.files, unit: 'files', decimals: 0 }),
    )
    console.log(
      atMost(50, { what: `scan to painted line, p95 of ${SCANS}`, measured: scans.p95_ms, unit: 'ms' }),
    )
    write('till ready cold, ms', median(ready.cold))
    write('till ready warm, ms', median(ready.warm))
    write('route change, first, ms', median(routes.first))
    console.log(`route change  first ${sayMs(spread(routes.first))}, warm ${sayMs(spread(routes.warm))}`)
    console.log(
      atMost(200, {
        what: `route change, warm, slowest of ${RUTE.length}`,
        measured: Math.max(...routes.warm),
        unit: 'ms',
      }),
    )
  })
})

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

interface Weight {
  files: number
  sent: number
  gzip: number
}

/** Every script that the page loads: those of which the till is made, and all until it is quiet. */
async function weigh(page: Page, path: string): Promise<{ ready: Weight; all: Weight }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Map<string, string>()
  const all: Weight = { files: 0, sent: 0, gzip: 0 }
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type, response }) => type === 'Script' && scripts.set(requestId, response.url),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (!url) return
    all.files++
    all.sent += encodedDataLength
    all.gzip += gzipSync(readFileSync(CLIENT_DIR + new URL(url).pathname), { level: 9 }).length
  })
  await page.goto(path, { waitUntil: 'commit' })
  if (path === TILL) await tillReady(page)
  const ready = { ...all }
  await page.waitForLoadState('networkidle')
  await pause(3_000)
  await page.context().close()
  return { ready, all }
}

/** Visits the whole list of screens twice, after the till has come to rest. */
async function routeTimes(page: Page): Promise<{ first: number[]; warm: number[] }> {
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const visit = async () => {
    const times: number[] = []
    for (const path of RUTE) {
      const { title } = menus.find((menu) => menu.path === path)!
      times.push(await page.evaluate(routeToPaint, { path, title }))
      await page.waitForLoadState('networkidle')
      await pause(300)
    }
    return times
  }
  const times = { first: await visit(), warm: await visit() }
  await page.context().close()
  return times
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
