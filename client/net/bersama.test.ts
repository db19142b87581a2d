/** Reads of one moment are one request, and each comes to what it would have come to by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allParaSystem } from '#domain/calls/para-system.ts'
import { acuanPembelian } from '#domain/calls/pembelian.ts'
import { listToko } from '#domain/calls/sesi.ts'
import { setConfig } from './config.ts'
import { memoryStorage } from './memory-storage.ts'
import { fetchCall, queryClient } from './query.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>()
beforeEach(() => {
  setConfig({ main: '/api/v1', second: '/service/v1', katalog: '/katalog/v1', version: 'WEB' })
  vi.stubGlobal('fetch', fetched.mockReset())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const SETTINGS = [{ key: 'PPN', value: '0' }]
const TOKO = [{ kode_toko: 'TK01', nama_toko: 'MAWAR', jauh: false }]
const SENDIRI: Record<string, unknown> = { 'para-system': SETTINGS, tokos: TOKO }
const BERSAMA = '/api/v1/bersama?jalur=para-system%2Ctokos'

const json = (data: unknown, status = 200) => Response.json({ data, message: '' }, { status })
const alone = (url: string) => json(SENDIRI[url.replace('/api/v1/', '')])
const asked = () => fetched.mock.calls.map(([url]) => url)
const both = () => Promise.all([fetchCall(allParaSystem), fetchCall(listToko)])

test('two are one request', async () => {
  fetched.mockImplementation(async () => json(SENDIRI))
  expect(await both()).toEqual([SETTINGS, TOKO])
  expect(asked()).toEqual([BERSAMA])
})

test('one alone is asked for by itself, and so is each of another moment', async () => {
  fetched.mockImplementation(async (url) => alone(url))
  expect([await fetchCall(allParaSystem), await fetchCall(listToko)]).toEqual([SETTINGS, TOKO])
  expect(asked()).toEqual(['/api/v1/para-system', '/api/v1/tokos'])
})

test('what was left out is asked for by itself, and is refused in its own words', async () => {
  fetched.mockImplementation(async (url) =>
    url.includes('acuan') && !url.includes('bersama')
      ? Response.json({ message: 'Tidak Di Izinkan', id: 'tidakDiizinkan' }, { status: 403 })
      : json(SENDIRI),
  )
  const [settings, acuan] = await Promise.allSettled([fetchCall(allParaSystem), fetchCall(acuanPembelian)])
  expect(settings).toMatchObject({ value: SETTINGS })
  expect(acuan).toMatchObject({ reason: { status: 403, message: 'Tidak Di Izinkan' } })
})

test('a server that knows no such call is asked for each', async () => {
  fetched.mockImplementation(async (url) => (url.includes('bersama') ? json(null, 404) : alone(url)))
  expect(await both()).toEqual([SETTINGS, TOKO])
  expect(asked()).toEqual([BERSAMA, '/api/v1/para-system', '/api/v1/tokos'])
})

test('where one of them broke, each is asked for, and the others are there', async () => {
  fetched.mockImplementation(async (url) =>
    url.includes('bersama') || url.includes('tokos') ? json(null, 500) : alone(url),
  )
  const [settings, toko] = await Promise.allSettled([fetchCall(allParaSystem), fetchCall(listToko)])
  expect([settings, toko]).toMatchObject([{ value: SETTINGS }, { reason: { status: 500 } }])
})

test('a server that is in trouble is not asked for more', async () => {
  fetched.mockImplementation(async () => json(null, 503))
  await expect(both()).rejects.toMatchObject({ status: 503 })
  expect(asked()).toEqual([BERSAMA])
})

test('what is no such reply is refused for its own part alone', async () => {
  fetched.mockImplementation(async () => json({ 'para-system': 'rusak', tokos: TOKO }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [settings, toko] = await Promise.allSettled([fetchCall(allParaSystem), fetchCall(listToko)])
  expect([settings, toko]).toMatchObject([{ reason: { kind: 'reply' } }, { value: TOKO }])
})
