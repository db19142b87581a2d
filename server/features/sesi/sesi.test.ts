/** Signing in and out: what opens a session, what ends it, and what is kept of it (DOMAIN §B.0.1, spec 000 §2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { idTrx, refusal, type Client } from '#test/tools/client.ts'
import { buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WRONG = [401, 'User Id Atau Password Salah']

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const login = (body: object) =>
  server.anonymous.request('POST', 'users/login', {
    user_id: 'KSR1',
    password: PASSWORD,
    kode_toko: 'TK01',
    ...body,
  })
const me = (as: Client) => as.request('GET', 'users/me')
const logout = (as: Client) => as.send('POST', '/service/v1/users/logout', {})
const changePassword = (as: Client, password: string, new_password: string) =>
  as.send('POST', 'users/change-password', { password, new_password })

function wait(ms: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + ms)
}

describe('signing in', () => {
  it('answers the token, who and where, and the screens of the level', async () => {
    const { status, data } = await login({ user_id: 'sls1' })
    expect(status).toBe(200)
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(data.userdata).toMatchObject({
      user_id: 'SLS1',
      level: 'SLS',
      kode_toko: 'TK01',
      nama_toko: 'TOKO EMAS KENCANA',
      tgl_system: '2025-01-15',
    })
    const menu = data.menu.map((m: { menu_name: string }) => m.menu_name)
    expect(menu).toContain('/transaksi-penjualan')
    expect(menu).not.toContain('/validasi-penjualan')
  })

  it('a wrong password, user or shop answer the same', async () => {
    expect(refusal(await login({ password: 'salah' }))).toEqual(WRONG)
    expect(refusal(await login({ user_id: 'SIAPA' }))).toEqual(WRONG)
    expect(refusal(await login({ kode_toko: 'TK99' }))).toEqual(WRONG)
    expect(refusal(await login({ kode_toko: '*' }))).toEqual(WRONG)
  })

  it('staff of one shop only there; owner and super-user anywhere', async () => {
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    const statuses = await Promise.all(
      ['OWN1', 'SU1', 'SPV1', 'KSR1'].map(
        async (user_id) => (await login({ user_id, kode_toko: 'TK02' })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 401, 401])
  })

  it('an inactive user or shop stays out', async () => {
    await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'KSR1'`)
    expect(refusal(await login({}))).toEqual(WRONG)
    await inDatabase(server, `UPDATE toko SET status_aktif = false WHERE kode_toko = 'TK02'`)
    expect(refusal(await login({ user_id: 'OWN1', kode_toko: 'TK02' }))).toEqual(WRONG)
    expect((await server.anonymous.request('GET', 'tokos')).data).toEqual([
      { kode_toko: 'TK01', nama_toko: 'TOKO EMAS KENCANA', jauh: false },
    ])
  })

  it('five wrong passwords lock the account there for fifteen minutes, also for the right one', async () => {
    for (let i = 0; i < 5; i++) expect(refusal(await login({ password: 'salah' }))).toEqual(WRONG)
    expect(refusal(await login({}))).toEqual([423, 'Akun Terkunci, Hubungi Supervisor'])
    expect((await login({ user_id: 'SLS1' })).status).toBe(200)
    wait(14 * MINUTE)
    expect((await login({})).status).toBe(423)
    wait(2 * MINUTE)
    expect((await login({})).status).toBe(200)
  })

  it('a success in between begins the count anew', async () => {
    for (let i = 0; i < 4; i++) await login({ password: 'salah' })
    expect((await login({})).status).toBe(200)
    for (let i = 0; i < 4; i++) await login({ password: 'salah' })
    expect((await login({})).status).toBe(200)
  })

  it('wrong passwords at the same time are all counted', async () => {
    await Promise.all(Array.from({ length: 8 }, () => login({ password: 'salah' })))
    expect((await login({})).status).toBe(423)
  })

  it('too many attempts from one address are refused before any password is looked at', async () => {
    const url = server.app.deps.database.url
    const app = await buildApp({ url, clock: server.clock, loginPerMinute: 3, logLevel: 'silent' })
    const attempt = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { user_id: 'KSR1', password: PASSWORD, kode_toko: 'TK01' },
      })
    const replies = []
    for (let i = 0; i < 4; i++) replies.push(await attempt())
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 429])
    expect(replies[3]!.json().message).toBe('Terlalu Banyak Percobaan, Silahkan Tunggu Sebentar')
    await app.close()
  })
})

describe('a session', () => {
  it('is told by its token alone, of which only the hash is kept', async () => {
    const kasir = await server.masuk('KSR1')
    expect((await me(kasir)).data.userdata.user_id).toBe('KSR1')
    const tables = await inDatabase<{ t: string }>(
      server,
      `SELECT string_agg(query_to_xml('SELECT * FROM ' || quote_ident(tablename), true, false, '')::text, '')
         AS t FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(tables[0]!.t).toContain('KSR1')
    expect(tables[0]!.t).not.toContain(kasir.token)
    expect(tables[0]!.t).not.toContain(PASSWORD)
    expect(tables[0]!.t).toContain('$argon2id$')
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5_000)])('no other token opens one (%#)', async (token) => {
    const reply = await server.anonymous.request('GET', 'users/me', undefined, { 'x-auth-token': token })
    expect(refusal(reply)).toEqual([401, 'Invalid token.'])
  })

  it('ends after SESI_JAM hours', async () => {
    await buildSettings(server, { SESI_JAM: '2', SESI_DIAM_MENIT: '0' })
    const [short, other] = [await server.masuk('KSR1'), await server.masuk('SLS1')]
    wait(2 * HOUR - MINUTE)
    expect((await me(short)).status).toBe(200)
    wait(2 * MINUTE)
    expect(refusal(await me(short))).toEqual([401, 'Invalid token.'])
    expect(refusal(await logout(other))).toEqual([401, 'Invalid token.'])
  })

  it('ends with logout; the same user’s others go on', async () => {
    const [one, two] = [await server.masuk('KSR1'), await server.masuk('KSR1')]
    expect((await logout(one)).status).toBe(200)
    expect(refusal(await me(one))).toEqual([401, 'Invalid token.'])
    expect((await me(two)).status).toBe(200)
  })

  it('writes nothing once it was revoked, whatever a process still remembers of it', async () => {
    const kasir = await server.masuk('KSR1')
    await me(kasir)
    await inDatabase(server, `UPDATE sesi SET dicabut_at = now() WHERE user_id = 'KSR1'`)
    const reply = await kasir.send('POST', 'authorization', {
      user_id: 'SPV1',
      password: PASSWORD,
      kategori: 'BATAL PENJUALAN',
    })
    expect(refusal(reply)).toEqual([401, 'Invalid token.'])
  })
})

describe('changing the password', () => {
  it('revokes every other session of the user, and no one else’s', async () => {
    const [here, there, someone] = [
      await server.masuk('KSR1'),
      await server.masuk('KSR1'),
      await server.masuk('SLS1'),
    ]
    expect(refusal(await changePassword(here, PASSWORD, 'Baru-Sekali-9'))).toEqual([
      200,
      'Password Berhasil Diubah',
    ])
    expect((await me(here)).status).toBe(200)
    expect((await me(there)).status).toBe(401)
    expect((await me(someone)).status).toBe(200)
    expect((await login({})).status).toBe(401)
    expect((await login({ password: 'Baru-Sekali-9' })).status).toBe(200)
    expect(
      await inDatabase(server, `SELECT user_id, aksi, ref, sesudah FROM audit_log WHERE tabel = 'users'`),
    ).toEqual([{ user_id: 'KSR1', aksi: 'UBAH', ref: 'KSR1', sesudah: { password: 'baru' } }])
  })

  it('asks for the old one, and for another one that is not easily guessed', async () => {
    const kasir = await server.masuk('KSR1')
    expect(refusal(await changePassword(kasir, 'salah', 'Baru-Sekali-9'))).toEqual([
      400,
      'Password Lama Salah',
    ])
    expect(refusal(await changePassword(kasir, PASSWORD, PASSWORD))).toEqual([
      400,
      'Password Baru Harus Berbeda',
    ])
    expect(refusal(await changePassword(kasir, PASSWORD, 'pendek'))).toEqual([
      400,
      'Password Minimal 10 Karakter',
    ])
    expect((await changePassword(kasir, PASSWORD, 'kasir')).errors).toEqual([
      { field: 'new_password', message: 'Password Minimal 10 Karakter' },
      { field: 'new_password', message: 'Password Tidak Boleh Hanya User Id, Nama Atau Nama Toko' },
      { field: 'new_password', message: 'Password Terlalu Umum, Mudah Ditebak' },
    ])
    expect((await login({})).status).toBe(200)
  })

  it('is guessed at five times, then this device waits; the other goes on', async () => {
    const [here, there] = [await server.masuk('KSR1'), await server.masuk('KSR1')]
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => changePassword(here, 'salah', 'Baru-Sekali-9')),
    )
    expect(guesses.map((r) => r.status).toSorted()).toEqual([400, 400, 400, 400, 400, 423, 423, 423])
    expect(refusal(await changePassword(here, PASSWORD, 'Baru-Sekali-9'))).toEqual([
      423,
      'Akun Terkunci, Hubungi Supervisor',
    ])
    expect((await changePassword(there, PASSWORD, 'Baru-Sekali-9')).status).toBe(200)
  })

  it('leaves nothing behind by which a password could be tried quickly', async () => {
    const kasir = await server.masuk('KSR1')
    const id_trx = idTrx()
    const body = { password: PASSWORD, new_password: 'Baru-Sekali-9' }
    await kasir.send('POST', 'users/change-password', body, id_trx)
    await kasir.send('POST', 'authorization', {
      user_id: 'SPV1',
      password: PASSWORD,
      kategori: 'BATAL PENJUALAN',
    })
    // the same request with other passwords is the same request: what is kept of it does not depend on them
    const again = await kasir.send(
      'POST',
      'users/change-password',
      { password: 'x', new_password: 'Lain-Sekali-9' },
      id_trx,
    )
    expect(refusal(again)).toEqual([200, 'Password Berhasil Diubah'])
    expect((await login({ password: 'Baru-Sekali-9' })).status).toBe(200)
  })
})

describe('rights', () => {
  const list = (as: Client) => as.request('GET', 'penjualan')
  const revoke = `UPDATE hak_akses SET is_show = false WHERE user_id = 'SLS1'`

  it('that change are the rights of the very next call', async () => {
    const till = await server.masuk('SLS1')
    expect((await list(till)).status).toBe(200)
    await inDatabase(server, revoke)
    await server.app.deps.live.tellAll([{ kind: 'sesi', user_id: 'SLS1' }])
    expect(refusal(await list(till))).toEqual([
      403,
      'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini',
    ])
    const { data } = await me(till)
    expect(data.menu.map((m: { menu_name: string }) => m.menu_name)).not.toContain('/lihat-penjualan')
  })

  it('that another process changed arrive by notification', async () => {
    const till = await server.masuk('SLS1')
    await list(till)
    await inDatabase(server, revoke)
    await inDatabase(server, `SELECT pg_notify('kencana', $1)`, [
      JSON.stringify({ from: 'another', news: { kind: 'sesi', user_id: 'SLS1' } }),
    ])
    await expect.poll(async () => (await list(till)).status).toBe(403)
  })

  it('are judged flag by flag', async () => {
    await inDatabase(
      server,
      `UPDATE hak_akses SET boleh_tambah = false WHERE user_id = 'SLS1' AND menu_name = '/transaksi-penjualan'`,
    )
    const till = await server.masuk('SLS1')
    expect((await list(till)).status).toBe(200)
    expect((await till.request('POST', 'penjualan', {})).status).toBe(403)
  })
})
