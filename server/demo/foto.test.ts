import sharp from 'sharp'
import { expect, it } from 'vitest'
import { listFoto } from '#domain/calls/foto.ts'
import { group } from '#domain/bawaan.ts'
import { periksaFoto } from '#server/features/foto/periksa.ts'
import { startTestServer } from '#test/tools/server.ts'
import { JENIS } from './data.ts'
import { potretBarang } from './foto.ts'
import { lukis } from './pictures.ts'

it('draws every piece there is, each kind and gold its own', async () => {
  const drawn = JENIS.flatMap(({ nama, kode_kategori }) =>
    nama.flatMap((nama_barang) =>
      group
        .filter((g) => g.kode_kategori === kode_kategori)
        .map(({ kode_group }) => lukis({ nama_barang, kode_group })),
    ),
  )
  expect(new Set(drawn).size).toBeGreaterThan(90)
  expect(await sharp(Buffer.from(drawn[0]!)).metadata()).toMatchObject({ width: 480, height: 600 })
})

it('leaves photos that are seen, and nothing else', async () => {
  const server = await startTestServer()
  try {
    const { penyimpanan } = server.app.deps
    await potretBarang(server.pool, penyimpanan)
    const owner = await server.client()
    const { foto } = await owner.call(listFoto, { params: { kode_barcode: '00000002' } })
    const { status, bytes } = await owner.file('foto_produk/00000002')
    expect([foto.length, status, (await sharp(bytes).metadata()).format]).toEqual([1, 200, 'jpeg'])
    expect(await periksaFoto(server.pool, penyimpanan)).toMatchObject({ withoutFile: [], withoutRow: [] })
  } finally {
    await server.close()
  }
})
