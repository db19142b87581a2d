/** A person who has a backup, but not the chain's key, makes nothing of it that is restored. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NAMA_CADANGAN } from '#domain/rules/cadangan.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import {
  cadangkan,
  dibuka,
  disusunLagi,
  pulihkanBaru,
  ruangUji,
  satuPotong,
  type RuangUji,
} from '#test/tools/cadangan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { MANIFEST, tableOf, type Manifest } from './manifest.ts'
import { checkFile, type Pemulihan } from './pulihkan.ts'
import { gantiKunci, katakanKunci, loadKunci } from './kunci-kertas.ts'
import { tersandi, type Bersandi } from './sandi.ts'
import { fillDigest } from './segel.ts'

let server: TestServer
let ruang: RuangUji
let nama: [string, string]
/** As they lie there, and what is in them. */
let sandi: [Buffer, Buffer]
let pertama: Buffer
let kedua: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ruang = await ruangUji()
  const satu = async () => (await cadangkan(server, ruang.tempat))!.nama
  nama = [await satu(), await satu()]
  sandi = [await file(nama[0]), await file(nama[1])]
  pertama = await dibuka(sandi[0], server.app.deps)
  kedua = await dibuka(sandi[1], server.app.deps)
})
afterAll(async () => {
  await server.close()
  await ruang.close()
})

const file = (n: string) => readFile(join(ruang.tempat.tempat, n))
const pemulihan = (bytes: Buffer, lain: Partial<Pemulihan> = {}): Pemulihan => ({
  read: () => satuPotong(bytes),
  file: 'uji.tar',
  rahasia: server.app.deps.rahasia,
  penyimpanan: diFolder(join(ruang.folder, 'gambar')),
  now: server.clock.now(),
  log: () => {},
  ...lain,
})
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const BUKAN =
  /^berkas cadangan bukan buatan rantai ini: segelnya tidak cocok dengan kunci identitas di sini\./
const TANPA = /^berkas cadangan tidak bersegel: .*--tanpa-segel$/

/** Makes every user OWN, and every hash anew. */
async function allOwn(arsip: Buffer, digest: (hash: string) => string): Promise<Buffer> {
  const diganti = new Map<string, { bytes: number; sha256: string; row: string }>()
  return disusunLagi(arsip, {
    ubah: async ({ nama: file, content }) => {
      if (file === MANIFEST)
        return Buffer.from(JSON.stringify(manifestBaru(JSON.parse(content.toString()) as Manifest)))
      if (tableOf(file) !== 'users') return content
      const row = (await promisify(gunzip)(content))
        .toString()
        .replaceAll(/\t(SPV|KSR|SLS|GDG|ADM|KTL|SU)\t/g, '\tOWN\t')
      const baru = await promisify(gzip)(Buffer.from(row))
      diganti.set(file, { bytes: baru.length, sha256: sha256(baru), row: sha256(Buffer.from(row)) })
      return baru
    },
    digest,
  })
  function manifestBaru(m: Manifest): Manifest {
    const [[file, { row, ...bagian }]] = [...diganti] as [
      [string, { bytes: number; sha256: string; row: string }],
    ]
    return {
      ...m,
      bagian: m.bagian.map((b) => (b.nama === file ? { nama: file, ...bagian } : b)),
      tabel: m.tabel.map((t) => (t.nama === 'users' ? { ...t, sha256: row } : t)),
    }
  }
}
/** As 0.1.0 wrote it. */
const lama = (arsip: Buffer): Promise<Buffer> =>
  disusunLagi(arsip, {
    ubah: ({ nama: file, content }) =>
      file === MANIFEST
        ? Buffer.from(JSON.stringify({ ...(JSON.parse(content.toString()) as Manifest), format: 1 }))
        : content,
    digest: (hash) => `${hash}\n`,
  })

describe('what is in a backup', () => {
  it('as it was written holds', async () => {
    expect(await checkFile(pemulihan(pertama))).toMatchObject({ bersegel: true })
  })

  it('of which a row was changed, all hashes made anew, is refused with the old seal, with one of another key, and without one', async () => {
    const segelLama = (await periksaSegel(pertama)).segel
    for (const digest of [
      (hash: string) => `${hash} ${segelLama}\n`,
      (hash: string) => fillDigest(new Rahasia(randomBytes(32)), hash),
    ])
      await expect(checkFile(pemulihan(await allOwn(pertama, digest)))).rejects.toThrow(BUKAN)
    await expect(checkFile(pemulihan(await allOwn(pertama, (hash) => `${hash}\n`)))).rejects.toThrow(TANPA)
  })

  it('put together of two is refused, whatever of them', async () => {
    const dariKedua = new Map<string, Buffer>()
    await disusunLagi(kedua, {
      ubah: ({ nama: n, content }) => (dariKedua.set(n, content), content),
      digest: (hash) => `${hash}\n`,
    })
    const { segel } = await periksaSegel(kedua)
    for (const apa of [MANIFEST, 'tabel/cadangan-00001.copy.gz']) {
      const campur = await disusunLagi(pertama, {
        ubah: ({ nama: n, content }) => (n === apa ? dariKedua.get(n)! : content),
        digest: (hash) => `${hash} ${segel}\n`,
      })
      await expect(checkFile(pemulihan(campur)), apa).rejects.toThrow(BUKAN)
    }
  })

  it('of another chain is refused, and the keys are named', async () => {
    const rahasia = new Rahasia(randomBytes(32))
    await expect(checkFile(pemulihan(pertama, { rahasia }))).rejects.toThrow(/^kunci identitas lain: /)
  })

  it('of before there were seals is taken by --tanpa-segel alone, and restored', async () => {
    const bytes = await lama(pertama)
    await expect(checkFile(pemulihan(bytes))).rejects.toThrow(TANPA)
    const pulih = await pulihkanBaru(server, ruang, nama[0], {
      read: () => satuPotong(bytes),
      tanpaSegel: true,
    })
    expect(pulih).toMatchObject({ bersegel: false, buku: { selisih: [] } })
    await pulih.database.drop()
    // The switch is for those without a seal, not for those with a wrong one.
    const palsu = await allOwn(pertama, (hash) => fillDigest(new Rahasia(randomBytes(32)), hash))
    await expect(checkFile(pemulihan(palsu, { tanpaSegel: true }))).rejects.toThrow(BUKAN)
  })
})

