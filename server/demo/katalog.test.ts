import sharp from 'sharp'
import { expect, it } from 'vitest'
import { group as bawaan } from '#domain/bawaan.ts'
import { katalogs } from '#domain/katalog/index.ts'
import { periksaFoto } from '#server/features/foto/periksa.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must } from '#test/tools/client.ts'
import type { Values } from '#test/tools/katalog.ts'
import { startTestServer } from '#test/tools/server.ts'
import { PEMILIK, STAF } from './data.ts'
import { isiKatalog } from './katalog.ts'

it('the app of the demonstration is filled, each picture its own, and nothing else is left', async () => {
  const server = await startTestServer({ contoh: 1 })
  try {
    const { penyimpanan } = server.app.deps
    await isiKatalog(server.pool, penyimpanan, server.clock.now())
    const owner = await server.anonymous.request('POST', 'users/login', {
      user_id: 'OWNER',
      password: 'Kencana-123',
      kode_toko: 'PST',
    })
    const ditawarkan = must(await server.anonymous.request('GET', 'users/contoh')).data as {
      user_id: string
    }[]
    expect(ditawarkan.map((u) => u.user_id)).toEqual(
      expect.arrayContaining([PEMILIK, ...Object.values(STAF).flat()].map((u) => u.user_id)),
    )
    const cetak = new Set(bawaan.map((g) => g.kadar_cetak))
    const jumlah: Record<string, number> = {}
    for (const { name, calls, gambar } of katalogs) {
      const rows = must(
        await server.anonymous.request('GET', calls.daftar.path, undefined, {
          'x-auth-token': owner.data.token,
        }),
      ).data as Values[]
      jumlah[name] = rows.length
      // What customers ask for is what is stamped on the pieces.
      for (const satu of rows.flatMap((row) => (row['hashtag_kadar'] as string[] | undefined) ?? []))
        expect(cetak).toContain(satu)
      if (gambar)
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
    const { foto, ...salah } = await periksaFoto(server.pool, penyimpanan)
    expect([foto, salah]).toEqual([20 + 43, { tanpaBerkas: [], tanpaBaris: [] }])
    for await (const nama of penyimpanan.daftar('SPLASHSCREEN'))
      if (!nama.includes('kecil'))
        expect(await sharp((await penyimpanan.ambil(nama))!).metadata()).toMatchObject({
          width: 1241,
          height: 2348,
        })
    await expectBooksAgree(server.pool)
  } finally {
    await server.close()
  }
}, 120_000)
