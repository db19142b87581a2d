/** Guessing at a password (docs/decisions/14-masuk.md): who is locked, who is not, what it tells, and what is written down of it. */
import { request as ask } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { clientOf, refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const MINUTE = 60_000
const WRONG = [401, 'User Id Atau Password Salah']
const TERKUNCI = [423, 'Akun Terkunci, Hubungi Supervisor']

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

interface Dari {
  user_id?: string
  password?: string
  kode_toko?: string
  perangkat?: string
  /** Address from which the request comes. */
  alamat?: string
}
const login = ({ alamat = '10.0.0.1', ...body }: Dari): Promise<Reply> =>
  server.anonymous.request(
    'POST',
    'users/login',
    { user_id: 'OWN1', password: PASSWORD, kode_toko: 'TK01', ...body },
    { 'x-forwarded-for': alamat },
  )
const wrong = (dari: Dari = {}) => login({ ...dari, password: 'salah' })
const berkali = async (n: number, work: (i: number) => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let i = 0; i < n; i++) replies.push(await work(i))
  return replies
}
/** The id of a device, of its number. */
const perangkat = (n: number): string => `p${n}`.padEnd(43, '-')
const masuk = async (dari: Dari): Promise<Client> => clientOf(server.url, (await login(dari)).data.token)

function wait(ms: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + ms)
}

