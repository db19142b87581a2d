/** The database forbids the changes of status that domain/rules/status.ts forbids, for every table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peralihanStatus, STATUS } from '#domain/rules/status.ts'
import { buildPiece } from '#test/tools/factories.ts'
import { asOwner } from '#test/tools/close.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Named like a status, without a life: a lock, what a closed day wrote down; a backup that has ended is held by a trigger of its own (0104). */
const TANPA_ALUR = new Set(['baki.status', 'letak_barang.status', 'cadangan.status'])

test('the database has the list of the domain', async () => {
  const rows = await asOwner(server, 'SELECT jenis, dari, ke FROM peralihan_status ORDER BY 1, 2, 3')
  const key = (p: object) => Object.values(p).join(' ')
  expect(rows.map((p) => key(p as object)).toSorted()).toEqual(peralihanStatus.map(key).toSorted())
})

test('every status of every table is guarded, by a life that exists and holds its values', async () => {
  const columns = await asOwner<{ nama: string; def: string | null; boleh: string | null }>(
    server,
    `SELECT c.relname || '.' || a.attname AS nama,
       (
         SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t
         WHERE t.tgrelid = c.oid AND t.tgname = 'jaga_' || a.attname) AS def,
       (
         SELECT string_agg(pg_get_constraintdef(k.oid), ' ') FROM pg_constraint k
         WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS boleh
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped AND a.atttypid = 'text'::regtype
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname ~ '^status'
       AND a.attname <> 'status_gold' ORDER BY 1`,
  )
  const unguarded = columns.filter((c) => !c.def && !TANPA_ALUR.has(c.nama)).map((c) => c.nama)
  expect(unguarded).toEqual([])
  for (const { nama, def, boleh } of columns.filter((c) => c.def)) {
    const jenis = /\('(\w+)'\)$/.exec(def!)![1]!
    const values = [...(boleh ?? '').matchAll(/'([A-Z_]+)'::text/g)].map((m) => m[1])
    expect(Object.keys(STATUS[jenis as keyof typeof STATUS]), nama).toEqual(expect.arrayContaining(values))
  }
  expect(columns.length).toBeGreaterThan(15)
})

test('a change that the list does not name is refused, whoever makes it', async () => {
  const kode = await buildPiece(server)
  const change = (status: string) =>
    asOwner(server, `UPDATE barang SET status = '${status}' WHERE kode_barcode = '${kode}'`)
  await expect(change('TERJUAL')).rejects.toMatchObject({ code: '23514', constraint: 'status_beralih' })
  await change('BOOKED')
  await change('TERJUAL')
  await expect(change('BOOKED')).rejects.toMatchObject({ constraint: 'status_beralih' })
})
