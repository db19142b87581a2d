/**
 * Server and database are killed (SIGKILL) at random moments under load, and started again: every acknowledged sale is
 * there once, none is half there, what was not acknowledged can be sent again, the books agree.
 * Three times when something lands, each time in another order; ten times, and more with KENCANA_TEST_ALL, by `npm run test:acak`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock } from '#server/process/clock.ts'
import { random, rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { CrashServer, heard } from '#test/tools/crash.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { sabar } from '#test/tools/sabar.ts'
import type { TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, cancel, save, validate, type SaleBody } from '#test/tools/till.ts'

const ROUNDS = rounds(3, 10)
/** Times that the database alone dies. */
const TIMES = rounds(2, 3)
/** Server and database at once, the server first, the database first. */
const ORDERS = [0, 1, -1]
const TILLS = 4
const PIECES_PER_ROUND = 120

let server: CrashServer
let tills: Client[]

beforeAll(async () => {
  server = await CrashServer.open()
  tills = await Promise.all(Array.from({ length: TILLS }, () => server.signIn('KSR1')))
})
afterAll(() => server.close())

/** A request and its answer; undefined: there was none, so nobody knows. */
interface Asked {
  body: SaleBody
  saved?: Reply
  id_validasi: string
  validated?: Reply
  cancelled?: Reply
  /** The cancel was sent. */
  undone: boolean
}

/** A moment after so many sales were validated, however quick this machine is. */
async function underWay(
  asked: Asked[],
  { count, more }: { count: number; more: number },
  loads: Promise<void>[],
): Promise<void> {
  const done = Promise.all(loads).then(() => true)
  while (asked.filter((a) => a.validated).length < count && !(await Promise.race([done, pause(2, false)])));
  await pause(more)
}

/** Sells piece after piece, as fast as it goes, until nobody answers. */
async function load(till: Client, barcodes: string[], asked: Asked[]): Promise<void> {
  for (const [i, kode_barcode] of barcodes.entries()) {
    const sale: Asked = { body: bodyOf(kode_barcode), id_validasi: idTrx(), undone: false }
    asked.push(sale)
    const saved = await heard(() => save(till, sale.body))
    if (!saved) return
    sale.saved = saved
    const no = saved.data.no_faktur_group as string
    const validated = await heard(() => validate(till, no, sale.id_validasi))
    if (!validated) return
    sale.validated = validated
    if (i % 6 !== 5) continue
    const diminta = (await heard(() => cancel(till, no)))?.otorisasi?.[0]
    const id_otorisasi = diminta && (await buildOtorisasi(till, diminta).catch(() => undefined))
    if (!id_otorisasi) return
    sale.undone = true
    const cancelled = await heard(() => cancel(till, no, { id_otorisasi }))
    if (!cancelled) return
    sale.cancelled = cancelled
  }
}

const bodyOf = (kode_barcode: string): SaleBody => ({
  id_trx: idTrx(),
  kode_sales: 'S01',
  detail_barang: [
    { kode_barcode, berat: 2, harga_gram: 650_000, harga_jual: 1_300_000, ongkos: 0, harga_atribut: 0 },
  ],
  pembayaran: [{ jenis: 'CASH', nominal: 1_300_000 }],
})

interface Stored {
  id_trx: string
  no_faktur_group: string
  status_valid: string
  lines: number
  payments: number
  journals: number
  cancelled: boolean
}
const stored = (): Promise<Stored[]> =>
  inDatabase<Stored>(
    server.asTestServer,
    `SELECT f.id_trx, f.no_faktur_group, f.status_valid,
       (SELECT count(*)::int FROM jual_detail d WHERE d.no_faktur_group = f.no_faktur_group) AS lines,
       (SELECT count(*)::int FROM pembayaran p WHERE p.ref_no = f.no_faktur_group) AS payments,
       (SELECT count(*)::int FROM jurnal j WHERE j.ref_no = f.no_faktur_group) AS journals,
       EXISTS (SELECT 1 FROM jual_batal b WHERE b.no_faktur_group = f.no_faktur_group) AS cancelled
     FROM faktur_group f`,
  )