describe('a lock', () => {
  it('is of the device that failed', async () => {
    await berkali(5, () => wrong({ perangkat: perangkat(1) }))
    expect(refusal(await login({ perangkat: perangkat(1) }))).toEqual(TERKUNCI)
    expect((await login({ perangkat: perangkat(2) })).status).toBe(200)
    // A client that names no device is known by its address.
    await berkali(5, () => wrong({ alamat: '10.0.0.2' }))
    expect(refusal(await login({ alamat: '10.0.0.2' }))).toEqual(TERKUNCI)
    expect((await login({ alamat: '10.0.0.3' })).status).toBe(200)
  })

  it('tells nothing of who exists: body, headers and the fifth failure are the same', async () => {
    await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'SLS1'`)
    const [known, unknown, inactive] = [
      { user_id: 'OWN1', alamat: '10.0.1.1' },
      { user_id: 'TIADA', alamat: '10.0.1.2' },
      { user_id: 'SLS1', alamat: '10.0.1.3' },
    ]
    const told = (dari: Dari) => berkali(7, () => wrong(dari))
    const replies = await told(known)
    expect(replies.map(refusal)).toEqual([...Array.from({ length: 5 }, () => WRONG), TERKUNCI, TERKUNCI])
    expect(await told(unknown)).toEqual(replies)
    expect(await told(inactive)).toEqual(replies)
    const headers = await Promise.all([known, unknown].map(headersOf))
    expect(headers[0]).toEqual(headers[1])
  })

  it('comes of the right password for a shop that is not theirs too: nobody learns that it is right', async () => {
    await berkali(5, () => login({ user_id: 'KSR1', kode_toko: 'TK02' }))
    expect(refusal(await login({ user_id: 'KSR1' }))).toEqual(TERKUNCI)
  })

  it('counts what comes at the same moment one by one, from one device and from many', async () => {
    const same = await Promise.all(Array.from({ length: 8 }, () => wrong({ perangkat: perangkat(1) })))
    expect(same.map((r) => r.status).toSorted()).toEqual([401, 401, 401, 401, 401, 423, 423, 423])
    const many = await Promise.all(
      Array.from({ length: 14 }, (_, i) => wrong({ perangkat: perangkat(100 + i), alamat: '10.0.0.9' })),
    )
    expect(many.filter((r) => r.status === 401)).toHaveLength(10)
  })

  it('ends after a quarter of an hour, or when a supervisor frees every device of the account', async () => {
    for (const n of [1, 2]) await berkali(5, () => wrong({ user_id: 'KSR1', perangkat: perangkat(n) }))
    await berkali(5, () => wrong({ user_id: 'KSR1', alamat: '10.0.0.2' }))
    const spv = await server.masuk('SPV1')
    expect((await spv.send('POST', 'users/KSR1/buka-kunci')).data.terkunci_sampai).toBeNull()
    for (const dari of [{ perangkat: perangkat(1) }, { perangkat: perangkat(2) }, { alamat: '10.0.0.2' }])
      expect((await login({ user_id: 'KSR1', ...dari })).status).toBe(200)
    await berkali(5, () => wrong({ perangkat: perangkat(3) }))
    wait(14 * MINUTE)
    expect((await login({ perangkat: perangkat(3) })).status).toBe(423)
    wait(2 * MINUTE)
    expect((await login({ perangkat: perangkat(3) })).status).toBe(200)
  })
})

describe('a stranger', () => {
  const pemilik = { perangkat: perangkat(1) }
  beforeEach(async () => {
    expect((await login(pemilik)).status).toBe(200)
  })

  it('with ever new devices at one address closes that address, to devices nobody knows', async () => {
    const guesses = await berkali(12, (i) => wrong({ perangkat: perangkat(100 + i) }))
    expect(guesses.map((r) => r.status)).toEqual([...Array.from({ length: 10 }, () => 401), 423, 423])
    expect((await login({ perangkat: perangkat(200) })).status, 'a new one there').toBe(423)
    expect((await login({ perangkat: perangkat(200), alamat: '10.0.0.2' })).status, 'elsewhere').toBe(200)
    expect((await login(pemilik)).status, 'the owner’s own, behind the same router').toBe(200)
    expect((await login({ user_id: 'SPV1', perangkat: perangkat(200) })).status, 'somebody else').toBe(200)
  })

  it('of one household of IPv6 is one, whatever address of it', async () => {
    const guesses = await berkali(11, (i) =>
      wrong({ perangkat: perangkat(100 + i), alamat: `2001:db8:1:2:${i}::${i}` }),
    )
    expect(guesses.at(-1)!.status).toBe(423)
    expect((await login({ perangkat: perangkat(200), alamat: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('of one /48 is of all its households together, and never closes the account', async () => {
    const guesses = await berkali(60, (i) =>
      wrong({ perangkat: perangkat(100 + i), alamat: `2001:db8:1:${i}::1` }),
    )
    expect(guesses.map((r) => r.status)).toEqual([
      ...Array.from({ length: 25 }, () => 401),
      ...Array.from({ length: 35 }, () => 423),
    ])
    expect((await login({ perangkat: perangkat(200), alamat: '2001:db8:2::1' })).status).toBe(200)
  })

  it('who comes from many addresses closes the account to new devices for an hour, never to those that know it', async () => {
    const guesses = await berkali(55, (i) =>
      wrong({ perangkat: perangkat(100 + i), alamat: `10.1.${Math.floor(i / 5)}.1` }),
    )
    expect(guesses.filter((r) => r.status === 401)).toHaveLength(50)
    expect((await login({ perangkat: perangkat(200), alamat: '10.9.9.9' })).status).toBe(423)
    expect((await login({ ...pemilik, alamat: '10.9.9.9' })).status, 'wherever it is carried').toBe(200)
    wait(61 * MINUTE)
    expect((await login({ perangkat: perangkat(200), alamat: '10.9.9.9' })).status).toBe(200)
  })

  it('is not known by having the id of a device that another user came from', async () => {
    const guesses = await berkali(6, () => wrong({ user_id: 'KSR1', ...pemilik }))
    expect(guesses.at(-1)!.status).toBe(423)
    expect((await login(pemilik)).status, 'the owner, at that very device').toBe(200)
  })

  it('who came in once is a stranger again after the password has changed', async () => {
    const thief = { user_id: 'KSR1', perangkat: perangkat(66), alamat: '10.0.0.66' }
    const own = { user_id: 'KSR1', perangkat: perangkat(2) }
    await login(thief)
    const till = await masuk(own)
    await till.send('POST', 'users/change-password', { password: PASSWORD, new_password: 'Baru-Sekali-9' })
    expect(await devices('KSR1')).toBe(1)
    await (
      await server.masuk('OWN1')
    ).send('POST', 'users/KSR1/reset-password', { password: 'Lain-Sekali-9' })
    expect(await devices('KSR1')).toBe(0)
  })

  it('leaves no row behind that nobody takes away', async () => {
    await berkali(30, (i) => wrong({ user_id: `X${i}`, perangkat: perangkat(i), alamat: `10.2.0.${i}` }))
    expect(await percobaan()).toBe(90)
    wait(61 * MINUTE)
    await berkali(10, (i) => wrong({ user_id: `Y${i}`, perangkat: perangkat(i), alamat: `10.3.0.${i}` }))
    expect(await percobaan()).toBe(30)
  })
})

describe('what is told of it', () => {
  const beranda = async (as: Client) => (await as.request('GET', 'beranda')).data
  const terkunci = async (as: Client) =>
    (await beranda(as)).pengingat.find((p: { menu: string }) => p.menu === '/data-users')?.jumlah

  it('the user hears when they came in before and what was tried since; the owner, of a locked account', async () => {
    const own = { user_id: 'KSR1', perangkat: perangkat(1) }
    expect((await beranda(await masuk(own))).masuk).toEqual({ sebelumnya: null, gagal: 0, terkunci: 0 })
    wait(MINUTE)
    await berkali(5, () => wrong({ user_id: 'KSR1', perangkat: perangkat(9), alamat: '10.0.0.66' }))
    wait(MINUTE)
    const { masuk: told } = await beranda(await masuk(own))
    expect(told).toMatchObject({ gagal: 5, terkunci: 1 })
    expect(Date.parse(told.sebelumnya)).toBeLessThan(server.clock.now().getTime() - MINUTE)

    const [owner, spv] = [await server.masuk('OWN1'), await server.masuk('SPV1')]
    await buildUser(server, { user_id: 'SPV2', level: 'SPV', kode_toko: 'TK02' })
    expect(await Promise.all([terkunci(owner), terkunci(spv)])).toEqual([1, 1])
    expect(
      await terkunci(await server.masuk('SPV2', 'TK02')),
      'the supervisor of another shop',
    ).toBeUndefined()
    expect(await terkunci(await masuk(own)), 'who may not look').toBeUndefined()
    wait(25 * 60 * MINUTE)
    expect(await terkunci(await server.masuk('OWN1'))).toBeUndefined()
  })

  it('every sign-in, failure, lock and change is a row, without a password or a token', async () => {
    const dari = { user_id: 'KSR1', perangkat: perangkat(1) }
    await berkali(6, () => wrong(dari))
    await wrong({ user_id: 'RAHASIA-123', alamat: '10.0.0.2' })
    const owner = await server.masuk('OWN1')
    await owner.send('POST', 'users/KSR1/buka-kunci')
    const till = await masuk(dari)
    await till.send('POST', 'users/change-password', { password: 'salah', new_password: 'Baru-Sekali-9' })
    await till.send('POST', 'users/change-password', { password: PASSWORD, new_password: 'Baru-Sekali-9' })
    await owner.send('POST', 'users/KSR1/reset-password', { password: 'Lain-Sekali-9' })
    const log = (await owner.request('GET', 'users/log-akses')).data as Record<string, unknown>[]
    expect(
      log.map(({ peristiwa, user_id, oleh, ref, baru }) => [peristiwa, user_id, oleh, ref, baru]),
    ).toEqual([
      ['RESET PASSWORD', 'KSR1', 'OWN1', '-', false],
      ['GANTI PASSWORD', 'KSR1', '-', '-', false],
      ['PASSWORD LAMA SALAH', 'KSR1', '-', '-', false],
      ['MASUK', 'KSR1', '-', 'TK01', true],
      ['BUKA KUNCI', 'KSR1', 'OWN1', '-', false],
      ['MASUK', 'OWN1', '-', 'TK01', true],
      ['GAGAL MASUK', '-', '-', 'TK01', false],
      ['GAGAL MASUK', 'KSR1', '-', 'TK01', false],
      ['AKUN TERKUNCI', 'KSR1', '-', 'MASUK, PERANGKAT', false],
      ...Array.from({ length: 4 }, () => ['GAGAL MASUK', 'KSR1', '-', 'TK01', false]),
    ])
    expect(log.at(-1)).toMatchObject({
      alamat: '10.0.0.1',
      perangkat: expect.stringMatching(/^[0-9A-F]{8}$/),
    })
    const text = JSON.stringify(await inDatabase(server, 'SELECT * FROM log_akses'))
    for (const secret of ['salah', PASSWORD, 'RAHASIA-123', till.token, perangkat(1)])
      expect(text).not.toContain(secret)
    expect(
      (await owner.request('GET', 'users/log-akses?user_id=OWN1')).data.map(
        (r: { user_id: string }) => r.user_id,
      ),
    ).toEqual(['OWN1'])
  })

  it('a supervisor reads of the users of the shop', async () => {
    await buildUser(server, { user_id: 'SLS9', level: 'SLS', kode_toko: 'TK02' })
    await login({ user_id: 'SLS9', kode_toko: 'TK02' })
    const log = (await (await server.masuk('SPV1')).request('GET', 'users/log-akses')).data
    expect(log.map((r: { user_id: string }) => r.user_id)).toEqual(['SPV1'])
    expect((await (await server.masuk('KSR1')).request('GET', 'users/log-akses')).status).toBe(403)
  })

  it('strangers fill it with one row in a quarter of an hour for all ids that are nobody’s', async () => {
    await berkali(12, (i) => wrong({ user_id: `X${i}`, alamat: `10.2.0.${i}` }))
    expect(await inDatabase(server, 'SELECT user_id, peristiwa FROM log_akses')).toEqual([
      { user_id: '-', peristiwa: 'GAGAL MASUK' },
    ])
  })

  it('a right that is missing is a row, however often it is tried, and wherever it is missed', async () => {
    const till = await server.masuk('SLS1')
    for (let i = 0; i < 5; i++) expect((await till.send('PUT', 'para-system', {})).status).toBe(403)
    expect(
      (await till.request('GET', 'hadiah/pembelian?tgl_from=2025-01-15&tgl_to=2025-01-15')).status,
    ).toBeGreaterThan(400)
    const rows = () =>
      inDatabase(
        server,
        `SELECT user_id, ref FROM log_akses WHERE peristiwa = 'AKSES DITOLAK' AND ref LIKE 'PUT%'`,
      )
    await expect.poll(rows).toEqual([{ user_id: 'SLS1', ref: 'PUT para-system' }])
    wait(16 * MINUTE)
    await till.send('PUT', 'para-system', {})
    await expect.poll(async () => (await rows()).length).toBe(2)
  })

  it('is neither changed nor taken away by the server', async () => {
    await wrong()
    for (const sql of ['DELETE FROM log_akses', `UPDATE log_akses SET user_id = '-'`, 'TRUNCATE log_akses'])
      await expect(server.pool.query(sql), sql).rejects.toThrow(/permission denied/)
  })
})

const devices = async (user_id: string): Promise<number> =>
  (await inDatabase(server, 'SELECT 1 FROM perangkat WHERE user_id = $1', [user_id])).length
const percobaan = async (): Promise<number> =>
  (await inDatabase(server, 'SELECT 1 FROM percobaan_password')).length

/** The names of what comes with a refusal, and all of it that is not of the moment. */
const headersOf = ({ user_id, alamat }: { user_id: string; alamat: string }): Promise<object> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ user_id, password: 'salah', kode_toko: 'TK01' })
    ask(
      `${server.url}/api/v1/users/login`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': alamat } },
      (response) => {
        response.resume()
        const { date: _, 'x-ratelimit-reset': __, 'x-request-id': ___, ...headers } = response.headers
        resolve(headers)
      },
    )
      .on('error', reject)
      .end(body)
  })
