/** Names of which there is one each: however it is typed, it is that one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masters } from '#domain/masters/index.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const bernama = masters.flatMap((master) =>
  Object.entries(master.fields).flatMap(([nama, field]) =>
    field.kind === 'teks' && field.unique ? [[master, nama, field.label] as const] : [],
  ),
)

describe.each(bernama.map((b) => [b[0].name, ...b] as const))('%s', (_, master, nama, label) => {
  const path = master.screen.create!.path
  it('four spellings are one, and it is found in each', async () => {
    const replies = []
    for (const [i, written] of ['EMAS TUA', 'EMAS  TUA', 'emas tua ', 'EMAS\u00a0TU\u200bA'].entries())
      replies.push(await ask('OWN1', 'POST', path, { [master.key]: `ZZ${i}`, [nama]: written }))
    expect(replies.map(refusal)).toEqual([
      [200, 'Data Berhasil Ditambahkan'],
      ...[1, 2, 3].map(() => [400, `${label} EMAS TUA Sudah Ada`]),
    ])
    for (const cari of ['emas  tua', 'EMAS\u00a0TUA']) {
      const found = await ask('OWN1', 'GET', `${master.screen.page!.path}?cari=${encodeURIComponent(cari)}`)
      expect(found.data.rows).toMatchObject([{ [master.key]: 'ZZ0', [nama]: 'EMAS TUA' }])
    }
  })
  it('one of the same name from before is told so when it is edited', async () => {
    await inDatabase(server, `UPDATE ${master.table} SET ${nama} = 'EMAS MUDA' WHERE ${master.key} = 'ZZ0'`)
    await ask('OWN1', 'POST', path, { [master.key]: 'ZZ9', [nama]: 'LAIN' })
    await inDatabase(server, `UPDATE ${master.table} SET ${nama} = 'EMAS  MUDA' WHERE ${master.key} = 'ZZ9'`)
    const reply = await ask('OWN1', 'PUT', `${path}/ZZ9`, { [nama]: 'EMAS  MUDA' })
    expect(refusal(reply)).toEqual([400, `${label} EMAS MUDA Sudah Ada`])
  })
})
