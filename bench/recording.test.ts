/**
 * The replay of `bench checkout`, which runs without a server, must say the same as the server. Else the benchmark
 * compares nothing, and must say so.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPieces } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { ratio, spread } from './figures.ts'
import { inProcess } from './http.ts'
import { RING } from './pieces.ts'
import { recorded } from './recording.ts'
import { signIn, visit } from './till.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('of a sale both transactions are recorded, from BEGIN to COMMIT, and its number is in neither', async () => {
  const till = inProcess(server.app.server, await signIn(inProcess(server.app.server)))
  const ring = { berat: RING.berat, ongkos: RING.ongkos }
  const [first, second] = (await buildPieces(server, [ring, ring])).map((kode_barcode) => ({
    ...RING,
    kode_barcode,
  }))
  await visit(till, { baru: first! }) // settings are remembered from here on
  let no = ''
  const [work] = await recorded([async () => (no = await visit(till, { baru: second! }))])
  expect(work).toHaveLength(2)
  for (const sent of work!) {
    expect(sent[0]!.text).toMatch(/^BEGIN/)
    expect(sent.at(-1)!.text).toMatch(/COMMIT$/)
  }
  expect(no).toMatch(/^JL-TK01-\d{6}-\d{4}$/)
  const said = JSON.stringify(work)
  expect(said).not.toContain(no)
  expect(said).toContain(no.replace(/\d{4}$/, '####'))
})

test('what compares nothing throws', async () => {
  await expect(recorded([async () => {}])).rejects.toThrow('nothing was recorded')
  expect(() => spread([])).toThrow('nothing was measured')
  for (const [one, other] of [
    [0, 1],
    [1, 0],
    [Number.NaN, 1],
  ] as const)
    expect(() => ratio('a rate', one, other)).toThrow('a rate: nothing was compared')
})
