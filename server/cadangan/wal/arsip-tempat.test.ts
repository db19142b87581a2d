/** The embedded PostgreSQL, whose WAL goes beside its backups: a folder and a bucket alike. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { kataSaat } from '#domain/rules/saat.ts'
import { createPool, sqlOn } from '#server/db/client.ts'
import { KELUAR, walSejak } from '#server/db/embedded/wal.ts'
import { throwAwayDatabase, type ThrowAway } from '#server/db/throwAwayDatabase.ts'
import { systemClock } from '#server/process/clock.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { startS3, type S3 } from '#test/tools/s3.ts'
import { otherSeconds, tokoDiSaat, tutupWal, walHanyaDiminta, type TokoDiSaat } from '#test/tools/saat.ts'
import { cadanganState } from '../../rantai/catatan-cadangan.ts'
import type { Bersandi } from '../sandi.ts'
import { tempatFolder } from '../tempat-folder.ts'
import { tempatS3 } from '../tempat-s3.ts'
import { arsipTempat } from './arsip-tempat.ts'
import { makeBase, allBases } from './base.ts'
import { arsipPeriodically, baseMissing, kirimYangMenunggu, type Penjagaan } from './jaga.ts'
import { releaseIfFull } from './kirim.ts'
import { BAGIAN_WAL, baseFrom } from './nama.ts'
import { tempatTersandi } from './tempat-tersandi.ts'

let postgres: ThrowAway
let s3: S3
let toko: TokoDiSaat
let jaga: Penjagaan
let pool: ReturnType<typeof createPool>
const tanpaHenti = new AbortController().signal

beforeAll(async () => {
  s3 = await startS3()
  postgres = await throwAwayDatabase({ wal: true })
  await walHanyaDiminta(postgres.url)
  pool = createPool({ url: postgres.urlServer, max: 1 })
  jaga = penjagaan(join(postgres.folder, 'cadangan'))
  toko = await tokoDiSaat({
    url: postgres.url,
    databaseUrlServer: postgres.urlServer,
    arsip: arsipTempat(
      tempatTersandi(tempatFolder(join(postgres.folder, 'cadangan'), BAGIAN_WAL), KUNCI, true),
      () => {},
    ),
    base: async () => {
      await jaga.cadangan.siapkan()
      await base()
      await base()
    },
  })
})
afterAll(async () => {
  await toko?.close()
  await pool?.end()
  await postgres?.stop()
  await s3?.close()
})

const KUNCI = { rahasia: new Rahasia(randomBytes(32)) }
const penjagaan = (folder: string): Penjagaan => ({
  pool,
  clock: systemClock,
  dataDir: postgres.dataDir,
  cadangan: tempatFolder(folder),
  tempat: tempatTersandi(tempatFolder(folder, BAGIAN_WAL), KUNCI),
  makeBase: async () => {},
  log: () => {},
})
const base = (lain: { tempat?: Penjagaan['tempat']; simpan?: number } = {}) =>
  makeBase({ url: postgres.url, dataDir: postgres.dataDir, tempat: jaga.tempat, simpan: 5, ...lain })
const menunggu = async () =>
  (await readdir(join(postgres.dataDir, KELUAR))).filter((nama) => /^[0-9A-F]{24}$/.test(nama))

/** Writes something; its file of WAL is closed and waits. */
async function writeSomething(): Promise<void> {
  await toko.tanya(`SELECT pg_logical_emit_message(true, 'uji', 'sesuatu')`)
  const wal = await tutupWal(postgres.url)
  await expect.poll(menunggu, { interval: 50 }).toContain(wal)
}

