/** Finished pieces fill an order and leave it again, with what they use up of the customer's own gold (DOMAIN §B.6, §O.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import {
  batalPesananSah,
  buildPesanan,
  buildPesananProses,
  buildTukang,
  lihatPesanan,
} from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { hapuskan } from '#test/tools/tambah.ts'
import { batalJadi, buildJadi, jadikan } from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
beforeEach(async () => {
  server = await startTestServer()
  await buildTukang(server)
  own = await server.client('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

/** Milligrams of G700 at each place of an order's life. */
const letak = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await inDatabase<{ lokasi: string; berat: number }>(
        server,
        `SELECT lokasi, sum(berat)::int AS berat FROM saldo_lokasi
         WHERE kode_toko = 'TK01' AND lokasi = ANY ('{SERVICE/SERVICE,PESANAN/PESANAN,LEBUR/LEBUR,V:TUKANG}')
         GROUP BY 1 HAVING sum(berat) <> 0`,
      )
    ).map((r) => [r.lokasi, r.berat]),
  )
const wrong = (reply: Reply) => Object.fromEntries(refusals(reply)[1] ?? [])
const status = async (no: string) => {
  const { status_pesanan, tgl_jadi, qty_jadi } = await lihatPesanan(own, no)
  return [status_pesanan, tgl_jadi, qty_jadi]
}

describe('a finished piece', () => {
  it('fills its line, lies in PESANAN, and the order is done; its cancel opens it again', async () => {
    const { no_pesanan, no, barcode } = await buildJadi(own)
    expect(await status(no_pesanan)).toEqual(['DONE', '2025-01-15', 1])
    const { detail_barang } = await lihatPesanan(own, no_pesanan)
    expect(detail_barang[0]).toMatchObject({
      status: 'JADI',
      no_jadi: no,
      kode_barcode: barcode[0],
      berat_jadi: 4.12,
    })
    expect(await letak()).toEqual({ 'PESANAN/PESANAN': 4_120, 'V:TUKANG': -4_120 })
    expect(refusal(await jadikan(own, no_pesanan))).toContain(`Semua Barang Pesanan ${no_pesanan} Sudah Jadi`)

    must(await batalJadi(own, no))
    expect(await status(no_pesanan)).toEqual(['PROSES', null, 0])
    expect(await letak()).toEqual({})
    must(await jadikan(own, no_pesanan, [{ berat: 4.05 }]))
    expect(await status(no_pesanan)).toEqual(['DONE', '2025-01-15', 1])
  })

  it('is one of several: the order waits for the others, each line is filled once', async () => {
    const no_pesanan = await buildPesananProses(own, {
      barang: [{}, { kode_group: 'G375', nama_barang: 'GELANG' }],
    })
    must(await jadikan(own, no_pesanan, [{ no: 2, kode_group: 'G375' }]))
    expect(await status(no_pesanan)).toEqual(['PROSES', null, 1])
    expect(
      wrong(
        await jadikan(own, no_pesanan, [
          { no: 2, kode_group: 'G375' },
          { no: 1, kode_group: 'G375' },
          { no: 0 },
          { no: 3 },
        ]),
      ),
    ).toEqual({
      'barang.0.no_baris': 'Barang Ke 2 Sudah Jadi',
      'barang.1.kode_group': 'Barang Ke 1 Dipesan Group G700',
      'barang.2.no_baris': 'Barang Pesanan Harus Dipilih',
      'barang.3.no_baris': 'Barang Ke 3 Tidak Ada Di Pesanan Ini',
    })
    expect(wrong(await jadikan(own, no_pesanan, [{}, { berat: 4 }]))).toEqual({
      'barang.1.no_baris': 'Barang Ke 1 Pesanan Ini Diisi Dua Kali',
    })
    must(await jadikan(own, no_pesanan))
    expect(await status(no_pesanan)).toEqual(['DONE', '2025-01-15', 2])
  })

  it('comes of an order that a goldsmith has, and of no other', async () => {
    const open = await buildPesanan(own)
    expect(refusal(await jadikan(own, open))).toContain(`Pesanan ${open} Belum Diserahkan Ke Tukang`)
    expect(refusal(await jadikan(own, 'PS-TK01-250115-9999'))).toContain('No Pesanan Tidak Ditemukan')
    must(await batalPesananSah(own, open))
    expect(refusal(await jadikan(own, open))).toContain(`Pesanan ${open} Sudah Diambil Atau Dibatalkan`)
    const other = await server.client('OWN1')
    expect((await jadikan(other, '-')).status).toBe(400)
  })

  it('goes with its whole document alone, and not once the order has ended', async () => {
    const { no_pesanan, no, barcode } = await buildJadi(own)
    expect(refusal(await hapuskan(own, barcode))).toContain(
      `Barang ${barcode[0]} Dari Pesanan, Batalkan Dokumen ${no} Di Tab Barang Baru`,
    )
    must(await batalPesananSah(own, no_pesanan, { kode_gudang: 'TOKO', kode_baki: 'A1' }))
    expect(refusal(await batalJadi(own, no))).toContain(`Pesanan ${no_pesanan} Sudah Diambil Atau Dibatalkan`)
  })

  it('is taken in once, however often it is sent, and by one of two who send at once', async () => {
    const no_pesanan = await buildPesananProses(own)
    const key = idTrx()
    const [a, b] = await Promise.all([
      jadikan(own, no_pesanan, [{}], key),
      jadikan(own, no_pesanan, [{}], key),
    ])
    expect(must(a).data).toEqual(must(b).data)
    const other = await buildPesananProses(own)
    const both = await Promise.all([jadikan(own, other), jadikan(own, other, [{ berat: 4.2 }])])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })
})

describe("a customer's own gold", () => {
  it.each([
    ['all of it is used', 1, 70, 4.12, 1_000, 0],
    ['part is left over', 6, 70, 4.12, 4_120, 1_880],
    ['of another purity, rounded up to the milligram', 2, 99.9, 1, 701, 1_299],
  ])('becomes the shop’s as far as it is worked in: %s', async (_, brought, kadar, berat, used, left) => {
    const { no } = await buildJadi(own, {
      barang: [{ berat_customer: brought, kadar_customer: kadar }],
      berat: [berat],
    })
    const piece = Math.round(berat * 1000)
    expect(await letak()).toEqual({
      'PESANAN/PESANAN': piece,
      'V:TUKANG': -piece,
      'LEBUR/LEBUR': used,
      ...(left > 0 ? { 'SERVICE/SERVICE': left } : {}),
    })
    must(await batalJadi(own, no))
    expect(await letak()).toEqual({ 'SERVICE/SERVICE': brought * 1000 })
  })
})
