/** Several reads in one request: each as by itself, and none more than whoever asks may read. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#server/routes.ts'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const bersama = routes.flatMap(({ call }) => (call.bersama ? [call] : []))
const lanes = bersama.map(({ path }) => path)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = async (as: Client, ...paths: string[]): Promise<Record<string, unknown>> =>
  (await as.request('GET', `bersama?jalur=${paths.join(',')}`)).data

it('is of reads without parameters, which are made in the transaction of one', () => {
  expect(bersama.length).toBeGreaterThan(10)
  const wrong = routes.filter(
    ({ call, file, own, thread, ask, tried, logged }) =>
      call.bersama &&
      (call.base !== 'main' ||
        call.method !== 'GET' ||
        call.path.includes('{') ||
        call.query ||
        call.freshPassword ||
        [file, own, thread, ask, tried, logged].some(Boolean)),
  )
  expect(wrong.map(({ call }) => call.path)).toEqual([])
})

it.each(['OWN', 'KSR', 'KTL'] as const)(
  'each is answered as by itself, and what is refused by itself is left out: %s',
  async (level) => {
    await buildUser(server, { user_id: `B${level}`, level })
    const as = await server.client(`B${level}`)
    const alone: Record<string, unknown> = {}
    for (const path of lanes) {
      const { status, data } = await as.request('GET', path)
      if (status === 200) alone[path] = data
    }
    expect(await read(as, ...lanes)).toEqual(alone)
  },
)

it('a right that is missing keeps its part away, and no other', async () => {
  await buildUser(server, { user_id: 'KOSONG', level: 'KTL' })
  await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
  const nobody = await server.client('KOSONG')
  expect(Object.keys(await read(nobody, 'pembelian/acuan', 'para-system'))).toEqual(['para-system'])
})

it('what is no such read is not answered: a list with rights of its own, a write, a name that nothing has', async () => {
  const owner = await server.client('OWN1')
  expect(await read(owner, 'penjualan', 'users', 'nonsens', '__proto__', '')).toEqual({})
  expect((await server.anonymous.request('GET', 'bersama?jalur=para-system')).status).toBe(401)
})
