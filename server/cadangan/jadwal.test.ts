/** Backups by themselves, by a clock that is moved; what stays and what goes; a folder and a real S3 server alike. */
import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LOCK } from '#server/db/locks.ts'
import { sapu } from '#server/pictures/sapu.ts'
import { cadanganPerlu } from '#domain/rules/cadangan.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { cadangkan, pulihkanBaru, ruangUji, type RuangUji } from '#test/tools/cadangan.ts'
import { randomContent, startS3, type S3 } from '#test/tools/s3.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { jalankanBilaPerlu } from './jadwal.ts'
import { tempatFolder } from './tempat-folder.ts'
import { tempatS3 } from './tempat-s3.ts'
import type { Tempat } from './tempat.ts'

/** A bucket is sent more than one part of it. */
const PER_KIRIM = 6_000_000

let server: TestServer
let ruang: RuangUji
let s3: S3
beforeAll(async () => {
  ruang = await ruangUji()
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await ruang.close()
})
beforeEach(async () => {
  server = await startTestServer()
  return () => server.close()
})

const catatan = () =>
  inDatabase<{ status: string; asal: string; nama: string; dibuang: Date | null; sebab: string | null }>(
    server,
    'SELECT status, asal, nama, dibuang, sebab FROM cadangan ORDER BY id',
  )

describe('by schedule', () => {
  const pakai = (tempat: Tempat) => () =>
    jalankanBilaPerlu(
      {
        pool: server.pool,
        clock: server.clock,
        jam: '09:00',
        kerjakan: async (jadwal) => {
          await cadangkan(server, tempat, {
            asal: 'JADWAL',
            perlu: (state) => cadanganPerlu(state, jadwal, server.clock.now()),
          })
        },
      },
      new AbortController().signal,
    )

  it('makes one a day, of several processes one of them', async () => {
    const lihat = pakai(tempatFolder(join(ruang.folder, 'jadwal')))
    await Promise.all([lihat(), lihat(), lihat()])
    expect(await lihat()).toBe(false)
    server.clock.set('2025-01-16')
    await lihat()
    await lihat()
    expect((await catatan()).map(({ status, asal }) => [status, asal])).toEqual([
      ['BAIK', 'JADWAL'],
      ['BAIK', 'JADWAL'],
    ])
    await expectBooksAgree(server.pool)
  })

  it('tells why one failed, leaves nothing of it, and tries again an hour later', async () => {
    const folder = join(ruang.folder, 'berkas')
    await writeFile(folder, '')
    const lihat = pakai(tempatFolder(join(folder, 'di-dalam')))
    await expect(lihat()).rejects.toThrow(/tidak ada: sambungkan disknya/)
    expect(await lihat()).toBe(false)
    expect(await catatan()).toMatchObject([
      { status: 'GAGAL', sebab: expect.stringMatching(/sambungkan disknya/) },
    ])
    const now = server.clock.now()
    const later = { now: () => new Date(now.getTime() + 3_600_000) }
    await rm(folder)
    const jadwal = { pool: server.pool, clock: later, jam: '09:00', kerjakan: async () => {} }
    expect(await jalankanBilaPerlu(jadwal, new AbortController().signal)).toBe(true)
  })

  it('makes none before there is a shop', async () => {
    const empty = await startTestServer({ kosong: true })
    const jadwal = {
      pool: empty.pool,
      clock: empty.clock,
      jam: '09:00',
      kerjakan: () => Promise.reject(new Error()),
    }
    expect(await jalankanBilaPerlu(jadwal, new AbortController().signal)).toBe(false)
    await empty.close()
  })
})

