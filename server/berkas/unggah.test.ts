/** What is uploaded and is no table, or one that a spreadsheet has spoilt; and the tables that people do save. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImporResult } from '#domain/impor/result.ts'
import { askOf, type Ask } from '#test/tools/ask.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
})
afterAll(() => server?.close())

const berkas = (text: string | Uint8Array): string => Buffer.from(text as string).toString('base64')

describe('a file that is none', () => {
  const path = 'baki/impor/periksa'
  const good = 'Kode Baki;Nama Baki;Gudang;Berat Baki\nZ1;Z1;TOKO;1'
  it.each([
    ['', 'Berkas Harus Dipilih'],
    ['*', 'Berkas Tidak Valid'],
    [berkas('Kode Baki'), 'Berkas Tidak Ada Isinya, Baris Pertama Judul Kolom Dan Di Bawahnya Data'],
    [berkas('\u0000\u0001'), 'Berkas Harus Excel (.xlsx) Atau CSV'],
    [
      berkas(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      'Berkas .xls Atau Berpassword Tidak Bisa Dibaca, Simpan Sebagai .xlsx Tanpa Password',
    ],
    [berkas('PK\u0003\u0004 bukan zip'), 'Berkas Rusak, Tidak Bisa Dibaca'],
    [berkas('Kode Baki;Nama Baki\nA;"B'), 'Tanda Kutip Di Baris 2 Tidak Ditutup'],
    [berkas('Nama Baki\nA'), 'Kolom Kode Baki Tidak Ada Di Berkas'],
    [berkas('Kode Baki;kode_baki\nA;B'), 'Kolom Kode Baki Ada Dua Kali'],
    [berkas(`Kode Baki\n${'A\n'.repeat(50_001)}`), 'Berkas Lebih Dari 50,000 Baris'],
    [berkas(`${'Kode Baki;'.repeat(101)}\n${'A;'.repeat(101)}`), 'Berkas Lebih Dari 100 Kolom'],
  ])('is refused in words: %#', async (isi, message) => {
    expect(await ask('SPV1', 'POST', path, { berkas: isi })).toMatchObject({ status: 400, message })
  })

  it('is refused when it is too large, or unpacks to too much', async () => {
    expect((await ask('SPV1', 'POST', path, { berkas: 'A'.repeat(15_000_000) })).status).toBe(413)
    const { writeXlsx } = await import('hucre/xlsx')
    const bomb = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['Kode Baki'], ['A']] }] }))
    // The directory says that its first entry unpacks to a gigabyte.
    bomb.writeUInt32LE(1_000_000_000, bomb.indexOf(Buffer.from('504b0102', 'hex')) + 24)
    expect(await ask('SPV1', 'POST', path, { berkas: berkas(bomb) })).toMatchObject({
      status: 413,
      message: 'Data Terlalu Besar',
    })
    const corners = await writeXlsx({
      sheets: [{ name: 'a', rows: [['Kode Baki']], cells: new Map([['1048575,16383', { value: 1 }]]) }],
    })
    expect((await ask('SPV1', 'POST', path, { berkas: berkas(corners) })).status).toBe(400)
  })

  it('may be any of the tables people save: commas, semicolons, tabs, UTF-16, old Excel encodings', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(good.replaceAll(';', '\t'), 'utf16le'),
    ])
    for (const isi of [
      good,
      `\ufeff${good}`,
      good.replaceAll(';', ','),
      `sep=;\r\n${good}`,
      utf16,
      `\n\n${good}\n\n`,
    ]) {
      const { data } = await ask('SPV1', 'POST', path, { berkas: berkas(isi) })
      expect((data as ImporResult).baris).toMatchObject([{ tanda: 'BARU', kode: 'Z1' }])
    }
  })

  it('says so where a cell is a formula without a value, an error, a date, or a number that lost its digits', async () => {
    const { writeXlsx } = await import('hucre/xlsx')
    const cells = new Map([
      ['1,3', { formula: 'A1+1' }],
      ['2,3', { formula: '1+1', formulaResult: 2 }],
    ])
    const rows = [
      ['Kode Baki', 'Nama Baki', 'Gudang', 'Berat Baki'],
      ['R1', 'A', 'TOKO', null],
      ['R2', 'A', 'TOKO', null],
      ['R3', new Date('2025-01-15'), 'TOKO', 1],
      [1e17, 'A', 'TOKO', '2,5'],
      ['007', 'A', 'TOKO', 2.3499999999999996],
    ]
    const { data } = await ask('SPV1', 'POST', path, {
      berkas: berkas(await writeXlsx({ sheets: [{ name: 'a', rows, cells }] })),
    })
    const { baris } = data as ImporResult
    expect(baris.map((b) => [b.tanda, b.kode, b.alasan[0]?.alasan])).toEqual([
      ['SALAH', 'R1', 'Berat Baki Berisi Rumus, Tempel Sebagai Nilai'],
      ['BARU', 'R2', undefined],
      ['SALAH', 'R3', 'Nama Baki Terbaca Sebagai Tanggal, Jadikan Teks Di Berkas'],
      ['SALAH', '', 'Kode Baki Sudah Dibulatkan Excel, Jadikan Teks Di Berkas'],
      ['BARU', '007', undefined],
    ])
  })
})
