import { afterAll, beforeAll, expect, test } from 'vitest'
import { listKecamatan, listKelurahan, listKota, listProvinsi } from '#domain/calls/wilayah.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { wilayah } from './wilayah.ts'

let server: TestServer
let client: Client
beforeAll(async () => {
  server = await startTestServer()
  client = await server.client('SLS1')
})
afterAll(() => server.close())

test('from a province down to a kelurahan, by name and in capitals', async () => {
  const provinsi = await client.call(listProvinsi, {})
  expect(provinsi).toHaveLength(38)
  expect(provinsi).toContainEqual({ kode: '32', nama: 'JAWA BARAT' })
  const kota = await client.call(listKota, { query: { provinsi: '32' } })
  expect(kota).toContainEqual({ kode: '32.73', nama: 'KOTA BANDUNG' })
  const kecamatan = await client.call(listKecamatan, { query: { kota: '32.73' } })
  expect(kecamatan).toContainEqual({ kode: '32.73.02', nama: 'COBLONG' })
  const kelurahan = await client.call(listKelurahan, { query: { kecamatan: '32.73.02' } })
  expect(kelurahan.map((k) => k.nama)).toEqual([
    'CIPAGANTI',
    'DAGO',
    'LEBAK GEDE',
    'LEBAK SILIWANGI',
    'SADANG SERANG',
    'SEKELOA',
  ])
})

test('the regions of all parents together are all regions', async () => {
  const kota = await Promise.all((await wilayah('provinsi')).map((p) => wilayah('kota', p.kode)))
  expect(kota.flat()).toHaveLength(514)
  const kecamatan = await Promise.all(kota.flat().map((k) => wilayah('kecamatan', k.kode)))
  expect(kecamatan.every((list) => list.length > 0)).toBe(true)
  expect(kecamatan.flat().every((k) => /^\d\d\.\d\d\.\d\d$/.test(k.kode) && /^[^a-z"]+$/.test(k.nama))).toBe(
    true,
  )
})

test('a region that is not there has nothing in it, and a kode that cannot be one is refused', async () => {
  expect(await client.call(listKota, { query: { provinsi: '99' } })).toEqual([])
  const refused = await client.request('GET', 'wilayah/kelurahan?kecamatan=32.73')
  expect(refusal(refused)).toEqual([400, 'Kode Wilayah Tidak Valid'])
})
