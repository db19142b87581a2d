/** The commands themselves, as processes: a backup of one machine, an empty one that becomes it, and its own backups from then on. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../bin/build.mjs'
import { olehProses } from '#server/commands/proses-cadangan.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { fixtureDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { randomContent } from '#test/tools/s3.ts'
import { mulaiServer, ROOT } from '#test/tools/server-npm.ts'
import { sabar } from '#test/tools/sabar.ts'

const KUNCI = randomBytes(32).toString('hex')

let folder: string
let lama: FreshDatabase
beforeAll(async () => {
  expect(buildServer()).toBe(true)
  folder = await mkdtemp(join(tmpdir(), 'kencana-mesin-'))
  await chmod(folder, 0o755)
  lama = await fixtureDatabase('2025-01-15')
})
afterAll(async () => {
  await lama.drop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

interface Reply {
  kode: number
  kata: string
}

/** @param env beside what any process needs: nothing of this run's own */
async function jalankan(
  command: 'cadangan' | 'pulihkan',
  args: string[],
  env: Record<string, string>,
): Promise<Reply> {
  const { PATH = '', HOME = '' } = process.env
  return promisify(execFile)(process.execPath, [join(ROOT, `bin/${command}.mjs`), ...args], {
    env: { PATH, HOME, ...env },
  }).then(
    ({ stdout, stderr }) => ({ kode: 0, kata: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      kode: error.code,
      kata: error.stdout + error.stderr,
    }),
  )
}

test('a backup restored on an empty machine, which then goes on', async () => {
  const [data, baru, cadangan] = ['lama', 'baru', 'cadangan'].map((nama) => join(folder, nama)) as [
    string,
    string,
    string,
  ]
  const diLama = { KENCANA_DATA: data, DATABASE_URL_SERVER: lama.urlServer, KENCANA_CADANGAN: cadangan }
  await diFolder(join(data, 'gambar')).simpan('BARANG/a.jpg', randomContent())

  // Without the key there is none to name: nothing is made up.
  const tanpaKunci = await jalankan('cadangan', [], diLama)
  expect(tanpaKunci).toMatchObject({ kode: 1, kata: expect.stringContaining('kunci identitas tidak ada') })
  const dibuat = await jalankan('cadangan', [], { ...diLama, KENCANA_KUNCI: KUNCI })
  expect(dibuat).toMatchObject({ kode: 0, kata: expect.stringMatching(/^Cadangan baik: .*1 gambar/s) })
  const [nama] = (await readdir(cadangan)) as [string]
  expect(dibuat.kata).toContain(nama)
  const file = join(cadangan, nama)
  const periksa = (kunci: Record<string, string>) =>
    jalankan('cadangan', ['--periksa', file], { KENCANA_DATA: baru, ...kunci })
  expect((await periksa({})).kata).toContain('kunci identitas tidak ada')
  expect(await periksa({ KENCANA_KUNCI: KUNCI })).toMatchObject({ kode: 0 })
  expect((await jalankan('cadangan', ['--kunci'], { ...diLama, KENCANA_KUNCI: KUNCI })).kata).toContain(
    'brankas',
  )

  await mkdir(baru)
  const diBaru = { KENCANA_DATA: baru }
  const sebutkan = await jalankan('pulihkan', [], { ...diBaru, KENCANA_CADANGAN: cadangan })
  expect(sebutkan.kata).toContain(nama)
  expect((await jalankan('pulihkan', [file], diBaru)).kata).toContain('kunci identitas tidak ada')
  await writeFile(join(baru, 'kunci-identitas'), KUNCI)
  const pulih = await jalankan('pulihkan', [file], diBaru)
  expect(pulih).toMatchObject({
    kode: 0,
    kata: expect.stringMatching(/terbukti:.*sama sampai ke byte; 1 gambar.*buku seimbang/s),
  })
  const lagi = await jalankan('pulihkan', [file], diBaru)
  expect(lagi).toMatchObject({
    kode: 1,
    kata: expect.stringContaining('sudah berisi toko, tidak ada yang diubah'),
  })

  await pulihBerjalan(baru)
  await truncate(file, 20_000)
  const broken = await jalankan('pulihkan', [file], {
    KENCANA_DATA: join(folder, 'lain'),
    KENCANA_KUNCI: KUNCI,
  })
  expect(broken).toMatchObject({
    kode: 1,
    kata: expect.stringContaining('Tidak dipulihkan: berkas cadangan terpotong'),
  })
  expect(await readdir(folder)).not.toContain('lain')
})

