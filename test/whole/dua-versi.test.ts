/**
 * A chain is upgraded while it sells: a server of the version before and one of this one work side by side in one database, through
 * sales, a buy-back and two closes; then each of them is gone, and the other goes on (docs/decisions/45-versi.md).
 */
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPool } from '#server/db/client.ts'
import { migrate, allMigrations } from '#server/db/migrate.ts'
import { SEBELUM } from '#server/db/versi.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buy, findNota, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Client } from '#test/tools/client.ts'
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
  adaRiwayat,
  dengar,
  killAll,
  changedMigration,
  mulai,
  sumberKini,
  sumberSebelum,
  type ServerVersi,
  type Sumber,
  readable,
} from '#test/tools/versi.ts'

/** The sources of the version before are nowhere but in the history. */
const TANPA_RIWAYAT = !adaRiwayat()

/** Promises to the screens of the version before that are let go. */
const LET_GO = [
  // Rates of PPN are rows with their day.
  /para-system.* enum \["PPN_RATE_/,
  // Asked where people are forgotten, never of a document.
  /perlu_otorisasi\[\]: enum \["HAPUS DATA PRIBADI"\]/,
  // What PPATK is told of is another list (DOMAIN §P.2): its old screen says that there is a newer one.
  /\/aml\/.* must be there$/,
]

const HARI = ['2025-01-15', '2025-01-16', '2025-01-17', '2025-01-18'] as const
const kunci = randomBytes(32).toString('hex')

let sumber: Sumber
let kini: Sumber
let database: FreshDatabase
let lama: ServerVersi
let baru: ServerVersi
/** As far as helpers ask for one. */
let server: TestServer

beforeAll(async () => {
  ;[sumber, kini] = await Promise.all([sumberSebelum(), sumberKini()])
}, sabar(60_000))
beforeEach(async () => {
  database = await emptyDatabase()
  const pool = createPool({ url: database.url, max: 4 })
  server = { pool, pemilik: pool } as TestServer
})
afterEach(async () => {
  await killAll()
  await server.pool.end()
  await database.drop()
})
afterAll(() => Promise.all([sumber?.remove(), kini?.remove()]))

const mulaiLama = (tanggal: string) => mulai(sumber, database, tanggal, kunci)
const mulaiBaru = (tanggal: string) => mulai(kini, database, tanggal, kunci)
const diterapkan = async (): Promise<string[]> =>
  (await inDatabase<{ nama: string }>(server, 'SELECT nama FROM migrasi ORDER BY nama')).map((r) => r.nama)
/** Journal and balances, without the functions that newer versions write them by (server/db/hak.ts). */
const writingAlone = async (): Promise<boolean> =>
  (
    await inDatabase<{ boleh: boolean }>(
      server,
      `SELECT has_table_privilege('kencana_app', 'jurnal', 'INSERT') AS boleh`,
    )
  )[0]!.boleh
const tutup = (kasir: Client) => kasir.send('POST', 'system/close', { PROSES: 'close' })
const hariDari = async () =>
  (
    await inDatabase<{ hari: string }>(server, 'SELECT tgl_system::text AS hari FROM toko ORDER BY kode_toko')
  ).map((r) => r.hari)

/** Sold, one after the other, until something else is done. */
async function jualSampai(selesai: Promise<unknown>, kasir: Client, stok: string[]): Promise<number> {
  const state = { selesai: false }
  const tandai = (): void => void (state.selesai = true)
  selesai.then(tandai, tandai)
  const sebelum = stok.length
  while (!state.selesai && stok.length > CUKUP) await buildValidSale(kasir, { barang: [stok.pop()!] })
  return sebelum - stok.length
}
/** Pieces that the rest of the story sells. */
const CUKUP = 30

/**
 * Crosses the two versions: a document saved at one is confirmed, printed and cancelled at the other; what happens at
 * one is told at the other.
 */
async function bersilang(kasir: readonly [Client, Client], stok: string[]): Promise<void> {
  const telinga = [await dengar(lama, kasir[0]), await dengar(baru, kasir[1])] as const
  for (const i of [0, 1] as const) {
    const [sini, sana, didengar] = [kasir[i], kasir[1 - i]!, telinga[1 - i]!]
    didengar.kata.length = 0
    const no = await buildSale(sini, { barang: [stok.pop()!] })
    await expect.poll(() => didengar.kata).not.toEqual([])
    must(await validate(sana, no))
    for (const siapa of kasir) expect((await siapa.file(`penjualan/${no}/nota`)).type).toBe('application/pdf')
    must(await cancelValid(sini, no))
    expect(refusal(await validate(sana, no))[0]).toBe(409)
  }
  for (const { henti } of telinga) henti()
}

/** A request that got no answer is repeated at the other: one document, one answer, also when both are asked at once. */
async function diulang(sini: Client, sana: Client, stok: string[]): Promise<void> {
  const body = await saleBody(sini, { barang: [stok.pop()!] })
  const dijawab = await save(sini, body)
  expect(await save(sana, body)).toEqual(dijawab)
  const no = dijawab.data.no_faktur_group as string
  const id = idTrx()
  const [sekali, lagi] = await Promise.all([validate(sini, no, id), validate(sana, no, id)])
  expect([sekali.status, lagi]).toEqual([200, sekali])
  expect(
    await inDatabase(server, 'SELECT no_faktur_group AS no FROM faktur_group WHERE id_trx = $1', [
      body.id_trx,
    ]),
  ).toEqual([{ no }])
}

/**
 * Works a day: both sell, one closes TK01 and the other TK02; the next day, pieces sold by one are bought back by the
 * other.
 */
async function sehari(pagi: ServerVersi, malam: ServerVersi, besok: string, stok: string[]): Promise<void> {
  const [k1, k2] = [await pagi.client('KSR1'), await malam.client('KSR2', 'TK02')]
  const nota = `${await buildValidSale(k1, { barang: [stok.pop()!] })}-01`
  const { barcode } = await buildTambah(await malam.client('OWN1', 'TK02'), {
    barang: [{ berat: 2, kode_baki: 'B1' }],
  })
  await buildValidSale(k2, { barang: barcode })
  for (const kasir of [k1, k2]) must(await tutup(kasir))
  expect(await hariDari()).toEqual([besok, besok])
  for (const s of [pagi, malam]) s.jam(besok)
  await expectBooksAgree(server.pool)

  const kasir = await malam.client('KSR1')
  const [dicari] = must(await findNota(kasir, nota)).data
  expect(dicari).toMatchObject({ harga_jual: 1_300_000, umur_hari: 1 })
  const beli = [{ no_faktur_jual: nota, berat: 2, kondisi: 'MULUS', harga: 1_270_000 }]
  const dibeli = must(await allowedIfAsked(kasir, () => buy(kasir, { beli })))
  must(await validateBuy(await pagi.client('KSR1'), dibeli.data.no_faktur_group))
}

it.skipIf(TANPA_RIWAYAT)('a migration of the version before is what it was', async () => {
  expect(await changedMigration()).toEqual([])
})

it.skipIf(TANPA_RIWAYAT)(
  'a connection of the version before goes on asking what it has prepared while the database becomes newer',
  async () => {
    lama = await mulaiLama(HARI[0])
    const all = await allMigrations()
    expect(await diterapkan()).toEqual(all.slice(0, all.indexOf(SEBELUM.migration) + 1))
    expect(Object.keys(lama.statements).length).toBeGreaterThan(200)
    expect(await tidakLagiDijawab(database.url, lama.statements, () => migrate(database.url))).toEqual({})
    // And everything of it is still allowed to it (server/db/hak.ts).
    expect(await tidakLagiDijawab(database.urlServer, lama.statements, async () => {})).toEqual({})
  },
)

it.skipIf(TANPA_RIWAYAT)(
  'both work side by side through sales, a buy-back and two closes, and each goes on without the other',
  { timeout: sabar(240_000) },
  async () => {
    lama = await mulaiLama(HARI[0])
    const [kasirLama, pemilik] = [await lama.client('KSR1'), await lama.client('OWN1')]
    const sebelum = await readable(lama, pemilik, HARI[0])
    expect(Object.values(sebelum).filter((status) => status === 200).length).toBeGreaterThan(100)
    const barang = Array.from({ length: 100 }, () => ({ berat: 2 }))
    const stok = (await buildTambah(pemilik, { barang })).barcode

    // the new one comes while the old one sells
    const kedatangan = mulaiBaru(HARI[0])
    expect(await jualSampai(kedatangan, kasirLama, stok)).toBeGreaterThan(0)
    baru = await kedatangan
    expect(await diterapkan()).toEqual(await allMigrations())

    // a screen of the old one may ask the new one, a session is one of both, and the old one shows what it showed
    expect(
      ingkar(lama.openApi, baru.openApi).filter((one) => !LET_GO.some((known) => known.test(one))),
    ).toEqual([])
    const kasirBaru = baru.dengan(kasirLama)
    expect(await readable(lama, pemilik, HARI[0])).toEqual(sebelum)
    await bersilang([kasirLama, kasirBaru], stok)
    await diulang(kasirLama, kasirBaru, stok)
    await diulang(kasirBaru, kasirLama, stok)

    // a session that ends at one has ended at the other
    const sales = await baru.client('SLS1')
    const diLama = lama.dengan(sales)
    must(await diLama.request('GET', 'users/me'))
    must(await sales.send('POST', '/service/v1/users/logout'))
    await expect.poll(async () => (await diLama.request('GET', 'users/me')).status).toBe(401)

    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    await sehari(lama, baru, HARI[1], stok)
    await sehari(baru, lama, HARI[2], stok)

    // the old one dies: the next start of a newer one takes back what only the old one writes by itself
    expect(await writingAlone()).toBe(true)
    await lama.dead()
    await inDatabase(server, `UPDATE versi SET lama_mulai = now() - interval '1 hour'`)
    await expect
      .poll(async () => {
        await migrate(database.url)
        return writingAlone()
      })
      .toBe(false)
    // and it starts again, in a database that is newer than it, and is given that by its start
    const kasir = await baru.client('KSR1')
    await buildValidSale(kasir, { barang: [stok.pop()!] })
    lama = await mulaiLama(HARI[2])
    expect([await writingAlone(), await diterapkan()]).toEqual([true, await allMigrations()])
    await buildValidSale(lama.dengan(kasir), { barang: [stok.pop()!] })

    // and goes back to being the only one
    await baru.berhenti()
    const sendiri = await lama.client('KSR1')
    await buildValidSale(sendiri, { barang: [stok.pop()!] })
    must(await tutup(sendiri))
    lama.jam(HARI[3])
    await buildValidSale(await lama.client('KSR1'), { barang: [stok.pop()!] })
    await expectBooksAgree(server.pool)
  },
)
