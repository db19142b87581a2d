/**
 * A chain is upgraded while it sells: a server of the version before and one of this one work side by side in one database, through
 * sales, a buy-back and two closes; then each of them is gone, and the other goes on (docs/decisions/45-versi.md).
 */
import { randomBytes } from 'node:crypto'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPool } from '#server/db/client.ts'
import { migrate, semuaMigrasi } from '#server/db/migrate.ts'
import { SEBELUM } from '#server/db/versi.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buy, findNota, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Client } from '#test/tools/client.ts'
import { emptyDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { buildUser } from '#test/tools/factories.ts'
import { ingkar } from '#test/tools/openapi.ts'
import { tidakLagiDijawab } from '#test/tools/disiapkan.ts'
import { sabar } from '#test/tools/sabar.ts'
import type { TestServer } from '#test/tools/server.ts'
import { buildTambah } from '#test/tools/tambah.ts'
import {
  allowedIfAsked,
  buildSale,
  buildValidSale,
  cancelValid,
  save,
  saleBody,
  validate,
} from '#test/tools/till.ts'
import {
  matikanSemua,
  migrasiDiubah,
  mulai,
  sumberKini,
  sumberSebelum,
  type ServerVersi,
  type Sumber,
} from '#test/tools/versi.ts'

const HARI = ['2025-01-15', '2025-01-16', '2025-01-17', '2025-01-18'] as const
const kunci = randomBytes(32).toString('hex')

let sumber: Sumber
let database: FreshDatabase
let lama: ServerVersi
let baru: ServerVersi
/** As far as helpers ask for one. */
let server: TestServer

beforeAll(async () => {
  sumber = await sumberSebelum()
}, sabar(60_000))
beforeEach(async () => {
  database = await emptyDatabase()
  const pool = createPool({ url: database.url, max: 4 })
  server = { pool, pemilik: pool } as TestServer
})
afterEach(async () => {
  await matikanSemua()
  await server.pool.end()
  await database.drop()
})
afterAll(() => sumber?.remove())

const mulaiLama = (tanggal: string) => mulai(sumber, database, tanggal, kunci)
const mulaiBaru = (tanggal: string) => mulai(sumberKini, database, tanggal, kunci)
const diterapkan = async (): Promise<string[]> =>
  (await inDatabase<{ nama: string }>(server, 'SELECT nama FROM migrasi ORDER BY nama')).map((r) => r.nama)
const tutup = (kasir: Client) => kasir.send('POST', 'system/close', { PROSES: 'close' })
const hariDari = async () =>
  (
    await inDatabase<{ hari: string }>(server, 'SELECT tgl_system::text AS hari FROM toko ORDER BY kode_toko')
  ).map((r) => r.hari)

/** What this session is told from now on, by name. */
async function dengar(
  { url }: ServerVersi,
  { token }: Client,
): Promise<{ kata: string[]; henti: () => void }> {
  const kata: string[] = []
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  socket.onAny((event: string) => void kata.push(event))
  await new Promise<void>((done, fail) => socket.on('connect', done).on('connect_error', fail))
  return { kata, henti: () => socket.disconnect() }
}

/** Everything that an owner can look at without naming something: its address, and the status it is answered with. */
async function terbaca({ openApi }: ServerVersi, owner: Client): Promise<Record<string, number>> {
  const paths = Object.entries(openApi.paths)
    .filter(([path, methods]) => methods['get'] && !path.includes('{'))
    .map(([path]) => path)
  const status: Record<string, number> = {}
  for (const path of paths)
    status[path] = (
      await owner.file(`${path}?tgl_awal=${HARI[0]}&tgl_akhir=${HARI[0]}&tanggal=${HARI[0]}&kode_toko=TK01`)
    ).status
  return status
}

it('a migration of the version before is what it was', async () => {
  expect(await migrasiDiubah()).toEqual([])
})

it(
  'both work side by side through sales, a buy-back and two closes, and each goes on without the other',
  { timeout: sabar(240_000) },
  async () => {
    lama = await mulaiLama(HARI[0])
    expect((await diterapkan()).at(-1)).toBe(SEBELUM.migrasi)
    const kasirLama = await lama.client('KSR1')
    const pemilik = await lama.client('OWN1')
    const sebelum = await terbaca(lama, pemilik)
    expect(Object.values(sebelum).filter((status) => status === 200).length).toBeGreaterThan(100)
    const stok: string[] = []
    for (let i = 0; i < 6; i++)
      stok.push(
        ...(
          await buildTambah(pemilik, {
            barang: Array.from({ length: 20 }, () => ({ berat: 2, nama_barang: `CINCIN ${i}` })),
          })
        ).barcode,
      )
    const barang = (): string => stok.pop()!

    // the new one comes while the old one sells
    let datang = false
    const kedatangan = mulaiBaru(HARI[0]).finally(() => (datang = true))
    const terjual: string[] = []
    while (!datang && stok.length > 40) terjual.push(await buildValidSale(kasirLama, { barang: [barang()] }))
    baru = await kedatangan
    expect(terjual.length).toBeGreaterThan(0)
    expect(await diterapkan()).toEqual(await semuaMigrasi())
    expect(ingkar(lama.openApi, baru.openApi)).toEqual([])
    // prepared by connections of the old one before the new one came
    const dulu = await emptyDatabase()
    const semua = await semuaMigrasi()
    await migrate(dulu.url, semua.slice(0, semua.indexOf(SEBELUM.migrasi) + 1))
    expect(await tidakLagiDijawab(dulu.url, lama.statements, () => migrate(dulu.url))).toEqual({})
    await dulu.drop()

    // whatever the old one showed it shows, and a session is one of both
    expect(await terbaca(lama, pemilik)).toEqual(sebelum)
    const diBaru = (client: Client): Client => baru.dengan(client)
    const kasirBaru = diBaru(kasirLama)
    must(await kasirBaru.request('GET', 'users/me'))

    // what one has saved the other confirms, prints and cancels; what happens at one is told at the other
    const [telingaLama, telingaBaru] = [await dengar(lama, kasirLama), await dengar(baru, kasirBaru)]
    for (const [sini, sana, telinga] of [
      [kasirLama, kasirBaru, telingaBaru],
      [kasirBaru, kasirLama, telingaLama],
    ] as const) {
      telinga.kata.length = 0
      const no = await buildSale(sini, { barang: [barang()] })
      await expect.poll(() => telinga.kata).not.toEqual([])
      must(await validate(sana, no))
      expect((await sini.file(`penjualan/${no}/nota`)).type).toBe('application/pdf')
      expect((await sana.file(`penjualan/${no}/nota`)).type).toBe('application/pdf')
      must(await cancelValid(sini, no))
      expect(refusal(await validate(sana, no))[0]).toBe(409)
    }

    // a request that got no answer is repeated at the other: one document, one answer
    for (const [sini, sana] of [
      [kasirLama, kasirBaru],
      [kasirBaru, kasirLama],
    ] as const) {
      const body = await saleBody(sini, { barang: [barang()] })
      const dijawab = await save(sini, body)
      expect(await save(sana, body)).toEqual(dijawab)
      const [sekali, lagi] = await Promise.all([
        validate(sini, dijawab.data.no_faktur_group, body.id_trx.replace(/^./, 'Z')),
        validate(sana, dijawab.data.no_faktur_group, body.id_trx.replace(/^./, 'Z')),
      ])
      expect([sekali.status, lagi]).toEqual([200, sekali])
      expect(
        await inDatabase(server, 'SELECT no_faktur_group AS no FROM faktur_group WHERE id_trx = $1', [
          body.id_trx,
        ]),
      ).toEqual([{ no: dijawab.data.no_faktur_group }])
    }

    // settings and sessions that one changes the other knows at once
    const sementara = await baru.client('SLS1')
    must(await lama.dengan(sementara).request('GET', 'users/me'))
    must(await sementara.send('POST', '/service/v1/users/logout'))
    await expect.poll(async () => (await lama.dengan(sementara).request('GET', 'users/me')).status).toBe(401)

    // TK01 is closed by the old one, TK02 by the new one; the next day the other way round
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const nota: string[] = []
    telingaLama.henti()
    telingaBaru.henti()
    for (const [i, [pagi, malam]] of [
      [lama, baru],
      [baru, lama],
    ].entries() as never as [number, [ServerVersi, ServerVersi]][]) {
      const [k1, k2] = [await pagi.client('KSR1'), await malam.client('KSR2', 'TK02')]
      nota.push(`${await buildValidSale(k1, { barang: [barang()] })}-01`)
      const { barcode } = await buildTambah(await malam.client('OWN1', 'TK02'), {
        barang: [{ berat: 2, kode_baki: 'B1' }],
      })
      await buildValidSale(k2, { barang: barcode })
      must(await tutup(k1))
      must(await tutup(k2))
      expect(await hariDari()).toEqual([HARI[i + 1], HARI[i + 1]])
      for (const s of [lama, baru]) s.jam(HARI[i + 1]!)
      await expectBooksAgree(server.pool)
      // each buys back what the other has sold
      const kasir = await malam.client('KSR1')
      const dicari = must(await findNota(kasir, nota.at(-1)!)).data[0]
      const baris = { no_faktur_jual: nota.at(-1)!, berat: 2, kondisi: 'MULUS', harga: 1_270_000 }
      const dibeli = must(await allowedIfAsked(kasir, () => buy(kasir, { beli: [baris] })))
      expect(dicari).toMatchObject({ harga_jual: 1_300_000, umur_hari: 1 })
      must(await validateBuy(await pagi.client('KSR1'), dibeli.data.no_faktur_group))
    }

    // the old one dies and starts again, in a database that is newer than it
    await lama.mati()
    const kasir = await baru.client('KSR1')
    await buildValidSale(kasir, { barang: [barang()] })
    lama = await mulaiLama(HARI[2])
    expect(await diterapkan()).toEqual(await semuaMigrasi())
    await buildValidSale(lama.dengan(kasir), { barang: [barang()] })

    // and goes back to being the only one
    await baru.berhenti()
    const sendiri = await lama.client('KSR1')
    await buildValidSale(sendiri, { barang: [barang()] })
    must(await tutup(sendiri))
    lama.jam(HARI[3])
    await buildValidSale(await lama.client('KSR1'), { barang: [barang()] })
    await expectBooksAgree(server.pool)
    await lama.berhenti()
  },
)
