/**
 * Users that the sign-in page offers: in the demonstration those who still have its password; of a real shop nobody,
 * whatever is tried.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PASSWORD } from '#server/fixture/data.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { must } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const ditawarkan = async (): Promise<string[]> =>
  (must(await server.anonymous.request('GET', 'users/contoh')).data as { user_id: string }[])
    .map((u) => u.user_id)
    .sort()
/** Writes the rows that the load of the demonstration leaves. */
const TANDAI = `INSERT INTO contoh_masuk SELECT user_id, password_hash, '${PASSWORD}' FROM users`
const all = async () =>
  (await inDatabase<{ user_id: string }>(server, `SELECT user_id FROM users WHERE status_aktif`))
    .map((u) => u.user_id)
    .sort()

it('nobody of a real shop, and the server itself cannot make it one', async () => {
  expect(await ditawarkan()).toEqual([])
  await expect(server.pool.query(TANDAI)).rejects.toThrow('permission denied')
  expect(await ditawarkan()).toEqual([])
})

it('those of the demonstration with their shop and password, until one has chosen another or has left', async () => {
  await inDatabase(server, TANDAI)
  const users = await all()
  expect(await ditawarkan()).toEqual(users)
  const { data } = await server.anonymous.request('GET', 'users/contoh')
  expect(data[0]).toEqual({
    user_id: expect.any(String),
    user_name: expect.any(String),
    level: expect.any(String),
    kode_toko: expect.any(String),
    kata_sandi: PASSWORD,
  })
  const kasir = await server.client('KSR1')
  must(
    await kasir.send('POST', 'users/change-password', { password: PASSWORD, new_password: 'Lain-Sekali-77' }),
  )
  await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'SLS1'`)
  expect(await ditawarkan()).toEqual(users.filter((u) => u !== 'KSR1' && u !== 'SLS1'))
})

it('nobody any more once somebody real works there', async () => {
  await inDatabase(server, TANDAI)
  await buildUser(server, { user_id: 'RINA' })
  expect(await ditawarkan()).toEqual([])
})
