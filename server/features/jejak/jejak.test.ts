/** All that a user did stands in one place for the owner of the chain, and nobody can take it away. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { must, refusal, type Client } from '#test/tools/client.ts'
import { buildMember } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, cancelValid, validate } from '#test/tools/till.ts'

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
})
afterAll(() => server.close())

const HARI = { tgl_from: '2025-01-15', tgl_to: '2025-01-15' }
const jejak = async (query: Record<string, string> = {}, as = owner) =>
  must(await as.send('GET', `jejak?${new URLSearchParams({ ...HARI, ...query })}`)).data
const login = (user_id: string, password: string) =>
  server.anonymous.request('POST', 'users/login', { user_id, password, kode_toko: 'TK01' })

it('tells a failed sign-in, a changed setting, an otorisasi that was used and one that failed, newest first', async () => {
  const kasir = await server.client('KSR1')
  await login('SLS1', 'salah')
  must(await owner.send('PUT', 'para-system', { settings: [{ key: 'SESI_JAM', value: '9' }] }))
  const no = await buildSale(kasir, { barang: ['00000001'] })
  must(await validate(kasir, no))
  await kasir.send('POST', 'authorization', {
    user_id: 'SPV1',
    password: 'salah',
    kategori: 'BATAL PENJUALAN',
    description: no,
  })
  await cancelValid(kasir, no)
  const { baris: rows, lebih } = await jejak()
  expect(lebih).toBe(false)
  const apa = rows.map((row: { jenis: string; apa: string }) => `${row.jenis} ${row.apa}`)
  for (const satu of [
    'MASUK GAGAL MASUK',
    'UBAH UBAH para_system',
    'OTORISASI BATAL PENJUALAN',
    'OTORISASI BATAL PENJUALAN GAGAL',
  ])
    expect(apa).toContain(satu)
  const times = rows.map((row: { waktu: string }) => row.waktu)
  expect(times).toEqual(times.toSorted().toReversed())
})

it('is of one kind, one user, and of the days that were asked for', async () => {
  const { baris: rows } = await jejak({ jenis: 'OTORISASI' })
  expect(new Set(rows.map((row: { jenis: string }) => row.jenis))).toEqual(new Set(['OTORISASI']))
  const milik = (await jejak({ user_id: 'spv1' })).baris as { user_id: string; oleh: string }[]
  expect(milik.length).toBeGreaterThan(0)
  expect(milik.every((row) => row.user_id === 'SPV1' || row.oleh === 'SPV1')).toBe(true)
  expect((await jejak({ tgl_from: '2025-01-14', tgl_to: '2025-01-14' })).baris).toEqual([])
  expect(refusal(await owner.send('GET', 'jejak?tgl_from=2025-01-15&tgl_to=2025-01-14'))[0]).toBe(400)
})

it('tells of every shop, to who works in any; of a person which fields changed, and not what stands there', async () => {
  const there = await server.masuk('OWN1', 'TK02')
  await buildMember(server, {
    kode_member: 'MTK010000017',
    nama_customer: 'SITI RAHASIA',
    no_hp: '081234567890',
  })
  must(await owner.send('PUT', 'member/MTK010000017', { nama_customer: 'SITI LAIN' }))
  const { baris: rows } = await jejak({ jenis: 'UBAH' }, there)
  const satu = rows.find((row: { ref: string }) => row.ref === 'MTK010000017')
  expect(satu).toMatchObject({ kode_toko: 'TK01', user_id: 'OWN1', apa: 'UBAH member' })
  expect(satu.rincian).toContain('nama_customer')
  expect(JSON.stringify(rows)).not.toMatch(/SITI|081234567890/)
})

it.each(['SPV1', 'KSR1'])('%s is shown nothing of it', async (user) => {
  const as = await server.client(user)
  expect((await as.send('GET', `jejak?${new URLSearchParams(HARI)}`)).status).toBe(403)
})

it('holds the newest when there is more than one answer takes', async () => {
  await inDatabase(
    server,
    `INSERT INTO log_akses (waktu, peristiwa, user_id)
     SELECT $1::timestamptz + n * interval '1 second', 'MASUK', 'OWN1' FROM generate_series(1, 2100) n`,
    [server.clock.now()],
  )
  const { baris: rows, lebih } = await jejak()
  expect([rows.length, lebih]).toEqual([2_000, true])
  expect(must(await login('OWN1', PASSWORD)).status).toBe(200)
})
