/** Setting the shop: several keys at once, their history, and when they hold (DOMAIN §L, §G-7, §G-10). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { io } from 'socket.io-client'
import { buildApp } from '#server/app.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterAll(() => server.close())

const simpan = (settings: Record<string, string | null>, user = 'OWN1') =>
  ask(user, 'PUT', 'para-system', {
    settings: Object.entries(settings).map(([key, value]) => ({ key, value })),
  })
const satu = async (key: string) => (await ask('SLS1', 'GET', `para-system/key/${key}`)).data.value

test('several are set at once and hold at the next call; null is the default again', async () => {
  const piece = async () => (await ask('SLS1', 'GET', 'barang/00000003')).data.harga_skrg
  expect(await piece()).toBe(2_221_500)
  expect(await simpan({ PEMBULATAN: '1000', TOLERANSI_TIMBANG: '0.25', PPN_MODE: 'INCLUDE' })).toMatchObject({
    status: 200,
    message: 'Data Berhasil Di Simpan',
  })
  expect(await piece()).toBe(2_222_000)
  expect([await satu('PPN_MODE'), await satu('TOLERANSI_TIMBANG')]).toEqual(['INCLUDE', '0.25'])
  await simpan({ PEMBULATAN: null, TOLERANSI_TIMBANG: null, PPN_MODE: 'OFF' })
  expect([await piece(), await satu('PPN_MODE')]).toEqual([2_221_500, 'OFF'])
  expect(await inDatabase(server, `SELECT key FROM para_system WHERE kode_toko = 'TK01'`)).toEqual([])
})

test('all that is wrong is told at once, beside its key, and nothing is set', async () => {
  const reply = await simpan({
    PEMBULATAN: '0',
    SESI_JAM: '8',
    PPN_MODE: 'off',
    TOLERANSI_BERAT_JUAL: '0.0001',
  })
  expect(reply.status).toBe(400)
  expect(reply.errors).toEqual([
    { field: 'settings.0.value', message: 'Nilai PEMBULATAN Tidak Valid' },
    { field: 'settings.2.value', message: 'Nilai PPN_MODE Tidak Valid' },
    { field: 'settings.3.value', message: 'Nilai TOLERANSI_BERAT_JUAL Tidak Valid' },
  ])
  expect(await satu('SESI_JAM')).toBe('12')
  for (const body of [
    { settings: [] },
    { settings: [{ key: 'WARNA', value: 'MERAH' }] },
    {
      settings: [
        { key: 'SESI_JAM', value: '8' },
        { key: 'SESI_JAM', value: '9' },
      ],
    },
    {},
  ])
    expect((await ask('OWN1', 'PUT', 'para-system', body)).status).toBe(400)
})

test('of several who set the same at once each is heard, one after the other', async () => {
  const values = ['7', '8', '9', '10', '11']
  expect(
    (await Promise.all(values.map((value) => simpan({ TITIP_MASA_HARI: value })))).map((r) => r.status),
  ).toEqual(values.map(() => 200))
  const { data } = await ask('OWN1', 'GET', 'para-system/riwayat?key=TITIP_MASA_HARI')
  expect(data.map((r: { dari: string }) => r.dari)).toEqual([
    ...data.slice(1).map((r: { ke: string }) => r.ke),
    '30',
  ])
  await simpan({ TITIP_MASA_HARI: null })
})

test('OWN and SU set, SPV looks, nobody else sees the history', async () => {
  expect((await simpan({ SESI_JAM: '8' }, 'SPV1')).status).toBe(403)
  expect((await simpan({ SESI_JAM: '8' }, 'KSR1')).status).toBe(403)
  expect((await ask('SPV1', 'GET', 'para-system/riwayat')).status).toBe(200)
  expect((await ask('KSR1', 'GET', 'para-system/riwayat')).status).toBe(403)
})

test('the history says who, when, from what to what; only of this shop, and only what changed', async () => {
  await simpan({ LIMIT_AMBIL_KAS: '7500000', SESI_JAM: '12' })
  await simpan({ LIMIT_AMBIL_KAS: null })
  const one = (await ask('SPV1', 'GET', 'para-system/riwayat?key=LIMIT_AMBIL_KAS')).data
  expect(
    one.map(({ waktu: time, ...rest }: { waktu: string }) => (expect(time).toMatch(/^2025-01-15T/), rest)),
  ).toEqual([
    { key: 'LIMIT_AMBIL_KAS', user_id: 'OWN1', dari: '7500000', ke: '5000000' },
    { key: 'LIMIT_AMBIL_KAS', user_id: 'OWN1', dari: '5000000', ke: '7500000' },
  ])
  const all = (await ask('SPV1', 'GET', 'para-system/riwayat')).data as { key: string }[]
  expect(all.some((r) => r.key === 'SESI_JAM')).toBe(false)
  const elsewhere = await server.client('OWN1', 'TK02')
  expect((await elsewhere.request('GET', 'para-system/riwayat')).data).toEqual([])
})

test('what has to be said of a value is said while it matters', async () => {
  const said = async () =>
    (await ask('OWN1', 'GET', 'para-system/peringatan')).data.map((p: { key: string; value: string }) => [
      p.key,
      p.value,
    ])
  // Without PPN, and with it while the shop has no NPWP.
  const ppn = ['OFF', 'INCLUDE', 'EXCLUDE'].map((mode) => ['PPN_MODE', mode])
  expect(await said()).toEqual([
    ['FEE_KARTU_MODE', 'PELANGGAN'],
    ['MODUL_HUTANG', 'YA'],
    ...ppn,
    ['OTORISASI_BEDA_USER', 'TIDAK'],
  ])
  await inDatabase(server, `UPDATE toko SET izin_gadai = 'KEP-1/OJK/2025' WHERE kode_toko = 'TK01'`)
  expect(await said()).toEqual([['FEE_KARTU_MODE', 'PELANGGAN'], ...ppn, ['OTORISASI_BEDA_USER', 'TIDAK']])
})

test('other processes know it too, and the open screens of the shop are told', async () => {
  const url = server.app.deps.database.url
  const other = await buildApp({ url, clock: server.clock, logLevel: 'silent' })
  const { token } = await ask.as('SLS1')
  const socket = io(server.url, { auth: { token }, transports: ['websocket'] })
  let heard = 0
  socket.on('para-system', () => heard++)
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
  const there = async () =>
    (
      await other.server.inject({
        method: 'GET',
        url: '/api/v1/barang/00000003',
        headers: { 'x-auth-token': token },
      })
    ).json().data.harga_skrg
  expect(await there()).toBe(2_221_500)
  await simpan({ PEMBULATAN: '1000' })
  await expect.poll(there).toBe(2_222_000)
  await expect.poll(() => heard).toBe(1)
  socket.close()
  await other.close()
})

test('a session lasts a day at most, and one that never ends by itself is the owner’s to allow', async () => {
  await buildUser(server, { user_id: 'SU9', level: 'SU' })
  const told = async (settings: Record<string, string | null>, user: string) => {
    const { status, errors = [] } = await simpan(settings, user)
    return [status, errors.map(({ field, message }) => [field, message])]
  }
  expect(await told({ SESI_JAM: '25', SESI_DIAM_MENIT: '4' }, 'OWN1')).toEqual([
    400,
    [
      ['settings.0.value', 'Nilai SESI_JAM Tidak Valid'],
      ['settings.1.value', 'Nilai SESI_DIAM_MENIT Tidak Valid'],
    ],
  ])
  expect(await told({ SESI_JAM: '24', SESI_DIAM_MENIT: '0' }, 'SU9')).toEqual([
    403,
    [['settings.1.value', 'SESI_DIAM_MENIT 0 Hanya Oleh OWN']],
  ])
  expect((await simpan({ SESI_JAM: '24', SESI_DIAM_MENIT: '5' }, 'SU9')).status).toBe(200)
  expect((await simpan({ SESI_DIAM_MENIT: '0' })).status).toBe(200)
  // Saving a value that is set already counts as nobody's change.
  expect((await simpan({ SESI_DIAM_MENIT: '0', SESI_JAM: null }, 'SU9')).status).toBe(200)
  expect((await simpan({ SESI_DIAM_MENIT: null }, 'SU9')).status).toBe(200)
})

test('what a version before has stored counts as the nearest that may be', async () => {
  await inDatabase(
    server,
    `INSERT INTO para_system (kode_toko, key, value)
     VALUES ('TK02', 'SESI_JAM', '720'), ('TK02', 'SESI_DIAM_MENIT', '1')`,
  )
  const lain = await server.client('OWN1', 'TK02')
  const value = async (key: string) => (await lain.request('GET', `para-system/key/${key}`)).data.value
  expect([await value('SESI_JAM'), await value('SESI_DIAM_MENIT')]).toEqual(['24', '5'])
})
