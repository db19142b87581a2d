import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EOD_TABLES } from '#domain/eod/lembar.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal } from '#test/tools/client.ts'
import { asOwner, closeDay, closeShop } from '#test/tools/close.ts'
import { buildUser } from '#test/tools/factories.ts'
import { readSheet, expectLembarAgrees, type Lembar } from '#test/tools/lembar.ts'
import { bertindihan, pdfPages, pdfRuns } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildValidSale, cancelValid } from '#test/tools/till.ts'
import { buildTitipanSah, cash, transfer } from '#test/tools/titipan.ts'
import { read } from '../db/transaction.ts'
import { ringkasanEod, ringkasanKini } from './ringkasan.ts'

let server: TestServer
let ask: Ask
/** The sheet of the 15th, as it was while the day was open. */
let opened: Lembar
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  // The bar is silver here: its grams and its purity are no gold's.
  await inDatabase(server, `UPDATE kategori SET status_gold = 'NONGOLD' WHERE kode_kategori = 'LM'`)
  const kasir = await ask.as('KSR1')
  await buildValidSale(kasir, { barang: ['00000001'] })
  await cancelValid(kasir, await buildValidSale(kasir, { barang: ['00000003'] }))
  await buildTitipanSah(kasir, { barang: ['00000004'], pembayaran: [...cash(300_000), ...transfer(200_000)] })
  opened = await readSheet(await ask.as('OWN1'), '2025-01-15')
  ask = await closeDay(server, ask, '2025-01-16')
  await buildValidSale(await ask.as('KSR1'), { barang: ['00000002'] })
})
afterAll(() => server.close())

const text = async (tanggal: string): Promise<string> =>
  JSON.stringify((await ask('OWN1', 'GET', `eod/report?tanggal=${tanggal}`)).data)