describe.each([
  ['a folder', () => tempatFolder(join(ruang.folder, 'tempat'))],
  ['a bucket', () => tempatS3(s3.options, undefined, PER_KIRIM)],
])('in %s', (_, buka) => {
  it('keeps as many as it is told, and takes away none but its own that it can still know', async () => {
    const tempat = buka()
    const buat = async () => (await cadangkan(server, tempat, { simpan: 2 }))!.nama
    const pertama = await buat()
    const asing = 'kencana-20200101-000000-aaaa.tar'
    await tempat.write(asing, satu(randomContent(600)), async () => {})
    const [kedua, ketiga] = [await buat(), await buat()]
    expect(await tempat.list()).toEqual([asing, kedua, ketiga].sort())
    expect((await catatan()).find(({ nama }) => nama === pertama)!.dibuang).not.toBeNull()
    // A backup that was damaged since is not counted: two good ones stay beside it.
    await tempat.hapus(ketiga)
    await tempat.write(ketiga, satu(randomContent(600)), async () => {})
    const keempat = await buat()
    expect(await tempat.list()).toEqual([asing, kedua, ketiga, keempat].sort())
    for (const nama of await tempat.list()) await tempat.hapus(nama)
  })

  it('is restored from there: pictures, books', async () => {
    const tempat = buka()
    for (let i = 0; i < 20; i++)
      await server.app.deps.penyimpanan.simpan(`BARANG/${i}.jpg`, randomContent(400_000))
    const baik = (await cadangkan(server, tempat))!
    expect(baik.bytes).toBeGreaterThan(PER_KIRIM)
    const pulih = await pulihkanBaru(server, ruang, baik.nama, { read: () => tempat.read(baik.nama) })
    expect([pulih.buku.selisih, pulih.manifest.gambar.jumlah]).toEqual([[], 20])
    expect(await readdir(join(pulih.picture, 'BARANG'))).toHaveLength(20)
    await pulih.database.drop()
    await tempat.hapus(baik.nama)
  })

  it('leaves nothing of one that breaks off, and says so', async () => {
    const tempat = buka()
    const { penyimpanan } = server.app.deps
    for (let i = 0; i < 20; i++) await penyimpanan.simpan(`BARANG/${i}.jpg`, randomContent(400_000))
    const rapuh = {
      ...penyimpanan,
      ambil: (nama: string) =>
        nama.includes('/19') ? Promise.reject(new Error('S3 503')) : penyimpanan.ambil(nama),
    }
    await expect(cadangkan(server, tempat, { penyimpanan: rapuh })).rejects.toThrow('S3 503')
    expect(await catatan()).toMatchObject([{ status: 'GAGAL', sebab: 'S3 503' }])
    expect(await tempat.list()).toEqual([])
    // A process that was killed said nothing: the next one does.
    await inDatabase(
      server,
      `INSERT INTO cadangan (mulai, asal, tempat, nama)
       VALUES (now(), 'JADWAL', '${tempat.tempat}', 'kencana-20250101-000000-0000.tar')`,
    )
    const baik = (await cadangkan(server, tempat))!
    expect((await catatan())[1]).toMatchObject({ status: 'GAGAL', sebab: 'terputus di tengah jalan' })
    expect(await tempat.list()).toEqual([baik.nama])
    await tempat.hapus(baik.nama)
  })
})

test('what a bucket kept of one that failed, and could not be asked to take away then, goes before the next', async () => {
  const tempat = tempatS3(s3.options)
  const { penyimpanan } = server.app.deps
  await penyimpanan.simpan('BARANG/1.jpg', randomContent(1_000))
  const rapuh = { ...penyimpanan, ambil: () => Promise.reject(new Error('S3 503')) }
  await expect(cadangkan(server, tempat, { penyimpanan: rapuh })).rejects.toThrow('S3 503')
  await tempat.write((await catatan())[0]!.nama, satu(randomContent(600)), async () => {})
  const { nama } = (await cadangkan(server, tempat))!
  expect(await tempat.list()).toEqual([nama])
  await tempat.hapus(nama)
})

test('pictures that must go stay while one is being made', async () => {
  const { penyimpanan } = server.app.deps
  const nama = `BARANG/${randomBytes(6).toString('hex')}.jpg`
  await penyimpanan.simpan(nama, randomContent(10))
  await inDatabase(server, `INSERT INTO objek_buang VALUES ('${nama}', '2025-01-01')`)
  const gagal = (_: string, error: unknown) => {
    throw error
  }
  const lain = await server.pemilik.connect()
  await lain.query(`SELECT pg_advisory_lock(${LOCK.cadangan}, 0)`)
  const now = server.clock.now()
  expect(await sapu({ pool: server.pool, penyimpanan, now }, gagal)).toBe(0)
  await lain.query(`SELECT pg_advisory_unlock(${LOCK.cadangan}, 0)`)
  lain.release()
  expect(await sapu({ pool: server.pool, penyimpanan, now }, gagal)).toBe(1)
})

test('data that speak of photos, and a storage without any, make no backup', async () => {
  await inDatabase(server, `UPDATE barang SET foto = '{abc}' WHERE kode_barcode = '00000001'`)
  await expect(cadangkan(server, ruang.tempat)).rejects.toThrow(/tidak ada satu gambar pun/)
})

async function* satu(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
