/** An open session is not its user: what asks for the password again, of whom, for how long, and what does not get around it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { nameOfCall } from '#server/http/alamat.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { sampleInput } from '#test/tools/bad-values.ts'
import { clientOf, must, refusal, urlOf, type Client, type Reply } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const MINUTE = 60_000
const LAGI = [403, 'Masukkan Password Anda Sekali Lagi']

let server: TestServer
let owner: Client
beforeEach(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
})
afterEach(() => server.close())

function wait(minutes: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + minutes * MINUTE)
}
const reset = (as: Client): Promise<Reply> =>
  as.send('POST', 'users/SLS1/reset-password', { password: 'melati kuning sebelas' })
const konfirmasi = (as: Client, password = PASSWORD): Promise<Reply> =>
  as.send('POST', 'users/konfirmasi-password', { password })
const hash = async () =>
  (await inDatabase(server, `SELECT password_hash FROM users WHERE user_id = 'SLS1'`))[0]

const asked = calls.filter((call) => 'freshPassword' in call)

describe('after ten minutes', () => {
  it('who may do what, keys and gold prices wait for it, and nothing else does', async () => {
    expect(asked.map(nameOfCall).toSorted()).toEqual([
      'DELETE /api/v1/toko/kunci-portal',
      'DELETE /api/v1/users/{user_id}',
      'POST /api/v1/retensi/hapus',
      'POST /api/v1/toko/kunci-portal/baru',
      'POST /api/v1/users',
      'POST /api/v1/users/reactive/by-user-id/{user_id}',
      'POST /api/v1/users/{user_id}/reset-password',
      'PUT /api/v1/hak-akses/{user_id}',
      'PUT /api/v1/harga-emas',
      'PUT /api/v1/toko/jauh/{kode_toko}',
      'PUT /api/v1/toko/kunci-portal',
      'PUT /api/v1/toko/pinjaman-tanpa-izin',
      'PUT /api/v1/users/{user_id}',
    ])
    const before = await hash()
    wait(11)
    for (const call of asked) {
      const { params, body } = sampleInput(call)
      expect([
        nameOfCall(call),
        ...refusal(await owner.send(call.method, urlOf(call, params), body)),
      ]).toEqual([nameOfCall(call), ...LAGI])
    }
    expect(refusal(await reset(owner))).toEqual(LAGI)
    expect(await hash()).toEqual(before)
    expect((await owner.send('GET', 'users')).status).toBe(200)
    // Given once, it is good for what comes next, as long as the first was.
    must(await konfirmasi(owner))
    wait(9)
    must(await reset(owner))
    wait(2)
    expect(refusal(await reset(owner))).toEqual(LAGI)
  })

  it.each(['SU', 'ADM', 'SPV'] as const)('of %s it is asked as the level may', async (level) => {
    await buildUser(server, { user_id: 'UJI', level })
    const as = await server.client('UJI')
    expect((await reset(as)).message).not.toBe(LAGI[1])
    wait(11)
    expect((await reset(as)).message === LAGI[1]).toBe(level === 'SU')
  })

  it('a sign-in is the password, another shop is not', async () => {
    const token = must(
      await server.anonymous.request('POST', 'users/login', {
        user_id: 'OWN1',
        password: PASSWORD,
        kode_toko: 'TK01',
      }),
    ).data.token
    wait(8)
    const pindah = await clientOf(server.url, token).send('POST', 'users/ganti-toko', { kode_toko: 'TK02' })
    const there = clientOf(server.url, must(pindah).data.token)
    must(await reset(there))
    wait(3)
    expect(refusal(await reset(there))).toEqual(LAGI)
    must(await konfirmasi(there))
    must(await reset(there))
  })
})

it('a wrong one says so at its field, is counted as at the sign-in page, and opens nothing', async () => {
  wait(11)
  for (let i = 0; i < 5; i++) {
    const { status, errors } = await konfirmasi(owner, `salah ${i}`)
    expect([status, errors]).toEqual([400, [{ field: 'password', message: 'Password Salah' }]])
  }
  expect(refusal(await konfirmasi(owner))).toEqual([423, 'Akun Terkunci, Hubungi Supervisor'])
  expect(refusal(await reset(owner))).toEqual(LAGI)
  wait(16)
  must(await konfirmasi(owner))
  must(await reset(owner))
})

it('one session’s is no other’s', async () => {
  const other = await server.masuk('OWN1')
  wait(11)
  must(await konfirmasi(owner))
  expect(refusal(await reset(other))).toEqual(LAGI)
  must(await reset(owner))
})