describe('a closed day', () => {
  test('has the figures that it had a moment before it was closed, to the byte of its stored text', async () => {
    const lembar = await readSheet(await ask.as('OWN1'), '2025-01-15')
    expect(opened.ditutup).toBeNull()
    expect(lembar.isi).toEqual(opened.isi)
    expect(lembar).toMatchObject({
      versi: 7,
      ditutup: { user_id: 'KSR1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    await expectLembarAgrees(server, await ask.as('OWN1'), '2025-01-15')
    await expectLembarAgrees(server, await ask.as('OWN1'), '2025-01-16')
  })

  test('the open day’s text is the very one that its close writes', async () => {
    const kini = await read(server.pool, 'TK01', ({ sql }) =>
      ringkasanKini({ sql, toko: { kode_toko: 'TK01' } }, '2025-01-16'),
    )
    ask = await closeDay(server, ask, '2025-01-17')
    const [kept] = await inDatabase<{ ringkasan: string }>(
      server,
      `SELECT ringkasan FROM tutup_toko WHERE tgl_system = '2025-01-16'`,
    )
    expect(kept!.ringkasan).toBe(kini)
  })

  test('tells the same whatever became of its masters since, and can be written again', async () => {
    const [dulu, files] = [await text('2025-01-15'), await pdf('2025-01-15')]
    await inDatabase(server, `UPDATE grup SET kadar = 500000, nama_group = 'NAMA LAIN'`)
    await inDatabase(server, `UPDATE kategori SET status_gold = 'GOLD'`)
    await inDatabase(server, `UPDATE bank SET nama_bank = 'LAIN ' || kode_bank`)
    await inDatabase(server, `UPDATE barang SET nama_barang = 'LAIN' WHERE kode_barcode = '00000003'`)
    expect(await text('2025-01-15')).toBe(dulu)
    expect(await pdf('2025-01-15')).toEqual(files)
    const [kept] = await inDatabase<{ ringkasan: string }>(
      server,
      `SELECT ringkasan FROM tutup_toko WHERE tgl_system = '2025-01-15'`,
    )
    const again = await read(server.pool, 'TK01', ({ sql }) =>
      ringkasanEod({ sql, toko: { kode_toko: 'TK01' } }, '2025-01-15'),
    )
    expect(again).toBe(kept!.ringkasan)
    // The open day goes by what the masters say now.
    const kadar = async (tanggal: string) =>
      new Set((await readSheet(await ask.as('OWN1'), tanggal)).isi['stok_kadar']!.map((row) => row['kadar']))
    expect(await kadar('2025-01-17')).toEqual(new Set([50]))
    expect(await kadar('2025-01-15')).not.toEqual(new Set([50]))
    await expectBooksAgree(server.pool)
  })

  test('is what happened on it, in fine gold and by document too', async () => {
    const { isi: content } = await readSheet(await ask.as('OWN1'), '2025-01-15')
    expect(content['penjualan']).toMatchObject([
      { kode_group: 'G375', qty: 2, berat: 5.767, harga_total: 3_859_000 },
    ])
    expect(content['batal_dokumen']).toMatchObject([
      { no: 'JL-TK01-250115-0002', nilai: 2_281_500, berat: 3.417, user_id: 'KSR1' },
    ])
    expect(content['titipan']).toMatchObject([
      { kategori: 'SALDO AWAL HARI', saldo: 0, masuk: null },
      { kategori: 'TITIPAN', kali: 1, masuk: 500_000, keluar: 0, saldo: null },
    ])
    // By the name its bank had then.
    expect(content['bank']).toContainEqual(
      expect.objectContaining({ no_rekening: 'BCA 1234567890', masuk: 200_000 }),
    )
    expect(content['outstanding']).toEqual([{ jenis: 'TITIPAN', dokumen: 1, saldo: 500_000 }])
    // 3.417 g of 37.5 % and 6.333 g of 70 %: 1,281.375 + 4,433.1 mg; the 5 g that are no gold stand apart.
    for (const table of ['stok_24k', 'stok_kadar'])
      expect(content[table]!.reduce((n, row) => n + Number(row['halus']), 0)).toBe(5_714_475_000)
    expect(content['stok_bukan_emas']).toEqual([{ kode_group: 'LM', kadar: 99.99, qty: 1, berat: 5 }])
    expect(content['bersih']).toMatchObject([
      { jenis: 'PENJUALAN', qty: 1, berat: 2.35, kotor: 3_859_000, batal: 2_281_500, bersih: 1_577_500 },
      { jenis: 'PEMBELIAN', qty: 0, kotor: 0, bersih: 0 },
    ])
    expect(content['kas']!.at(0)).toMatchObject({ kategori: 'SALDO AWAL HARI', saldo: 0 })
  })
})

describe('a day that was closed by an older version', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'version %i is told as it was kept, and what it does not know is not nothing',
    async (versi) => {
      const ringkasan = await read(server.pool, 'TK01', ({ sql }) =>
        ringkasanEod({ sql, toko: { kode_toko: 'TK01' } }, '2025-01-15', versi),
      )
      const [kept] = await inDatabase<{ ringkasan: string }>(
        server,
        `SELECT ringkasan FROM tutup_toko WHERE tgl_system = '2025-01-15'`,
      )
      await write(ringkasan)
      const lembar = await readSheet(await ask.as('OWN1'), '2025-01-15')
      await write(kept!.ringkasan)
      expect(lembar.versi).toBe(versi)
      const sections = Object.keys(JSON.parse(ringkasan) as object)
      for (const { nama, dari } of EOD_TABLES)
        expect([nama, lembar.isi[nama] === null]).toEqual([nama, !dari.every((d) => sections.includes(d))])
      // As it was counted then, silver and all: 4,999.5 mg more.
      expect(lembar.isi['stok_24k']?.reduce((n, row) => n + Number(row['halus']), 0)).toBe(
        versi < 6 ? undefined : 10_713_975_000,
      )
      expect(lembar.isi['penjualan']).toEqual(opened.isi['penjualan'])
    },
  )

  const write = (ringkasan: string) =>
    asOwner(
      server,
      'SET LOCAL session_replication_role = replica',
      `UPDATE tutup_toko SET ringkasan = '${ringkasan.replaceAll("'", "''")}' WHERE tgl_system = '2025-01-15'`,
    )
})

describe('who may see it, and of which day', () => {
  test('a day before the shop, or to come, is none; a bad one is refused at its field', async () => {
    for (const hari of ['2024-12-31', '2030-01-01'])
      expect(await ask('OWN1', 'GET', `eod/report?tanggal=${hari}`)).toMatchObject({
        status: 200,
        data: null,
        message: 'Laporan EOD Tidak Tersedia',
      })
    expect(refusal(await ask('OWN1', 'GET', 'eod/report'))).toEqual([400, 'Tanggal Tidak Boleh Kosong'])
    expect((await ask('OWN1', 'GET', 'eod/report?tanggal=2025-02-30')).status).toBe(400)
    expect(refusal(await ask('OWN1', 'GET', 'eod/report/pdf?tanggal=2024-12-31'))).toEqual([
      404,
      'Laporan EOD Tidak Tersedia',
    ])
  })

  test('only who has the screen; only who may take reports away gets its files', async () => {
    await buildUser(server, { user_id: 'KTL9', level: 'KTL' })
    expect((await ask('KTL9', 'GET', 'eod/report?tanggal=2025-01-15')).status).toBe(403)
    expect((await ask('KTL9', 'GET', 'eod/report/pdf?tanggal=2025-01-15')).status).toBe(403)
  })

  test('another shop has its own', async () => {
    const lain = await server.client('OWN1', 'TK02')
    expect((await lain.request('GET', 'eod/report?tanggal=2025-01-16')).data).toBeNull()
    const { isi: content } = await readSheet(lain, '2025-01-15')
    expect([content['penjualan'], content['batal']]).toEqual([[], []])
  })
})

describe('as a file', () => {
  test('its paper has every table, head, foot, and the fingerprint of what was kept', async () => {
    const { ditutup } = await readSheet(await ask.as('OWN1'), '2025-01-15')
    const kata = (await pdf('2025-01-15')).flat().join(' ')
    for (const { title } of EOD_TABLES) expect(kata).toContain(title)
    expect(kata).toContain('Printed By OWN1')
    expect(kata).toContain('1 of ')
    expect(kata).toContain(ditutup!.hash.slice(0, 16))
    expect(kata).toContain('3,859,000')
    expect(pdfRuns(await file('2025-01-15', 'pdf')).flatMap((page) => bertindihan(page, 842, 4))).toEqual([])
  })

  test('in Excel each table has a sheet of its own, with its sums', async () => {
    const { sheets } = await readXlsx(await file('2025-01-15', 'xlsx'))
    expect(sheets.map((s) => s.name)).toEqual(
      expect.arrayContaining(['Penjualan', 'Kas', 'Bank', 'Keterangan']),
    )
    expect(sheets.find((s) => s.name === 'Penjualan')!.rows).toMatchObject([
      ['Group', 'Qty', 'Berat', 'Emas', 'Ongkos', 'Atribut', 'Total'],
      ['G375', 2, 5.767, 3_749_000, 110_000, 0, 3_859_000],
      ['Total', 2, 5.767, 3_749_000, 110_000, 0, 3_859_000],
    ])
  })
})

describe('the close answers it', () => {
  test('to who asks for it and has the screen: after that nothing can be asked any more', async () => {
    const buka = await readSheet(await ask.as('OWN1'), '2025-01-17')
    const { data } = must(
      await ask('KSR1', 'POST', 'system/close', { PROSES: 'close', tgl_system: '2025-01-17', lembar: true }),
    ) as { data: { lembar: { lembar: Lembar; pdf: string | null } } }
    expect(data.lembar.lembar.isi).toEqual(buka.isi)
    expect(data.lembar.lembar.ditutup).toMatchObject({ user_id: 'KSR1' })
    const kata = pdfPages(Buffer.from(data.lembar.pdf!, 'base64')).flat().join(' ')
    expect(kata).toContain('Tanggal 2025-01-17')
    expect(kata).toContain(data.lembar.lembar.ditutup!.hash.slice(0, 16))
    expect(refusal(await ask('KSR1', 'GET', 'eod/report?tanggal=2025-01-17'))).toEqual([
      401,
      'Invalid token.',
    ])
  })

  test('not to who has not: who closes a late day sees no figures by it', async () => {
    server.clock.set('2025-01-19')
    ask = askOf(server)
    const closed = must(await ask('SLS1', 'POST', 'system/close', { PROSES: 'close', lembar: true }))
    expect(Object.keys(closed.data)).not.toContain('lembar')
    ask = askOf(server)
    expect(Object.keys(must(await closeShop(ask, 'OWN1')).data)).not.toContain('lembar')
    await expectBooksAgree(server.pool)
  })
})

async function file(tanggal: string, format: 'pdf' | 'xlsx'): Promise<Uint8Array> {
  const { bytes } = await (await ask.as('OWN1')).file(`eod/report/${format}?tanggal=${tanggal}`)
  return bytes
}
const pdf = async (tanggal: string): Promise<string[][]> => pdfPages(await file(tanggal, 'pdf'))
