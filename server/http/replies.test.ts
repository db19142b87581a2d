/** Kept replies: of their user, for two days; what made a document makes none again, however late it comes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#server/app.ts'
import { areaDokumen } from '#server/areas.ts'
import { routes } from '#server/routes.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Reply } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildMember, buildPieces } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { saleBody, validate } from '#test/tools/till.ts'
import { dropOldReplies } from './replies.ts'

let server: TestServer
let ask: Ask
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterEach(() => server.close())

const sale = async () => {
  const [piece] = await buildPieces(server, [{}])
  return saleBody(await ask.as('SLS1'), { barang: [piece!] })
}
const kept = async (): Promise<number> =>
  (await inDatabase<{ n: number }>(server, 'SELECT count(*)::int AS n FROM permintaan'))[0]!.n
const purge = () => dropOldReplies(server.pool, server.clock.now())

describe('a reply', () => {
  it('is whose who got it: the same id_trx of another user of the shop is refused, and told nothing', async () => {
    const body = await sale()
    const first = must(await ask('SLS1', 'POST', 'penjualan', body))
    const other = await ask('KSR1', 'POST', 'penjualan', body)
    expect(refusal(other)).toEqual([409, 'Id Transaksi Sudah Dipakai Untuk Data Lain'])
    expect(JSON.stringify(other)).not.toContain(first.data.no_faktur_group)
    expect((await ask('SLS1', 'POST', 'penjualan', body)).data).toEqual(first.data)
  })

  it('is the user’s in any session of theirs, and in any process', async () => {
    const body = await sale()
    const first = must(await ask('SLS1', 'POST', 'penjualan', body))
    expect(await askOf(server)('SLS1', 'POST', 'penjualan', body)).toEqual(first)
  })

  it('is kept for two days and no longer, in every shop', async () => {
    must(await ask('SLS1', 'POST', 'penjualan', await sale()))
    server.clock.set('2025-01-16')
    expect(await purge()).toBe(0)
    const n = await kept()
    server.clock.set('2025-01-17')
    const [young] = await inDatabase<{ id_trx: string }>(
      server,
      `INSERT INTO permintaan (kode_toko, id_trx, call, user_id, hash, reply, dibuat)
       VALUES ('TK02', 'MUDAMUDAMUDAMUDA', 'X', 'X', '', '{}', $1) RETURNING id_trx`,
      [server.clock.now()],
    )
    server.clock.set('2025-01-18')
    expect(await purge()).toBe(n)
    expect(await inDatabase(server, 'SELECT id_trx FROM permintaan')).toEqual([young])
    expect(await purge()).toBe(0)
  })

  it('is thrown away when a server starts, in small parts, and whatever clock it has not before its time', async () => {
    const insert = `INSERT INTO permintaan (kode_toko, id_trx, call, user_id, hash, reply, dibuat)
      SELECT 'TK01', lpad(i::text, 16, $1), 'X', 'X', '', '{}', $2 FROM generate_series(1, $3::int) i`
    await inDatabase(server, insert, ['0', new Date('2025-01-01'), 1_700])
    await inDatabase(server, insert, ['X', new Date(), 3])
    const clock = { now: () => new Date('2999-01-01') }
    const url = server.app.deps.database.url
    const second = await buildApp({ url, clock, logLevel: 'error' })
    await expect.poll(kept).toBe(3)
    await second.close()
    expect(await kept()).toBe(3)
  })

  it('may be thrown away by these functions alone: not by the server, not by the owner in passing', async () => {
    must(await ask('SLS1', 'POST', 'penjualan', await sale()))
    const asked = `WITH said AS (SELECT set_config('app.jawaban', 'buang', true))`
    for (const text of ['DELETE FROM permintaan', `UPDATE permintaan SET reply = '{}'`]) {
      await expect(server.pool.query(text)).rejects.toThrow(/permission denied/)
      await expect(server.pool.query(`${asked} ${text}`)).rejects.toThrow(/permission denied/)
      await expect(asOwner(server, text)).rejects.toThrow(/hanya boleh ditambah/)
    }
    await server.pool.query('SELECT buang_jawaban_lama(now() + $1::interval, 1000)', ['10 years'])
    expect(await kept()).toBe(0) // of January 2025 by the clock of this test
  })
})

describe('a document', () => {
  it('of every kind knows its id_trx, once in its shop', async () => {
    const tables = [
      ...areaDokumen.flatMap((a) => a.nomor.map((n) => n.table)),
      'titip_bayar',
      'transaksi_member',
    ]
    const unique = await asOwner<{ tabel: string }>(
      server,
      `SELECT c.conrelid::regclass::text AS tabel FROM pg_constraint c
       WHERE c.contype = 'u'
         AND (
           SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
           WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)) = '{id_trx,kode_toko}'`,
    )
    expect(tables.length).toBeGreaterThan(7)
    for (const table of tables) expect(unique.map((u) => u.tabel)).toContain(table)
  })

  it('is not made again by a request that comes after its reply was thrown away; its number is told', async () => {
    const kode_hadiah = 'PAYUNG'
    must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah, nama_hadiah: 'PAYUNG', poin: 0 }))
    await buildMember(server, { kode_member: 'MTK010000017' })
    const sold = await sale()
    const tgl = { tanggal: '2025-01-15' }
    const asked: [path: string, body: object, no: string][] = [
      ['penjualan', sold, 'no_faktur_group'],
      [
        'hadiah/beli',
        {
          ...tgl,
          supplier: 'X',
          detail_hadiah: [{ kode_hadiah, qty: 3, total_uang: 30_000 }],
        },
        'no_pembelian',
      ],
      [
        'hadiah/ambil',
        { ...tgl, detail_hadiah: [{ kode_hadiah, qty: 1, alasan: 'PROMOSI' }] },
        'no_pengambilan',
      ],
      ['transaksi-member', { kode_member: 'MTK010000017', keterangan: 'X' }, '_id'],
    ]
    const sent: [path: string, body: object, key: string, no: string][] = []
    for (const [path, body, no] of asked) {
      const key = 'id_trx' in body ? (body.id_trx as string) : idTrx()
      sent.push([path, body, key, String(must(await ask('OWN1', 'POST', path, body, key)).data[no])])
    }
    must(await validate(await ask.as('OWN1'), sent[0]![3]))
    const money = async () => (await ask('OWN1', 'GET', 'keuangan/saldo')).data
    const before = await money()
    await inDatabase(server, 'SELECT buang_jawaban_lama(now(), 1000)')
    expect(await kept()).toBe(0)
    const replies: Reply[] = []
    for (const [path, body, key, no] of sent) {
      replies.push(await ask('OWN1', 'POST', path, body, key))
      expect([path, ...refusal(replies.at(-1)!)]).toEqual([
        path,
        409,
        `Transaksi Ini Sudah Disimpan Dengan No ${no}`,
      ])
    }
    expect(await money()).toEqual(before)
    await expectBooksAgree(server.pool)
  })
})

/** Names a customer in a reply; staff, suppliers and banks are called otherwise, or stand in a master. */
const ORANG = /^(nama_customer|nama_member|alamat_customer|nik|nik_samar|nomor|identitas)$/

/** Every field of a schema's JSON, with how deep it stands. */
function* fields(node: unknown, depth = 0): Generator<[name: string, depth: number]> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, below] of Object.entries(node))
    if (key !== 'properties') yield* fields(below, depth + 1)
    else
      for (const [name, inner] of Object.entries(below as object)) {
        yield [name, depth]
        yield* fields(inner, depth + 1)
      }
}

it('every write whose reply tells who a customer is says whom it tells of, and tells of one', () => {
  const wrong: string[] = []
  let found = 0
  for (const { call } of routes.filter((r) => r.call.write)) {
    const schema = z.toJSONSchema(call.reply as z.ZodType, { io: 'input', unrepresentable: 'any' })
    const told = [...fields(schema)]
    const whom = call.write!.rahasia
    if (whom) found++
    const right = whom
      ? told.some(([name, depth]) => name === whom && depth === 0)
      : !told.some(([name]) => ORANG.test(name))
    if (!right || (whom && told.some(([name, depth]) => ORANG.test(name) && depth > 0)))
      wrong.push(`${call.method} ${call.path}: ${told.map(([name]) => name).join(', ')}`)
  }
  expect(wrong).toEqual([])
  expect(found).toBeGreaterThan(8)
})
