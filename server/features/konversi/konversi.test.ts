/** Pieces of another group or jenis, in place: price and purity follow, and come back with a cancel (DOMAIN §B.13, §O.1-12, R11). */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { cancelValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { batalPindah, batalStok, buildDibeli, buildPindah, konversikan } from '#test/tools/stok.ts'
import { buildOtorisasi, buildSale, buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let owner: Client
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  owner = await ask.as('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const apa = async (kode: string) =>
  (
    await inDatabase(
      server,
      `SELECT kode_group, kode_dept, kadar_cetak, kode_baki, status FROM barang WHERE kode_barcode = $1`,
      [kode],
    )
  )[0]
const scan = async (kode: string) =>
  (await (await ask.as('SLS1')).request('GET', `barang/${kode}`)).data as { harga_gram: number }

describe('converting', () => {
  it('changes group and jenis in place, its price and purity with them; the daily stock calls it konversi', async () => {
    const before = await trays(owner)
    const lama = await scan('00000001')
    const reply = await konversikan(gudang, { barang: ['00000001'], kode_group: 'G700', kode_dept: 'GELANG' })
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Konversi Barang Berhasil Disimpan',
      { no: 'KV-TK01-250115-0001', qty: 1, berat: 2.35 },
    ])
    expect(await apa('00000001')).toEqual({
      kode_group: 'G700',
      kode_dept: 'GELANG',
      kadar_cetak: '70%',
      kode_baki: 'A1',
      status: 'READY',
    })
    expect(await trays(owner)).toEqual(before)
    expect([lama.harga_gram, (await scan('00000001')).harga_gram]).toEqual([650_000, 1_150_000])
    expect((await gudang.request('GET', 'konversi-barang/dokumen')).data).toMatchObject([
      {
        ke: 'G700 / GELANG',
        keterangan: 'SALAH INPUT',
        detail_barang: [{ kode_group: 'G375', ke: 'G375 / CINCIN menjadi G700 / GELANG' }],
      },
    ])
    await closeDay(server, ask, '2025-01-16')
    expect(
      await inDatabase(
        server,
        `SELECT kode_group, sum(konversi)::int AS konversi, sum(berat_konversi)::int AS berat FROM stok_harian
         WHERE kode_toko = 'TK01' AND konversi <> 0 GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { kode_group: 'G375', konversi: -1, berat: -2350 },
      { kode_group: 'G700', konversi: 1, berat: 2350 },
    ])
  })

  it('of pieces in trays, BELI and SORTIR at once, each where it lies', async () => {
    const [dibeli] = await buildDibeli(server, await ask.as('KSR1'), [3])
    const reply = await konversikan(gudang, { barang: ['00000001', dibeli!.id], kode_group: 'G700' })
    expect(reply.status).toBe(200)
    expect(await apa(dibeli!.kode_barcode)).toMatchObject({ kode_group: 'G700', status: 'BELI' })
    expect((await batalStok(gudang, 'konversi-barang', reply.data.no)).status).toBe(200)
    expect(await apa(dibeli!.kode_barcode)).toMatchObject({ kode_group: 'G375', status: 'BELI' })
  })

  it('with an otorisasi for exactly these pieces, from what and to what', async () => {
    const body = (more: object) => ({
      id_trx: idTrx(),
      barang: ['00000001'],
      kode_group: 'G700',
      alasan: 'SALAH INPUT',
      ...more,
    })
    const asked = await gudang.send('POST', 'konversi-barang', body({}))
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi KONVERSI BARANG'])
    expect(asked.otorisasi![0]!.disetujui).toEqual([
      { nama: 'Alasan', nilai: 'SALAH INPUT' },
      { nama: 'Jumlah', nilai: '1 barang' },
      {
        nama: '00000001',
        nilai: expect.stringMatching(/2\.350 g, G375 \/ CINCIN menjadi G700 \/ CINCIN$/),
      },
    ])
    await buildOtorisasi(gudang, asked.otorisasi![0]!)
    expect((await gudang.send('POST', 'konversi-barang', body({ kode_group: 'LM' }))).status).toBe(403)
    expect(
      (await gudang.send('POST', 'konversi-barang', body({ barang: ['00000001', '00000003'] }))).status,
    ).toBe(403)
    expect((await gudang.send('POST', 'konversi-barang', body({}))).status).toBe(200)
  })

  it('says all that is wrong at once', async () => {
    expect(refusals(await konversikan(gudang, { barang: ['00000001', '99999999'] }))).toEqual([
      409,
      [
        ['barang.0', 'Barang 00000001 Sudah G375 / CINCIN'],
        ['barang.1', 'Barang 99999999 Tidak Ditemukan'],
        ['kode_group', 'Group Atau Jenis Baru Harus Dipilih'],
      ],
    ])
    expect(refusalAt(await konversikan(gudang, { barang: ['00000001'], kode_group: 'XXX' }))).toEqual([
      400,
      'Group XXX Tidak Ada',
      ['kode_group'],
    ])
    expect(
      refusal(await konversikan(gudang, { barang: ['00000001'], kode_group: 'G700', alasan: '' })),
    ).toEqual([400, 'Alasan Harus Diisi'])
    await buildSale(await ask.as('SLS1'), { barang: ['00000001'] })
    expect(refusal(await konversikan(gudang, { barang: ['00000001'], kode_group: 'G700' }))[1]).toBe(
      'Barang 00000001 Tidak Bisa Dipakai, Status BOOKED',
    )
  })

  it('a piece converted twice at once, or sold meanwhile, goes one way', async () => {
    const id_trx = idTrx()
    const same = { barang: ['00000001'], kode_group: 'G700', id_trx }
    const [first, again] = [await konversikan(gudang, same), await konversikan(gudang, same)]
    expect(again.data).toEqual(first.data)
    const both = await Promise.all([
      konversikan(gudang, { barang: ['00000003'], kode_dept: 'GELANG' }),
      konversikan(await server.client('OWN1'), { barang: ['00000003'], kode_dept: 'GELANG' }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })
})

describe('undoing', () => {
  it('with the same category, everything as before', async () => {
    const { no } = (await konversikan(gudang, { barang: ['00000001'], kode_group: 'G700' })).data
    expect(refusal(await gudang.send('POST', 'konversi-barang/batal', { no, alasan: 'X' }))).toEqual([
      403,
      'Perlu Otorisasi KONVERSI BARANG',
    ])
    expect((await batalStok(gudang, 'konversi-barang', no)).status).toBe(200)
    expect(await apa('00000001')).toMatchObject({ kode_group: 'G375', kadar_cetak: '9K', status: 'READY' })
  })

  it('not once the piece was converted again, sold or moved; a move of before is not undone either', async () => {
    const pb = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    const first = (await konversikan(gudang, { barang: ['00000001'], kode_group: 'G700' })).data.no as string
    const lagi = [409, 'Barang Sudah Bertransaksi Lagi', ['no']]
    expect(refusalAt(await batalPindah(gudang, pb))).toEqual(lagi)
    const second = (await konversikan(gudang, { barang: ['00000001'], kode_group: 'LM' })).data.no as string
    expect(refusalAt(await batalStok(gudang, 'konversi-barang', first))).toEqual(lagi)
    for (const no of [second, first])
      expect((await batalStok(gudang, 'konversi-barang', no)).status).toBe(200)
    expect((await batalPindah(gudang, pb)).status).toBe(200)
    const { no } = (await konversikan(gudang, { barang: ['00000001'], kode_dept: 'GELANG' })).data
    await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
    expect(refusalAt(await batalStok(gudang, 'konversi-barang', no))).toEqual(lagi)
  })
})

it('the purchase of a piece that was converted is not undone: its grams would stay behind in the other group', async () => {
  const kasir = await ask.as('KSR1')
  const [piece] = await buildDibeli(server, kasir, [2])
  const [beli] = await inDatabase<{ no_faktur_group: string }>(
    server,
    'SELECT no_faktur_group FROM beli_detail WHERE barang_id = $1',
    [piece!.id],
  )
  expect((await konversikan(gudang, { barang: [piece!.id], kode_group: 'G700' })).status).toBe(200)
  expect(refusal(await cancelValidBuy(kasir, beli!.no_faktur_group))).toEqual([
    409,
    'Barang Sudah Bertransaksi Lagi',
  ])
})

it('grams and pieces are the same after any conversions (H-27)', async () => {
  const codes = await buildPieces(
    server,
    [1.001, 2.5, 3.333, 7].map((berat) => ({ berat })),
  )
  const before = await trays(owner)
  const groups = ['', 'G375', 'G700', 'LM']
  const jenis = ['', 'CINCIN', 'GELANG']
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(codes, { minLength: 1 }),
      fc.constantFrom(...groups),
      fc.constantFrom(...jenis),
      fc.boolean(),
      async (barang, kode_group, kode_dept, batal) => {
        const { status, data } = await konversikan(owner, { barang, kode_group, kode_dept })
        expect([200, 400, 409]).toContain(status)
        if (status === 200 && batal)
          expect((await batalStok(owner, 'konversi-barang', data.no)).status).toBe(200)
        expect(await trays(owner)).toEqual(before)
      },
    ),
    { numRuns: 8 },
  )
})

it('R11: records with their pieces, flattened on the screen', async () => {
  const { no } = (await konversikan(gudang, { barang: ['00000001', '00000003'], kode_dept: 'GELANG' })).data
  const { no: batal } = (await konversikan(gudang, { barang: ['00000002'], kode_group: 'LM' })).data
  await batalStok(gudang, 'konversi-barang', batal)
  const ask11 = (start_date: string) =>
    gudang.send('POST', 'konversi-barang/report', { start_date, end_date: '2025-01-15' })
  const reply = await ask11('2025-01-15')
  expect([reply.message, reply.data]).toEqual([
    'Laporan Konversi Barang Tersedia',
    [
      {
        no_konversi: no,
        tanggal: '2025-01-15',
        detail_barang: ['00000001', '00000003'].map((kode_barcode) => ({
          kode_barcode,
          nama_barang: expect.any(String),
          kategori_asal: 'G375',
          kategori_tujuan: 'G375',
          jenis_asal: expect.any(String),
          jenis_tujuan: 'GELANG',
        })),
      },
    ],
  ])
  const none = await gudang.send('POST', 'konversi-barang/report', {
    start_date: '2025-01-01',
    end_date: '2025-01-02',
  })
  expect([none.status, none.message, none.data]).toEqual([200, 'Data Yang Di Cari Tidak Ada !!!', []])
})
