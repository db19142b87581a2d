/** Who has a backup, but not the chain's key, makes nothing of it that is restored. */
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diFolder } from '#server/gambar/folder.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import {
  cadangkan,
  disusunLagi,
  pulihkanBaru,
  ruangUji,
  satuPotong,
  type RuangUji,
} from '#test/tools/cadangan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { MANIFEST, tabelDari, type Manifest } from './manifest.ts'
import { periksaBerkas, type Pemulihan } from './pulihkan.ts'
import { isiSidik } from './segel.ts'

let server: TestServer
let ruang: RuangUji
let nama: [string, string]
let pertama: Buffer
let kedua: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ruang = await ruangUji()
  const satu = async () => (await cadangkan(server, ruang.tempat))!.nama
  nama = [await satu(), await satu()]
  ;[pertama, kedua] = await Promise.all(
    nama.map((n) => readFile(join(ruang.tempat.tempat, n))) as [Promise<Buffer>, Promise<Buffer>],
  )
})
afterAll(async () => {
  await server.close()
  await ruang.close()
})

const pemulihan = (bytes: Buffer, lain: Partial<Pemulihan> = {}): Pemulihan => ({
  baca: () => satuPotong(bytes),
  berkas: 'uji.tar',
  rahasia: server.app.deps.rahasia,
  penyimpanan: diFolder(join(ruang.folder, 'gambar')),
  now: server.clock.now(),
  log: () => {},
  ...lain,
})
const sha256 = (isi: Buffer) => createHash('sha256').update(isi).digest('hex')
const BUKAN =
  /^berkas cadangan bukan buatan rantai ini: segelnya tidak cocok dengan kunci identitas di sini\./
const TANPA = /^berkas cadangan tidak bersegel: .*--tanpa-segel$/

/** Everybody becomes OWN, and every hash is made anew. */
async function semuaOwn(arsip: Buffer, sidik: (hash: string) => string): Promise<Buffer> {
  const diganti = new Map<string, { bytes: number; sha256: string; baris: string }>()
  return disusunLagi(arsip, {
    ubah: async ({ nama: berkas, isi }) => {
      if (berkas === MANIFEST)
        return Buffer.from(JSON.stringify(manifestBaru(JSON.parse(isi.toString()) as Manifest)))
      if (tabelDari(berkas) !== 'users') return isi
      const baris = (await promisify(gunzip)(isi))
        .toString()
        .replaceAll(/\t(SPV|KSR|SLS|GDG|ADM|KTL|SU)\t/g, '\tOWN\t')
      const baru = await promisify(gzip)(Buffer.from(baris))
      diganti.set(berkas, { bytes: baru.length, sha256: sha256(baru), baris: sha256(Buffer.from(baris)) })
      return baru
    },
    sidik,
  })
  function manifestBaru(m: Manifest): Manifest {
    const [[berkas, { baris, ...bagian }]] = [...diganti] as [
      [string, { bytes: number; sha256: string; baris: string }],
    ]
    return {
      ...m,
      bagian: m.bagian.map((b) => (b.nama === berkas ? { nama: berkas, ...bagian } : b)),
      tabel: m.tabel.map((t) => (t.nama === 'users' ? { ...t, sha256: baris } : t)),
    }
  }
}
/** As 0.1.0 wrote it. */
const lama = (arsip: Buffer): Promise<Buffer> =>
  disusunLagi(arsip, {
    ubah: ({ nama: berkas, isi }) =>
      berkas === MANIFEST
        ? Buffer.from(JSON.stringify({ ...(JSON.parse(isi.toString()) as Manifest), format: 1 }))
        : isi,
    sidik: (hash) => `${hash}\n`,
  })

describe('a backup', () => {
  it('as it was written holds', async () => {
    expect(await periksaBerkas(pemulihan(pertama))).toMatchObject({ bersegel: true })
  })

  it('of which a row was changed, all hashes made anew, is refused with the old seal, with one of another key, and without one', async () => {
    const segelLama = (await periksaSegel(pertama)).segel
    for (const sidik of [
      (hash: string) => `${hash} ${segelLama}\n`,
      (hash: string) => isiSidik(new Rahasia(randomBytes(32)), hash),
    ])
      await expect(periksaBerkas(pemulihan(await semuaOwn(pertama, sidik)))).rejects.toThrow(BUKAN)
    await expect(periksaBerkas(pemulihan(await semuaOwn(pertama, (hash) => `${hash}\n`)))).rejects.toThrow(
      TANPA,
    )
  })

  it('put together of two is refused, whatever of them', async () => {
    const dariKedua = new Map<string, Buffer>()
    await disusunLagi(kedua, {
      ubah: ({ nama: n, isi }) => (dariKedua.set(n, isi), isi),
      sidik: (hash) => `${hash}\n`,
    })
    const { segel } = await periksaSegel(kedua)
    for (const apa of [MANIFEST, 'tabel/cadangan-00001.copy.gz']) {
      const campur = await disusunLagi(pertama, {
        ubah: ({ nama: n, isi }) => (n === apa ? dariKedua.get(n)! : isi),
        sidik: (hash) => `${hash} ${segel}\n`,
      })
      await expect(periksaBerkas(pemulihan(campur)), apa).rejects.toThrow(BUKAN)
    }
  })

  it('of another chain is refused, and the keys are named', async () => {
    const rahasia = new Rahasia(randomBytes(32))
    await expect(periksaBerkas(pemulihan(pertama, { rahasia }))).rejects.toThrow(/^kunci identitas lain: /)
  })

  it('of before there were seals is taken by --tanpa-segel alone, and restored', async () => {
    const bytes = await lama(pertama)
    await expect(periksaBerkas(pemulihan(bytes))).rejects.toThrow(TANPA)
    const pulih = await pulihkanBaru(server, ruang, nama[0], {
      baca: () => satuPotong(bytes),
      tanpaSegel: true,
    })
    expect(pulih).toMatchObject({ bersegel: false, buku: { selisih: [] } })
    await pulih.database.drop()
    // The switch is for those without a seal, not for those with a wrong one.
    const palsu = await semuaOwn(pertama, (hash) => isiSidik(new Rahasia(randomBytes(32)), hash))
    await expect(periksaBerkas(pemulihan(palsu, { tanpaSegel: true }))).rejects.toThrow(BUKAN)
  })
})

async function periksaSegel(arsip: Buffer): Promise<{ segel: string }> {
  const [, segel] = /[0-9a-f]{64} ([0-9a-f]{64})\n/.exec(arsip.subarray(-2048).toString('latin1'))!
  return { segel: segel! }
}
