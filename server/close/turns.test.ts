/** Closes of many shops at once, on two servers with one database: three at a time, the rest told how many are before, and no till waits. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLOSE_EVENTS, waitingForTurn } from '#domain/calls/tutup-berjalan.ts'
import { logout } from '#domain/calls/sesi.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { clientOf, refusal, type Client, type Reply } from '#test/tools/client.ts'
import { asOwner, heldBackend, holdCloses } from '#test/tools/close.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { buildApp, type App } from '../app.ts'
import { LOCK } from '../db/locks.ts'
import { BERSAMA, TutupTurn } from '../process/tutup-turn.ts'

const DIBUKA = Array.from({ length: 14 }, (_, i) => `G${String(i).padStart(2, '0')}`)
/** More than a till's pool has connections; the last has trays, and sells. */
const SHOPS = [...DIBUKA, 'TK02']

let server: TestServer
let lain: App
let lainUrl: string
beforeAll(async () => {
  server = await startTestServer({ tersendiri: true })
  await asOwner(
    server,
    ...DIBUKA.map(
      (kode) =>
        `INSERT INTO toko SELECT (jsonb_populate_record(t, '{"kode_toko": "${kode}"}')).* FROM toko t
         WHERE kode_toko = 'TK02'`,
    ),
  )
  lain = await buildApp({ url: server.app.deps.database.url, clock: server.clock, logLevel: 'silent' })
  lainUrl = await lain.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await lain?.close()
  await server?.close()
})

