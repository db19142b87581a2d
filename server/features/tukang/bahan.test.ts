/** Goldsmiths' gold over HTTP: the shop's and customers' apart to the milligram, in grams and fine, undone each way (DOMAIN §O.2-1, §O.2-2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import {
  batalPesananSah,
  buildPesanan,
  buildPesananProses,
  buildTukang,
  lihatPesanan,
} from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  bahan,
  batalBahan,
  batalJadi,
  buildBahan,
  buildLebur,
  emasCustomer,
  jadiDariStok,
  jadikan,
} from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
beforeEach(async () => {
  server = await startTestServer()
  await Promise.all([buildTukang(server), buildTukang(server, { kode_tukang: 'TK2' })])
  own = await server.client('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const saldo = async (kode = 'TK1') => {
  const rows = must(await own.send('GET', 'saldo-tukang')).data as any[]
  const { berat_toko, halus_toko, berat_customer, halus_customer } = rows.find((r) => r.kode_tukang === kode)
  return [berat_toko, halus_toko, berat_customer, halus_customer]
}
const lebur = async (): Promise<number> =>
  (
    await inDatabase<{ berat: number }>(
      server,
      `SELECT COALESCE(sum(berat), 0)::int AS berat FROM saldo_lokasi
       WHERE kode_toko = 'TK01' AND lokasi = 'LEBUR/LEBUR'`,
    )
  )[0]!.berat / 1000
const wrong = (reply: Reply) => Object.fromEntries(refusals(reply)[1] ?? [])
const emas = async (no: string) => {
  const { emas_di_toko, emas_di_tukang } = (await lihatPesanan(own, no)).detail_barang[0]
  return [emas_di_toko, emas_di_tukang]
}
const EMPTY = [0, 0, 0, 0]

describe("the shop's gold", () => {
  it('goes out of LEBUR to the goldsmith, comes back, is lost, is in the piece he brings: in grams, and fine', async () => {
    await buildLebur(server, own, 10)
    await buildBahan(own, { lines: [8] })
    expect([await saldo(), await lebur()]).toEqual([[8, 5.6, 0, 0], 2])
    // said to be of another purity than its group's: somebody answers for it
    const lain = { jenis: 'KEMBALI' as const, lines: [{ berat: 1, kadar: 50 }] }
    expect(refusal(await bahan(own, lain))).toEqual([403, 'Perlu Otorisasi KOREKSI BERAT'])
    await buildBahan(own, lain)
    expect([await saldo(), await lebur()]).toEqual([[7, 5.1, 0, 0], 3])
    await buildBahan(own, { jenis: 'SUSUT', lines: [0.1] })
    expect(await saldo()).toEqual([6.9, 5.03, 0, 0])
    const order = await buildPesananProses(own)
    must(await jadikan(own, order, [{ berat: 4 }]))
    expect(await saldo()).toEqual([2.9, 2.23, 0, 0])
    const rows = must(
      await own.send('GET', 'saldo-tukang/TK1/mutasi?tgl_from=2025-01-15&tgl_to=2025-01-15'),
    ).data
    expect(rows.map((r: any) => [r.ref_type, r.berat, r.halus])).toEqual([
      ['PESANAN', -4, -2.8],
      ['BAHAN TUKANG', -0.1, -0.07],
      ['BAHAN TUKANG', -1, -0.5],
      ['BAHAN TUKANG', 8, 5.6],
    ])
  })

  it('is refused where there is not as much, all at once, each at its line', async () => {
    await buildLebur(server, own, 2)
    expect(
      wrong(
        await bahan(own, {
          kode_tukang: 'TX',
          lines: [3, 1, { kode_group: 'ZZZ', berat: 1 }, { no_baris: 1, kode_group: 'G375', berat: 1 }],
        }),
      ),
    ).toEqual({
      kode_tukang: 'Tukang TX Tidak Ada',
      'baris.0.berat': 'Emas Lebur G700 Tinggal 2.000 g',
      'baris.1.kode_group': 'Group G700 Ditulis Dua Kali',
      'baris.2.kode_group': 'Group ZZZ Tidak Ada',
      'baris.3.no_baris': 'Emas Toko Tidak Menyebut Barang Pesanan',
      'baris.3.berat': 'Emas Lebur G375 Tinggal 0.000 g',
    })
    await buildBahan(own, { lines: [2] })
    expect(wrong(await bahan(own, { jenis: 'SUSUT', lines: [2.1] }))).toEqual({
      baris: 'Emas Toko Pada Tukang TK1 Tinggal 1.400 g Emas Murni',
    })
    expect(wrong(await bahan(own, { lines: [emasCustomer(1)] }))).toEqual({
      'baris.0.pemilik': 'Emas Customer Hanya Untuk Pesanan',
    })
  })

  it('is drawn by one of two who ask for all of it at once; sent twice it goes once', async () => {
    await buildLebur(server, own, 5)
    const both = await Promise.all([
      bahan(own, { lines: [5] }),
      bahan(own, { lines: [5], kode_tukang: 'TK2' }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const key = idTrx()
    await buildLebur(server, own, 5)
    const twice = await Promise.all([
      bahan(own, { lines: [3], id_trx: key }),
      bahan(own, { lines: [3], id_trx: key }),
    ])
    expect(must(twice[0]!).data).toEqual(must(twice[1]!).data)
    expect(await lebur()).toBe(2)
  })

  it('is undone on its day: out, and back; not once LEBUR has given it away', async () => {
    await buildLebur(server, own, 6)
    const serah = await buildBahan(own, { lines: [6] })
    const kembali = await buildBahan(own, { jenis: 'KEMBALI', lines: [6] })
    const lagi = await buildBahan(own, { lines: [6], kode_tukang: 'TK2' })
    expect(refusal(await batalBahan(own, kembali))).toEqual([409, 'Emas Lebur Tidak Cukup'])
    must(await batalBahan(own, lagi))
    must(await batalBahan(own, kembali))
    must(await batalBahan(own, serah))
    expect([await saldo(), await saldo('TK2'), await lebur()]).toEqual([EMPTY, EMPTY, 6])
    expect(refusal(await batalBahan(own, serah))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
  })
})

describe("a customer's gold", () => {
  it('goes with its order to the goldsmith who makes it from then on, apart from the shop’s', async () => {
    const no = await buildPesanan(own, { barang: [{ berat_customer: 3, kadar_customer: 75 }] })
    await buildLebur(server, own, 2)
    await buildBahan(own, { no_pesanan: no, lines: [emasCustomer(2.5), 1] })
    expect(await lihatPesanan(own, no)).toMatchObject({ status_pesanan: 'PROSES', kode_tukang: 'TK1' })
    expect([await saldo(), await emas(no)]).toEqual([
      [1, 0.7, 2.5, 1.875],
      [0.5, 2.5],
    ])
    expect(wrong(await bahan(own, { no_pesanan: no, lines: [emasCustomer(0.6)] }))).toEqual({
      'baris.0.berat': 'Emas Customer Barang Ke 1 Di Toko Tinggal 0.500 g',
    })
    expect(
      wrong(await bahan(own, { no_pesanan: no, kode_tukang: 'TK2', lines: [emasCustomer(0.5)] })),
    ).toEqual({
      kode_tukang: `Pesanan ${no} Di Tukang TK1`,
    })
    await buildBahan(own, { jenis: 'KEMBALI', no_pesanan: no, lines: [emasCustomer(1)] })
    await buildBahan(own, { jenis: 'SUSUT', no_pesanan: no, lines: [emasCustomer(0.2)] })
    expect([await saldo(), await emas(no)]).toEqual([
      [1, 0.7, 1.3, 0.975],
      [1.5, 1.3],
    ])
    expect(wrong(await bahan(own, { jenis: 'KEMBALI', no_pesanan: no, lines: [emasCustomer(1.4)] }))).toEqual(
      {
        'baris.0.berat': 'Emas Customer Barang Ke 1 Di Tukang TK1 Tinggal 1.300 g',
      },
    )
  })

  it('is used up at the goldsmith first, then out of SERVICE; each document is undone while that is not so', async () => {
    const no = await buildPesanan(own, { barang: [{ berat_customer: 6, kadar_customer: 70 }] })
    const serah = await buildBahan(own, { no_pesanan: no, lines: [emasCustomer(3)] })
    const { no: jadi } = must(await jadikan(own, no, [{ berat: 4 }])).data
    expect([await saldo(), await emas(no), await lebur()]).toEqual([[-1, -0.7, 0, 0], [2, 0], 1])
    expect(refusal(await batalBahan(own, serah))).toEqual([
      409,
      'Emas Customer Barang Ke 1 Sudah Dipakai Atau Berpindah',
    ])
    must(await batalJadi(own, jadi))
    expect([await saldo(), await emas(no), await lebur()]).toEqual([[0, 0, 3, 2.1], [3, 3], 0])
    must(await batalBahan(own, serah))
    expect([await saldo(), await emas(no)]).toEqual([EMPTY, [6, 0]])
  })

  it('that is left at the goldsmith comes back before the order ends', async () => {
    const no = await buildPesanan(own, { barang: [{ berat_customer: 6, kadar_customer: 70 }] })
    await buildBahan(own, { no_pesanan: no, lines: [emasCustomer(6)] })
    must(await jadikan(own, no, [{ berat: 4 }]))
    expect(await emas(no)).toEqual([0, 2])
    await buildBahan(own, { jenis: 'KEMBALI', no_pesanan: no, lines: [emasCustomer(1.5)] })
    const lost = await buildBahan(own, { jenis: 'SUSUT', no_pesanan: no, lines: [emasCustomer(0.5)] })
    expect([await emas(no), await saldo()]).toEqual([
      [1.5, 0],
      [0, 0, 0, 0],
    ])
    must(await batalBahan(own, lost))
    expect(await emas(no)).toEqual([1.5, 0.5])
  })
})

describe("a piece of the shop's own", () => {
  it('fills an order that nobody has begun, of the same group; its cancel brings it back to its tray', async () => {
    const no = await buildPesanan(own, { barang: [{ berat_customer: 1, kadar_customer: 70 }, {}] })
    const [a, b, c] = await buildPieces(server, [
      { kode_group: 'G700', berat: 3.9 },
      { kode_group: 'G700', berat: 4.1 },
      { kode_group: 'G375', berat: 4 },
    ])
    expect(
      wrong(
        await jadiDariStok(own, no, [
          { no: 1, kode_barcode: c! },
          { no: 2, kode_barcode: '99999999' },
        ]),
      ),
    ).toEqual({
      'barang.0.kode_barcode': 'Barang Ke 1 Dipesan Group G700',
      'barang.1': 'Barang 99999999 Tidak Ditemukan',
    })
    const { no: js } = must(await jadiDariStok(own, no, [{ no: 1, kode_barcode: a! }])).data
    expect(js).toBe('JS-TK01-250115-0001')
    expect(await lihatPesanan(own, no)).toMatchObject({ status_pesanan: 'PROSES', qty_jadi: 1 })
    expect(refusal(await jadikan(own, no, [{ no: 2 }]))[0]).toBe(409)
    must(await jadiDariStok(own, no, [{ no: 2, kode_barcode: b! }]))
    expect(await lihatPesanan(own, no)).toMatchObject({ status_pesanan: 'DONE', tgl_jadi: '2025-01-15' })
    expect(await lebur()).toBe(1)
    must(await own.send('POST', 'pesanan/jadi-dari-stok/batal', { no: js, alasan: 'SALAH PILIH' }))
    expect(await lihatPesanan(own, no)).toMatchObject({ status_pesanan: 'PROSES', qty_jadi: 1 })
    expect([await lebur(), await emas(no)]).toEqual([0, [1, 0]])
    must(await batalPesananSah(own, no))
    const rows = await inDatabase<{ status: string; kode_gudang: string }>(
      server,
      'SELECT status, kode_gudang FROM barang WHERE kode_barcode = ANY ($1)',
      [[a, b]],
    )
    expect(rows).toEqual([
      { status: 'READY', kode_gudang: 'TOKO' },
      { status: 'READY', kode_gudang: 'TOKO' },
    ])
  })
})

describe('the slip', () => {
  it('says what he was given, is counted, and again needs REPRINT NOTA; who sells gives no gold away', async () => {
    await buildLebur(server, own, 3)
    const no = await buildBahan(own, { lines: [3] })
    expect(must(await own.send('POST', `bahan-tukang/dokumen/${no}/cetak`)).data).toMatchObject({ cetak: 1 })
    expect((await own.send('POST', `bahan-tukang/dokumen/${no}/cetak`)).status).toBe(403)
    const { bytes } = await own.file(`bahan-tukang/dokumen/${no}/slip`)
    const text = pdfPages(bytes).join(' ')
    for (const part of ['BUKTI SERAH BAHAN TUKANG', no, 'TK1', 'G700', '3.000', '2.100'])
      expect(text).toContain(part)
    await buildUser(server, { user_id: 'SLS9', level: 'SLS' })
    const sls = await server.client('SLS9')
    expect((await bahan(sls, { lines: [1] })).status).toBe(403)
    expect((await sls.send('GET', `bahan-tukang/dokumen/BT-TK01-250115-0099`)).status).toBe(404)
  })

  it('that has no stone of its own is sold with the one that was agreed, and comes back without it', async () => {
    const no = await buildPesanan(own, {
      barang: [{ nama_atribut: 'BATU RUBY', berat_atribut: 0.25, harga_atribut: 150_000 }],
    })
    const [a, b] = await buildPieces(server, [
      { kode_group: 'G700', berat: 4 },
      { kode_group: 'G700', berat: 4 },
    ])
    await inDatabase(
      server,
      `UPDATE barang SET nama_atribut = 'MUTIARA', berat_atribut = 300 WHERE kode_barcode = '${b}'`,
    )
    const atribut = () =>
      inDatabase<{ nama_atribut: string; berat_atribut: number }>(
        server,
        'SELECT nama_atribut, berat_atribut FROM barang WHERE kode_barcode = ANY ($1) ORDER BY kode_barcode',
        [[a, b]],
      )
    const sendiri = { nama_atribut: 'MUTIARA', berat_atribut: 300 }
    const { no: js } = must(await jadiDariStok(own, no, [{ no: 1, kode_barcode: a! }])).data
    expect(await atribut()).toEqual([{ nama_atribut: 'BATU RUBY', berat_atribut: 250 }, sendiri])
    const { detail_barang } = must(
      await own.send('POST', '/service/v1/pesanan/ambil/no', { no_pesanan: no }),
    ).data
    expect(detail_barang[0].barang).toMatchObject({
      nama_atribut: 'BATU RUBY',
      berat_atribut: 0.25,
      harga_atribut: 150_000,
    })
    must(await own.send('POST', 'pesanan/jadi-dari-stok/batal', { no: js, alasan: 'SALAH PILIH' }))
    expect(await atribut()).toEqual([{ nama_atribut: '-', berat_atribut: 0 }, sendiri])
    // A piece that has a stone keeps it.
    const { no: lagi } = must(await jadiDariStok(own, no, [{ no: 1, kode_barcode: b! }])).data
    must(await own.send('POST', 'pesanan/jadi-dari-stok/batal', { no: lagi, alasan: 'SALAH PILIH' }))
    expect(await atribut()).toEqual([{ nama_atribut: '-', berat_atribut: 0 }, sendiri])
  })
})
