/** Pieces leave for another shop, and arrive, come back or are lost: two shops' books agree on each (DOMAIN §B.14, §O.1-6 to 8). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { buildPiece, buildPieces, buildUser } from '#test/tools/factories.ts'
import {
  batalKirim,
  buildKirim,
  buildTerima,
  denganIzin,
  hilangKirim,
  kirimkan,
  kirimPusat,
  tarikKirim,
  terimakan,
} from '#test/tools/kirim.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { pindahkan } from '#test/tools/stok.ts'
import { buildIzin, buildSale, buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let sini: Client
let sana: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  await buildUser(server, { user_id: 'GDG2', level: 'GDG', kode_toko: 'TK02' })
  await masuk()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

async function masuk(): Promise<void> {
  sini = await server.client('GDG1')
  sana = await server.client('GDG2', 'TK02')
}
const where = async (...barcodes: string[]) =>
  inDatabase<{ tempat: string }>(
    server,
    `SELECT kode_toko || ' ' || kode_gudang || '/' || kode_baki || ' ' || status AS tempat FROM barang
     WHERE kode_barcode = ANY ($1) ORDER BY kode_barcode`,
    [barcodes],
  ).then((rows) => rows.map((row) => row.tempat))
const transit = async () =>
  inDatabase<{ qty: number; berat: number }>(
    server,
    `SELECT COALESCE(sum(qty), 0)::int AS qty, COALESCE(sum(berat), 0)::int AS berat FROM mutasi_stok
     WHERE lokasi = 'V:TRANSIT'`,
  ).then(([row]) => [row!.qty, row!.berat])
const head = (no: string) =>
  inDatabase<{ status_kirim: string; baris: string[] }>(
    server,
    `SELECT status_kirim, ARRAY(SELECT status FROM kirim_barang b WHERE b.no = k.no ORDER BY urut) AS baris
     FROM kirim k WHERE no = $1`,
    [no],
  ).then(([row]) => row)
const setting = (key: string, value: string) =>
  inDatabase(
    server,
    `INSERT INTO para_system (kode_toko, key, value) VALUES ('TK01', $1, $2)
     ON CONFLICT (kode_toko, key) DO UPDATE SET value = $2`,
    [key, value],
  )

describe('to another shop and back', () => {
  it('S21: a piece leaves its tray, is on its way, and lies in a tray there, to the gram', async () => {
    const before = await trays(await ask.as('OWN1'))
    const reply = await kirimkan(sini, { barang: ['00000004'], keterangan: 'ROLLING' })
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Kirim Barang Berhasil Disimpan',
      { no: 'KR-TK01-250115-0001', qty: 1, berat: 1.208 },
    ])
    const after = await trays(await ask.as('OWN1'))
    expect(before['A2']).toEqual([3, 9.625])
    expect(after['A2']).toEqual([2, 8.417])
    expect(await transit()).toEqual([1, 1208])
    expect(await where('00000004')).toEqual(['TK01 TOKO/A2 KIRIM'])

    expect((await sana.request('GET', 'terima-barang/kiriman')).data).toMatchObject([
      { no_kirim: 'KR-TK01-250115-0001', kode_cabang: 'TK01', hari: 0, qty_jalan: 1, berat_jalan: 1.208 },
    ])
    const received = await terimakan(sana, {
      no_kirim: 'KR-TK01-250115-0001',
      lines: [{ urut: 1 }],
    })
    expect([received.status, received.data]).toEqual([
      200,
      { no: 'TR-TK02-250115-0001', qty: 1, berat: 1.208, sisa: 0 },
    ])
    expect(await where('00000004')).toEqual(['TK02 TOKO/B1 READY'])
    expect((await trays(await server.client('OWN1', 'TK02')))['B1']).toEqual([1, 1.208])
    expect(await transit()).toEqual([0, 0])
    expect(await head('KR-TK01-250115-0001')).toEqual({ status_kirim: 'TERIMA', baris: ['TERIMA'] })
    expect((await sana.request('GET', 'terima-barang/kiriman')).data).toEqual([])
    expect((await sini.request('GET', 'kirim-barang/perjalanan')).data).toEqual([])
  })

  it('sold there, and the daily stock of both says kirim and terima', async () => {
    const no_kirim = await buildKirim(sini, { barang: ['00000001'] })
    await buildTerima(sana, { no_kirim, lines: [{ urut: 1 }] })
    await inDatabase(
      server,
      `INSERT INTO harga_group (kode_toko, kode_group, harga, harga_min_gram, harga_max_gram, harga_beli_gram,
           harga_beli_24k)
       SELECT 'TK02', kode_group, harga, harga_min_gram, harga_max_gram, harga_beli_gram, harga_beli_24k
       FROM harga_group WHERE kode_toko = 'TK01' ON CONFLICT DO NOTHING`,
    )
    await buildValidSale(await server.client('OWN1', 'TK02'), { barang: ['00000001'] })
    expect(await where('00000001')).toEqual(['TK02 TOKO/B1 TERJUAL'])
    await closeDay(server, ask, '2025-01-16')
    expect(
      await inDatabase(
        server,
        `SELECT sum(kirim)::int AS kirim, sum(berat_kirim)::int AS berat FROM stok_harian WHERE kode_toko = 'TK01'`,
      ),
    ).toEqual([{ kirim: 1, berat: 2350 }])
  })

  it('only to another shop that there is, and only pieces that lie free in a tray', async () => {
    const to = async (kode_cabang: string) =>
      refusalAt(await kirimkan(sini, { barang: ['00000001'], kode_cabang }))
    expect(await to('')).toEqual([400, 'Kode Toko Harus Dipilih', ['kode_cabang']])
    expect(await to('TK01')).toEqual([400, 'Toko TK01 Tidak Ada', ['kode_cabang']])
    expect(await to('TK99')).toEqual([400, 'Toko TK99 Tidak Ada', ['kode_cabang']])
    await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
    expect(refusals(await kirimkan(sini, { barang: ['00000001', '00000002', '99999999'] }))).toEqual([
      409,
      [
        ['barang.1', 'Barang 00000002 Tidak Bisa Dipakai, Status BOOKED'],
        ['barang.2', 'Barang 99999999 Tidak Ditemukan'],
      ],
    ])
    expect(await where('00000001')).toEqual(['TK01 TOKO/A1 READY'])
  })

  it('is not sold, moved or sent again while it is on its way', async () => {
    await buildKirim(sini, { barang: ['00000001'] })
    expect((await pindahkan(sini, { barang: ['00000001'], kode_baki: 'A2' })).status).toBe(409)
    expect((await kirimkan(sini, { barang: ['00000001'] })).status).toBe(409)
    await expect(buildSale(await ask.as('SLS1'), { barang: ['00000001'] })).rejects.toThrow()
  })

  it('a repeated request makes no second shipment', async () => {
    const wanted = { barang: ['00000001'], id_trx: idTrx() }
    const [first, second] = [await kirimkan(sini, wanted), await kirimkan(sini, wanted)]
    expect(second.data).toEqual(first.data)
  })

  it('with KIRIM_OTORISASI somebody allows just this shipment', async () => {
    await setting('KIRIM_OTORISASI', 'YA')
    await masuk()
    expect(refusal(await kirimkan(sini, { barang: ['00000001'] }))).toEqual([
      403,
      'Perlu Otorisasi KIRIM BARANG',
    ])
    const reply = await denganIzin(sini, () => kirimkan(sini, { barang: ['00000001'] }))
    expect(reply.status).toBe(200)
  })

  it('and not one of other pieces that weigh the same', async () => {
    await setting('KIRIM_OTORISASI', 'YA')
    await masuk()
    const [murah, mahal] = (await buildPieces(server, [
      { kode_group: 'G375', berat: 4 },
      { kode_group: 'G700', berat: 4 },
    ])) as [string, string]
    await buildIzin(sini, () => kirimkan(sini, { barang: [murah] }), { user_id: 'OWN1' })
    expect((await kirimkan(sini, { barang: [mahal] })).status).toBe(403)
    expect((await kirimkan(sini, { barang: [murah] })).status).toBe(200)
  })

  it('the surat jalan names both shops, every piece and the number', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    must(await sini.request('POST', `kirim-barang/dokumen/${no}/cetak`))
    const text = pdfPages((await sini.file(`kirim-barang/dokumen/${no}/slip`)).bytes)
      .flat()
      .join(' ')
    for (const part of ['SURAT JALAN', no, 'TK02', '00000001', '00000002', '7.475', 'Pembawa'])
      expect(text).toContain(part)
  })
})

describe('a draft', () => {
  it('moves nothing, blocks the close, and leaves once it is processed', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'], draf: true })
    expect(await where('00000001')).toEqual(['TK01 TOKO/A1 READY'])
    expect(await transit()).toEqual([0, 0])
    expect((await sana.request('GET', 'terima-barang/kiriman')).data).toEqual([])
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([
      400,
      'Ada Draft Kirim Barang Yang Belum Diproses!',
    ])
    const reply = await sini.send('POST', 'kirim-barang/proses', { no })
    expect([reply.status, reply.data]).toEqual([200, { no, qty: 2, berat: 7.475 }])
    expect(await transit()).toEqual([2, 7475])
    expect(refusalAt(await sini.send('POST', 'kirim-barang/proses', { no }))).toEqual([
      409,
      `${no} Sudah Diproses`,
      ['no'],
    ])
  })

  it('whose piece was sold meanwhile says which, and is let go without otorisasi', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'], draf: true })
    await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
    expect(refusals(await sini.send('POST', 'kirim-barang/proses', { no }))).toEqual([
      409,
      [['barang.1', 'Barang 00000002 Tidak Bisa Dipakai, Status BOOKED']],
    ])
    const reply = await sini.send('POST', 'kirim-barang/batal', { no, alasan: 'TERJUAL' })
    expect(reply.status).toBe(200)
    expect(await head(no)).toEqual({ status_kirim: 'BATAL', baris: [] })
  })
})

describe('undoing', () => {
  it('the whole shipment comes back on its day, with BATAL KIRIM', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    expect(refusal(await sini.send('POST', 'kirim-barang/batal', { no, alasan: 'SALAH' }))).toEqual([
      403,
      'Perlu Otorisasi BATAL KIRIM',
    ])
    expect((await batalKirim(sini, no)).status).toBe(200)
    expect(await where('00000001', '00000002')).toEqual(['TK01 TOKO/A1 READY', 'TK01 TOKO/A1 READY'])
    expect(await head(no)).toEqual({ status_kirim: 'BATAL', baris: ['KEMBALI', 'KEMBALI'] })
    expect(refusal(await terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }] }))).toEqual([
      404,
      `Kiriman ${no} Ke Toko Ini Tidak Ada`,
    ])
  })

  it('not once something of it has arrived: what is out is taken back, or is lost, on any day', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002', '00000004'] })
    await buildTerima(sana, { no_kirim: no, lines: [{ urut: 1 }] })
    expect(refusalAt(await batalKirim(sini, no))).toEqual([
      409,
      `Kiriman ${no} Sudah Diterima, Tarik Kembali Yang Masih Di Jalan`,
      ['no'],
    ])
    ask = await closeDay(server, ask, '2025-01-16')
    await masuk()
    const back = await tarikKirim(sini, { no_kirim: no, lines: [2] })
    expect([back.status, back.message, back.data]).toEqual([
      200,
      'Barang Berhasil Ditarik Kembali',
      { no: 'RK-TK01-250116-0001', qty: 1, berat: 5.125 },
    ])
    expect(await head(no)).toEqual({ status_kirim: 'KIRIM', baris: ['TERIMA', 'KEMBALI', 'KIRIM'] })
    const lost = await hilangKirim(sini, { no_kirim: no, lines: [3] })
    expect([lost.status, lost.data.no]).toEqual([200, 'HK-TK01-250116-0001'])
    expect(await head(no)).toEqual({ status_kirim: 'TERIMA', baris: ['TERIMA', 'KEMBALI', 'HILANG'] })
    expect(await where('00000001', '00000002', '00000004')).toEqual([
      'TK02 TOKO/B1 READY',
      'TK01 TOKO/A1 READY',
      'TK01 TOKO/A2 HILANG',
    ])
    expect(await transit()).toEqual([0, 0])
    expect(refusalAt(await tarikKirim(sini, { no_kirim: no, lines: [3] }))).toEqual([
      409,
      `Barang 00000004 Tidak Lagi Di Perjalanan Kiriman ${no}`,
      ['baris.0'],
    ])
    const lain = no.replace(/1$/, '9')
    expect(refusalAt(await tarikKirim(sini, { no_kirim: lain, lines: [3] }))).toEqual([
      404,
      `Kiriman ${lain} Tidak Ada`,
      ['no_kirim'],
    ])
    for (const path of ['tarik-kirim', 'hilang-kirim'])
      expect(
        (
          await sini.send('POST', `${path}/batal`, {
            no: back.data.no.replace('RK', path === 'tarik-kirim' ? 'RK' : 'HK'),
            alasan: 'X',
          })
        ).status,
      ).toBe(409)
  })

  it('a piece that was pulled back goes into another shipment, which the first one’s cancel leaves alone', async () => {
    const first = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    must(await tarikKirim(sini, { no_kirim: first, lines: [1] }))
    const second = await buildKirim(sini, { barang: ['00000001'] })
    expect((await batalKirim(sini, first)).status).toBe(409)
    await buildTerima(sana, { no_kirim: second, lines: [{ urut: 1 }] })
    expect(await where('00000001')).toEqual(['TK02 TOKO/B1 READY'])
  })

  it('after three days the close says so, and goes through', async () => {
    await buildKirim(sini, { barang: ['00000001'] })
    for (const day of ['2025-01-16', '2025-01-17', '2025-01-18', '2025-01-19'])
      ask = await closeDay(server, ask, day)
    const reply = await closeShop(ask, 'KSR1')
    expect([reply.status, reply.data.peringatan]).toEqual([
      200,
      expect.arrayContaining(['1 Kiriman Lebih Dari 3 Hari Di Jalan']),
    ])
  })
})

describe('on its way', () => {
  it('R06 says below its rows what was out at the end of the last day asked for, by the tray it left', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002', '00000004'] })
    await buildTerima(sana, { no_kirim: no, lines: [{ urut: 1 }] })
    ask = await closeDay(server, ask, '2025-01-16')
    await masuk()
    must(await tarikKirim(sini, { no_kirim: no, lines: [2] }))
    const spv = await ask.as('SPV1')
    const path = (day: string, lain = '', file = '') =>
      `data-barang/report-summary${file}?tgl_awal=${day}&tgl_akhir=${day}${lain}`
    const jalan = async (day: string, lain?: string) => (await spv.request('GET', path(day, lain)))['bawah']
    expect(await jalan('2025-01-14')).toEqual({ stock_akhir: 0, berat_akhir: 0 })
    expect(await jalan('2025-01-15')).toEqual({ stock_akhir: 2, berat_akhir: 6.333 })
    expect(await jalan('2025-01-15', '&kode_baki=A1&group_by=GROUP')).toEqual({
      stock_akhir: 1,
      berat_akhir: 5.125,
    })
    expect(await jalan('2025-01-16')).toEqual({ stock_akhir: 1, berat_akhir: 1.208 })
    must(await hilangKirim(sini, { no_kirim: no, lines: [3] }))
    expect(await jalan('2025-01-16')).toEqual({ stock_akhir: 0, berat_akhir: 0 })
    const { bytes } = await spv.file(path('2025-01-15', '', '/pdf'))
    expect(pdfPages(bytes).flat().join(' ')).toMatch(/Dalam Perjalanan 2 6\.333/)
  })
})

describe('receiving', () => {
  it('a part of it; the rest stays on its way and is received later, once', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    const first = await terimakan(sana, { no_kirim: no, lines: [{ urut: 2 }] })
    expect(first.data).toMatchObject({ qty: 1, sisa: 1 })
    expect(
      refusals(await terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }, { urut: 2 }, { urut: 7 }] })),
    ).toEqual([
      409,
      [
        ['baris.1', `Barang 00000002 Tidak Lagi Di Perjalanan Kiriman ${no}`],
        ['baris.2', 'Baris 7 Tidak Ada'],
      ],
    ])
    expect((await terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }] })).data).toMatchObject({
      no: 'TR-TK02-250115-0002',
      sisa: 0,
    })
    expect(
      refusal(await sana.send('POST', 'terima-barang/batal', { no: 'TR-TK02-250115-0002', alasan: 'X' })),
    ).toEqual([409, 'Terima Barang Tidak Bisa Dibatalkan'])
  })

  it('another weight: it arrives as it left, and is corrected under the same number, with KOREKSI BERAT', async () => {
    const no = await buildKirim(sini, { barang: ['00000001'] })
    expect(refusal(await terimakan(sana, { no_kirim: no, lines: [{ urut: 1, berat: 2.345 }] }))).toEqual([
      403,
      'Perlu Otorisasi KOREKSI BERAT',
    ])
    expect(await where('00000001')).toEqual(['TK01 TOKO/A1 KIRIM'])
    const reply = await denganIzin(sana, () =>
      terimakan(sana, { no_kirim: no, lines: [{ urut: 1, berat: 2.345 }] }),
    )
    expect(reply.status).toBe(200)
    expect(
      await inDatabase(
        server,
        `SELECT kode_mutasi, lokasi, qty, berat::int AS berat FROM mutasi_stok WHERE ref_no = $1 ORDER BY id`,
        [reply.data.no],
      ),
    ).toEqual([
      { kode_mutasi: 'M11', lokasi: 'V:TRANSIT', qty: -1, berat: -2350 },
      { kode_mutasi: 'M11', lokasi: 'TOKO/B1', qty: 1, berat: 2350 },
      { kode_mutasi: 'M24', lokasi: 'TOKO/B1', qty: 0, berat: -5 },
      { kode_mutasi: 'M24', lokasi: 'V:KOREKSI', qty: 0, berat: 5 },
    ])
    // The slip that the one who brought it and the one who took it sign tells what the scale said.
    const slip = pdfPages((await sana.file(`terima-barang/dokumen/${reply.data.no}/slip`)).bytes).flat()
    expect(slip.join(' ')).toContain('Berat Dikirim 2.350 g Selisih -0.005 g Berat Diterima 2.345 g')
    const dokumen = (await sana.request('GET', `terima-barang/dokumen/${reply.data.no}`)).data
    expect(dokumen.detail_barang).toMatchObject([{ berat: 2.35, berat_timbang: 2.345 }])
    expect(
      await inDatabase(
        server,
        `SELECT berat::int AS berat, kode_toko FROM barang WHERE kode_barcode = '00000001'`,
      ),
    ).toEqual([{ berat: 2345, kode_toko: 'TK02' }])
    const report = await sana.request(
      'GET',
      'terima-barang/report?tgl_from=2025-01-15&tgl_to=2025-01-15&kode_cabang=TK01&no_kirim=0001',
    )
    expect(report.data).toEqual([
      expect.objectContaining({
        no_terima: reply.data.no,
        no_kirim: no,
        berat_kirim: 2.35,
        berat_terima: 2.345,
        selisih: -0.005,
        kode_baki: 'B1',
      }),
    ])
  })

  it('only into trays that there are, are free and have room', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    const into = async (kode_baki: string, kode_gudang = 'TOKO') =>
      refusals(
        await terimakan(sana, { no_kirim: no, lines: [{ urut: 1, kode_baki, kode_gudang }, { urut: 2 }] }),
      )
    expect(await into('A1')).toEqual([400, [['baris.0', 'Baki TOKO / A1 Tidak Ada']]])
    expect(await into('SORTIR', 'SORTIR')).toEqual([400, [['baris.0', 'Baki SORTIR / SORTIR Tidak Ada']]])
    const tray = (text: string) =>
      inDatabase(server, `UPDATE baki SET ${text} WHERE kode_toko = 'TK02' AND kode_baki = 'B1'`)
    await tray(`status = 'KUNCI_SO'`)
    expect(await into('B1')).toEqual([
      409,
      [
        ['baris.0', 'Baki B1 Sedang Stock Opname'],
        ['baris.1', 'Baki B1 Sedang Stock Opname'],
      ],
    ])
    await tray(`status = 'READY', kapasitas = 1`)
    expect((await into('B1'))[1]![0]).toEqual(['baris.0', 'Baki B1 Hanya Muat 1 Barang Lagi'])
    await tray('kapasitas = 0')
    await buildTerima(sana, { no_kirim: no, lines: [{ urut: 1 }, { urut: 2 }] })
  })

  it('a piece that is not in it: where the books have it, its place in the own shop alone', async () => {
    const no = await buildKirim(sini, { barang: ['00000001'] })
    const other = await buildKirim(sini, { barang: ['00000002'] })
    const disini = await buildPiece(server, { kode_toko: 'TK02', kode_baki: 'B1' })
    const why = async (kode: string, no_kirim = no) =>
      (await sana.request('GET', `terima-barang/kiriman/${no_kirim}/bukan/${kode}`)).data?.alasan
    expect(await why('00000003')).toMatch(
      /^Barang 00000003 Bukan Dari Kiriman .*, Menurut Buku: TK01 .*, READY$/,
    )
    expect(await why('00000002')).toContain(`Menurut Buku: ${other} DARI TK01 KE TK02`)
    expect(await why(disini)).toContain('Menurut Buku: TOKO/B1, READY')
    expect(await why('99999999')).toBe('Barang 99999999 Tidak Ditemukan')
    expect(await why('00000003', 'KR-TK01-250115-0099')).toBeUndefined()
  })

  it('a shipment to another shop is nobody else’s to see or take', async () => {
    const no = await buildKirim(sini, { barang: ['00000001'] })
    expect((await sini.request('GET', `terima-barang/kiriman/${no}`)).status).toBe(404)
    expect((await terimakan(sini, { no_kirim: no, lines: [{ urut: 1, kode_baki: 'A1' }] })).status).toBe(404)
    expect((await sana.request('GET', 'kirimbarang/get/nokirim')).data).toEqual([])
    expect((await sini.request('GET', 'kirimbarang/get/nokirim')).data).toEqual([
      { no_kirim: no, kode_cabang: 'TK02', tanggal: '2025-01-15', status_kirim: 'KIRIM', qty: 1 },
    ])
  })
})

describe('two who come at once', () => {
  it('one piece into two shipments: one wins, the other is told', async () => {
    const both = await Promise.all([
      kirimkan(sini, { barang: ['00000001', '00000002'] }),
      kirimkan(await ask.as('OWN1'), { barang: ['00000002', '00000001'] }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })

  it('received twice: once', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    const both = await Promise.all([
      terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }, { urut: 2 }] }),
      terimakan(await server.client('OWN1', 'TK02'), { no_kirim: no, lines: [{ urut: 2 }, { urut: 1 }] }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })

  it('its two halves by two people: both, and the head has arrived', async () => {
    const codes = await buildPieces(
      server,
      Array.from({ length: 8 }, () => ({ berat: 1 })),
    )
    const no = await buildKirim(sini, { barang: codes })
    const half = (from: number) => [1, 2, 3, 4].map((n) => ({ urut: n + from }))
    const both = await Promise.all([
      terimakan(sana, { no_kirim: no, lines: half(0) }),
      terimakan(await server.client('OWN1', 'TK02'), { no_kirim: no, lines: half(4) }),
    ])
    expect(both.map((r) => r.status)).toEqual([200, 200])
    expect((await head(no))!.status_kirim).toBe('TERIMA')
  })

  it('sold while it is shipped, cancelled or taken back while it is received: one of them', async () => {
    const [sale, sent] = await Promise.all([
      buildSale(await ask.as('SLS1'), { barang: ['00000004'] }).catch(() => undefined),
      kirimkan(sini, { barang: ['00000004'] }),
    ])
    expect(sale === undefined).toBe(sent.status === 200)

    const no = await buildKirim(sini, { barang: ['00000001', '00000002'] })
    const [cancelled, received] = await Promise.all([
      batalKirim(sini, no),
      terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }] }),
    ])
    expect([cancelled.status === 200, received.status === 200].filter(Boolean)).toHaveLength(1)

    const third = await buildKirim(sini, { barang: ['00000003'] })
    const [taken, arrived] = await Promise.all([
      tarikKirim(sini, { no_kirim: third, lines: [1] }),
      terimakan(sana, { no_kirim: third, lines: [{ urut: 1 }] }),
    ])
    expect([taken.status === 200, arrived.status === 200].filter(Boolean)).toHaveLength(1)
  })
})

describe('head office', () => {
  const tanpaBarcode = async (gudang: string) => {
    const kode = await buildPiece(server, { kode_gudang: gudang, kode_baki: gudang, status: gudang } as never)
    const [row] = await inDatabase<{ id: string }>(
      server,
      `UPDATE barang SET kode_barcode = NULL WHERE kode_barcode = $1 RETURNING id`,
      [kode],
    )
    return Number(row!.id)
  }

  it('outside of this chain: the piece is gone with it, nothing waits, and on its day it comes back', async () => {
    const reply = await kirimPusat(sini, { barang: ['00000001'] })
    const { no } = must(reply).data
    expect(no).toBe('KB-TK01-250115-0001')
    expect(
      await inDatabase(server, `SELECT qty FROM mutasi_stok WHERE ref_no = $1 AND lokasi = 'V:PUSAT'`, [no]),
    ).toEqual([{ qty: 1 }])
    expect((await sini.request('GET', 'kirim-barang/perjalanan')).data).toEqual([])
    const reprint = await sini.request('GET', `krmbrgbos/reprint?no_kirim_bos=${no}`)
    expect(reprint.data).toMatchObject({
      no_kirim_bos: no,
      kode_cabang: 'PUSAT',
      qty: 1,
      berat: 2.35,
      detail: [{ kode_barcode: '00000001', kode_toko: 'A1' }],
    })
    expect((await batalKirim(sini, no, 'kirim-pusat')).status).toBe(200)
    expect(await where('00000001')).toEqual(['TK01 TOKO/A1 READY'])
  })

  it('a shop of this chain: pieces without barcode go there and wait in its SORTIR', async () => {
    await inDatabase(server, `UPDATE toko SET is_pusat = true WHERE kode_toko = 'TK02'`)
    const id = await tanpaBarcode('SORTIR')
    expect((await sini.request('GET', 'kirim-pusat/pilihan')).data).toMatchObject([{ id, kode_barcode: '-' }])
    const { no } = must(await kirimPusat(sini, { barang: [id, '00000001'] })).data
    expect((await sana.request('GET', `terima-barang/kiriman/${no}`)).data.detail_barang).toMatchObject([
      { kode_barcode: '-', sortir: 'HARUS' },
      { kode_barcode: '00000001', sortir: 'BOLEH' },
    ])
    expect(refusals(await terimakan(sana, { no_kirim: no, lines: [{ urut: 1 }, { urut: 2 }] }))).toEqual([
      400,
      [['baris.0', 'Barang Tanpa Barcode Hanya Ke SORTIR']],
    ])
    await buildTerima(sana, {
      no_kirim: no,
      lines: [{ urut: 1, kode_gudang: 'SORTIR', kode_baki: 'SORTIR' }, { urut: 2 }],
    })
    expect(
      await inDatabase(server, `SELECT kode_toko, kode_baki, status FROM barang WHERE id = $1`, [id]),
    ).toEqual([{ kode_toko: 'TK02', kode_baki: 'SORTIR', status: 'SORTIR' }])
    expect(refusal(await kirimPusat(sana, { barang: ['00000001'] }))).toEqual([
      409,
      'Toko Ini Pusat, Kirim Ke Cabang',
    ])
  })

  it('what is allowed of one piece without barcode is not allowed of its twin', async () => {
    await inDatabase(server, `UPDATE toko SET is_pusat = true WHERE kode_toko = 'TK02'`)
    const [satu, dua] = [await tanpaBarcode('SORTIR'), await tanpaBarcode('SORTIR')]
    const { no } = must(await kirimPusat(sini, { barang: [satu, dua] })).data
    const ringan = (urut: number) => () =>
      terimakan(sana, {
        no_kirim: no,
        lines: [{ urut, kode_gudang: 'SORTIR', kode_baki: 'SORTIR', berat: 1 }],
      })
    await buildIzin(sana, ringan(1), { user_id: 'OWN1' })
    expect(refusal(await ringan(2)())).toEqual([403, 'Perlu Otorisasi KOREKSI BERAT'])
    const id_trx = idTrx()
    const lenyap = (urut: number) => () =>
      sini.send('POST', 'hilang-kirim', { no_kirim: no, baris: [urut], alasan: 'JATUH', id_trx })
    await buildIzin(sini, lenyap(1), { user_id: 'OWN1' })
    expect(refusal(await lenyap(2)())).toEqual([403, 'Perlu Otorisasi BATAL KIRIM'])
    expect((await ringan(1)()).status).toBe(200)
  })
})

describe('the shipping report', () => {
  it('finds the numbers of a branch and period, and the pieces of one of them; the row’s kode_toko is the tray', async () => {
    const no = await buildKirim(sini, { barang: ['00000001', '00000004'] })
    await buildTerima(sana, { no_kirim: no, lines: [{ urut: 1 }] })
    const numbers = (kode_cabang: string, day = '2025-01-15') =>
      sini.request('POST', 'kirim-barang/no_kirim', { kode_cabang, tgl_from: day, tgl_to: day })
    expect((await numbers('TK02')).data).toEqual([{ no_kirim: no }])
    expect((await numbers('TK02', '2025-01-16')).data).toEqual([])
    expect(refusalAt(await numbers(''))).toEqual([400, 'Kode Toko Harus Dipilih', ['kode_cabang']])
    const reply = await sini.request('POST', 'kirim-barang/report', { kode_cabang: 'TK02', no_kirim: no })
    expect([reply.status, reply.message]).toEqual([200, 'Laporan Kirim Barang Tersedia'])
    expect(reply.data).toEqual([
      expect.objectContaining({ kode_toko: 'A1', kode_barcode: '00000001', berat: 2.35, no_kirim: no }),
      expect.objectContaining({ kode_toko: 'A2', kode_barcode: '00000004', berat: 1.208, no_kirim: no }),
    ])
    expect(reply['total']).toMatchObject({ berat: 3.558 })
    const none = await sini.request('POST', 'kirim-barang/report', { kode_cabang: 'TK01', no_kirim: no })
    expect([none.message, none.data]).toEqual(['Data Yang Di Cari Tidak Ada !!!', []])
    expect(
      refusalAt(await sini.request('POST', 'kirim-barang/report', { kode_cabang: null, no_kirim: no })),
    ).toEqual([400, 'Kode Toko Harus Dipilih', ['kode_cabang']])
  })
})
