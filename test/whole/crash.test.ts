/**
 * Server and database are killed (SIGKILL) at random moments under load, and started again: every acknowledged sale is
 * there once, none is half there, what was not acknowledged can be sent again, the books agree.
 * CRASH_ROUNDS says how often (10 by default; the issue asks for 50).
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '#domain/calls/sesi.ts'
import { movableClock } from '#server/process/clock.ts'
import { createPool } from '#server/db/client.ts'
import { freePort } from '#server/db/embedded/postmaster.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { acak } from '#test/tools/acak.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { clientOf, idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { programOf, type Program } from '#test/tools/program.ts'
import { sabar } from '#test/tools/sabar.ts'
import type { TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, cancel, save, validate, type SaleBody } from '#test/tools/till.ts'

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 10)
const TILLS = 4
const PIECES_PER_ROUND = 120

let folder: string
let port: number
let program: Program
let child: ChildProcess
/** The one that is killed next, as far as it can get before the database is its own. */
let standby: ChildProcess
let dataDir: string
let databaseUrl: string
let pool: pg.Pool
let tills: Client[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-crash-'))
  await chmod(folder, 0o755)
  port = await freePort()
  program = await programOf('test/whole/crash-server.ts')
  standby = prepared()
  await start()
  standby = prepared()
  const anonymous = clientOf(`http://127.0.0.1:${port}`, '')
  const signIn = async (): Promise<Client> =>
    clientOf(
      `http://127.0.0.1:${port}`,
      (await anonymous.call(login, { body: { user_id: 'KSR1', password: PASSWORD, kode_toko: 'TK01' } }))
        .token,
    )
  tills = await Promise.all(Array.from({ length: TILLS }, signIn))
})
afterAll(async () => {
  await pool.end()
  if (standby !== child) standby.kill('SIGKILL')
  await kill(0)
  await program.remove()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

const prepared = (): ChildProcess =>
  fork(program.file, [join(folder, 'postgres'), String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Starts the server, which finds its database dead, alive, or not made yet. */
async function start(): Promise<void> {
  child = standby
  child.send('start')
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server did not start: ${code}`)
    }),
  ])) as [{ url: string; dataDir: string }]
  dataDir = message.dataDir
  databaseUrl = message.url
  pool = createPool({ url: message.url, role: 'kencana_app', max: 4 })
  pool.on('error', () => {})
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Both at once, or nearly: `gap` milliseconds between them, the database first when it is negative. */
async function kill(gap: number): Promise<void> {
  const database = await postmaster()
  const gone = once(child, 'exit')
  const victims = [() => child.kill('SIGKILL'), () => process.kill(database, 'SIGKILL')]
  if (gap < 0) victims.reverse()
  victims[0]!()
  if (gap !== 0) await pause(Math.abs(gap))
  victims[1]!()
  await gone
}

/** What was asked, and what was answered; undefined: nothing was, so nobody knows. */
interface Asked {
  body: SaleBody
  saved?: Reply
  id_validasi: string
  validated?: Reply
  cancelled?: Reply
  /** The cancel was sent. */
  undone: boolean
}

const heard = async (ask: () => Promise<Reply>): Promise<Reply | undefined> => {
  const reply = await ask().catch(() => undefined)
  // while the database is dying it may be said so; that is no answer
  return reply && reply.status < 500 ? reply : undefined
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
    { pemilik: pool } as TestServer,
    `SELECT f.id_trx, f.no_faktur_group, f.status_valid, (SELECT count(*)::int FROM jual_detail d WHERE d.no_faktur_group = f.no_faktur_group) AS lines,
       (SELECT count(*)::int FROM pembayaran p WHERE p.ref_no = f.no_faktur_group) AS payments, (SELECT count(*)::int FROM jurnal j WHERE j.ref_no = f.no_faktur_group) AS journals,
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
  await expectInvariants({ pool, pemilik: pool } as TestServer)
  await expectBooksAgree(pool)
}

/** Whoever got no answer asks again with the same id, and gets the one that was, or is now, made. */
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
  `${ROUNDS} crashes lose nothing that was acknowledged, and leave nothing half done`,
  { timeout: sabar(ROUNDS * 30_000) },
  async () => {
    const all: Asked[] = []
    let interrupted = 0
    for (let round = 0; round < ROUNDS; round++) {
      const pieces = await buildPieces(
        { pool, clock: movableClock('2025-01-15') } as TestServer,
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
      const [share = 0, later = 0, apart = 0] = acak(ROUNDS * 3).slice(round * 3)
      await underWay(asked, { count: Math.floor(share * PIECES_PER_ROUND * 0.7), more: later * 30 }, loads)
      await pool.end()
      await kill(round % 3 === 0 ? 0 : Math.round((apart - 0.5) * 40))
      await Promise.all(loads)
      interrupted += asked.filter((a) => !a.validated).length
      await start()
      if (round < ROUNDS - 1) standby = prepared()
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
  { timeout: sabar(120_000) },
  async () => {
    const seen = new Map<string, number>()
    const pieces = await buildPieces(
      { pool, clock: movableClock('2025-01-15') } as TestServer,
      Array.from({ length: 40 }, () => ({})),
    )
    for (let i = 0; i < 3; i++) {
      await pool.end()
      process.kill(await postmaster(), 'SIGKILL')
      let served = 0
      while (served < 10) {
        const replies = await Promise.all(tills.map((till) => till.request('GET', 'keuangan/saldo')))
        const sale = await save(tills[0]!, bodyOf(pieces[i * 12 + served]!))
        if (sale.status === 200) served++
        for (const { status, message } of [...replies, sale])
          seen.set(`${status} ${message}`, (seen.get(`${status} ${message}`) ?? 0) + 1)
      }
      pool = createPool({ url: databaseUrl, role: 'kencana_app', max: 4 })
      pool.on('error', () => {})
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
    await expectBooksAgree(pool)
  },
)
