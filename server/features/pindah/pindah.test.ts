/** Pieces go to another tray, in one posting, and on the same day back again (DOMAIN §B.13, §O.1-9, §O.1-12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { batalPindah, buildPindah, pindahkan } from '#test/tools/stok.ts'
import { buildOtorisasi, buildSale, buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const owner = () => ask.as('OWN1')
const where = async (...barcodes: string[]) =>
  inDatabase<{ tempat: string }>(
    server,
    `SELECT kode_gudang || '/' || kode_baki || ' ' || status AS tempat FROM barang
     WHERE kode_barcode = ANY ($1) ORDER BY kode_barcode`,
    [barcodes],
  ).then((rows) => rows.map((row) => row.tempat))

describe('moving', () => {
  it('takes every piece to the tray, in pieces and grams, and the daily stock calls it masuk and keluar', async () => {
    const before = await trays(await owner())
    const reply = await pindahkan(gudang, {
      barang: ['00000001', '00000002'],
      kode_baki: 'A2',
      keterangan: 'ETALASE BARU',
    })
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Pindah Barang Berhasil Disimpan',
      { no: 'PB-TK01-250115-0001', qty: 2, berat: 7.475 },
    ])
    expect(await where('00000001', '00000002')).toEqual(['TOKO/A2 READY', 'TOKO/A2 READY'])
    const after = await trays(await owner())
    expect(after['A2']![0] - before['A2']![0]).toBe(2)
    expect(after['A2']![1] - before['A2']![1]).toBeCloseTo(7.475)
    expect(before['A1']![0] - (after['A1']?.[0] ?? 0)).toBe(2)
    expect((await gudang.request('GET', 'pindah-barang/dokumen')).data).toMatchObject([
      {
        no: 'PB-TK01-250115-0001',
        kode_gudang: 'TOKO',
        kode_baki: 'A2',
        keterangan: 'ETALASE BARU',
        qty: 2,
        berat: 7.475,
        status_valid: 'DONE',
        input_by: 'GDG1',
        detail_barang: [
          { kode_barcode: '00000001', kode_baki: 'A1', berat: 2.35 },
          { kode_barcode: '00000002', kode_baki: 'A1', berat: 5.125 },
        ],
      },
    ])
    await closeDay(server, ask, '2025-01-16')
    expect(
      await inDatabase(
        server,
        `SELECT kode_baki, sum(masuk)::int AS masuk, sum(keluar)::int AS keluar FROM stok_harian
         WHERE kode_toko = 'TK01' AND kode_baki IN ('A1', 'A2') GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { kode_baki: 'A1', masuk: 0, keluar: 2 },
      { kode_baki: 'A2', masuk: 2, keluar: 0 },
    ])
  })

  it('a piece that was moved is sold from where it lies', async () => {
    await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
    expect((await trays(await owner()))['A1']![0]).toBe(1)
  })

  it('says everything that is wrong at once, each at its piece, and moves nothing', async () => {
    await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
    const reply = await pindahkan(gudang, {
      barang: ['00000001', '00000002', '00000001', '00000003', '99999999'],
      kode_baki: 'A2',
    })
    expect(refusals(reply)).toEqual([
      409,
      [
        ['barang.1', 'Barang 00000002 Tidak Bisa Dipakai, Status BOOKED'],
        ['barang.2', 'Barang 00000001 Sudah Ada Di Daftar'],
        ['barang.3', 'Barang 00000003 Sudah Di Baki A2'],
        ['barang.4', 'Barang 99999999 Tidak Ditemukan'],
      ],
    ])
    expect(await where('00000001')).toEqual(['TOKO/A1 READY'])
    expect((await gudang.request('GET', 'pindah-barang/dokumen')).data).toEqual([])
  })

  it('only to an active tray that pieces are sold from, and that nobody is counting', async () => {
    const to = async (kode_baki: string, kode_gudang = 'TOKO') =>
      refusalAt(await pindahkan(gudang, { barang: ['00000001'], kode_baki, kode_gudang }))
    expect(await to('TIDAK')).toEqual([400, 'Baki TOKO / TIDAK Tidak Ada', ['kode_baki']])
    expect(await to('TITIP', 'TITIP')).toEqual([400, 'Baki TITIP / TITIP Tidak Ada', ['kode_baki']])
    expect(await to('B1')).toEqual([400, 'Baki TOKO / B1 Tidak Ada', ['kode_baki']])
    const lock = (kode_baki: string, status: string) =>
      inDatabase(server, `UPDATE baki SET status = $2 WHERE kode_toko = 'TK01' AND kode_baki = $1`, [
        kode_baki,
        status,
      ])
    await lock('A2', 'KUNCI_SO')
    expect(await to('A2')).toEqual([409, 'Baki A2 Sedang Stock Opname', ['kode_baki']])
    await lock('A2', 'READY')
    await lock('A1', 'KUNCI_SO')
    expect(await to('A2')).toEqual([409, 'Baki A1 Sedang Stock Opname', ['barang.0']])
  })

  it('no more than a tray holds, of two who come at once', async () => {
    await inDatabase(
      server,
      `UPDATE baki
       SET kapasitas = (SELECT count(*) FROM barang WHERE kode_toko = 'TK01' AND kode_baki = 'A2') + 1
       WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`,
    )
    expect(refusalAt(await pindahkan(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' }))).toEqual(
      [409, 'Baki A2 Hanya Muat 1 Barang Lagi', ['kode_baki']],
    )
    const both = await Promise.all(
      ['00000001', '00000002'].map((kode) => pindahkan(gudang, { barang: [kode], kode_baki: 'A2' })),
    )
    expect(both.map((reply) => reply.status).toSorted()).toEqual([200, 409])
  })

  it('a repeated request makes no second document', async () => {
    const id_trx = idTrx()
    const wanted = { barang: ['00000001'], kode_baki: 'A2', id_trx }
    const [first, second] = [await pindahkan(gudang, wanted), await pindahkan(gudang, wanted)]
    expect(second.data).toEqual(first.data)
    expect((await gudang.request('GET', 'pindah-barang/dokumen')).data).toHaveLength(1)
  })

  it('a piece that a till sells in the same moment goes one way', async () => {
    const till = await ask.as('KSR1')
    const [moved] = await Promise.all([
      pindahkan(gudang, { barang: ['00000004'], kode_baki: 'A1' }),
      buildSale(till, { barang: ['00000004'] }).catch(() => undefined),
    ])
    const [place] = await where('00000004')
    expect(place).toMatch(moved.status === 200 ? /^TOKO\/A1 / : /BOOKED$/)
  })

  it('hundreds of pieces are one document', async () => {
    const many = await buildPieces(
      server,
      Array.from({ length: 120 }, () => ({ berat: 1 })),
    )
    const no = await buildPindah(gudang, { barang: many, kode_baki: 'A2' })
    expect((await gudang.request('GET', 'pindah-barang/dokumen')).data[0]).toMatchObject({
      no,
      qty: 120,
      berat: 120,
    })
    expect((await batalPindah(gudang, no)).status).toBe(200)
  })

  it('is of the shop that one works in', async () => {
    const there = await server.client('OWN1', 'TK02')
    expect(refusal(await pindahkan(there, { barang: ['00000001'], kode_baki: 'B1' }))).toEqual([
      404,
      'Barang 00000001 Tidak Ditemukan',
    ])
    const no = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    expect((await there.request('GET', 'pindah-barang/dokumen')).data).toEqual([])
    expect(refusal(await batalPindah(there, no))).toEqual([404, `Pindah Barang ${no} Tidak Ada`])
  })
})

describe('undoing', () => {
  it('puts every piece back where it lay, and says so on the slip', async () => {
    const no = await buildPindah(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' })
    const reply = await batalPindah(gudang, no)
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Pindah Barang Berhasil Dibatalkan',
      { no, status_valid: 'CANC' },
    ])
    expect(await where('00000001', '00000002')).toEqual(['TOKO/A1 READY', 'TOKO/A1 READY'])
    expect(
      await inDatabase(server, `SELECT DISTINCT ref_type FROM mutasi_stok WHERE ref_no = $1`, [no]),
    ).toEqual([{ ref_type: 'PINDAH' }])
    expect(refusalAt(await batalPindah(gudang, no))).toEqual([409, 'Transaksi Sudah Dibatalkan', ['no']])
  })

  it('is its maker’s, or a supervisor’s', async () => {
    await buildUser(server, { user_id: 'GDG2', level: 'GDG' })
    const [one, two] = [
      await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' }),
      await buildPindah(gudang, { barang: ['00000002'], kode_baki: 'A2' }),
    ]
    expect((await batalPindah(await server.client('GDG2'), one)).status).toBe(403)
    expect((await batalPindah(gudang, one)).status).toBe(200)
    expect((await batalPindah(await server.client('SPV1'), two)).status).toBe(200)
  })

  it('not once a piece has gone on, or its tray is being counted', async () => {
    const no = await buildPindah(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' })
    await inDatabase(
      server,
      `UPDATE baki SET status = 'KUNCI_SO' WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`,
    )
    expect(refusalAt(await batalPindah(gudang, no))).toEqual([409, 'Baki A1 Sedang Stock Opname', ['no']])
    await inDatabase(server, `UPDATE baki SET status = 'READY' WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`)
    await buildPindah(gudang, { barang: ['00000002'], kode_baki: 'A1' })
    expect(refusalAt(await batalPindah(gudang, no))).toEqual([409, 'Barang Sudah Bertransaksi Lagi', ['no']])
  })

  it('into a tray that was deactivated since: it is active again', async () => {
    const no = await buildPindah(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' })
    await inDatabase(
      server,
      `UPDATE baki SET status_aktif = false WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`,
    )
    expect((await batalPindah(gudang, no)).status).toBe(200)
    expect(
      await inDatabase(server, `SELECT status_aktif FROM baki WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`),
    ).toEqual([{ status_aktif: true }])
  })

  it('on its own day alone', async () => {
    const no = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    await closeDay(server, ask, '2025-01-16')
    expect(refusalAt(await batalPindah(await server.client('GDG1'), no))).toEqual([
      409,
      'Pindah Barang Tanggal Lain Tidak Bisa Dibatalkan',
      ['no'],
    ])
  })
})

describe('the slip', () => {
  it('names each piece, where it lay and where it went, and is a copy from the second print on', async () => {
    const no = await buildPindah(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' })
    expect((await gudang.request('POST', `pindah-barang/dokumen/${no}/cetak`)).data).toEqual({
      no,
      cetak: 1,
      copy: 0,
      sementara: false,
    })
    const file = await gudang.file(`pindah-barang/dokumen/${no}/slip`)
    const text = pdfPages(file.bytes).flat().join(' ')
    for (const part of [
      'BUKTI PINDAH BARANG',
      no,
      'TOKO / A2',
      'TOKO / A1',
      '00000001',
      '2.350',
      '7.475',
      'GDG1',
    ])
      expect(text).toContain(part)
    expect(refusal(await gudang.request('POST', `pindah-barang/dokumen/${no}/cetak`))).toEqual([
      403,
      'Perlu Otorisasi REPRINT NOTA',
    ])
    const id_otorisasi = await buildOtorisasi(gudang, { kategori: 'REPRINT NOTA', description: no })
    expect((await gudang.send('POST', `pindah-barang/dokumen/${no}/cetak`, { id_otorisasi })).data.copy).toBe(
      1,
    )
  })
})
