/**
 * Writes that one server asks of another: signed with their body, done once, answered again, refused in words
 * (docs/decisions/11-antar-server.md).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, type Reply } from '#test/tools/client.ts'
import { kunciPortal, tandaiJauh } from '#test/tools/dua-server.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildApp, type App } from '../app.ts'
import { LOCK } from '../db/locks.ts'
import { servePortal } from '../http/portal.ts'
import { portalWriteRoute } from '../http/route.ts'
import { audit } from './audit.ts'
import { kunciBaru, PORTAL_HEADERS, PORTAL_PATH, signRequest } from './portal-signature.ts'
import { tanyaPortal, type Portal } from './portal.ts'

const record = defineCall({
  base: 'main',
  method: 'POST',
  path: 'uji/catat',
  summary: 'Writes a line into the log of the shop of the key',
  may: 'signed-in',
  write: { day: 'any' },
  body: z.strictObject({ ref: z.string().max(40) }),
  reply: z.object({ ref: z.string(), dari: z.string(), id: z.string() }),
})
let lepas: (() => void) | undefined
const rute = portalWriteRoute(record, async (ctx, { body: { ref } }, dari) => {
  await audit(ctx, { actions: 'TAMBAH', table: 'uji', ref, sebelum: null, sesudah: { dari } })
  if (ref === 'LAMBAT') await new Promise<void>((resolve) => (lepas = resolve))
  if (ref === 'TOLAK') throw errors.poinTidakCukup({ point: 3 }).at('poin')
  if (ref === 'RUSAK') throw new Error('broken')
  return { ref, dari, id: ctx.id_trx }
})
const recordToday = { ...record, path: 'uji/catat-hari-ini', write: { day: 'today' } } as const

let sana: TestServer
let app: App
let portal: Portal
beforeAll(async () => {
  sana = await startTestServer()
  const owner = await sana.client('OWN1')
  const kunci = await kunciPortal(owner)
  await owner.send('PUT', 'toko/kunci-portal', { kunci })
  await tandaiJauh(sana, 'TK02', 'https://toko2.example')
  app = await buildApp({
    url: sana.app.deps.database.url,
    clock: sana.clock,
    rahasia: sana.app.deps.rahasia,
    logLevel: 'silent',
    extra: (server, deps) =>
      void server.register(async (scope) =>
        servePortal(scope, deps, [rute, { ...rute, call: recordToday }], 1_000),
      ),
  })
  const asal = await app.server.listen({ host: '127.0.0.1', port: 0 })
  portal = { kode_toko: 'TK01', asal, kunci }
})
afterAll(async () => {
  await app.close()
  await expectBooksAgree(sana.pool)
  await sana.close()
})

const write = (ref: string, { id = idTrx(), dari = 'TK02', path = record.path as string, more = {} } = {}) =>
  tanyaPortal(portal, {
    path,
    write: { dari, id, body: { ref, ...more } },
    reply: record.reply,
    now: sana.clock.now(),
  })
const ditolak = async (work: Promise<unknown>): Promise<unknown[]> => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  if (!(error instanceof Refusal)) throw error
  return [error.status, error.message]
}
const tercatat = async (ref: string): Promise<number> =>
  (await inDatabase(sana, `SELECT 1 FROM audit_log WHERE tabel = 'uji' AND ref = $1`, [ref])).length

describe('a write asked by another server', () => {
  it('is done in the rows of the shop of the key, and says who asked', async () => {
    const id = idTrx()
    expect(await write('SATU', { id })).toEqual({ ref: 'SATU', dari: 'TK02', id })
    expect(
      await inDatabase(
        sana,
        `SELECT kode_toko, user_id, sesudah FROM audit_log WHERE tabel = 'uji' AND ref = 'SATU'`,
      ),
    ).toEqual([{ kode_toko: 'TK01', user_id: 'PORTAL', sesudah: { dari: 'TK02' } }])
  })

  it('asked again is answered again and done once, also long after, and at once', async () => {
    const id = idTrx()
    const first = await write('DUA', { id })
    const now = sana.clock.now
    sana.clock.now = () => new Date(now().getTime() + 40 * 86_400_000)
    expect(await write('DUA', { id })).toEqual(first)
    sana.clock.now = now
    const bersama = idTrx()
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => write('BERSAMA', { id: bersama })))
    for (const one of all)
      if (one.status === 'rejected')
        expect(one.reason.message).toBe('Server Toko TK01 Sedang Sibuk, Silahkan Coba Lagi')
    expect(await write('BERSAMA', { id: bersama })).toMatchObject({ id: bersama })
    expect([await tercatat('DUA'), await tercatat('BERSAMA')]).toEqual([1, 1])
  })

  it('is busy while the same is still at work', async () => {
    const id = idTrx()
    const first = write('LAMBAT', { id })
    await expect.poll(() => lepas, { timeout: sabar(8_000) }).toBeDefined()
    expect(await ditolak(write('LAMBAT', { id }))).toEqual([
      503,
      'Server Toko TK01 Sedang Sibuk, Silahkan Coba Lagi',
    ])
    lepas!()
    expect(await first).toMatchObject({ ref: 'LAMBAT' })
    expect(await tercatat('LAMBAT')).toBe(1)
  })

  it('with another body, or at another address, is refused under the same id; another shop has ids of its own', async () => {
    const id = idTrx()
    await write('TIGA', { id })
    const dipakai = [409, 'Id Transaksi Sudah Dipakai Untuk Data Lain']
    expect(await ditolak(write('EMPAT', { id }))).toEqual(dipakai)
    expect(await ditolak(write('TIGA', { id, path: recordToday.path }))).toEqual(dipakai)
    await buatToko('TK03')
    expect(await write('EMPAT', { id, dari: 'TK03' })).toMatchObject({ dari: 'TK03' })
    expect([await tercatat('TIGA'), await tercatat('EMPAT')]).toEqual([1, 1])
  })

  it('that is refused tells why in our words, keeps nothing, and may be asked again', async () => {
    const id = idTrx()
    const error = (await write('TOLAK', { id }).catch((e: unknown) => e)) as Refusal
    expect([error.id, error.status, error.message, error.errors]).toEqual([
      'poinTidakCukup',
      409,
      errors.poinTidakCukup({ point: 3 }).message,
      [{ field: 'poin', message: errors.poinTidakCukup({ point: 3 }).message }],
    ])
    expect(await tercatat('TOLAK')).toBe(0)
    expect(await write('LIMA', { id })).toMatchObject({ ref: 'LIMA' })
    expect(await ditolak(write('ENAM', { more: { asing: 1 } }))).toEqual([400, 'asing Tidak Dikenal'])
    expect(await ditolak(write('RUSAK'))).toEqual([502, 'Jawaban Server Toko TK01 Tidak Bisa Dibaca'])
  })

  it('waits for the day where its call says so, and never comes into a close', async () => {
    const path = recordToday.path
    expect(await write('HARI', { path })).toMatchObject({ ref: 'HARI' })
    const now = sana.clock.now
    sana.clock.now = () => new Date(now().getTime() + 86_400_000)
    expect(await ditolak(write('BESOK', { path }))).toEqual([409, errors.hariBelumDitutup().message])
    expect(await write('BESOK')).toMatchObject({ ref: 'BESOK' })
    sana.clock.now = now
    const tutup = await sana.pemilik.connect()
    await tutup.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK.hari}, kunci_toko('TK01'))`)
    expect(await ditolak(write('TUTUP'))).toEqual([423, errors.sedangTutup().message])
    await tutup.query('ROLLBACK')
    tutup.release()
    expect(await write('TUTUP')).toMatchObject({ ref: 'TUTUP' })
  })
})

const buatToko = (kode_toko: string) =>
  inDatabase(
    sana,
    `INSERT INTO toko SELECT (jsonb_populate_record(t, jsonb_build_object('kode_toko', $1::text))).*
     FROM toko t WHERE kode_toko = 'TK02'`,
    [kode_toko],
  )

describe('a write is refused alike', () => {
  const TIDAK_DIKENAL = [401, 'Kunci Portal Tidak Dikenal']
  /** As another server would, with one thing other than it was signed. */
  async function minta({
    kunci = portal.kunci,
    kode_toko = 'TK01',
    dari = 'TK02',
    id = idTrx(),
    isi: content = JSON.stringify({ ref: 'JAHAT' }),
    waktu: time = String(sana.clock.now().getTime()),
    dikirim = {} as { content?: string; dari?: string; id?: string; url?: string; type?: string },
    get = false,
  } = {}): Promise<Reply> {
    const url = PORTAL_PATH + record.path
    const signed = { method: get ? 'GET' : 'POST', url, kode_toko, time }
    const tanda = signRequest(kunci, get ? signed : { ...signed, write: { dari, id, content } })
    const response = await fetch(portal.asal + (dikirim.url ?? url), {
      method: 'POST',
      headers: {
        'content-type': dikirim.type ?? 'application/json',
        [PORTAL_HEADERS.toko]: kode_toko,
        [PORTAL_HEADERS.time]: time,
        [PORTAL_HEADERS.tanda]: tanda,
        [PORTAL_HEADERS.dari]: dikirim.dari ?? dari,
        [PORTAL_HEADERS.id]: dikirim.id ?? id,
      },
      body: dikirim.content ?? content,
    })
    return { ...((await response.json()) as { message: string }), status: response.status }
  }

  it('whatever of it is not as it was signed', async () => {
    for (const [apa, reply] of Object.entries({
      'a wrong key': await minta({ kunci: kunciBaru() }),
      'another body': await minta({ dikirim: { content: JSON.stringify({ ref: 'LEBIH' }) } }),
      'a body that says the same otherwise': await minta({ dikirim: { content: '{ "ref": "JAHAT" }' } }),
      'another shop that asks': await minta({ dikirim: { dari: 'TK03' } }),
      'another id': await minta({ dikirim: { id: idTrx() } }),
      'another address': await minta({ dikirim: { url: PORTAL_PATH + recordToday.path } }),
      'a shop whose key it is not': await minta({ kode_toko: 'TK02', dari: 'TK01' }),
      'signed as a question': await minta({ get: true }),
      late: await minta({ waktu: String(sana.clock.now().getTime() - 6 * 60_000) }),
      'a shop that is none': await minta({ dari: 'TK99' }),
      'the shop itself': await minta({ dari: 'TK01' }),
      'an id that is none': await minta({ id: '1' }),
      'a shop spelled badly': await minta({ dari: "'OR1" }),
    }))
      expect([apa, ...refusal(reply)]).toEqual([apa, ...TIDAK_DIKENAL])
    expect(await tercatat('JAHAT')).toBe(0)
  })

  it('before it is known who asks, when it is too long or no JSON', async () => {
    expect((await minta({ isi: JSON.stringify({ ref: 'A'.repeat(70_000) }) })).status).toBe(413)
    expect((await minta({ dikirim: { type: 'text/plain' } })).status).toBe(400)
    expect((await minta({ isi: '{' })).status).toBe(400)
    expect((await minta({ isi: '{"__proto__":{"ref":"JAHAT"}}' })).status).toBe(400)
  })
})

it('what was asked is kept for good, and nobody changes it', async () => {
  await expect(sana.pool.query('DELETE FROM permintaan_portal')).rejects.toThrow(/permission denied/)
  await expect(
    inDatabase(sana, `UPDATE permintaan_portal SET reply = '{}' WHERE kode_toko = 'TK01'`),
  ).rejects.toThrow()
})
