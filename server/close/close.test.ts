import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CLOSE_EVENTS } from '#domain/calls/tutup-berjalan.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { must, refusal } from '#test/tools/client.ts'
import { asOwner, closeShop, heldBackend, holdCloses, waitingBackend } from '#test/tools/close.ts'
import { buildPieces, buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSoldEarlier, validateBuy } from '#test/tools/beli.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { buildSale, buildValidSale, save, saleBody } from '#test/tools/till.ts'
import { LOCK } from '../db/locks.ts'
import { STEPS } from './steps.ts'

let server: TestServer
let ask: Ask
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterEach(() => server.close())

const hari = async (kode_toko = 'TK01') =>
  (
    await inDatabase<{ tgl_system: string }>(server, 'SELECT tgl_system FROM toko WHERE kode_toko = $1', [
      kode_toko,
    ])
  )[0]!.tgl_system
const ditutup = () =>
  inDatabase<{ kode_toko: string; tgl_system: string; user_id: string }>(
    server,
    'SELECT kode_toko, tgl_system, user_id FROM tutup_toko ORDER BY 1, 2',
  )
/** Number of rows that closes have written. */
const jejak = async () =>
  (
    await inDatabase<{ n: number }>(
      server,
      `SELECT (SELECT count(*) FROM tutup_toko) + (SELECT count(*) FROM stok_harian)
           + (SELECT count(*) FROM letak_barang) + (SELECT count(*) FROM saldo_akun_harian)
           + (SELECT count(*) FROM sesi WHERE dicabut_at IS NOT NULL)
           + (SELECT count(*) FROM tutup_berjalan) AS n`,
    )
  )[0]!.n

