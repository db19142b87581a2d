/** A long file of one shop keeps no other shop waiting, nor a connection of the database. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImporResult } from '#domain/impor/result.ts'
import type { Client } from '#test/tools/client.ts'
import { heldBackend, holdRows } from '#test/tools/close.ts'
import { routes } from '../routes.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let satu: Client
let dua: Client
beforeAll(async () => {
  server = await startTestServer()
  satu = await server.client('OWN1', 'TK01')
  dua = await server.client('OWN1', 'TK02')
})
afterAll(() => server?.close())

const KECIL = Buffer.from('Kode Baki;Nama Baki;Gudang;Berat Baki\nZ1;Z1;TOKO;1').toString('base64')
const periksa = (toko: Client, file: string) => toko.send('POST', 'baki/impor/periksa', { berkas: file })
const readable = async (toko: Client) => {
  const { data } = await periksa(toko, KECIL)
  expect((data as ImporResult).baris).toMatchObject([{ tanda: 'BARU', kode: 'Z1' }])
}

/** Builds a file whose content is only known when all of it has been read. */
async function besar(row: number): Promise<string> {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows = [['Judul Lain'], ...Array.from({ length: row }, (_, i) => [`B${i}`, i, i, i, i, i])]
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows }] })).toString('base64')
}

it('is answered while another shop’s are being read, and no connection is held meanwhile', async () => {
  await Promise.all([readable(satu), readable(dua)])
  const file = await besar(49_000)
  const selesai: string[] = []
  const lama = [1, 2, 3].map(() => periksa(satu, file).then(({ status }) => selesai.push(`TK01 ${status}`)))
  await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(0)
  expect(selesai).toEqual([])
  await Promise.all([...lama, readable(dua).then(() => selesai.push('TK02'))])
  expect(selesai.indexOf('TK02')).toBeLessThan(2)
  expect(selesai.filter((nama) => nama === 'TK01 400')).toHaveLength(3)
})

it('so many of one shop wait; the next is told to come again, and the other shop is not', async () => {
  const file = await besar(15_000)
  const banyak = Array.from({ length: 7 }, () => periksa(satu, file))
  const lain = await Promise.race([readable(dua).then(() => 'TK02'), Promise.all(banyak).then(() => 'TK01')])
  expect(lain).toBe('TK02')
  const statuses = (await Promise.all(banyak)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([400, 400, 400, 400, 400, 503, 503])
})

it('what it brings in holds no connection of the tills, whatever the file is of', async () => {
  const files = routes.filter(({ call }) => 'tersembunyi' in ((call.body as { shape?: object })?.shape ?? {}))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((r) => !r.lama).map(({ call }) => call.path)).toEqual([])

  const sendiri = await startTestServer({ tersendiri: true })
  try {
    const held = await holdRows(sendiri, 'baki')
    const lama = [1, 2, 3].map(async () => periksa(await sendiri.client(), KECIL))
    await heldBackend(sendiri)
    expect(sendiri.pool.totalCount - sendiri.pool.idleCount).toBe(0)
    await held.letGo()
    for (const { status } of await Promise.all(lama)) expect(status).toBe(200)
  } finally {
    await sendiri.close()
  }
})
