/**
 * Pieces that were bought back are sorted: to a tray with a barcode, or to what they wait for (DOMAIN §B.18, §O.1-3,
 * §O.1-12).
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { cancelBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { batalStok, buildDibeli, buildHancur, buildTanpaBarcode, sortirkan } from '#test/tools/stok.ts'
import { buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let gudang: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  kasir = await ask.as('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const barang = async (id: number) =>
  (
    await inDatabase<{ tempat: string; tujuan: string | null; kode_barcode: string | null; sortir: boolean }>(
      server,
      `SELECT b.kode_gudang || '/' || b.kode_baki || ' ' || b.status AS tempat, b.tujuan_sortir AS tujuan,
         b.kode_barcode, d.status_sortir AS sortir
       FROM barang b JOIN beli_detail d ON d.barang_id = b.id WHERE b.id = $1`,
      [id],
    )
  )[0]!
const all = async () => (await gudang.request('GET', 'pindah-sortir/semua')).data as Record<string, unknown>[]

describe('sorting', () => {
  it('sends each piece where it is told, with a barcode to a tray, and says so of its purchase', async () => {
    const [satu, dua, tiga] = (await buildDibeli(server, kasir, [2.35, 5.105, 1])) as { id: number }[]
    const tanpa = await buildTanpaBarcode(server, kasir)
    expect(
      (await all()).map((b) => [b['kode_barcode'] === '-', b['kondisi'], b['status'], b['tujuan']]),
    ).toEqual([
      [true, 'TANPA SURAT', 'BELI', '-'],
      [false, 'MULUS', 'BELI', '-'],
      [false, 'MULUS', 'BELI', '-'],
      [false, 'MULUS', 'BELI', '-'],
    ])
    const reply = await sortirkan(gudang, {
      barang: [
        { id: tanpa, tujuan: 'JUAL LAGI' },
        { id: satu!.id, tujuan: 'LEBUR' },
        { id: dua!.id, tujuan: 'CUCI' },
        { id: tiga!.id, tujuan: 'PUSAT' },
      ],
      kode_baki: 'A2',
    })
    expect([reply.message, reply.data]).toEqual([
      'Pindah Sortir Berhasil Disimpan',
      { no: 'ST-TK01-250115-0001', qty: 4, berat: 11.455, berbarcode: 1 },
    ])
    expect(await barang(tanpa)).toMatchObject({
      tempat: 'TOKO/A2 READY',
      kode_barcode: expect.stringMatching(/^\d{8}$/),
      sortir: true,
    })
    expect(await barang(satu!.id)).toMatchObject({
      tempat: 'SORTIR/SORTIR SORTIR',
      tujuan: 'LEBUR',
      sortir: true,
    })
    const stok = await trays(await ask.as('OWN1'))
    expect([stok['BELI'] ?? [0, 0], stok['SORTIR']]).toEqual([
      [0, 0],
      [3, 8.455],
    ])
    // The melting screen offers first the piece that waits for melting.
    const first = (await gudang.request('GET', 'hancurbarang/pilihan')).data[0]
    expect([first.id, first.tujuan]).toEqual([satu!.id, 'LEBUR'])
    expect((await gudang.request('GET', 'cucian/kirim/pilihan')).data[0].id).toBe(dua!.id)
    const { kode_barcode } = await barang(tanpa)
    await buildValidSale(kasir, { barang: [kode_barcode!] })
  })

  it('what waits in SORTIR may wait for something else, and be sold again; it is not sortable twice', async () => {
    const [piece] = await buildDibeli(server, kasir, [2])
    const { id } = piece!
    await sortirkan(gudang, { barang: [{ id, tujuan: 'LEBUR' }] })
    expect(refusal(await sortirkan(gudang, { barang: [{ id, tujuan: 'CUCI' }] }))[0]).toBe(409)
    const moved = await inDatabase(server, 'SELECT count(*)::int AS n FROM mutasi_stok')
    const reply = await gudang.send('POST', 'pindah-sortir/tujuan', { barang: [id], tujuan: 'PUSAT' })
    expect([reply.status, reply.message, reply.data]).toEqual([200, 'Tujuan Berhasil Diubah', { qty: 1 }])
    expect(await barang(id)).toMatchObject({ tempat: 'SORTIR/SORTIR SORTIR', tujuan: 'PUSAT' })
    expect(await inDatabase(server, 'SELECT count(*)::int AS n FROM mutasi_stok')).toEqual(moved)
    const { no } = (await sortirkan(gudang, { barang: [{ id, tujuan: 'JUAL LAGI' }], kode_baki: 'A1' })).data
    expect(
      refusal(await gudang.send('POST', 'pindah-sortir/tujuan', { barang: [id], tujuan: 'CUCI' }))[0],
    ).toBe(409)
    // Undone it waits for what it waited for, sorted still.
    expect((await batalStok(gudang, 'pindah-sortir', no)).status).toBe(200)
    expect(await barang(id)).toMatchObject({ tempat: 'SORTIR/SORTIR SORTIR', tujuan: 'PUSAT', sortir: true })
  })

  it('says all that is wrong at once, and a tray is needed for what is sold again', async () => {
    const [piece] = await buildDibeli(server, kasir, [2])
    const { id } = piece!
    expect(refusalAt(await sortirkan(gudang, { barang: [{ id, tujuan: 'JUAL LAGI' }] }))).toEqual([
      400,
      'Baki Harus Dipilih',
      ['kode_baki'],
    ])
    const [ready] = await inDatabase<{ id: number }>(
      server,
      `SELECT id FROM barang WHERE kode_barcode = '00000001'`,
    )
    expect(
      refusals(
        await sortirkan(gudang, {
          barang: [
            { id: Number(ready!.id), tujuan: 'CUCI' },
            { id: 999_999, tujuan: 'CUCI' },
            { id, tujuan: 'CUCI' },
            { id, tujuan: 'CUCI' },
          ],
        }),
      )[1],
    ).toEqual([
      ['barang.0', 'Barang 00000001 Tidak Bisa Dipakai, Status READY'],
      ['barang.1', 'Barang 999999 Tidak Ditemukan'],
      ['barang.3', `Barang ${piece!.kode_barcode} Sudah Ada Di Daftar`],
    ])
    await inDatabase(
      server,
      `UPDATE baki SET status = 'KUNCI_SO' WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`,
    )
    expect(
      refusalAt(await sortirkan(gudang, { barang: [{ id, tujuan: 'JUAL LAGI' }], kode_baki: 'A1' })),
    ).toEqual([409, 'Baki A1 Sedang Stock Opname', ['kode_baki']])
  })

  it('one piece sorted twice at once goes one way; a repeated request makes no second document', async () => {
    const [a, b] = await buildDibeli(server, kasir, [2, 3])
    const both = await Promise.all([
      sortirkan(gudang, { barang: [{ id: a!.id, tujuan: 'CUCI' }] }),
      sortirkan(await server.client('OWN1'), { barang: [{ id: a!.id, tujuan: 'LEBUR' }] }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const wanted = { barang: [{ id: b!.id, tujuan: 'CUCI' }], id_trx: idTrx() }
    const [first, again] = [await sortirkan(gudang, wanted), await sortirkan(gudang, wanted)]
    expect(again.data).toEqual(first.data)
  })
})

describe('undoing', () => {
  it('puts everything back into BELI, and its purchase is not sorted any more', async () => {
    const tanpa = await buildTanpaBarcode(server, kasir)
    const [piece] = await buildDibeli(server, kasir, [2])
    const { no } = (
      await sortirkan(gudang, {
        barang: [
          { id: tanpa, tujuan: 'JUAL LAGI' },
          { id: piece!.id, tujuan: 'CUCI' },
        ],
        kode_baki: 'A1',
      })
    ).data
    const [beli] = await inDatabase<{ no: string }>(
      server,
      'SELECT no_faktur_group AS no FROM beli_detail WHERE barang_id = $1',
      [piece!.id],
    )
    // The purchase cannot be taken back while its piece is elsewhere.
    expect((await cancelBuy(kasir, beli!.no)).status).toBe(409)
    expect((await batalStok(gudang, 'pindah-sortir', no)).status).toBe(200)
    for (const id of [tanpa, piece!.id])
      expect(await barang(id)).toMatchObject({ tempat: 'BELI/BELI BELI', sortir: false })
    // The label that was printed stays good.
    expect((await barang(tanpa)).kode_barcode).toMatch(/^\d{8}$/)
  })

  it('not once a piece went on', async () => {
    const [piece] = await buildDibeli(server, kasir, [2])
    const { no } = (await sortirkan(gudang, { barang: [{ id: piece!.id, tujuan: 'LEBUR' }] })).data
    await buildHancur(gudang, { barang: [piece!.id] })
    expect(refusalAt(await batalStok(gudang, 'pindah-sortir', no))).toEqual([
      409,
      'Barang Sudah Bertransaksi Lagi',
      ['no'],
    ])
  })
})