const LAIN = /^berkas cadangan tidak terbuka dengan kunci yang ada di sini: /
const BROKEN = /^berkas cadangan terpotong atau berubah isinya/
/** Encrypts with `kunci`, perhaps of a person who can write there and has no key of ours. */
const disandi = async (content: Buffer, kunci: Bersandi): Promise<Buffer> => {
  const bagian: Buffer[] = []
  for await (const b of tersandi(satuPotong(content), kunci)) bagian.push(b)
  return Buffer.concat(bagian)
}

describe('the file of a backup', () => {
  it('tells nothing: no name of a table, no row', () => {
    expect(nama[0]).toMatch(NAMA_CADANGAN)
    for (const kata of ['ustar', 'manifest', 'tabel/', 'TOKO EMAS'])
      expect(sandi[0].includes(kata), kata).toBe(false)
    expect(sandi[0].subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  })

  it('opens with the key of identities, also after a rotation; another chain’s opens nothing', async () => {
    const { rahasia } = server.app.deps
    const lain = { rahasia: new Rahasia(randomBytes(32)), sandi: [randomBytes(32).toString('hex')] }
    const baru = { rahasia, sandi: [randomBytes(32).toString('hex')] }
    expect(await checkFile(pemulihan(sandi[0], baru))).toMatchObject({ bersegel: true })
    const sesudah = await disandi(pertama, baru)
    expect(await checkFile(pemulihan(sesudah, baru))).toMatchObject({ bersegel: true })
    for (const [bytes, kunci] of [
      [sesudah, { rahasia }],
      [sandi[0], lain],
      [await disandi(pertama, lain), baru],
    ] as const)
      await expect(checkFile(pemulihan(bytes, kunci))).rejects.toThrow(LAIN)
  })

  it('that is cut, turned over, or put together of two is refused', async () => {
    const [a, b] = sandi
    const bagian = 65_536 + 16
    const awal = a.indexOf('\n--- ') + 5 + 44 + 16
    for (const [apa, bytes] of Object.entries({
      cut: a.subarray(0, awal + bagian),
      'cut in a part': a.subarray(0, a.length - 7),
      longer: Buffer.concat([a, Buffer.from('x')]),
      twice: Buffer.concat([a, a]),
      'the head of one, the rest of the other': Buffer.concat([a.subarray(0, awal), b.subarray(awal)]),
      'a part of the other': Buffer.concat([a.subarray(0, awal + bagian), b.subarray(awal + bagian)]),
    }))
      await expect(checkFile(pemulihan(bytes)), apa).rejects.toThrow(BROKEN)
  })

  it('what is in the way where it lies is told as it is', async () => {
    const read = async function* (): AsyncGenerator<Buffer> {
      yield sandi[0].subarray(0, 5_000)
      throw new Error('S3 503')
    }
    await expect(checkFile(pemulihan(pertama, { read }))).rejects.toThrow(/^S3 503$/)
  })
})

describe('the keys of a machine', () => {
  it('are changed by one command, those of before stay; the page for the safe has all of them', async () => {
    const folder = await mkdtemp(join(ruang.folder, 'data-'))
    const env = { KENCANA_KUNCI: randomBytes(32).toString('hex') }
    const dulu = await disandi(pertama, await loadKunci(folder, env))
    expect(await gantiKunci(folder, env)).toContain(join(folder, 'kunci-cadangan'))
    expect((await stat(join(folder, 'kunci-cadangan'))).mode & 0o777).toBe(0o600)
    const tengah = await disandi(pertama, await loadKunci(folder, env))
    await gantiKunci(folder, env)
    const kini = await loadKunci(folder, env)
    expect(kini.sandi).toHaveLength(2)
    for (const bytes of [dulu, tengah, await disandi(pertama, kini)])
      expect((await dibuka(bytes, kini)).equals(pertama)).toBe(true)
    const kertas = (await katakanKunci(folder, env)).replaceAll(/\s/g, '')
    for (const kunci of [
      env.KENCANA_KUNCI,
      ...kini.sandi!,
      kini.rahasia.turunkan('sandi cadangan 1').toString('hex'),
    ])
      expect(kertas).toContain(kunci)

    const diLingkungan = await gantiKunci(folder, { ...env, KENCANA_KUNCI_CADANGAN: kini.sandi!.join(',') })
    const [, written] = /KENCANA_KUNCI_CADANGAN=(\S+)/.exec(diLingkungan)!
    expect((await loadKunci(folder, { ...env, KENCANA_KUNCI_CADANGAN: written })).sandi!.slice(1)).toEqual(
      kini.sandi,
    )
    await expect(loadKunci(folder, { ...env, KENCANA_KUNCI_CADANGAN: 'sandi' })).rejects.toThrow(
      /^KENCANA_KUNCI_CADANGAN harus berisi 64/,
    )
  })
})

async function periksaSegel(arsip: Buffer): Promise<{ segel: string }> {
  const [, segel] = /[0-9a-f]{64} ([0-9a-f]{64})\n/.exec(arsip.subarray(-2048).toString('latin1'))!
  return { segel: segel! }
}