/** A server starts on what was restored, and knows its users. */
const pulihBerjalan = (data: string): Promise<void> =>
  denganServer({ KENCANA_DATA: data }, [], async (alamat) => {
    const masuk = await fetch(`${alamat}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'OWN1', password: 'salah-sekali', kode_toko: 'TK01' }),
    })
    expect(masuk.status).toBe(401)
  })

/** The server as `npm start` runs it, until `work` is done. */
async function denganServer(
  env: Record<string, string>,
  args: string[],
  work: (alamat: string) => Promise<void>,
): Promise<void> {
  const server = await mulaiServer(env, args)
  try {
    await server.menjawab('/config.json', 200)
    await work(server.alamat)
  } finally {
    await server.berhenti()
  }
}

test('a server with a place for backups keeps its WAL there by itself, and another machine becomes what it was', async () => {
  const [data, baru, cadangan] = ['berarsip', 'dari-arsip', 'arsip'].map((nama) => join(folder, nama)) as [
    string,
    string,
    string,
  ]
  const diLama = { KENCANA_DATA: data, KENCANA_CADANGAN: cadangan, KENCANA_KUNCI: KUNCI }
  await denganServer(diLama, ['--baru'], () =>
    expect
      .poll(async () => (await readdir(join(cadangan, 'wal')).catch(() => [])).join(' '), {
        interval: 500,
        timeout: sabar(120_000),
      })
      .toMatch(/\.backup\.gz.*-dasar-\d+\.json/),
  )
  const diBaru = { KENCANA_DATA: baru, KENCANA_CADANGAN: cadangan, KENCANA_KUNCI: KUNCI }
  const belum = await jalankan('pulihkan', ['--sampai', '2020-01-01 00:00'], diBaru)
  expect(belum).toMatchObject({ kode: 1, kata: expect.stringContaining('arsip baru ada sejak 20') })
  expect((await jalankan('pulihkan', ['--sampai'], diBaru)).kata).toContain('--sampai tanpa isi')
  const dua = await jalankan('pulihkan', ['berkas.tar', '--sampai', 'akhir'], diBaru)
  expect(dua.kata).toContain('sebutkan berkas cadangan atau --sampai, bukan keduanya')
  expect(await readdir(folder)).not.toContain('dari-arsip')
  const pulih = await jalankan('pulihkan', ['--sampai', 'akhir'], diBaru)
  expect(pulih).toMatchObject({
    kode: 0,
    kata: expect.stringMatching(
      /Memutar ulang WAL sampai habis.*terbukti:.*sama sampai ke byte.*buku seimbang/s,
    ),
  })
})

test('the process of the schedule makes one when it is due, ends with its server, and says why it could not', async () => {
  const { PATH = '', HOME = '' } = process.env
  const data = join(folder, 'berjadwal')
  const tempat = join(folder, 'terjadwal')
  const env = {
    PATH,
    HOME,
    KENCANA_DATA: data,
    DATABASE_URL_SERVER: lama.urlServer,
    KENCANA_CADANGAN: tempat,
  }
  const terus = new AbortController().signal
  await expect(olehProses(env)(new Date(), terus)).rejects.toThrow(
    'Cadangan gagal: kunci identitas tidak ada',
  )

  const membuat = olehProses({ ...env, KENCANA_KUNCI: KUNCI })
  const jadwal = new Date()
  await membuat(jadwal, terus)
  await membuat(jadwal, terus)
  expect(await readdir(tempat)).toHaveLength(1)

  const berhenti = new AbortController()
  const disconnected = membuat(new Date(Date.now() + 1_000), berhenti.signal)
  berhenti.abort()
  await expect(disconnected).rejects.toThrow()
  expect(await readdir(tempat)).toHaveLength(1)
})
