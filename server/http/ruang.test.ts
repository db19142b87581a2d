/** A disk that is nearly full: nothing is written, in words, and all that is read goes on (server/process/ruang.ts). */
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { Ruang } from '#server/process/ruang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { watchChanges } from '#test/tools/changes.ts'
import { clientOf, idTrx, must, refusal, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { saleBody, save, validate } from '#test/tools/till.ts'
import { refusalOf } from '../db/refusal.ts'

const FULL = [503, 'Disk Server Penuh, Data Tidak Tersimpan, Hubungi Admin']

let server: TestServer
/** A second server of the same database, whose disk has room for nothing. */
let full: App
let url: string
beforeAll(async () => {
  server = await startTestServer()
  const { clock, app } = server
  full = await buildApp({
    url: app.deps.database.url,
    clock,
    ruang: new Ruang(tmpdir(), Number.MAX_SAFE_INTEGER),
    logLevel: 'silent',
  })
  url = await full.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await full.close()
  await expectBooksAgree(server.pool)
  await server.close()
})

const disana = async (user_id: string): Promise<Client> => clientOf(url, (await server.client(user_id)).token)

it('refuses what would write: a sale, its validation, what a file would do, the close', async () => {
  const [kasir, owner] = [await disana('KSR1'), await disana('OWN1')]
  const disini = await server.client('KSR1')
  const no = must(await save(disini, await saleBody(disini, { barang: ['00000001'] }))).data.no_faktur_group
  const changes = await watchChanges(server)
  const before = await changes(['sesi'])
  const body = await saleBody(kasir, { barang: ['00000003'] })
  const file = Buffer.from('Kode Sales,Nama Sales\r\nS77,BARU').toString('base64')
  const replies = [
    await save(kasir, body),
    await validate(kasir, no),
    await owner.send('POST', 'sales/impor/periksa', { berkas: file }),
    await owner.send('POST', 'system/close', { PROSES: 'close' }),
  ]
  expect(replies.map(refusal)).toEqual(replies.map(() => FULL))
  expect(await changes(['sesi'])).toEqual(before)
  must(await save(disini, body))
})

it('answers what is read, who signs in, and what was done before it was full', async () => {
  const disini = await server.client('KSR1')
  const kasir = clientOf(url, disini.token)
  const body = { ...(await saleBody(disini, { barang: ['00000004'] })), id_trx: idTrx() }
  const dahulu = must(await save(disini, body))
  expect(await save(kasir, body)).toEqual(dahulu)
  must(await kasir.request('GET', `penjualan/${dahulu.data.no_faktur_group}`))
  const masuk = { user_id: 'SPV1', password: 'Kencana-123', kode_toko: 'TK01' }
  expect((await clientOf(url, '').request('POST', 'users/login', masuk)).status).not.toBe(503)
})

it('says so at /readyz', async () => {
  const siap = async (di: string) => {
    const reply = await fetch(`${di}/readyz`)
    return [reply.status, await reply.text()]
  }
  expect(await siap(url)).toEqual([503, 'not ready: the disk of its database is full\n'])
  await expect.poll(() => siap(server.url)).toEqual([200, 'ready\n'])
})

it('a folder that is not there is in nobody’s way, and PostgreSQL’s own word says the same', async () => {
  await new Ruang('/tidak-ada', Number.MAX_SAFE_INTEGER).pastikan()
  // As well as of a report that outgrew memory and found no room for its file.
  for (const code of ['53100', 'ENOSPC']) expect(refusalOf({ code })?.message).toBe(FULL[1])
})
