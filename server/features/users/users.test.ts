/** Setting up users: who may, what is protected, and what ends (DOMAIN §F.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#server/fixture/data.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { clientOf, refusal } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'SU1', level: 'SU' })
  await buildUser(server, { user_id: 'SPV2', level: 'SPV', kode_toko: 'TK02' })
})
afterAll(() => server.close())

const SEMENTARA = 'Sementara-77'
const baru = (over: object = {}) => ({
  user_id: 'KSR9',
  user_name: 'kasir sembilan',
  level: 'KSR',
  kode_toko: 'TK01',
  no_hp: '08123456789',
  password: SEMENTARA,
  ...over,
})
const form = (over: object = {}) => ({
  user_name: 'KASIR SATU',
  level: 'KSR',
  kode_toko: 'TK01',
  no_hp: '-',
  ...over,
})
const login = (user_id: string, password = PASSWORD, kode_toko = 'TK01') =>
  server.anonymous.request('POST', 'users/login', { user_id, password, kode_toko })
const audit = (table: string, ref: string) =>
  inDatabase<{ aksi: string; sebelum: object; sesudah: object }>(
    server,
    'SELECT aksi, sebelum, sesudah FROM audit_log WHERE tabel = $1 AND ref = $2 ORDER BY id',
    [table, ref],
  )

describe('a new user', () => {
  test('has the screens of the level, and changes the temporary password before anything else', async () => {
    expect(await ask('OWN1', 'POST', 'users', baru())).toMatchObject({
      status: 200,
      message: 'Data Berhasil Ditambahkan',
      data: {
        user_id: 'KSR9',
        user_name: 'KASIR SEMBILAN',
        ganti_password_wajib: true,
        login_terakhir: null,
        sesi: 0,
      },
    })
    const entered = await login('KSR9', SEMENTARA)
    expect(entered.data.userdata.ganti_password_wajib).toBe(true)
    expect(entered.data.menu.map((m: { menu_name: string }) => m.menu_name)).toContain('/validasi-penjualan')
    const their = clientOf(server.url, entered.data.token)
    for (const [method, path] of [
      ['GET', 'penjualan'],
      ['GET', 'para-system'],
      ['POST', 'penjualan'],
      ['POST', 'system/close'],
      ['GET', 'users'],
    ] as const)
      expect([path, refusal(await their.send(method, path, method === 'GET' ? undefined : {}))]).toEqual([
        path,
        [403, 'Password Sementara Harus Diganti Dahulu'],
      ])
    expect((await their.send('GET', 'users/me')).data.userdata.ganti_password_wajib).toBe(true)
    expect(
      (await their.send('POST', 'users/change-password', { password: SEMENTARA, new_password: PASSWORD }))
        .status,
    ).toBe(200)
    expect((await their.send('GET', 'penjualan')).status).toBe(200)
    expect((await their.send('GET', 'users/me')).data.userdata.ganti_password_wajib).toBe(false)
  })

  test('is made once by several who make the same', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => ask('OWN1', 'POST', 'users', baru({ user_id: 'SLS8', level: 'SLS' }))),
    )
    expect(replies.map((r) => r.message).toSorted()).toEqual([
      'Data Berhasil Ditambahkan',
      ...Array.from({ length: 3 }, () => 'User Id SLS8 Sudah Ada'),
    ])
  })

  test('is refused with every reason beside its field', async () => {
    const reply = await ask(
      'SU1',
      'POST',
      'users',
      baru({ user_id: 'OWN1', level: 'OWN', kode_toko: 'TK99' }),
    )
    expect(reply.status).toBe(400)
    expect(reply.errors).toEqual([
      { field: 'user_id', message: 'User Id OWN1 Sudah Ada' },
      { field: 'level', message: 'Hanya OWN Yang Boleh Mengatur User Level OWN Dan SU' },
      { field: 'kode_toko', message: 'Toko TK99 Tidak Ada' },
    ])
    const wrong = await ask(
      'OWN1',
      'POST',
      'users',
      baru({ user_id: 'A B', user_name: '', password: '', no_hp: 'abc' }),
    )
    expect(wrong.errors!.map((e) => e.field).toSorted()).toEqual([
      'no_hp',
      'password',
      'user_id',
      'user_name',
    ])
    expect((await ask('OWN1', 'POST', 'users', baru({ user_id: 'KSR8', password: 'ksr8' }))).errors).toEqual([
      { field: 'password', message: 'Password Minimal 10 Karakter' },
      { field: 'password', message: 'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko' },
      { field: 'password', message: 'Password Terlalu Umum, Mudah Ditebak' },
    ])
    for (const user_id of ['-', '..'])
      expect((await ask('OWN1', 'POST', 'users', baru({ user_id }))).errors).toEqual([
        { field: 'user_id', message: 'Tidak Valid' },
      ])
  })

  test('keeps the password out of every table', async () => {
    await ask('OWN1', 'POST', 'users', baru({ user_id: 'SLS9', level: 'SLS', password: 'Sangat-Rahasia-1' }))
    await ask('OWN1', 'POST', 'users/SLS9/reset-password', { password: 'Sangat-Rahasia-2' })
    const tables = await inDatabase<{ t: string }>(
      server,
      `SELECT string_agg(query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text, '')
         AS t FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(tables[0]!.t).toContain('SLS9')
    expect(tables[0]!.t).not.toContain('Sangat-Rahasia')
  })
})

describe('who may', () => {
  test('below SPV nobody, however many rights they hold', async () => {
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name)
       VALUES ('SLS1', '/data-users'), ('SLS1', '/hak-akses-users'), ('SLS1', '/settingsystem')`,
    )
    for (const [method, path] of [
      ['GET', 'users'],
      ['POST', 'users'],
      ['GET', 'hak-akses/KSR1'],
      ['PUT', 'para-system'],
    ] as const)
      expect((await ask('SLS1', method, path, method === 'GET' ? undefined : {})).status).toBe(403)
  })

  test('a supervisor sees those of the shop, frees a locked one, and nothing more', async () => {
    const seen = (await ask('SPV1', 'GET', 'users')).data as { user_id: string; kode_toko: string }[]
    expect(seen.map((u) => u.user_id)).toContain('KSR1')
    expect(seen.every((u) => u.kode_toko === 'TK01')).toBe(true)
    expect((await ask('OWN1', 'GET', 'users')).data.map((u: { user_id: string }) => u.user_id)).toContain(
      'SPV2',
    )
    for (let i = 0; i < 5; i++) await login('KSR1', 'salah')
    expect((await login('KSR1')).status).toBe(423)
    expect(
      (await ask('SPV1', 'GET', 'users')).data.find((u: { user_id: string }) => u.user_id === 'KSR1')
        .terkunci_sampai,
    ).toMatch(/^20/)
    expect(await ask('SPV1', 'POST', 'users/KSR1/buka-kunci')).toMatchObject({
      status: 200,
      data: { terkunci_sampai: null },
    })
    expect((await login('KSR1')).status).toBe(200)
    expect((await ask('SPV1', 'POST', 'users/SPV2/buka-kunci')).status).toBe(404)
    expect((await ask('SPV1', 'POST', 'users/OWN1/buka-kunci')).status).toBe(403)
    expect(await ask('SPV1', 'POST', 'users/SPV1/buka-kunci')).toMatchObject({
      status: 409,
      message: 'Tidak Bisa Dilakukan Pada User Sendiri',
    })
    for (const [method, path, body] of [
      ['POST', 'users', baru()],
      ['PUT', 'users/KSR1', form()],
      ['DELETE', 'users/KSR1', undefined],
      ['POST', 'users/KSR1/reset-password', { password: SEMENTARA }],
      ['GET', 'users/KSR1/sesi', undefined],
    ] as const)
      expect([path, (await ask('SPV1', method, path, body)).status]).toEqual([path, 403])
  })

  test('only OWN touches OWN and SU', async () => {
    await buildUser(server, { user_id: 'SU2', level: 'SU' })
    expect(await ask('SU1', 'PUT', 'users/OWN1', form({ level: 'OWN' }))).toMatchObject({
      status: 403,
      message: 'Hanya OWN Yang Boleh Mengatur User Level OWN Dan SU',
    })
    expect((await ask('SU1', 'DELETE', 'users/SU2')).status).toBe(403)
    expect((await ask('SU1', 'GET', 'users/OWN1/sesi')).status).toBe(403)
    expect((await ask('SU1', 'PUT', 'users/KSR1', form({ level: 'SU' }))).errors).toEqual([
      { field: 'level', message: 'Hanya OWN Yang Boleh Mengatur User Level OWN Dan SU' },
    ])
    expect((await ask('SU1', 'PUT', 'users/SU1', form({ level: 'SU', user_name: 'IT' }))).status).toBe(200)
    expect((await ask('OWN1', 'PUT', 'users/SU2', form({ level: 'SPV' }))).status).toBe(200)
  })
})

describe('what is protected', () => {
  test('one’s own level, shop and account', async () => {
    expect((await ask('OWN1', 'PUT', 'users/OWN1', form({ level: 'SPV' }))).errors).toEqual([
      { field: 'level', message: 'Tidak Bisa Dilakukan Pada User Sendiri' },
    ])
    expect((await ask('OWN1', 'DELETE', 'users/OWN1')).message).toBe('Tidak Bisa Dilakukan Pada User Sendiri')
    expect((await ask('OWN1', 'POST', 'users/OWN1/reset-password', { password: SEMENTARA })).status).toBe(409)
    expect(
      (await ask('OWN1', 'PUT', 'users/OWN1', form({ level: 'OWN', user_name: 'PEMILIK' }))).status,
    ).toBe(200)
  })

  test('one active OWN, also when two put each other out at once', async () => {
    await buildUser(server, { user_id: 'OWN3', level: 'OWN' })
    await buildUser(server, { user_id: 'OWN4', level: 'OWN' })
    await Promise.all(['OWN3', 'OWN4'].map((u) => ask.as(u)))
    expect((await ask('OWN3', 'DELETE', 'users/OWN1')).status).toBe(200)
    const replies = await Promise.all([
      ask('OWN3', 'DELETE', 'users/OWN4'),
      ask('OWN4', 'DELETE', 'users/OWN3'),
    ])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    const active = await inDatabase<{ user_id: string }>(
      server,
      `SELECT user_id FROM users WHERE level = 'OWN' AND status_aktif`,
    )
    expect(active).toHaveLength(1)
    expect((await ask(active[0]!.user_id, 'POST', 'users/reactive/by-user-id/OWN1')).status).toBe(200)
    ask.forget('OWN1')
  })
})

describe('a change ends what it must', () => {
  test('another level brings its own screens, and ends the sessions', async () => {
    await buildUser(server, { user_id: 'GANTI', level: 'KSR', hak_otorisasi: ['ONGKOS TURUN'] })
    expect((await ask('GANTI', 'GET', 'penjualan')).status).toBe(200)
    expect(
      (await ask('OWN1', 'PUT', 'users/GANTI', form({ user_name: 'GANTI', level: 'ADM' }))).data,
    ).toMatchObject({ level: 'ADM', sesi: 0 })
    expect((await ask('GANTI', 'GET', 'penjualan')).status).toBe(401)
    ask.forget('GANTI')
    const rights = (await ask('OWN1', 'GET', 'hak-akses/GANTI')).data
    expect(rights.otorisasi).toEqual([])
    expect(rights.akses.map((h: { menu_name: string }) => h.menu_name)).toContain('/master-group')
    expect(
      (await audit('users', 'GANTI')).map((a) => [a.aksi, (a.sesudah as { level: string }).level]),
    ).toEqual([['UBAH', 'ADM']])
  })

  test('deactivated, nobody signs in and every session is over; activated, they may again', async () => {
    await buildUser(server, { user_id: 'PERGI', level: 'SLS' })
    await ask('PERGI', 'GET', 'users/me')
    expect((await ask('OWN1', 'DELETE', 'users/PERGI')).data).toMatchObject({ status_aktif: false, sesi: 0 })
    expect((await ask('PERGI', 'GET', 'users/me')).status).toBe(401)
    expect((await login('PERGI')).status).toBe(401)
    expect((await ask('OWN1', 'DELETE', 'users/PERGI')).message).toBe('User PERGI Tidak Aktif')
    expect((await ask('OWN1', 'POST', 'users/reactive/by-user-id/PERGI')).data.status_aktif).toBe(true)
    expect((await login('PERGI')).status).toBe(200)
    expect((await audit('users', 'PERGI')).map((a) => a.aksi)).toEqual(['HAPUS', 'AKTIFKAN'])
  })

  test('a reset password ends the sessions, frees the account, and is used once', async () => {
    await buildUser(server, { user_id: 'LUPA', level: 'SLS' })
    await ask('LUPA', 'GET', 'users/me')
    for (let i = 0; i < 5; i++) await login('LUPA', 'salah')
    expect(
      (await ask('OWN1', 'POST', 'users/LUPA/reset-password', { password: SEMENTARA })).data,
    ).toMatchObject({ ganti_password_wajib: true, terkunci_sampai: null })
    expect(
      (await ask('OWN1', 'POST', 'users/LUPA/reset-password', { password: '1234567890' })).errors,
    ).toEqual([{ field: 'password', message: 'Password Terlalu Umum, Mudah Ditebak' }])
    expect((await ask('LUPA', 'GET', 'users/me')).status).toBe(401)
    expect((await login('LUPA')).status).toBe(401)
    expect((await login('LUPA', SEMENTARA)).status).toBe(200)
  })

  test('nobody is found who does not exist', async () => {
    for (const [method, path, body] of [
      ['PUT', 'users/TIADA', form()],
      ['DELETE', 'users/TIADA', undefined],
      ['POST', 'users/TIADA/buka-kunci', undefined],
      ['GET', 'users/TIADA/sesi', undefined],
      ['GET', 'hak-akses/TIADA', undefined],
    ] as const)
      expect([path, (await ask('OWN1', method, path, body)).message]).toEqual([
        path,
        'User TIADA Tidak Ditemukan',
      ])
  })
})

describe('sessions', () => {
  test('one’s own are listed; another is ended, this one is not', async () => {
    await buildUser(server, { user_id: 'DUA', level: 'SLS' })
    const [here, there] = [await server.client('DUA'), await server.client('DUA')]
    const list = async () =>
      (await here.request('GET', 'users/me/sesi')).data as {
        id: number
        ini: boolean
        ip: string
        kode_toko: string
      }[]
    const both = await list()
    expect(both.map((s) => s.ini).toSorted()).toEqual([false, true])
    expect(both[0]).toMatchObject({ kode_toko: 'TK01', ip: '127.0.0.1' })
    const end = (id: number) => here.send('DELETE', `users/me/sesi/${id}`)
    expect((await end(both.find((s) => s.ini)!.id)).status).toBe(404)
    expect((await end(both.find((s) => !s.ini)!.id)).status).toBe(200)
    expect((await there.request('GET', 'users/me')).status).toBe(401)
    await server.client('DUA')
    expect((await here.send('DELETE', 'users/me/sesi')).data).toEqual({ jumlah: 1 })
    expect(await list()).toHaveLength(1)
  })

  test('nobody ends a session of somebody else by guessing its number', async () => {
    await ask('KSR1', 'GET', 'users/me')
    const [row] = await inDatabase<{ id: number }>(
      server,
      `SELECT max(id) AS id FROM sesi WHERE user_id = 'KSR1' AND dicabut_at IS NULL`,
    )
    expect((await ask('SLS1', 'DELETE', `users/me/sesi/${row!.id}`)).status).toBe(404)
    expect((await ask('KSR1', 'GET', 'users/me')).status).toBe(200)
  })

  test('those of another user are ended by OWN, one or all', async () => {
    await buildUser(server, { user_id: 'TIGA', level: 'SLS' })
    const clients = [await server.client('TIGA'), await server.client('TIGA'), await server.client('TIGA')]
    const list = (await ask('OWN1', 'GET', 'users/TIGA/sesi')).data as { id: number }[]
    expect(list).toHaveLength(3)
    expect((await ask('OWN1', 'DELETE', `users/TIGA/sesi/${list[0]!.id}`)).status).toBe(200)
    expect((await ask('OWN1', 'DELETE', `users/TIGA/sesi/${list[0]!.id}`)).status).toBe(404)
    expect((await ask('OWN1', 'DELETE', 'users/TIGA/sesi')).data).toEqual({ jumlah: 2 })
    for (const client of clients) expect((await client.request('GET', 'users/me')).status).toBe(401)
    expect(await audit('sesi', 'TIGA')).toHaveLength(2)
  })

  test('say when they were last used, to a minute', async () => {
    const kasir = await server.client('KSR1')
    const now = server.clock.now.bind(server.clock)
    server.clock.now = () => new Date(now().getTime() + 20 * 60_000)
    await kasir.request('GET', 'users/me')
    await expect
      .poll(async () => {
        const list = (await kasir.request('GET', 'users/me/sesi')).data as {
          ini: boolean
          dibuat: string
          terakhir: string
        }[]
        const mine = list.find((s) => s.ini)!
        return Date.parse(mine.terakhir) - Date.parse(mine.dibuat) >= 20 * 60_000
      })
      .toBe(true)
    server.clock.now = now
  })
})