async function check(asked: Asked[]): Promise<void> {
  const sales = new Map((await stored()).map((s) => [s.id_trx, s]))
  for (const a of asked) {
    const s = sales.get(a.body.id_trx)
    if (a.saved) expect(s).toMatchObject({ no_faktur_group: a.saved.data.no_faktur_group })
    if (a.validated) expect(s).toMatchObject({ status_valid: 'DONE' })
    if (a.cancelled) expect(s).toMatchObject({ cancelled: true })
    if (!a.undone && s) expect(s.cancelled).toBe(false)
    // whole or not at all
    if (s)
      expect(s).toMatchObject({
        lines: 1,
        payments: 1,
        journals: s.status_valid === 'DONE' ? (s.cancelled ? 2 : 1) : 0,
      })
  }
  await expectInvariants(server.asTestServer)
  await expectBooksAgree(server.pool)
}

/**
 * Asks again, with the same id, all that got no answer: the document that was made before, or is made now, comes back.
 */
async function askAgain(asked: Asked[]): Promise<void> {
  for (const a of asked.filter((x) => !x.validated)) {
    const till = tills[0]!
    const saved = await save(till, a.body)
    expect(saved.status).toBe(200)
    if (a.saved) expect(saved).toEqual(a.saved)
    const validated = await validate(till, saved.data.no_faktur_group, a.id_validasi)
    expect(validated.status).toBe(200)
    Object.assign(a, { saved, validated })
  }
}

it(
  'crashes lose nothing that was acknowledged, and leave nothing half done',
  { timeout: sabar(ROUNDS * 30_000) },
  async () => {
    const all: Asked[] = []
    let interrupted = 0
    for (let round = 0; round < ROUNDS; round++) {
      const pieces = await buildPieces(
        { pool: server.pool, clock: movableClock('2025-01-15') } as TestServer,
        Array.from({ length: PIECES_PER_ROUND }, () => ({})),
      )
      const asked: Asked[] = []
      const loads = tills.map((till, i) =>
        load(
          till,
          pieces.filter((_, n) => n % TILLS === i),
          asked,
        ),
      )
      const [share = 0, later = 0, apart = 0] = random(ROUNDS * 3).slice(round * 3)
      await underWay(asked, { count: Math.floor(share * PIECES_PER_ROUND * 0.7), more: later * 30 }, loads)
      await server.pool.end()
      await server.kill(Math.round(apart * 20) * ORDERS[round % ORDERS.length]!)
      await Promise.all(loads)
      interrupted += asked.filter((a) => !a.validated).length
      await server.start()
      if (round < ROUNDS - 1) server.prepare()
      await check(asked)
      await askAgain(asked)
      await check(asked)
      all.push(...asked)
    }
    await check(all)
    expect(new Set((await stored()).map((s) => s.id_trx)).size).toBe(all.length)
    console.info(`${ROUNDS} crashes, ${all.length} sales, ${interrupted} of them cut off and asked again`)
  },
)

it(
  'the database alone is killed, again and again: the server says that it is busy, brings it back and goes on',
  { timeout: sabar(TIMES * 40_000) },
  async () => {
    const seen = new Map<string, number>()
    const pieces = await buildPieces(
      { pool: server.pool, clock: movableClock('2025-01-15') } as TestServer,
      Array.from({ length: TIMES * 12 }, () => ({})),
    )
    for (let i = 0; i < TIMES; i++) {
      await server.pool.end()
      process.kill(await server.postmaster(), 'SIGKILL')
      let served = 0
      while (served < 10) {
        const replies = await Promise.all(tills.map((till) => till.request('GET', 'keuangan/saldo')))
        const sale = await save(tills[0]!, bodyOf(pieces[i * 12 + served]!))
        if (sale.status === 200) served++
        for (const { status, message } of [...replies, sale])
          seen.set(`${status} ${message}`, (seen.get(`${status} ${message}`) ?? 0) + 1)
      }
      server.openPool()
    }
    expect(
      [...seen.keys()].filter(
        (text) =>
          ![
            '200 Berhasil',
            '200 Penjualan Berhasil Disimpan',
            '503 Sistem Sedang Sibuk, Silahkan Coba Lagi',
          ].includes(text),
      ),
    ).toEqual([])
    await expectBooksAgree(server.pool)
  },
)
