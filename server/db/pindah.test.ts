/** The database goes away and is there again, or is another: what is done once is done once, and who asked is answered (docs/decisions/49-pindah.md). */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, type Client, type Reply } from '#test/tools/client.ts'
import { testServerUrl } from '#test/tools/database.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { bukaKabel, type Kabel } from '#test/tools/kabel.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { save, saleBody, validate } from '#test/tools/till.ts'
import { alamatDatabase } from './alamat.ts'

const TILLS = 6
const NOTAS = 30
let kabel: Kabel[]
let server: TestServer
let kasir: Client
let dijawab = 0
beforeEach(async () => {
  kabel = [await bukaKabel(testServerUrl()), await bukaKabel(testServerUrl())]
  server = await startTestServer({
    lewat(url) {
      const { searchParams, port } = new URL(url)
      expect([port, searchParams.size]).toEqual([new URL(testServerUrl()).port, 0])
      const [satu, dua] = kabel.map((k) => new URL(k.lewat(url)).host)
      return alamatDatabase(url.replace(new URL(url).host, `${satu},${dua}`))
    },
  })
  kasir = await server.client('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pemilik)
  await server.close()
  await Promise.all(kabel.map((k) => k.close()))
})

/** As a till does: the same request again, with its key, until it is answered. */
async function sampaiDijawab(ask: () => Promise<Reply>): Promise<Reply> {
  for (const habis = Date.now() + sabar(60_000); ;) {
    const reply = await ask()
    if (reply.status < 500) dijawab++
    if (reply.status < 500 || Date.now() > habis) return reply
  }
}

/** A scan is asked again too. */
async function scanned(piece: string): ReturnType<typeof saleBody> {
  for (const habis = Date.now() + sabar(60_000); ;)
    try {
      return await saleBody(kasir, { barang: [piece] })
    } catch (error) {
      if (Date.now() > habis) throw error
    }
}

async function jual(piece: string): Promise<string> {
  const body = await scanned(piece)
  const { data } = must(await sampaiDijawab(() => save(kasir, body)))
  const key = idTrx()
  must(await sampaiDijawab(() => validate(kasir, data.no_faktur_group, key)))
  return data.no_faktur_group
}

const notas = async (): Promise<string[]> =>
  (
    await inDatabase<{ no: string }>(
      server,
      `SELECT no_faktur_group AS no FROM faktur_group WHERE status_valid = 'DONE' ORDER BY 1`,
    )
  ).map(({ no }) => no)

it('lines that are cut again and again while tills sell: each sale is made, once', async () => {
  const pieces = await buildPieces(
    server,
    Array.from({ length: NOTAS }, () => ({})),
  )
  const dijual: string[] = []
  const till = async (): Promise<void> => {
    for (let piece = pieces.pop(); piece; piece = pieces.pop()) dijual.push(await jual(piece))
  }
  // Something is answered between two cuts, however slow the machine.
  let terpotong = -1
  const memotong = setInterval(() => {
    if (terpotong === dijawab) return
    terpotong = dijawab
    kabel.forEach((k) => k.potong())
  }, 250)
  await Promise.all(Array.from({ length: TILLS }, till)).finally(() => clearInterval(memotong))
  expect(await notas()).toEqual(dijual.toSorted())
  expect(dijual).toHaveLength(NOTAS)
})

it('a machine that falls silent: what waits for it is asked of the one that takes its place', async () => {
  const [satu, dua] = kabel as [Kabel, Kabel]
  dua.tutup(true)
  dua.potong()
  const [piece = '', lain = ''] = await buildPieces(server, [{}, {}])
  await jual(piece)
  satu.diam(true)
  const dijual = jual(lain)
  dua.tutup(false)
  await dijual
  expect(await notas()).toHaveLength(2)
})

it('connections that fall silent one by one, while the news is heard: what waits for them is asked of another', async () => {
  const [piece = '', lain = ''] = await buildPieces(server, [{}, {}])
  await jual(piece)
  for (const k of kabel) k.bisukan('kencana')
  await jual(lain)
  expect(await notas()).toHaveLength(2)
})