/** Signed in at a shop; every second one asks the other server. */
const pemilik = async (kode_toko: string, i = 0): Promise<Client> => {
  const { token } = await server.client('OWN1', kode_toko)
  return clientOf(i % 2 ? lainUrl : server.url, token)
}
const tutup = (client: Client): Promise<Reply> => client.send('POST', 'system/close', { PROSES: 'close' })
const berapa = async (ruang: number): Promise<number> =>
  (
    await inDatabase<{ n: number }>(
      server,
      `SELECT count(*)::int AS n FROM pg_locks
       WHERE locktype = 'advisory' AND granted AND classid = ${ruang} AND objsubid = 2 AND objid::bigint <> 0
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
  )[0]!.n
const status = async (client: Client) => (await client.send('GET', 'system/close/status')).data

it('three at a time, over both servers; who waits is told how many are before, once, and its shop goes on selling', async () => {
  const told: unknown[] = []
  server.app.deps.live.on((news) => {
    if (news.kind === 'screen' && news.event === CLOSE_EVENTS.progress && news.kode_toko === SHOPS.at(-1))
      told.push(news.payload)
  })
  const owners = await Promise.all(SHOPS.map(pemilik))
  const held = await holdCloses(server)
  const closing: Promise<Reply>[] = []
  for (const [i, owner] of owners.entries()) {
    closing.push(tutup(owner))
    // In this order.
    await expect
      .poll(async () => (await berapa(LOCK.tutupBerjalan)) + (await berapa(LOCK.tutupTurn)))
      .toBe(i + 1)
    if (i < BERSAMA) await expect.poll(() => berapa(LOCK.tutupBerjalan)).toBe(i + 1)
  }
  expect(await berapa(LOCK.tutupBerjalan)).toBe(BERSAMA)
  for (const [i, owner] of owners.entries())
    expect(await status(owner)).toMatchObject(
      i < BERSAMA
        ? { berjalan: true, menunggu: null, percentage: 80 }
        : {
            berjalan: false,
            menunggu: i - BERSAMA,
            percentage: 0,
            message: waitingForTurn(i - BERSAMA),
            user_id: 'OWN1',
          },
    )
  const terakhir = owners.at(-1)!
  expect(refusal(await tutup(terakhir))).toEqual([422, 'Please wait, closing the shop'])
  await buildUser(server, { user_id: 'SPVG', level: 'SPV', kode_toko: SHOPS.at(-1)! })
  const spv = await server.client('SPVG', SHOPS.at(-1)!)
  const { user_name } = await status(spv)
  expect(refusal(await tutup(spv))).toEqual([409, `${user_name} Menunggu Giliran Menutup Toko`])
  const kode_barcode = await buildPiece(server, { kode_toko: SHOPS.at(-1)! })
  await buildValidSale(spv, { barang: [kode_barcode] })

  // A user who signs out gives the place back.
  await terakhir.call(logout, { body: {} })
  expect(refusal((await closing.pop())!)).toEqual([401, 'Invalid token.'])
  closing.push(tutup(spv))
  await expect
    .poll(() => status(spv))
    .toMatchObject({ user_id: 'SPVG', menunggu: SHOPS.length - 1 - BERSAMA })

  // A sign-in to the shop whose day is being closed waits for the new day, and holds nothing meanwhile.
  const masuk = SHOPS.map(() => server.masuk('OWN1', SHOPS[0]))
  let ditanya = 0
  server.pool.on('acquire', () => ditanya++)
  await expect.poll(() => ditanya).toBeGreaterThan(3 * masuk.length)
  await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(0)

  await held.letGo()
  for (const reply of await Promise.all(closing)) expect(reply.status).toBe(200)
  await Promise.all(masuk)
  expect(told[0]).toMatchObject({
    berjalan: false,
    menunggu: SHOPS.length - 1 - BERSAMA,
    message: waitingForTurn(SHOPS.length - 1 - BERSAMA),
  })
  expect(await inDatabase(server, 'SELECT * FROM tutup_berjalan')).toEqual([])
  expect([await berapa(LOCK.tutupBerjalan), await berapa(LOCK.tutupTurn)]).toEqual([0, 0])
  await expectBooksAgree(server.pool)
})

it('a server that dies leaves its turns and its places to the others, and its closes can be asked again', async () => {
  server.clock.set('2025-01-16')
  const dead = await Promise.all(SHOPS.slice(0, 5).map((kode) => pemilik(kode, 1)))
  const alive = await pemilik(SHOPS[5]!)
  const held = await holdCloses(server)
  const broken: Promise<Reply>[] = []
  for (const owner of dead) {
    broken.push(tutup(owner))
    await expect
      .poll(async () => (await berapa(LOCK.tutupBerjalan)) + (await berapa(LOCK.tutupTurn)))
      .toBe(broken.length)
  }
  const menunggu = tutup(alive)
  await expect.poll(async () => (await status(alive)).menunggu).toBe(2)
  await asOwner(
    server,
    `SELECT pg_terminate_backend(pid)
     FROM (
         SELECT DISTINCT pid FROM pg_locks
         WHERE locktype = 'advisory' AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND (classid = ${LOCK.tutupBerjalan} OR classid = ${LOCK.tutupTurn}
             AND objid::bigint = (SELECT min(giliran) FROM tutup_berjalan WHERE giliran IS NOT NULL))) mati`,
  )
  for (const reply of await Promise.all(broken)) expect(reply.status).toBe(503)
  await heldBackend(server)
  expect(await status(alive)).toMatchObject({ berjalan: true })
  await held.letGo()
  expect((await menunggu).status).toBe(200)
  for (const [i] of dead.entries()) expect((await tutup(await pemilik(SHOPS[i]!, i))).status).toBe(200)
  await expectBooksAgree(server.pool)
})

it('closes that hang are left behind after a while; a server that ends lets nobody wait', async () => {
  const macet = await server.pool.connect()
  const { langsung } = server.app.deps
  const turn = new TutupTurn(langsung, 200)
  const nomor = 2_000_000_000
  const { token } = await pemilik(SHOPS[0]!)
  const token_hash = createHash('sha256').update(token).digest()
  const menunggu = (lama: TutupTurn, n: number, maju: (sebelum: number) => void) =>
    lama.antre(async (lane) => {
      await lane.berurutan((client) => client.query(`SELECT pg_advisory_lock(${LOCK.tutupTurn}, $1)`, [n]))
      await lane
        .wait(n, token_hash, maju)
        .finally(() =>
          lane.berurutan((client) => client.query(`SELECT pg_advisory_unlock(${LOCK.tutupTurn}, $1)`, [n])),
        )
    })
  try {
    await macet.query(
      `SELECT pg_advisory_lock(${LOCK.tutupBerjalan}, -n) FROM generate_series(1, ${BERSAMA}) n`,
    )
    const mulai = performance.now()
    const sebelum: number[] = []
    await Promise.all([
      menunggu(turn, nomor, (n) => sebelum.push(n)),
      menunggu(turn, nomor + 1, (n) => sebelum.push(n)),
    ])
    expect(performance.now() - mulai).toBeGreaterThan(200)
    expect(sebelum.slice(0, 2)).toEqual([0, 1])

    const berakhir = new TutupTurn(langsung)
    const ditolak = menunggu(berakhir, nomor, () => berakhir.berhenti())
    await expect(ditolak).rejects.toMatchObject({ id: 'sedangSibuk' })
    await expect(menunggu(berakhir, nomor, () => {})).rejects.toMatchObject({ id: 'sedangSibuk' })
  } finally {
    await macet.query('SELECT pg_advisory_unlock_all()')
    macet.release()
  }
  expect(await berapa(LOCK.tutupTurn)).toBe(0)
})
