/** Files that are not what they were, and places that are not empty: said in words, and nothing is changed. */
import { createHash, randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { diFolder } from '#server/pictures/folder.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { prepareDatabase } from '#server/start/demo.ts'
import { rounds } from '#test/tools/chance.ts'
import {
  cadangkan,
  dibuka,
  disusunLagi,
  databaseContent,
  pulihkanBaru,
  ruangUji,
  type RuangUji,
} from '#test/tools/cadangan.ts'
import { freshDatabase } from '#test/tools/database.ts'
import { buildMember } from '#test/tools/factories.ts'
import { randomContent } from '#test/tools/s3.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { connected } from '../settings/database.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { TANDA } from './load.ts'
import { readCadangan } from './periksa.ts'
import { checkFile, pulihkan, type Pemulihan } from './pulihkan.ts'
import { fillDigest } from './segel.ts'

let server: TestServer
let ruang: RuangUji
let nama: string
let whole: Buffer
/** The content of that backup, decrypted. */
let readable: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ruang = await ruangUji()
  const { penyimpanan } = server.app.deps
  for (let i = 0; i < 30; i++) await penyimpanan.simpan(`BARANG/uji-${i}.jpg`, randomContent(300 * i + 1))
  nama = (await cadangkan(server, ruang.tempat))!.nama
  whole = await readFile(join(ruang.tempat.tempat, nama))
  readable = await dibuka(whole, server.app.deps)
})
afterAll(async () => {
  await server.close()
  await ruang.close()
})

async function* dari(bytes: Buffer, step = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step)
}
const pembuka = () => ({ rahasia: server.app.deps.rahasia })
const pemulihan = (bytes: Buffer, lain: Partial<Pemulihan> = {}): Pemulihan => ({
  read: () => dari(bytes),
  file: 'uji.tar',
  rahasia: server.app.deps.rahasia,
  penyimpanan: diFolder(join(ruang.folder, 'gambar')),
  now: server.clock.now(),
  log: () => {},
  ...lain,
})

describe('a file', () => {
  it('is whole as it is, in chunks of any size', async () => {
    const { hash } = await readCadangan(dari(whole), pembuka())
    expect(hash).toBe(createHash('sha256').update(whole).digest('hex'))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 700, max: 200_000 }), async (step) => {
        expect((await readCadangan(dari(whole, step), pembuka())).hash).toBe(hash)
      }),
      { numRuns: 4 },
    )
  })

  it('that is cut anywhere is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), async (dalam, at) => {
        const bytes = dalam ? readable : whole
        await expect(checkFile(pemulihan(bytes.subarray(0, at % bytes.length)))).rejects.toThrow(
          /^berkas cadangan (terpotong|rusak)/,
        )
      }),
      {
        numRuns: rounds(15, 40),
        examples: [
          [false, 0],
          [false, whole.length - 1],
          ...[0, 511, 512, readable.length - 1, readable.length - 512, readable.length - 1024].map(
            (at): [boolean, number] => [true, at],
          ),
        ],
      },
    )
  })

  it('of which one byte is another is refused, whichever it is', async () => {
    const satu = async (at: number, beda: number, dalam: boolean) => {
      const broken = Buffer.from(dalam ? readable : whole)
      broken[at % broken.length]! ^= beda
      await expect(checkFile(pemulihan(broken)), `byte ${at}`).rejects.toThrow(
        /^(berkas cadangan|kunci identitas lain)/,
      )
    }
    const ekor = readable.length - 1
    await fc.assert(fc.asyncProperty(fc.nat(ekor), fc.integer({ min: 1, max: 255 }), fc.boolean(), satu), {
      numRuns: rounds(20, 60),
      examples: [
        [0, 1, true],
        [100, 1, true],
        [136, 1, true],
        [148, 2, true],
        [257, 32, true],
        [500, 1, true],
        [ekor, 1, true],
        [ekor - 1500, 1, true],
        [ekor - 2048, 4, true],
      ],
    })
  })

  it('with something behind it is refused, and so is what is no backup', async () => {
    for (const bytes of [
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.concat([whole, whole]),
      randomContent(9_000),
      Buffer.alloc(4_096),
    ])
      await expect(checkFile(pemulihan(bytes))).rejects.toThrow(/^berkas cadangan /)
  })

  it('of another key is refused, and both keys are named by their fingerprints', async () => {
    const rahasia = new Rahasia(randomBytes(32))
    await expect(checkFile(pemulihan(whole, { rahasia }))).rejects.toThrow(/tidak terbuka dengan kunci/)
    await expect(checkFile(pemulihan(readable, { rahasia }))).rejects.toThrow(
      /^kunci identitas lain: .*([0-9A-F]{4}-){3}[0-9A-F]{4}.*([0-9A-F]{4}-){3}[0-9A-F]{4}/,
    )
  })

  it.each([
    ['layout', (m: Manifest) => ({ ...m, format: 99 })],
    ['migration', (m: Manifest) => ({ ...m, migrasi: [...m.migrasi, '9999-masa-depan.sql'] })],
  ])('of a newer %s is refused', async (_, ubah) => {
    await expect(checkFile(pemulihan(await denganManifest(ubah)))).rejects.toThrow(
      /lebih baru \(.*pasang versi itu dulu/,
    )
  })

  it('is opened by any tar, its tables by any gzip, its pictures proved by any sha256sum', async () => {
    const folder = join(ruang.folder, 'dibuka')
    await mkdir(folder)
    execFileSync('tar', ['x', '-C', folder], { input: readable })
    const toko = execFileSync('sh', ['-c', 'zcat tabel/toko-*.copy.gz'], { cwd: folder }).toString()
    expect(toko.split('\n').filter(Boolean)).toHaveLength(2)
    execFileSync('sh', ['-c', 'sha256sum --quiet -c gambar-*.sha256'], { cwd: folder })
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
    expect(manifest.gambar.jumlah).toBe(30)
    expect(await readFile(join(folder, 'BACA-SAYA.txt'), 'utf8')).toContain('npm run pulihkan')
  })
})

