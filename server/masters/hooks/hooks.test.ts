/** The rules that are a master's own, and what a picker offers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, inDatabase as queryAll, type Ask } from '#test/ask.ts'
import type { Values } from '#test/master-values.ts'
import { startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
}, 60_000)
afterAll(() => server?.close())

describe('own rules', () => {
  it('a tray that holds pieces stays; the refusal says how many', async () => {
    const [{ qty } = { qty: 0 }] = await inDatabase<{ qty: number }>("SELECT sum(qty)::int AS qty FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = 'TOKO/A1'")
    expect(qty).toBeGreaterThan(0)
    expect(await ask('SPV1', 'DELETE', 'baki/A1')).toMatchObject({ status: 409, message: `Baki A1 Masih Berisi ${qty} Barang` })
  })

  it('a reserved tray is not touched, and no tray is made in a reserved gudang', async () => {
    for (const [method, body] of [['PUT', { nama_baki: 'X' }], ['DELETE', undefined], ['POST', undefined]] as const) {
      const path = method === 'POST' ? 'baki/reactive/by-kode-baki/CUCI' : 'baki/CUCI'
      expect(await ask('OWN1', method, path, body)).toMatchObject({ status: 409, message: 'Kode Baki CUCI Dipakai Sistem, Tidak Bisa Diubah' })
    }
    expect(await ask('SPV1', 'POST', 'baki', { kode_baki: 'C9', nama_baki: 'C9', kode_gudang: 'CUCI', berat_baki: 1 })).toMatchObject({ status: 400, message: 'Gudang CUCI Tidak Ada' })
    expect((await ask('SLS1', 'GET', 'baki/ready')).data.map((b: Values) => b.kode_baki)).not.toContain('CUCI')
    expect((await ask('SLS1', 'GET', 'baki/get/by-kode-gudang/cuci')).data).toMatchObject([{ kode_baki: 'CUCI' }])
  })

  it('pickers of gudang leave the reserved ones out; the master list has them', async () => {
    const codes = async (path: string) => (await ask('SLS1', 'GET', path)).data.map((g: Values) => g.kode_gudang)
    expect(await codes('gudang/get/all')).toContain('TOKO')
    expect(await codes('gudang/get/all')).not.toContain('CUCI')
    expect(await codes('gudang/get/all/master')).toEqual(expect.arrayContaining(['TOKO', 'CUCI', 'HUTANG']))
  })

  it('a new group has a price row in every shop and a coupon row, both switched off', async () => {
    const { data } = await ask('OWN1', 'GET', 'kategori/get/all')
    const body = { kode_group: 'G875', nama_group: 'EMAS TUA', kode_kategori: data[0].kode_kategori, kadar: 87.5, kadar_cetak: '87.5%' }
    expect(await ask('SPV1', 'POST', 'group', body)).toMatchObject({ status: 200, data: { kadar: 87.5, warna: '-' } })
    const shops = await inDatabase<{ kode_toko: string }>('SELECT kode_toko FROM toko ORDER BY 1')
    expect(await inDatabase("SELECT kode_toko, harga::int FROM harga_group WHERE kode_group = 'G875' ORDER BY 1")).toEqual(shops.map(({ kode_toko }) => ({ kode_toko, harga: 0 })))
    expect(await inDatabase("SELECT type_kupon, jumlah_kupon FROM parameter_kupon WHERE kode_group = 'G875'")).toEqual([{ type_kupon: 'BERAT', jumlah_kupon: 0 }])
  })

  it('a jenis is asked for by its kategori or by a group of it', async () => {
    const { data } = await ask('SLS1', 'GET', 'jenis/get/all')
    const { kode_kategori } = data[0]
    const byKategori = (await ask('SLS1', 'GET', `jenis/get/by-kode-kategori/${kode_kategori}`)).data
    expect(byKategori).toEqual(data.filter((j: Values) => j.kode_kategori === kode_kategori))
    const [group] = (await ask('SLS1', 'GET', 'group/get/all')).data.filter((g: Values) => g.kode_kategori === kode_kategori)
    expect((await ask('SLS1', 'GET', `jenis/get/by-kode-kategori/${group.kode_group}`)).data).toEqual(byKategori)
    expect((await ask('SLS1', 'GET', 'jenis/get/by-kode-kategori/TIDAKADA')).data).toEqual([])
  })

  it('a master of 100,000 rows answers page by page', async () => {
    await inDatabase("INSERT INTO baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki) SELECT 'TK01', 'B' || i, 'TOKO', 'BANYAK ' || i, 1000 FROM generate_series(1, 100000) i")
    await inDatabase('ANALYZE baki')
    for (const query of ['', '?cari=BANYAK 99', '?urut=nama_baki&arah=DESC', '?halaman=5000']) {
      const { status, data } = await ask('SPV1', 'GET', `baki/daftar${query}`)
      expect({ status, rows: data.rows.length }).toEqual({ status: 200, rows: 20 })
    }
  }, 60_000)
})
