/** Tests what a server does before it is asked for the first time: it has sold, and nobody can tell. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { buildPiece } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { createPool } from '../db/client.ts'
import { panaskan } from './pemanasan.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ tersendiri: true })
})
afterAll(() => server.close())

interface Content {
  rows: Record<string, number>
  sequences: Record<string, number>
}

async function fill(dari: TestServer): Promise<Content> {
  const rows = await inDatabase<{ name: string; n: number }>(
    dari,
    `SELECT relname AS name,
       (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]
         ::text::int AS n
     FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const sequences = await inDatabase<{ name: string; n: number }>(
    dari,
    `SELECT sequencename AS name, COALESCE(last_value, 0)::int AS n FROM pg_sequences ORDER BY 1`,
  )
  const all = (list: { name: string; n: number }[]) =>
    Object.fromEntries(list.map(({ name, n }) => [name, n]))
  return { rows: all(rows), sequences: all(sequences) }
}

/** By these the database tells its rows apart: nobody counts them, and a sale that is refused leaves gaps in them too. */
const DALAM = ['barang', 'jurnal', 'jurnal_detail', 'mutasi_stok', 'pembayaran', 'sesi'].map(
  (t) => `${t}_id_seq`,
)

/** Lines of the figures that count calls, and requests that wait for a connection. */
const figuresOf = async ({ app }: TestServer): Promise<string[]> =>
  (await app.diukur.papan.written())
    .split('\n')
    .filter((line) => /^kencana_(by_)?(call|pool_wait)/.test(line))

test('sales are made, and there is no row, no number, no news and no figure of them', async () => {
  const [before, figures] = [await fill(server), await figuresOf(server)]
  const news: unknown[] = []
  server.app.deps.live.onTold((one) => news.push(one))
  expect(await panaskan(server.app.deps, 12).selesai).toBe(12)
  const after = await fill(server)
  expect(after.rows).toEqual(before.rows)
  const moved = Object.keys(after.sequences).filter(
    (name) => after.sequences[name] !== before.sequences[name],
  )
  expect(moved.filter((name) => !DALAM.includes(name))).toEqual([])
  expect(news).toEqual([])
  expect(await figuresOf(server)).toEqual(figures)
  expect(server.pool.idleCount).toBe(server.pool.totalCount)
})

test('a till of a real shop sells meanwhile, and it ends when the server is told to', async () => {
  const till = await server.client('KSR1')
  const { selesai, stop } = panaskan(server.app.deps, 1_000_000)
  await buildValidSale(till, { barang: [await buildPiece(server)] })
  await stop()
  expect(await selesai).toBeLessThan(1_000_000)
  expect(server.pool.idleCount).toBe(server.pool.totalCount)
})

test('it needs no shop, and where nothing can be written it says so', async () => {
  const empty = await startTestServer({ kosong: true })
  expect(await panaskan(empty.app.deps, 4).selesai).toBe(4)
  expect((await fill(empty)).rows['toko']).toBe(0)
  const url = new URL(empty.app.deps.database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const standby = createPool({ url: url.href, max: 4 })
  await expect(panaskan({ ...empty.app.deps, pool: standby }, 4).selesai).rejects.toMatchObject({
    code: '25006',
  })
  await standby.end()
  await empty.close()
})