test('S04: an open sale forbids the close; validated, the shop goes on to the next day', async () => {
  const no_faktur_group = await buildSale(await ask.as('SLS1'), { barang: ['00000001'] })
  const refused = await closeShop(ask, 'KSR1')
  expect(refused).toMatchObject({
    status: 400,
    message: 'Ada Penjualan Yang Belum Di Validasi!',
    errors: [{ message: 'Ada Penjualan Yang Belum Di Validasi!' }],
  })
  expect(await hari()).toBe('2025-01-15')
  expect(await jejak()).toBe(0)

  must(await ask('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group }))
  expect(await closeShop(ask, 'KSR1')).toMatchObject({
    status: 200,
    message: 'Toko Berhasil Ditutup',
    data: {
      tgl_system: '2025-01-15',
      tgl_system_baru: '2025-01-16',
      peringatan: ['2 Baki Belum Ditimbang', 'Kas Belum Dihitung!'],
    },
  })
  expect(await hari()).toBe('2025-01-16')
  expect(await hari('TK02')).toBe('2025-01-15')

  expect(refusal(await ask('KSR1', 'GET', 'users/me'))).toEqual([401, 'Invalid token.'])
  expect(refusal(await ask('KSR1', 'POST', 'penjualan/batal', { no_faktur_group, alasan: 'X' }))).toEqual([
    401,
    'Invalid token.',
  ])
  expect(refusal(await closeShop(ask, 'KSR1', '2025-01-15'))).toEqual([401, 'Invalid token.'])

  ask = askOf(server)
  expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Toko Sudah Ditutup Untuk Hari Ini'])
  await expectBooksAgree(server.pool)
})

test('everything that forbids a close is told at once, the first decides', async () => {
  must(await closeShop(ask, 'KSR1'))
  ask = askOf(server)
  await buildSale(await ask.as('KSR1'), { barang: ['00000001'] })
  await asOwner(server, `UPDATE saldo_akun SET saldo = saldo + 1 WHERE kode_akun = '1101'`)
  expect(await closeShop(ask, 'KSR1')).toMatchObject({
    status: 400,
    message: 'Toko Sudah Ditutup Untuk Hari Ini',
    errors: [
      { message: 'Toko Sudah Ditutup Untuk Hari Ini' },
      { message: 'Ada Penjualan Yang Belum Di Validasi!' },
      { message: 'Data Tidak Seimbang, Hubungi Admin' },
    ],
  })
})

test('a group without a price is a warning, told again with the stored result', async () => {
  await inDatabase(
    server,
    `UPDATE harga_group SET harga = 0, harga_min_gram = 0 WHERE kode_toko = 'TK01' AND kode_group = 'LM'`,
  )
  // Before the question, too; by who may close.
  const dahulu = must(await ask('OWN1', 'GET', 'system/close/periksa'))
  expect(must(await ask('SLS1', 'GET', 'system/close/periksa')).data).toEqual({ peringatan: [] })
  expect(await ditutup()).toHaveLength(0)
  const reply = must(await closeShop(ask, 'OWN1', '2025-01-15'))
  expect(dahulu.data.peringatan).toEqual(reply.data.peringatan)
  expect(reply.data.peringatan).toEqual([
    '2 Baki Belum Ditimbang',
    'Kas Belum Dihitung!',
    'Harga Group LM Belum Diisi',
  ])
  const again = await closeShop(askOf(server), 'SPV1', '2025-01-15')
  expect({ ...again, data: again.data }).toEqual({ ...reply, data: reply.data })
  expect(await ditutup()).toHaveLength(1)
})

test('PUT means the same; another day, a foreign body and a missing token are refused', async () => {
  expect(refusal(await closeShop(ask, 'KSR1', '2025-01-14'))).toEqual([
    409,
    'Tanggal System Sudah Berubah, Silahkan Login Ulang',
  ])
  expect(refusal(await closeShop(ask, 'KSR1', '2025-01-16'))).toEqual([
    409,
    'Tanggal System Sudah Berubah, Silahkan Login Ulang',
  ])
  for (const body of [
    undefined,
    {},
    { PROSES: 'buka' },
    { PROSES: 'close', tgl_system: 20250115 },
    { PROSES: 'close', tgl_system: '2025-02-30' },
    { PROSES: 'close', kode_toko: 'TK02' },
    [],
    'close',
  ])
    expect((await ask('KSR1', 'POST', 'system/close', body)).status, JSON.stringify(body)).toBe(400)
  expect((await ask(null, 'POST', 'system/close', { PROSES: 'close' })).status).toBe(401)
  expect(await jejak()).toBe(0)
  expect((await ask('KSR1', 'PUT', 'system/close', { PROSES: 'close' })).status).toBe(200)
  expect(await hari()).toBe('2025-01-16')
})

test('a sales person may close only when the date is behind', async () => {
  expect((await closeShop(ask, 'SLS1')).status).toBe(403)
  server.clock.set('2025-01-16')
  ask = askOf(server)
  expect((await closeShop(ask, 'SLS1')).status).toBe(200)
})

test('who may close is a right of its own, given and taken at /hak-akses-users', async () => {
  const { akses } = (await ask('OWN1', 'GET', 'hak-akses/KSR1')).data as { akses: { menu_name: string }[] }
  const atur = (user_id: string, list: object[]) =>
    ask('OWN1', 'PUT', `hak-akses/${user_id}`, { akses: list, otorisasi: [] })
  must(
    await atur(
      'KSR1',
      akses.filter((h) => h.menu_name !== 'tutup-toko'),
    ),
  )
  expect((await closeShop(ask, 'KSR1')).status).toBe(403)
  must(
    await atur(
      'SLS1',
      akses.filter((h) => h.menu_name === 'tutup-toko'),
    ),
  )
  const { userdata, menu } = (await ask('SLS1', 'GET', 'users/me')).data
  expect(JSON.stringify(userdata.akses)).toContain('"menu_name":"tutup-toko"')
  expect(JSON.stringify(menu), 'it is no screen').not.toContain('tutup-toko')
  expect((await closeShop(ask, 'SLS1')).status).toBe(200)
})

test('a close that is refused is over for the screens that heard of it', async () => {
  const told: { berjalan: boolean; user_name: string }[] = []
  server.app.deps.live.on(
    (news) =>
      news.kind === 'screen' && news.event === CLOSE_EVENTS.progress && told.push(news.payload as never),
  )
  await buildSale(await ask.as('SLS1'), { barang: ['00000001'] })
  expect((await closeShop(ask, 'KSR1')).status).toBe(400)
  await expect.poll(() => told.at(-1)).toMatchObject({ berjalan: false, user_name: 'KASIR SATU' })
  expect(told[0]).toMatchObject({ berjalan: true, user_name: 'KASIR SATU' })
})

describe('while a close is running', () => {
  test('it shows how far it is; writes, a second close and another user are refused; reads are not; sign-ins get the new day', async () => {
    await ask('KSR1', 'GET', 'users/me')
    await ask('SPV1', 'GET', 'users/me')
    const penutup = {
      berjalan: true,
      menunggu: null,
      user_id: 'KSR1',
      user_name: 'KASIR SATU',
      tgl_system: '2025-01-15',
    }
    const told: unknown[] = []
    server.app.deps.live.on(
      (news) => news.kind === 'screen' && news.event === CLOSE_EVENTS.progress && told.push(news.payload),
    )

    const held = await holdCloses(server)
    const closing = closeShop(ask, 'KSR1')
    await heldBackend(server)
    await expect
      .poll(async () => (await ask('SPV1', 'GET', 'system/close/status')).data)
      .toEqual({
        berjalan: true,
        menunggu: null,
        percentage: 80,
        message: 'Membuat Laporan EOD',
        user_id: 'KSR1',
        user_name: 'KASIR SATU',
        tgl_system: '2025-01-15',
      })
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([422, 'Please wait, closing the shop'])
    expect(refusal(await closeShop(ask, 'SPV1'))).toEqual([409, 'Error! Sedang dalam proses tutup toko!'])
    expect(refusal(await ask('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group: 'JL-1' }))).toEqual([
      423,
      'Error! Sedang dalam proses tutup toko!',
    ])
    await expect(buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })).rejects.toThrow(
      'Error! Sedang dalam proses tutup toko!',
    )
    expect((await ask('SPV1', 'GET', 'keuangan/saldo')).status).toBe(200)
    const signedIn = server.masuk('OWN1')

    await held.letGo()
    expect((await closing).status).toBe(200)
    const owner = await signedIn
    expect((await owner.request('GET', 'users/me')).data.userdata.tgl_system).toBe('2025-01-16')
    expect((await owner.request('GET', 'system/close/status')).data).toEqual({
      berjalan: false,
      menunggu: null,
      percentage: 0,
      message: '',
      user_id: '-',
      user_name: '-',
      tgl_system: '2025-01-16',
    })
    await expect
      .poll(() => told)
      .toEqual([
        ...STEPS.map(({ percentage, message }) => ({ ...penutup, percentage, message })),
        { ...penutup, percentage: 100, message: 'Selesai' },
      ])
    expect((await ask('SPV1', 'GET', 'users/me')).status).toBe(401)
  })

  test('five at once, of one user and of several: one day, one row', async () => {
    server.clock.set('2025-01-20')
    const users = ['KSR1', 'KSR1', 'SPV1', 'OWN1', 'SLS1']
    await Promise.all(users.map((user) => ask(user, 'GET', 'users/me')))
    const replies = await Promise.all(users.map((user) => closeShop(ask, user)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    for (const { status } of replies) expect([200, 401, 409, 422]).toContain(status)
    expect(await hari()).toBe('2025-01-16')
    expect(await ditutup()).toHaveLength(1)
    expect(await inDatabase(server, 'SELECT * FROM tutup_berjalan')).toEqual([])
    await expectBooksAgree(server.pool)
  })

  test('sales that race with it are in the day that is closed, or refused', async () => {
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    const pieces = await buildPieces(
      server,
      Array.from({ length: 60 }, () => ({ berat: 1.5 })),
    )
    const tills = await Promise.all([1, 2, 3].map(() => server.client('SLS1')))
    await ask('KSR1', 'GET', 'users/me')
    const bodies = await Promise.all(
      pieces.map((kode_barcode, i) => saleBody(tills[i % 3]!, { barang: [kode_barcode] })),
    )
    const refusals: number[] = []
    let sold = 0
    let closed = false
    const selling = tills.map(async (till, n) => {
      const mine = bodies.filter((_, i) => i % 3 === n)
      // the last waits for the end of the close: however quick the tills were, each is refused at least once
      for (const body of mine) {
        if (body === mine.at(-1)) await expect.poll(() => closed).toBe(true)
        const { status } = await save(till, body)
        if (status === 200) sold++
        else refusals.push(status)
      }
    })
    await expect.poll(() => sold, { interval: 5 }).toBeGreaterThan(5)
    expect((await closeShop(ask, 'KSR1')).status).toBe(200)
    closed = true
    await Promise.all(selling)
    expect(refusals.length).toBeGreaterThanOrEqual(tills.length)
    for (const status of refusals) expect([401, 423]).toContain(status)
    expect(
      await inDatabase(
        server,
        `SELECT tgl_system, status_valid, count(*) AS n FROM faktur_group GROUP BY 1, 2`,
      ),
    ).toEqual([{ tgl_system: '2025-01-15', status_valid: 'DONE', n: sold }])
    expect(await inDatabase(server, 'SELECT sum(jual) AS jual FROM stok_harian')).toEqual([{ jual: sold }])
    await expectBooksAgree(server.pool)
  })

  test('a write that began before is waited for, and is in the day that is closed', async () => {
    const writer = await server.pool.connect()
    await writer.query(`BEGIN; SELECT pg_try_advisory_xact_lock_shared(${LOCK.hari}, kunci_toko('TK01'))`)
    const closing = closeShop(ask, 'KSR1')
    await waitingBackend(server)
    await writer.query('COMMIT')
    writer.release()
    expect((await closing).status).toBe(200)
  })
})

describe('a close that fails leaves nothing', () => {
  for (const table of [
    'stok_harian',
    'grup_harian',
    'saldo_akun_harian',
    'penjualan_harian',
    'tutup_toko',
    'toko',
  ])
    test(`at ${table}`, async () => {
      await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
      await asOwner(
        server,
        `CREATE FUNCTION uji_gagal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gagal'; END $$`,
        `CREATE TRIGGER uji_gagal BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION uji_gagal()`,
      )
      expect((await closeShop(ask, 'KSR1')).status).toBe(500)
      expect(await jejak()).toBe(0)
      expect(await hari()).toBe('2025-01-15')
      expect((await ask('KSR1', 'GET', 'system/close/status')).data.berjalan).toBe(false)

      await asOwner(server, `DROP TRIGGER uji_gagal ON ${table}`)
      await buildValidSale(await ask.as('KSR1'), { barang: ['00000003'] })
      expect((await closeShop(ask, 'KSR1')).status).toBe(200)
      await expectBooksAgree(server.pool)
    })

  test('when its connection dies; the row it left behind bars nobody', async () => {
    await ask('SPV1', 'GET', 'users/me')
    const held = await holdCloses(server)
    const closing = closeShop(ask, 'KSR1')
    await asOwner(server, `SELECT pg_terminate_backend(${await heldBackend(server)})`)
    expect((await closing).status).toBe(503)
    await held.letGo()
    expect(await inDatabase(server, 'SELECT user_id FROM tutup_berjalan')).toEqual([{ user_id: 'KSR1' }])
    expect((await ask('SPV1', 'GET', 'system/close/status')).data.berjalan).toBe(false)
    expect(await hari()).toBe('2025-01-15')
    await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
    expect((await closeShop(ask, 'SPV1')).status).toBe(200)
    expect(await ditutup()).toEqual([{ kode_toko: 'TK01', tgl_system: '2025-01-15', user_id: 'SPV1' }])
    await expectBooksAgree(server.pool)
  })
})

test('the summary of a day tells of trade-ins, deposits and gifts (R49)', async () => {
  const kasir = await ask.as('KSR1')
  await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
  const traded = await save(kasir, {
    ...(await saleBody(kasir, { barang: ['00000003'], pembayaran: cash(789_000) })),
    detail_beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
  })
  await validateBuy(kasir, traded.data.no_faktur_group, { jenis: 'TUKAR' })
  await buildTitipanSah(kasir, { barang: ['00000004'], pembayaran: cash(500_000) })
  must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah: 'GELAS', nama_hadiah: 'GELAS' }))
  must(
    await ask('KSR1', 'POST', 'hadiah/beli', {
      tanggal: '2025-01-15',
      supplier: 'TOKO',
      detail_hadiah: [{ kode_hadiah: 'GELAS', qty: 3, total_uang: 60_000 }],
    }),
  )
  must(await closeShop(ask, 'KSR1'))
  const [day] = await inDatabase<{ ringkasan: string }>(server, 'SELECT ringkasan FROM tutup_toko')
  expect(JSON.parse(day!.ringkasan)).toMatchObject({
    tukar: [{ kategori: 'TUKAR', qty: 1, beli: 1_492_500, jual: 2_281_500, uang: 789_000 }],
    titipan: [{ saldo_awal: 0, masuk: 500_000, keluar: 0, saldo_akhir: 500_000 }],
    titipan_kategori: [{ kategori: 'TITIPAN', masuk: 500_000, keluar: 0 }],
    hadiah: [{ kategori: 'PEMBELIAN', kode_hadiah: 'GELAS', masuk: 3, keluar: 0, nilai: 60_000 }],
  })
  await expectBooksAgree(server.pool)
})
