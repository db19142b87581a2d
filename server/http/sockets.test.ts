/** A socket hears what its session may hear, and ends with it, however that ends. */
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { must } from '#test/tools/client.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
/** The same database, looked at often. */
let app: App
let url: string
beforeAll(async () => {
  server = await startTestServer()
  app = await buildApp({
    url: server.app.deps.database.url,
    clock: server.clock,
    loginPerMinute: 10_000,
    logLevel: 'silent',
    socketsEvery: 50,
  })
  url = await app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const sockets: Socket[] = []
afterAll(() => sockets.forEach((s) => s.disconnect()))

/** @returns the socket, or what it was refused with */
const open = (auth: object, more: object = {}): Promise<Socket | string> => {
  const socket = io(url, { auth, forceNew: true, reconnection: false, ...more })
  sockets.push(socket)
  return new Promise((done) =>
    socket.on('connect', () => done(socket)).on('connect_error', (error) => done(error.message)),
  )
}
async function opened(token: string): Promise<{ socket: Socket; heard: string[] }> {
  const socket = await open({ token })
  if (typeof socket === 'string') throw new Error(socket)
  const heard: string[] = []
  socket.onAny((event: string) => heard.push(event))
  return { socket, heard }
}

/** Waits until the sockets have been held against their sessions twice. @param answer given instead of a session */
async function twiceLookedAt(answer?: () => Promise<never>): Promise<void> {
  const look = vi.spyOn(app.deps.sessions, 'of')
  if (answer) look.mockImplementation(answer)
  const all = sockets.filter((s) => s.connected).length
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(2 * all)
  look.mockRestore()
}

describe('what is no session is refused plainly', () => {
  it('what is larger than a token is not read', async () => {
    const look = vi.spyOn(app.deps.sessions, 'of')
    const socket = io(url, { auth: { token: 'x'.repeat(10_000) }, forceNew: true, reconnection: false })
    sockets.push(socket)
    await new Promise((done) => socket.io.on('close', done))
    expect(look).not.toHaveBeenCalled()
    look.mockRestore()
  })

  it.each([
    [{}],
    [{ token: null }],
    [{ token: 7 }],
    [{ token: true }],
    [{ token: {} }],
    [{ token: { length: 1 } }],
    [{ token: ['x'] }],
    [{ token: [] }],
    [{ token: '' }],
    [{ token: 'x'.repeat(101) }],
    [{ token: 'tidak-dikenal' }],
    [{ length: 3, toString: 'x' }],
  ])('%j', async (auth) => {
    expect(await open(auth)).toBe('Invalid token.')
    expect((await fetch(`${url}/config.json`)).status).toBe(200)
  })

  it('nor does a header of any kind open anything', async () => {
    for (const token of ['[object Object]', '{}', '[]', '7', '\u00ff', 'a, b'])
      expect((await fetch(`${url}/api/v1/users/me`, { headers: { 'x-auth-token': token } })).status).toBe(401)
    const twice = await fetch(`${url}/api/v1/users/me`, {
      headers: [
        ['x-auth-token', 'a'],
        ['x-auth-token', 'b'],
      ],
    })
    expect([twice.status, ((await twice.json()) as { message: string }).message]).toEqual([
      401,
      'Invalid token.',
    ])
  })
})

describe('a socket ends with its session', () => {
  let n = 0
  /** Makes a new user with two sessions. */
  async function somebody() {
    const user_id = `SOKET${++n}`
    await buildUser(server, { user_id, level: 'KSR' })
    const [one, other] = [await server.client(user_id), await server.client(user_id)]
    return { user_id, one, other, ...(await opened(one.token)) }
  }
  const ends = (socket: Socket) => expect.poll(() => socket.connected).toBe(false)

  it('at a logout', async () => {
    const { one, other, socket } = await somebody()
    const stays = await opened(other.token)
    must(await one.send('POST', '/service/v1/users/logout', {}))
    await ends(socket)
    expect(stays.socket.connected).toBe(true)
  })

  it('when it runs out: the screen is told to look, and hears no more', async () => {
    const { user_id, socket, heard } = await somebody()
    await inDatabase(server, `UPDATE sesi SET kedaluwarsa = dibuat WHERE user_id = $1`, [user_id])
    app.deps.sessions.forgetAll()
    await ends(socket)
    expect(heard).toContain('hak-akses')
  })

  it('when the password is changed elsewhere', async () => {
    const { other, socket } = await somebody()
    must(
      await other.send('POST', 'users/change-password', {
        password: PASSWORD,
        new_password: 'Emas-Murni-2025',
      }),
    )
    await ends(socket)
    expect((await other.request('GET', 'users/me')).status).toBe(200)
  })

  it('when it is revoked, or the user is made inactive', async () => {
    const ask = askOf(server)
    const revoked = await somebody()
    const shut = await somebody()
    await inDatabase(server, `UPDATE sesi SET dicabut_at = now() WHERE user_id = $1`, [revoked.user_id])
    await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = $1`, [shut.user_id])
    // as those calls do: the other processes are told
    await app.deps.live.tellAll([
      { kind: 'sesi', user_id: revoked.user_id },
      { kind: 'sesi', user_id: shut.user_id },
    ])
    await ends(revoked.socket)
    await ends(shut.socket)
    expect((await ask('OWN1', 'GET', 'users/me')).status).toBe(200)
  })

  it('and not because the database was away for a moment', async () => {
    const { socket } = await somebody()
    await twiceLookedAt(async () => Promise.reject(new Error('Connection terminated unexpectedly')))
    expect(socket.connected).toBe(true)
  })
})

it('an open socket is nobody at work: it does not make a session younger', async () => {
  await buildUser(server, { user_id: 'SOKETDIAM', level: 'KSR' })
  const { token } = await server.client('SOKETDIAM')
  const before = await inDatabase(
    server,
    `UPDATE sesi SET terakhir = dibuat - interval '30 minutes' WHERE user_id = 'SOKETDIAM' RETURNING terakhir`,
  )
  await opened(token)
  await twiceLookedAt()
  expect(await inDatabase(server, `SELECT terakhir FROM sesi WHERE user_id = 'SOKETDIAM'`)).toEqual(before)
})

it('with a temporary password one hears only of oneself', async () => {
  await buildUser(server, { user_id: 'SOKETBARU', level: 'KSR' })
  await inDatabase(server, `UPDATE users SET ganti_password_wajib = true WHERE user_id = 'SOKETBARU'`)
  const { token } = await server.client('SOKETBARU')
  const { heard } = await opened(token)
  const other = await opened((await server.client('KSR1')).token)
  await app.deps.live.tellAll([{ kind: 'screen', kode_toko: 'TK01', event: 'uji', payload: {} }])
  await expect.poll(() => other.heard).toContain('uji')
  expect(heard).not.toContain('uji')
})
