/** Rights set at /hak-akses-users: what they may be, when they hold, and what is kept of their changes (DOMAIN §F.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { io } from 'socket.io-client'
import { alwaysAllowed, allHak } from '#domain/menus.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildUser } from '#test/tools/factories.ts'
import { everyRightOn } from '#test/tools/hak-akses.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'SU1', level: 'SU' })
  await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
})
afterAll(() => server.close())

const read = async (user_id: string) => (await ask('OWN1', 'GET', `hak-akses/${user_id}`)).data
const simpan = (user_id: string, akses: object[], otorisasi: string[] = [], more: object = {}) =>
  ask('OWN1', 'PUT', `hak-akses/${user_id}`, { akses, otorisasi, ...more })
interface MenuHak {
  menu_name: string
  tindakan: string[]
  selalu: boolean
  hanya: string[] | null
  bawaan: boolean
}

describe('the tree', () => {
  test('names every screen once, and every other right, and what its calls can allow this level', async () => {
    const { menu, semua: all, akses } = await read('KSR1')
    expect(menu.map((m: MenuHak) => m.menu_name)).toEqual(allHak.map((h) => h.nama))
    expect(all).toBe(false)
    const of = (path: string): MenuHak => menu.find((m: MenuHak) => m.menu_name === path)
    expect(of('/transaksi-penjualan').tindakan).toEqual(expect.arrayContaining(['lihat', 'tambah', 'hapus']))
    expect(of('/laporan-otorisasi').tindakan).toEqual(['lihat', 'export'])
    expect(of('/home')).toMatchObject({ selalu: true })
    expect(of('/data-users')).toMatchObject({ tindakan: [], hanya: ['OWN', 'SU', 'SPV'], bawaan: false })
    expect(of('tutup-toko')).toMatchObject({ tindakan: [], hanya: null, selalu: false, bawaan: true })
    const bawaan = allHak.filter((h) => h.levels.includes('KSR')).map((h) => h.nama)
    expect(menu.filter((m: MenuHak) => m.bawaan).map((m: MenuHak) => m.menu_name)).toEqual(bawaan)
    expect(akses.map((h: { menu_name: string }) => h.menu_name).toSorted()).toEqual(
      bawaan.filter((p) => !alwaysAllowed.has(p)).toSorted(),
    )
  })

  test('of OWN, SU and SPV says that they see everything, and nothing is set', async () => {
    for (const user_id of ['OWN1', 'SU1', 'SPV1']) expect(await read(user_id)).toMatchObject({ semua: true })
    expect(await simpan('SPV1', [])).toMatchObject({
      status: 409,
      message: 'Level SPV Melihat Semua Menu, Hak Akses Tidak Diatur Per User',
    })
  })

  test('a supervisor looks at the staff of the shop, and changes nothing', async () => {
    expect((await ask('SPV1', 'GET', 'hak-akses/KSR1')).status).toBe(200)
    expect((await ask('SPV1', 'GET', 'hak-akses/KSR2')).status).toBe(404)
    expect((await ask('SPV1', 'PUT', 'hak-akses/KSR1', { akses: [], otorisasi: [] })).status).toBe(403)
  })
})

describe('a change', () => {
  test('holds from the user’s next call on, in the same session, and takes the menu along', async () => {
    await buildUser(server, { user_id: 'TIGA', level: 'SLS' })
    expect((await ask('TIGA', 'GET', 'penjualan')).status).toBe(200)
    expect((await simpan('TIGA', [everyRightOn('/master-baki', { boleh_tambah: false })])).status).toBe(200)
    expect((await ask('TIGA', 'GET', 'penjualan')).status).toBe(403)
    expect((await ask('TIGA', 'GET', 'baki/daftar')).status).toBe(200)
    expect((await ask('TIGA', 'POST', 'baki', {})).status).toBe(403)
    const menu = (await ask('TIGA', 'GET', 'users/me')).data.menu.map(
      (m: { menu_name: string }) => m.menu_name,
    )
    expect(menu.filter((path: string) => !alwaysAllowed.has(path))).toEqual(['/master-baki'])
  })

  test('is told to the screens of the user, wherever they are signed in, and to nobody else', async () => {
    await buildUser(server, { user_id: 'DENGAR', level: 'SLS' })
    const heard: string[] = []
    const sockets = await Promise.all(
      ['DENGAR', 'KSR1'].map(async (user) => {
        const { token } = await ask.as(user)
        const socket = io(server.url, { auth: { token }, transports: ['websocket'] })
        socket.on('hak-akses', () => heard.push(user))
        await new Promise((resolve) => socket.on('connect', () => resolve(undefined)))
        return socket
      }),
    )
    await simpan('DENGAR', [everyRightOn('/lihat-penjualan')])
    await expect.poll(() => heard).toEqual(['DENGAR'])
    for (const socket of sockets) socket.close()
  })

  test('gives and takes categories: the next otorisasi follows', async () => {
    const minta = () =>
      ask('SLS1', 'POST', 'authorization', {
        user_id: 'KSR1',
        password: 'Rahasia-123',
        kategori: 'ONGKOS TURUN',
      })
    const { akses } = await read('KSR1')
    expect((await minta()).status).toBe(403)
    expect((await simpan('KSR1', akses, ['ONGKOS TURUN', 'REPRINT NOTA'])).data).toEqual({ berubah: 2 })
    expect((await minta()).status).toBe(200)
    await simpan('KSR1', akses, [])
    expect((await minta()).status).toBe(403)
  })

  test('leaves a row of its own for every screen, and none when nothing changed', async () => {
    await buildUser(server, { user_id: 'CATAT', level: 'GDG' })
    const before = await read('CATAT')
    await simpan('CATAT', before.akses, before.otorisasi)
    await simpan('CATAT', [everyRightOn('/master-sales')], ['HAPUS BARANG'])
    const rows = await inDatabase<{
      user_id: string
      tabel: string
      ref: string
      sebelum: { is_show: boolean } | null
      sesudah: { is_show: boolean } | null
    }>(
      server,
      `SELECT user_id, tabel, ref, sebelum, sesudah FROM audit_log WHERE ref LIKE 'CATAT%' ORDER BY id`,
    )
    expect(rows.every((r) => r.user_id === 'OWN1')).toBe(true)
    expect(
      rows
        .filter((r) => r.tabel === 'hak_akses')
        .map((r) => [r.ref, r.sebelum?.is_show ?? null, r.sesudah?.is_show ?? null]),
    ).toEqual(
      expect.arrayContaining([
        ['CATAT /master-sales', null, true],
        ...before.akses.map((h: { menu_name: string }) => [`CATAT ${h.menu_name}`, true, null]),
      ]),
    )
    expect(rows.filter((r) => r.tabel === 'hak_otorisasi').map((r) => [r.sebelum, r.sesudah])).toEqual([
      [{ otorisasi: [] }, { otorisasi: ['HAPUS BARANG'] }],
    ])
  })

  test('over somebody else’s is refused', async () => {
    const { akses, versi } = await read('KSR1')
    await simpan('KSR1', akses, ['BATAL KAS'])
    expect(await simpan('KSR1', [], [], { versi })).toMatchObject({
      status: 409,
      message: 'Data Sudah Diubah User Lain, Silahkan Ulangi',
    })
    expect((await read('KSR1')).akses).toEqual(akses)
  })

  test('is refused whole for a screen of other levels, an owner’s category, an unknown name or a double one', async () => {
    const before = await read('KSR1')
    const wrong = await simpan(
      'KSR1',
      [everyRightOn('/lihat-penjualan'), everyRightOn('/data-users')],
      ['BATAL BEDA TANGGAL'],
    )
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      [
        { field: 'akses.1.menu_name', message: 'Menu Data Users Bukan Untuk Level KSR' },
        { field: 'otorisasi.0', message: 'Otorisasi BATAL BEDA TANGGAL Hanya Untuk OWN' },
      ],
    ])
    for (const body of [
      [[everyRightOn('/tidak-ada')], []],
      [[everyRightOn('/lihat-penjualan'), everyRightOn('/lihat-penjualan')], []],
      [[], ['APA SAJA']],
      [[], ['BATAL KAS', 'BATAL KAS']],
    ] as const)
      expect((await simpan('KSR1', [...body[0]], [...body[1]])).status).toBe(400)
    expect(await read('KSR1')).toEqual(before)
  })
})
