/** Going on in another shop without the password: who may, what of the old session is left, and what of the new shop holds at once. */
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beranda, berandaNumbers } from '#domain/calls/beranda.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { clientOf, must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { heldBackend, holdCloses } from '#test/tools/close.ts'
import { buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { saleBody } from '#test/tools/till.ts'

const HOUR = 3_600_000
const TIDAK_DIIZINKAN = 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const ganti = (as: Client, kode_toko: string) => as.send('POST', 'users/ganti-toko', { kode_toko })
const me = (as: Client) => as.send('GET', 'users/me')
/** Moves to another shop, and returns a client that holds the new token. */
async function pindah(as: Client, kode_toko: string): Promise<Client> {
  return clientOf(server.url, must(await ganti(as, kode_toko)).data.token)
}

test('an owner works in the other shop, and the old token is over', async () => {
  const owner = await server.masuk('OWN1')
  await inDatabase(server, `UPDATE sesi SET perangkat = 'x'::bytea, ip = '10.0.0.7'`)
  const { data } = must(await ganti(owner, ' tk02 '))
  expect(data.userdata).toMatchObject({
    user_id: 'OWN1',
    kode_toko: 'TK02',
    nama_toko: 'TOKO EMAS KENCANA DUA',
    level: 'OWN',
  })
  expect(data.menu.length).toBeGreaterThan(20)
  const there = clientOf(server.url, data.token)
  expect((await there.call(berandaNumbers, {})).kode_toko).toBe('TK02')
  expect(refusal(await me(owner))).toEqual([401, 'Invalid token.'])
  expect(refusal(await owner.send('POST', '/service/v1/users/logout', {}))).toEqual([401, 'Invalid token.'])
  expect(refusal(await ganti(owner, 'TK02'))).toEqual([401, 'Invalid token.'])

  expect(
    await inDatabase(server, `SELECT kode_toko, alasan_cabut, ip, perangkat::text FROM sesi ORDER BY id`),
  ).toEqual([
    { kode_toko: 'TK01', alasan_cabut: 'GANTI TOKO', ip: '10.0.0.7', perangkat: '\\x78' },
    { kode_toko: 'TK02', alasan_cabut: null, ip: '10.0.0.7', perangkat: '\\x78' },
  ])
  expect(await inDatabase(server, `SELECT peristiwa, user_id, ref FROM log_akses ORDER BY id`)).toEqual([
    { peristiwa: 'MASUK', user_id: 'OWN1', ref: 'TK01' },
    { peristiwa: 'GANTI TOKO', user_id: 'OWN1', ref: 'TK02' },
  ])
})

test('nothing that is kept of it opens a session', async () => {
  const there = await pindah(await server.masuk('OWN1'), 'TK02')
  const [{ t }] = (await inDatabase<{ t: string }>(
    server,
    `SELECT string_agg(query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text, '')
       AS t FROM pg_tables WHERE schemaname = 'public'`,
  )) as [{ t: string }]
  expect(t).not.toContain(there.token)
})

test('who works in one shop stays there; an unknown or closed-down shop is none', async () => {
  for (const user of ['SPV1', 'KSR1', 'SLS1'])
    expect(refusal(await ganti(await server.masuk(user), 'TK02'))).toEqual([403, TIDAK_DIIZINKAN])
  await buildUser(server, { user_id: 'SU1', level: 'SU' })
  const su = await server.masuk('SU1')
  expect(refusalAt(await ganti(su, 'TK99'))).toEqual([404, 'Toko TK99 Tidak Ditemukan', ['kode_toko']])
  expect(refusalAt(await ganti(su, 'TK01'))).toEqual([400, 'Anda Sudah Di Toko Ini', ['kode_toko']])
  expect(refusal(await ganti(su, '*'))[0]).toBe(404)
  expect(refusal(await ganti(su, ''))).toEqual([400, 'Toko Tidak Boleh Kosong'])
  await inDatabase(server, `UPDATE toko SET status_aktif = false WHERE kode_toko = 'TK02'`)
  expect(refusal(await ganti(su, 'TK02'))).toEqual([404, 'Toko TK02 Tidak Ditemukan'])
  // and the session is the one that it was
  expect((await me(su)).data.userdata.kode_toko).toBe('TK01')
  expect(refusal(await ganti(server.anonymous, 'TK02'))).toEqual([401, 'Invalid token.'])
})

test('a right that was taken a moment ago counts, whatever the session remembers', async () => {
  const owner = await server.masuk('OWN1')
  await me(owner)
  await inDatabase(server, `UPDATE users SET level = 'KSR' WHERE user_id = 'OWN1'`)
  expect(refusal(await ganti(owner, 'TK02'))).toEqual([403, TIDAK_DIIZINKAN])
  await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'OWN1'`)
  expect(refusal(await ganti(owner, 'TK02'))).toEqual([401, 'Invalid token.'])
})

test('of two changes at once one happens', async () => {
  const owner = await server.masuk('OWN1')
  const both = await Promise.all([ganti(owner, 'TK02'), ganti(owner, 'TK02')])
  expect(both.map((r) => r.status).toSorted()).toEqual([200, 401])
  expect(
    await inDatabase(
      server,
      `SELECT count(*)::int AS n FROM sesi WHERE user_id = 'OWN1' AND dicabut_at IS NULL`,
    ),
  ).toEqual([{ n: 1 }])
})

test('the new session ends when the old one would have, and carries when the user had come in before', async () => {
  await server.masuk('OWN1')
  await buildSettings(server, { SESI_JAM: '2', SESI_DIAM_MENIT: '0' })
  await buildSettings(server, { SESI_JAM: '12', SESI_DIAM_MENIT: '0' }, 'TK02')
  const there = await pindah(await server.masuk('OWN1'), 'TK02')
  const { masuk } = await there.call(beranda, {})
  expect(masuk.sebelumnya).not.toBeNull()
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + 2 * HOUR)
  expect(refusal(await me(there))).toEqual([401, 'Invalid token.'])
})

test('the day of that shop is its own: behind the calendar it is looked at, and nothing is sold', async () => {
  await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-14' WHERE kode_toko = 'TK02'`)
  const there = await pindah(await server.masuk('OWN1'), 'TK02')
  expect((await me(there)).data).toMatchObject({
    userdata: { tgl_system: '2025-01-14' },
    tanggal_hari_ini: '2025-01-15',
  })
  const body = await saleBody(await server.masuk('SLS1'), { barang: ['00000001'] })
  expect(refusal(await there.send('POST', 'penjualan', body))).toEqual([
    409,
    'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko',
  ])
})

test('no token is given while that shop is being closed', async () => {
  const [owner, cabang] = [await server.masuk('OWN1'), await server.masuk('OWN1', 'TK02')]
  const held = await holdCloses(server)
  const closing = cabang.send('POST', 'system/close', { PROSES: 'close' })
  await heldBackend(server)
  const refused = await ganti(owner, 'TK02')
  await held.letGo()
  must(await closing)
  expect(refusal(refused)).toEqual([423, 'Error! Sedang dalam proses tutup toko!'])
  expect((await me(await pindah(owner, 'TK02'))).data.userdata.tgl_system).toBe('2025-01-16')
})

test('its socket ends with the old session', async () => {
  const owner = await server.masuk('OWN1')
  const socket = io(server.url, { auth: { token: owner.token }, forceNew: true, reconnection: false })
  await new Promise<void>((done) => void socket.on('connect', done))
  await pindah(owner, 'TK02')
  await expect.poll(() => socket.connected).toBe(false)
})