describe('the archive in a folder', () => {
  beforeAll(async () => void (await kirimYangMenunggu(jaga, tanpaHenti)))

  it('gives the moment between two sales: the first is there, the second is not, the books agree', async () => {
    const { sebelum, sesudah, saat } = toko
    const pulih = await toko.pulihkan(kataSaat(saat, 'WIB'))
    expect(await pulih.penjualan()).toEqual([sebelum])
    expect(pulih.buku).toMatchObject({ selisih: [] })
    await pulih.drop()
    const all = await toko.pulihkan('akhir')
    expect(await all.penjualan()).toEqual([sebelum, sesudah].toSorted())
    expect(all.buku).toMatchObject({ selisih: [] })
    await all.drop()
  })

  it('has nothing waiting once it was shipped, and goes on from a copy that has a file of WAL to begin with', async () => {
    expect(await menunggu()).toEqual([])
    const [satu, dua] = await allBases(jaga.tempat)
    expect([satu!.versi, dua!.mulai > satu!.selesai]).toEqual(['18', true])
    const sistem = satu!.nama.split('-')[0]!
    expect(await baseMissing(jaga, sistem)).toBe(false)
    expect(await jaga.cadangan.list()).toEqual([])
  })

  it('that is away for a while gets everything when it is back; PostgreSQL goes on', async () => {
    const { tempat } = jaga.cadangan
    await rename(tempat, `${tempat}-dicabut`)
    await writeFile(tempat, '') // a mount point is no folder of ours
    await writeSomething()
    await writeSomething()
    await expect(kirimYangMenunggu(jaga, tanpaHenti)).rejects.toThrow()
    const tertunda = await menunggu()
    expect(tertunda.length).toBeGreaterThanOrEqual(2)
    await rename(`${tempat}-dicabut`, `${tempat}-lagi`)
    await rename(tempat, `${tempat}-bekas`)
    await rename(`${tempat}-lagi`, tempat)
    await kirimYangMenunggu(jaga, tanpaHenti)
    expect(await menunggu()).toEqual([])
    const ada = (await jaga.tempat.list()).join(' ')
    for (const file of tertunda) expect(ada).toContain(file)
  })

  it('is never written over: a file that is there and differs stays, and so does ours', async () => {
    await writeSomething()
    const [file] = await menunggu()
    const sistem = (await allBases(jaga.tempat))[0]!.nama.split('-')[0]!
    const asing = join(jaga.tempat.tempat, `${sistem}-${file}.gz`)
    await writeFile(asing, 'lain')
    await expect(kirimYangMenunggu(jaga, tanpaHenti)).rejects.toThrow(/lain isinya/)
    expect(await menunggu()).toContain(file)
    await rename(asing, `${asing}.asing`)
    await kirimYangMenunggu(jaga, tanpaHenti)
    expect(await menunggu()).toEqual([])
  })

  it('keeps the newest copies and the WAL from the oldest of them on, and touches nothing of another server', async () => {
    const asing = '1234567890123456789-000000010000000000000001.gz'
    await writeFile(join(jaga.tempat.tempat, asing), 'milik lain')
    const [pertama, kedua] = await allBases(jaga.tempat)
    await writeSomething()
    await kirimYangMenunggu(jaga, tanpaHenti)
    const ketiga = await base({ simpan: 2 })
    expect((await allBases(jaga.tempat)).map(({ nama }) => nama)).toEqual([kedua!.nama, ketiga])
    const ada = await jaga.tempat.list()
    expect(ada).toContain(asing)
    expect(ada.filter((nama) => nama.includes(pertama!.nama))).toEqual([])
    const sistem = ketiga!.split('-')[0]!
    const wal = ada.filter((nama) => nama.startsWith(`${sistem}-0`))
    expect(wal[0]! >= `${sistem}-${kedua!.wal}`).toBe(true)
    await kirimYangMenunggu(jaga, tanpaHenti)
    const pulih = await toko.pulihkan('akhir')
    expect(await pulih.penjualan()).toHaveLength(2)
    await pulih.drop()
  })
})

test('a bucket holds it as well: shipped, restored, tidied', async () => {
  const tempat = tempatTersandi(tempatS3(s3.options, BAGIAN_WAL), KUNCI, true)
  const nama = await base({ tempat })
  await writeSomething()
  await kirimYangMenunggu({ ...jaga, tempat }, tanpaHenti)
  const pulih = await toko.pulihkan(
    'akhir',
    arsipTempat(tempat, () => {}),
  )
  expect(await pulih.penjualan()).toHaveLength(2)
  expect(pulih.buku).toMatchObject({ selisih: [] })
  await pulih.drop()
  const lagi = await base({ tempat, simpan: 1 })
  expect((await allBases(tempat)).map((d) => d.nama)).toEqual([lagi])
  expect((await tempat.list()).filter((n) => n.includes(nama!))).toEqual([])
  expect(await tempatS3(s3.options).list()).toEqual([])
})

test('what cannot be shipped is let go of before the disk is full: a new copy is wanted then', async () => {
  await writeSomething()
  const sejak = await walSejak(postgres.dataDir)
  expect(await releaseIfFull(postgres.dataDir)).toBe(0)
  expect(await releaseIfFull(postgres.dataDir, Infinity)).toBeGreaterThan(0)
  expect(await menunggu()).toEqual([])
  expect(+(await walSejak(postgres.dataDir))!).toBeGreaterThan(+sejak!)
  expect(await baseMissing(jaga, (await allBases(jaga.tempat))[0]!.nama.split('-')[0]!)).toBe(true)
})

