/**
 * Tests what holds of an otorisasi of any category: it is good for the document that was shown, in that session, once.
 */
import { expect } from 'vitest'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Client, Reply } from './client.ts'
import type { TestServer } from './server.ts'
import { buildIzin } from './till.ts'

export type Send = (as: Client) => Promise<Reply>
export interface Tried {
  user: string
  /** The user who allows it; a supervisor when not said. */
  oleh?: string
  /** Sends the document that was shown. */
  ini: Send
  /** Documents for which it must not be good, by what is different there. */
  lain: Record<string, Send>
}

/**
 * Checks an otorisasi: it is asked for and given, tried on all other documents, in another session, five times at once,
 * and once more.
 */
export async function expectUntukYangDitunjukkan(
  server: TestServer,
  kategori: KategoriOtorisasi,
  { user, oleh = 'SPV1', ini, lain }: Tried,
): Promise<void> {
  const as = await server.client(user)
  const asked = async (send: Send, by = as) => (await send(by)).otorisasi?.map((o) => o.kategori) ?? []
  expect(await asked(ini)).toContain(kategori)
  await buildIzin(as, () => ini(as), { user_id: oleh })
  for (const [what, send] of Object.entries(lain))
    expect([what, (await asked(send)).includes(kategori)]).toEqual([what, true])
  expect(await asked(ini, await server.client(user)), 'another session').toContain(kategori)
  const replies = await Promise.all(Array.from({ length: 5 }, () => ini(as)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await ini(as)).status, 'a second time').not.toBe(200)
}