/** The file with another manifest, sealed by this chain's key. */
const denganManifest = (ubah: (m: Manifest) => unknown): Promise<Buffer> =>
  disusunLagi(readable, {
    ubah: ({ nama, content }) =>
      nama === MANIFEST
        ? Buffer.from(JSON.stringify(ubah(JSON.parse(content.toString()) as Manifest)))
        : content,
    digest: (hash) => fillDigest(server.app.deps.rahasia, hash),
  })

describe('a place', () => {
  it('that holds a shop is refused, and nothing of it is changed', async () => {
    const lain = await startTestServer({ tanggal: '2025-02-01', tersendiri: true })
    const url = lain.pemilik.options.connectionString!
    const sebelum = await databaseContent(url)
    const p = pemulihan(whole)
    await expect(pulihkan(url, p, await checkFile(p))).rejects.toThrow(/sedang dipakai \(\d+ sambungan\)/)
    await lain.app.close()
    await lain.pemilik.end()
    await expect(pulihkan(url, p, await checkFile(p))).rejects.toThrow(
      /sudah berisi toko, tidak ada yang diubah/,
    )
    expect(await databaseContent(url)).toEqual(sebelum)
    await lain.close().catch(() => {}) // the app of that server has ended already
  })

  it('with tables of somebody else is refused', async () => {
    const database = await freshDatabase()
    const client = await connected(database.url)
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE milik_lain (n int)')
    await client.end()
    const p = pemulihan(whole)
    await expect(pulihkan(database.url, p, await checkFile(p))).rejects.toThrow(/berisi tabel lain/)
    await database.drop()
  })
})

test('a restore that is interrupted bears a mark: no server starts on it, and the same command begins anew', async () => {
  const database = await freshDatabase()
  const p = pemulihan(whole)
  const diperiksa = await checkFile(p)
  const broken = {
    ...p,
    penyimpanan: { ...p.penyimpanan, simpan: () => Promise.reject(new Error('disk penuh')) },
  }
  await expect(pulihkan(database.url, broken, diperiksa)).rejects.toThrow('disk penuh')
  const client = await connected(database.url)
  expect((await client.query(`SELECT to_regclass('${TANDA}') AS ada`)).rows).toEqual([{ ada: TANDA }])
  expect((await client.query('SELECT 1 FROM toko')).rowCount).toBe(0)
  await client.end()
  await expect(prepareDatabase(database.url, () => {})).rejects.toThrow(
    /^Pemulihan dari cadangan belum selesai/,
  )
  expect((await pulihkan(database.url, p, diperiksa)).buku.selisih).toEqual([])
  await database.drop()
})

test('a file that changes while it is read is not loaded', async () => {
  const broken = Buffer.from(whole)
  broken[Math.floor(broken.length / 2)]! ^= 1
  let kali = 0
  await expect(
    pulihkanBaru(server, ruang, nama, { read: () => dari(kali++ ? broken : whole) }),
  ).rejects.toThrow()
})

test('a key that opens no identity makes no backup: its fingerprint would be a lie', async () => {
  const { rahasia } = server.app.deps
  const content = rahasia.tutup('3404011505900001')
  await buildMember(server, { kode_member: 'M-0000001' })
  await server.pemilik.query('UPDATE member SET nik_enc = $1', [content])
  await expect(cadangkan(server, ruang.tempat, { rahasia: new Rahasia(randomBytes(32)) })).rejects.toThrow(
    /bukan kunci data ini/,
  )
  expect((await server.pemilik.query(`SELECT sebab FROM cadangan WHERE status = 'GAGAL'`)).rows).toEqual([
    { sebab: expect.stringMatching(/bukan kunci data ini/) },
  ])
  expect(await ruang.tempat.list()).toEqual([nama])
})