test('a place that is away stands in the log and on the dashboard, and so does a copy that could not be made', async () => {
  await writeSomething()
  await releaseIfFull(postgres.dataDir, Infinity) // from here on a new copy is wanted
  await writeSomething()
  const kata: string[] = []
  const folder = join(postgres.folder, 'tercabut')
  await writeFile(folder, '')
  const tercabut = {
    ...penjagaan(join(folder, 'di-dalam')),
    ditungguMs: 0,
    log: (k: string) => void kata.push(k),
  }
  const macet = arsipPeriodically(tercabut)
  await expect
    .poll(() => kata)
    .toEqual([expect.stringMatching(/^PERINGATAN: WAL tidak sampai di .*sambungkan disknya/)])
  await macet.stop()
  expect(await menunggu()).not.toEqual([])
  const withoutBase = arsipPeriodically({
    ...jaga,
    makeBase: () => Promise.reject(new Error('disk penuh')),
    log: (k) => void kata.push(k),
  })
  await expect.poll(() => kata[1]).toBe('PERINGATAN: salinan dasar tidak jadi: disk penuh')
  await withoutBase.stop()
  expect(await menunggu()).toEqual([])
  const [state] = await sqlOn(pool)(cadanganState, [])
  expect(state).toMatchObject({ baik: null, sebab: 'salinan dasar tidak jadi: disk penuh' })
})

test('a time without a zone is by the clock of the chain', async () => {
  await toko.tanya(`UPDATE toko SET zona = 'WIT' WHERE is_pusat OR kode_toko = 'TK01'`)
  await base()
  const saat = await otherSeconds()
  await writeSomething()
  await kirimYangMenunggu(jaga, tanpaHenti)
  const pulih = await toko.pulihkan(kataSaat(saat, 'WIT').slice(0, 19))
  expect(pulih.kata).toContainEqual('Jam rantai ini WIT: diputar sekali lagi menurut jam itu')
  expect(pulih.kata).toContainEqual(`Memutar ulang WAL sampai ${kataSaat(saat, 'WIT')} …`)
  expect(pulih.dibuat.getTime()).toBeLessThan(saat.getTime() + 1000)
  await pulih.drop()
})

test.each([
  ['2999-01-01 00:00', /belum tiba/],
  ['2020-01-01 00:00', /^arsip baru ada sejak 20/],
])('%s is refused in words', async (sampai, kata) => {
  await expect(toko.pulihkan(sampai)).rejects.toThrow(kata)
})

test('a place without an archive is told', async () => {
  const empty = join(postgres.folder, 'kosong')
  await mkdir(empty)
  await chmod(empty, 0o755)
  const tanpa = arsipTempat(tempatFolder(empty, BAGIAN_WAL), () => {})
  await expect(toko.pulihkan('akhir', tanpa)).rejects.toThrow(
    /^belum ada salinan dasar di arsip WAL di .*kosong\/wal: .*KENCANA_CADANGAN/,
  )
})

describe('what lies in the archive', () => {
  const folder = () => tempatFolder(join(postgres.folder, 'cadangan'), BAGIAN_WAL)
  const sebagai = (kunci: Bersandi, wajib = true) => tempatTersandi(folder(), kunci, wajib)

  it('tells nothing, and opens for nobody else', async () => {
    await writeSomething()
    await kirimYangMenunggu(jaga, tanpaHenti)
    for (const nama of (await folder().list()).filter((n) => !n.startsWith('1234567890123456789')))
      expect((await readFile(join(folder().tempat, nama))).subarray(0, 21).toString(), nama).toBe(
        'age-encryption.org/v1',
      )
    const lain = { rahasia: new Rahasia(randomBytes(32)) }
    expect(await allBases(sebagai(lain))).toEqual([])
    await expect(arsipTempat(sebagai(lain), () => {}).base()).rejects.toThrow(
      /dasar-\d+\.json di .* tidak terbuka dengan kunci yang ada di sini/,
    )
    expect(await allBases(sebagai({ ...KUNCI, sandi: [randomBytes(32).toString('hex')] }))).not.toEqual([])
  })

  it('and is not encrypted is taken by --tanpa-segel alone; a note under another’s name by nobody', async () => {
    const [catatan] = (await folder().list()).filter((nama) => nama.endsWith('.json'))
    const path = join(folder().tempat, catatan!)
    const written = await readFile(path)
    const terang: Buffer[] = []
    for await (const b of sebagai(KUNCI).read(catatan!)) terang.push(b)
    await writeFile(path, Buffer.concat(terang))
    const nama = async (wajib: boolean) => (await allBases(sebagai(KUNCI, wajib))).map((d) => d.nama)
    expect(await nama(true)).not.toContain(baseFrom(catatan!))
    expect(await nama(false)).toContain(baseFrom(catatan!))
    await writeFile(path, written)
    const palsu = path.replace(/dasar-\d{5}/, 'dasar-20990')
    await writeFile(palsu, written)
    await expect(allBases(sebagai(KUNCI))).rejects.toThrow(/bukan catatan salinan itu$/)
    await rm(palsu)
  })
})
