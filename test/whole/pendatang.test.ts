/** A newcomer's `npm start`, stopped in its middle and begun again: what answers meanwhile, and what is there in the end. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { buildServer } from '../../bin/build.mjs'
import { group as bawaan } from '#domain/bawaan.ts'
import { katalogs } from '#domain/katalog/index.ts'
import { createPool } from '#server/db/client.ts'
import { PASSWORD, PEMILIK, STAF } from '#server/demo/data.ts'
import { periksaFoto } from '#server/features/foto/periksa.ts'
import { diFolder } from '#server/pictures/folder.ts'
import type { Penyimpanan } from '#server/pictures/penyimpanan.ts'
import { denganDatabase } from '#server/settings/database.ts'
import { startOptions } from '#server/settings/options.ts'
import type { State } from '#server/start/waiting.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { clientOf, must, type Client } from '#test/tools/client.ts'
import type { Values } from '#test/tools/katalog.ts'
import { sabar } from '#test/tools/sabar.ts'
import { mulaiServer } from '#test/tools/server-npm.ts'

let folder: string
beforeAll(async () => {
  expect(buildServer()).toBe(true)
  folder = await mkdtemp(join(tmpdir(), 'kencana-pendatang-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))

test('it answers at once, and after a stop in its middle the next one gives the whole demonstration', async () => {
  const env = { KENCANA_DATA: folder, KENCANA_UJI_HARI_CONTOH: '1' }
  const pertama = await mulaiServer(env)
  await pertama.menjawab('/readyz', 503)
  const state = async () => (await (await fetch(`${pertama.alamat}/persiapan.json`)).json()) as State
  const far = async () => (await state()).persen ?? 0
  await expect.poll(far, { timeout: sabar(120_000) }).toBeGreaterThan(0)
  expect((await state()).langkah).toContain('rantai toko contoh')
  expect((await fetch(pertama.alamat, { headers: { accept: 'text/html' } })).status).toBe(503)
  expect((await fetch(`${pertama.alamat}/api/v1/toko`)).status).toBe(503)
  await pertama.berhenti()
  expect(pertama.kata()).not.toContain('terbuka di')

  const kedua = await mulaiServer(env)
  try {
    await kedua.menjawab('/readyz', 200)
    expect(kedua.kata()).toContain('belum selesai disiapkan waktu lalu')
    const pemilik = await masuk(kedua.alamat)
    await fillItsKatalog(pemilik)
    await denganDatabase(startOptions([], env), async (url) => {
      const pool = createPool({ url, max: 2 })
      await gambarnya(pool, diFolder(join(folder, 'gambar')))
      await expectBooksAgree(pool)
      await pool.end()
    })
  } finally {
    await kedua.berhenti()
  }
})

async function masuk(alamat: string): Promise<Client> {
  const siapa = clientOf(alamat, '')
  const ditawarkan = must(await siapa.request('GET', 'users/contoh')).data as { user_id: string }[]
  expect(ditawarkan.map((u) => u.user_id)).toEqual(
    expect.arrayContaining([PEMILIK, ...Object.values(STAF).flat()].map((u) => u.user_id)),
  )
  const { data } = must(
    await siapa.request('POST', 'users/login', {
      user_id: PEMILIK.user_id,
      password: PASSWORD,
      kode_toko: 'PST',
    }),
  )
  return clientOf(alamat, (data as { token: string }).token)
}

/** The app of the customers. */
async function fillItsKatalog(pemilik: Client): Promise<void> {
  const cetak = new Set(bawaan.map((g) => g.kadar_cetak))
  const jumlah: Record<string, number> = {}
  for (const { name, calls, picture } of katalogs) {
    const rows = must(await pemilik.request('GET', calls.daftar.path)).data as Values[]
    jumlah[name] = rows.length
    // The kadar that customers search by are those stamped on the pieces.
    for (const satu of rows.flatMap((row) => (row['hashtag_kadar'] as string[] | undefined) ?? []))
      expect(cetak).toContain(satu)
    if (picture)
      expect(rows.every((row) => [row['gambar_path'] ?? row['image_path']].flat().length > 0)).toBe(true)
  }
  expect(jumlah).toEqual({
    'kategori-katalog': 6,
    'item-katalog': 24,
    'harga-katalog': 4,
    'banner-katalog': 3,
    'info-katalog': 3,
    'hadiah-katalog': 4,
    'kontak-admin-katalog': 3,
    'group-description-katalog': 8,
    'splashscreen-katalog': 4,
  })
}

/**
 * Checks the pictures: every row has its own, and none is left that no row names, not of the start that was stopped
 * either.
 */
async function gambarnya(pool: pg.Pool, penyimpanan: Penyimpanan): Promise<void> {
  const { foto, ...wrong } = await periksaFoto(pool, penyimpanan)
  expect(wrong).toEqual({ withoutFile: [], withoutRow: [] })
  expect(foto).toBeGreaterThan(20 + 43)
  for await (const nama of penyimpanan.list('SPLASHSCREEN'))
    if (!nama.includes('kecil'))
      expect(await sharp((await penyimpanan.ambil(nama))!).metadata()).toMatchObject({
        width: 1241,
        height: 2348,
      })
}
