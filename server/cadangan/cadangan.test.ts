/** A whole backup, made while tills sell, and an empty machine that becomes what it was. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { createPool } from '#server/db/client.ts'
import { migrate, allMigrations } from '#server/db/migrate.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import {
  databaseShape,
  cadangkan,
  databaseContent,
  pulihkanBaru,
  ruangUji,
  type Dipulihkan,
  type RuangUji,
} from '#test/tools/cadangan.ts'
import { clientOf, must, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { freshDatabase } from '#test/tools/database.ts'
import { jpeg, kirimFoto } from '#test/tools/pictures.ts'
import { buildKas } from '#test/tools/kas.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale, cancelValid } from '#test/tools/till.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ruang: RuangUji
let ask: Ask
/** While it was made, entries went on: how many there were before and after. */
let nama: string
let selama: { sebelum: number; sesudah: number }
let pulih: Dipulihkan

beforeAll(async () => {
  server = await startTestServer()
  ruang = await ruangUji()
  ask = askOf(server)
  const kasir = await ask.as('KSR1')
  await buildValidSale(kasir, { barang: ['00000001'] })
  await cancelValid(kasir, await buildValidSale(kasir, { barang: ['00000003'] }))
  await buildTitipanSah(kasir, { barang: ['00000004'], pembayaran: cash(500_000) })
  for (let i = 0; i < 3; i++) must(await kirimFoto(await ask.as('OWN1'), '00000002', await jpeg(800, 600)))
  ask = await closeDay(server, ask, '2025-01-16')
  await buildValidSale(await ask.as('KSR1'), { barang: ['00000002'] })
  ask = await closeDay(server, ask, '2025-01-17')
  const masuk = await sambilMencatat(async () => {
    nama = (await cadangkan(server, ruang.tempat))!.nama
  })
  selama = masuk
  pulih = await pulihkanBaru(server, ruang, nama)
})
afterAll(async () => {
  await server.close()
  await pulih?.database.drop()
  await ruang.close()
})

const jumlahKas = async (url: TestServer['pemilik']): Promise<number> =>
  (await url.query<{ n: number }>('SELECT count(*) AS n FROM kas_bank')).rows[0]!.n

/** Tills write without a pause until `work` is done. */
async function sambilMencatat(work: () => Promise<void>): Promise<typeof selama> {
  const kasir = await ask.as('KSR1')
  await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 10_000 })
  const sebelum = await jumlahKas(server.pemilik)
  const state = { selesai: false }
  const bekerja = work().finally(() => (state.selesai = true))
  bekerja.catch(() => {}) // said when it is waited for
  while (!state.selesai) await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 10_000 })
  await bekerja
  return { sebelum, sesudah: await jumlahKas(server.pemilik) }
}

describe('a backup that is made while tills write', () => {
  test('keeps nobody waiting, and holds one moment: the books of the restored agree', async () => {
    expect(selama.sesudah).toBeGreaterThan(selama.sebelum)
    expect(pulih.buku).toMatchObject({ selisih: [] })
    expect(pulih.buku.diperiksa).toBeGreaterThan(20)
    const pool = createPool({ url: pulih.database.url, max: 1 })
    const ada = await jumlahKas(pool)
    await pool.end()
    expect(ada).toBeGreaterThanOrEqual(selama.sebelum)
    expect(ada).toBeLessThan(selama.sesudah)
    await expectBooksAgree(server.pool)
  })

  test('is noted with its size and hash, and nothing is left beside it', async () => {
    const [row] = await inDatabase<Record<string, unknown>>(server, 'SELECT * FROM cadangan')
    const bytes = await readFile(join(ruang.tempat.tempat, nama))
    expect(row).toMatchObject({
      status: 'BAIK',
      asal: 'PERINTAH',
      nama,
      bytes: bytes.length,
      hash: pulih.hash,
    })
    expect(await ruang.tempat.list()).toEqual([nama])
  })
})

