import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase } from './ask.ts'
import { buildSettings, withSettings } from './factories.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('settings of one test are gone with it, also when it fails: what had a row has its own again, what had none has none', async () => {
  const kept = () =>
    inDatabase(server, `SELECT key, value FROM para_system WHERE kode_toko = 'TK01' ORDER BY key`)
  await buildSettings(server, { PEMBULATAN: '100' })
  const failing = withSettings(server, { PEMBULATAN: '1000', SESI_JAM: '2' }, async () => {
    expect(await kept()).toEqual([
      { key: 'PEMBULATAN', value: '1000' },
      { key: 'SESI_JAM', value: '2' },
    ])
    expect(await server.app.deps.settings.of('TK01')).toMatchObject({ PEMBULATAN: 1_000, SESI_JAM: 2 })
    throw new Error('a test that fails')
  })
  await expect(failing).rejects.toThrow('a test that fails')
  expect(await kept()).toEqual([{ key: 'PEMBULATAN', value: '100' }])
  expect(await server.app.deps.settings.of('TK01')).toMatchObject({ PEMBULATAN: 100, SESI_JAM: 12 })
})