/** Made with nobody at work: the two can be compared as they are. */
describe('an empty machine', () => {
  let tenang: Dipulihkan
  let app: App
  let url: string
  let dulu: Record<string, string>
  let kini: Record<string, string>
  beforeAll(async () => {
    tenang = await pulihkanBaru(server, ruang, (await cadangkan(server, ruang.tempat))!.nama)
    // A server that starts there sweeps and signs in.
    dulu = await databaseContent(server.pemilik.options.connectionString!, ['cadangan', 'pemulihan', 'sesi'])
    kini = await databaseContent(tenang.database.url, ['cadangan', 'pemulihan', 'sesi'])
    app = await buildApp({
      url: tenang.database.urlServer,
      clock: server.clock,
      rahasia: server.app.deps.rahasia,
      penyimpanan: diFolder(tenang.picture),
      loginPerMinute: 1000,
    })
    url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app?.close()
    await tenang?.database.drop()
  })
  const di = async (user_id: string, alamat = url): Promise<Client> => {
    const masuk = await clientOf(alamat, '').send('POST', 'users/login', {
      user_id,
      password: 'Rahasia-123',
      kode_toko: 'TK01',
    })
    return clientOf(alamat, (must(masuk).data as { token: string }).token)
  }

  it('has every row of every table, and every sequence where it stood', async () => {
    expect(kini).toEqual(dulu)
    expect(Object.keys(dulu).length).toBeGreaterThan(80)
  })

  it('forbids and allows what a new one does', async () => {
    const baru = await freshDatabase()
    expect(await databaseShape(tenang.database.url)).toEqual(await databaseShape(baru.url))
    await baru.drop()
  })

  it('has every picture, to the byte', async () => {
    const [asli, sini] = [server.app.deps.penyimpanan, diFolder(tenang.picture)]
    const names: string[] = []
    for await (const picture of asli.list()) names.push(picture)
    expect(names).toHaveLength(6)
    for (const picture of names) expect(await sini.ambil(picture)).toEqual(await asli.ambil(picture))
    expect(tenang.manifest.gambar.jumlah).toBe(6)
  })

  it('draws every closed day as it was, to the byte, on the screen and on paper', async () => {
    const [lama, baru] = [await ask.as('OWN1'), await di('OWN1')]
    expect(tenang.r49).toEqual({ hari: 2, otherPictures: [] })
    for (const hari of ['2025-01-15', '2025-01-16']) {
      const dari = `eod/report?tanggal=${hari}`
      expect(JSON.stringify(await baru.send('GET', dari))).toBe(JSON.stringify(await lama.send('GET', dari)))
      const pdf = await Promise.all(
        [lama, baru].map(async (c) => (await c.file(`eod/report/pdf?tanggal=${hari}`)).bytes),
      )
      expect(withoutTime(pdf[1]!)).toEqual(withoutTime(pdf[0]!))
    }
  })

  it('goes on: the next numbers and barcodes are new ones, and its books agree', async () => {
    const kasir = await di('KSR1')
    const sebelum = await databaseContent(tenang.database.url)
    const no = await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 10_000 })
    const lama = await inDatabase(server, `SELECT 1 FROM kas_bank WHERE no_kas = '${no}'`)
    expect(lama).toEqual([])
    expect((await databaseContent(tenang.database.url))['jurnal']).not.toBe(sebelum['jurnal'])
    const pool = createPool({ url: tenang.database.url, max: 1 })
    const [barcode, terpakai] = await Promise.all([
      pool.query(`SELECT nextval('barcode_seq') AS n`),
      pool.query(`SELECT max(kode_barcode::bigint) AS n FROM barang WHERE kode_barcode ~ '^[0-9]{8}$'`),
    ])
    expect(barcode.rows[0].n).toBeGreaterThan(terpakai.rows[0].n)
    await pool.end()
    await expectBooksAgree(app.deps.pool)
  })

  it('lets nobody go on with a session of the other machine', async () => {
    const lama = await ask.as('OWN1')
    expect((await lama.send('GET', 'beranda')).status).toBe(200)
    expect((await clientOf(url, lama.token).send('GET', 'beranda')).status).toBe(401)
  })

  it('claims no backup of the other machine as its own, but knows the one it came from', async () => {
    const pool = createPool({ url: tenang.database.url, max: 1 })
    const { rows } = await pool.query('SELECT dibuat, sampai, hash FROM pemulihan')
    expect(rows).toEqual([
      { dibuat: new Date(tenang.manifest.dibuat), sampai: expect.any(Number), hash: tenang.hash },
    ])
    await pool.end()
  })
})

/** Two prints of one paper differ in when they were made. */
const withoutTime = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/\(D:\d{14}Z?\)/g, '')
    .replaceAll(/\/ID \[[^\]]*\]/g, '')

test('migrations of the file come first, later ones after the rows: the same shape either way', async () => {
  const all = await allMigrations()
  const database = await freshDatabase()
  const pool = createPool({ url: database.url, max: 1 })
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await pool.end()
  expect(await migrate(database.url, all.slice(0, -1))).toEqual(all.slice(0, -1))
  expect(await migrate(database.url)).toEqual(all.slice(-1))
  await database.drop()
})
