/** Uploads that are no table, or a table that a spreadsheet has spoilt; and the tables that people do save. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImporResult } from '#domain/impor/result.ts'
import { askOf, type Ask } from '#test/tools/ask.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { tableOf } from './tables.ts'

let server: TestServer
let ask: Ask

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
})
afterAll(() => server?.close())

const KODE = { label: { kode: 'Kode' }, wajib: ['kode'] }
const file = (text: string | Uint8Array): string => Buffer.from(text as string).toString('base64')

describe('a file that is none', () => {
  const path = 'baki/impor/periksa'
  const good = 'Kode Baki;Nama Baki;Gudang;Berat Baki\nZ1;Z1;TOKO;1'
  it.each([
    ['', 'Berkas Harus Dipilih'],
    ['*', 'Berkas Tidak Valid'],
    [file('Kode Baki'), 'Berkas Tidak Ada Isinya, Di Bawah Judul Kolom Harus Ada Data'],
    [file('\u0000\u0001'), 'Berkas Harus Excel (.xlsx) Atau CSV'],
    [
      file(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      'Berkas .xls Atau Berpassword Tidak Bisa Dibaca, Simpan Sebagai .xlsx Tanpa Password',
    ],
    [file('PK\u0003\u0004 bukan zip'), 'Berkas Rusak, Tidak Bisa Dibaca'],
    [file('Kode Baki;Nama Baki\nA;"B'), 'Tanda Kutip Di Baris 2 Tidak Ditutup'],
    [file('Nama Baki\nA'), 'Judul Kolom Di Baris 1 Kurang Kode Baki'],
    [file('Kode Baki;kode_baki\nA;B'), 'Kolom Kode Baki Ada Dua Kali'],
    [file(`Kode Baki\n${'A\n'.repeat(50_001)}`), 'Berkas Lebih Dari 50,000 Baris'],
    [file(`${'Kode Baki;'.repeat(101)}\n${'A;'.repeat(101)}`), 'Berkas Lebih Dari 100 Kolom'],
  ])('is refused in words: %#', async (content, message) => {
    expect(await ask('SPV1', 'POST', path, { berkas: content })).toMatchObject({ status: 400, message })
  })

  it('is refused when it is too large, or unpacks to too much', async () => {
    expect((await ask('SPV1', 'POST', path, { berkas: 'A'.repeat(15_000_000) })).status).toBe(413)
    const { writeXlsx } = await import('hucre/xlsx')
    const bomb = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['Kode Baki'], ['A']] }] }))
    // The directory says that its first entry unpacks to a gigabyte.
    bomb.writeUInt32LE(1_000_000_000, bomb.indexOf(Buffer.from('504b0102', 'hex')) + 24)
    expect(await ask('SPV1', 'POST', path, { berkas: file(bomb) })).toMatchObject({
      status: 413,
      message: 'Data Terlalu Besar',
    })
    const corners = await writeXlsx({
      sheets: [{ name: 'a', rows: [['Kode Baki']], cells: new Map([['1048575,16383', { value: 1 }]]) }],
    })
    expect((await ask('SPV1', 'POST', path, { berkas: file(corners) })).status).toBe(400)
  })

  it('may be any of the tables people save: commas, semicolons, tabs, bars, UTF-16, old Excel encodings', async () => {
    const utf16 = Buffer.from(`\ufeff${good.replaceAll(';', '\t')}`, 'utf16le')
    for (const content of [
      good,
      `\ufeff${good}`,
      good.replaceAll(';', ','),
      `sep=;\r\n${good}`,
      utf16,
      Buffer.from(utf16).swap16(),
      good.replaceAll(';', '|'),
      `\n\n${good}\n\n`,
    ]) {
      const { data } = await ask('SPV1', 'POST', path, { berkas: file(content) })
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
      berkas: file(await writeXlsx({ sheets: [{ name: 'a', rows, cells }] })),
    })
    const { baris: lines } = data as ImporResult
    expect(lines.map((b) => [b.tanda, b.kode, b.alasan[0]?.alasan])).toEqual([
      ['SALAH', 'R1', 'Berat Baki Berisi Rumus, Tempel Sebagai Nilai'],
      ['BARU', 'R2', undefined],
      ['SALAH', 'R3', 'Nama Baki Terbaca Sebagai Tanggal, Jadikan Teks Di Berkas'],
      ['SALAH', '', 'Kode Baki Sudah Dibulatkan Excel, Jadikan Teks Di Berkas'],
      ['BARU', '007', undefined],
    ])
  })
})

describe('a row that is longer than its header', () => {
  it.each([
    [
      'stock',
      'saldo-awal/stok/periksa',
      'Group,Jenis,Nama Barang,Baki,Ongkos,Berat\nG375,CINCIN,X,A1,1500,2,35',
    ],
    [
      'a master',
      'sales/impor/periksa',
      'Kode Sales,Nama Sales,No HP,Premi per Gram\nS77,BUDI,081234567890,1,500',
    ],
    ['a tray', 'baki/impor/periksa', 'Kode Baki;Nama Baki;Gudang;Berat Baki;;\nZ1;Z1;TOKO;1;;5'],
  ])('of %s is wrong, and says which cells nobody reads', async (_, path, text) => {
    const { data } = await ask('OWN1', 'POST', path, { berkas: file(text) })
    expect(JSON.stringify(data)).toMatch(
      /Baris Ini Lebih Panjang Dari Judulnya, 1 Sel Tidak Berjudul \((35|500|5)\)/,
    )
  })
})

describe('what a workbook says of more than one row', () => {
  const table = async (sheet: object) => {
    const { writeXlsx } = await import('hucre/xlsx')
    return tableOf(await writeXlsx({ sheets: [{ name: 'a', ...sheet } as never] }), KODE)
  }
  const rows = [['Kode', 'Ongkos'], ['A', 50_000], ['B'], ['C', null], ['D', 7]]

  it('merged over several rows is said in each of them, and in no column beside it', async () => {
    const ongkos = { startRow: 1, startCol: 1, endRow: 3, endCol: 1 }
    const { rows: lines } = await table({ rows, merges: [ongkos] })
    expect(lines.map(({ cells }) => cells[1])).toEqual([50_000, 50_000, 50_000, 7])
    const across = { startRow: 1, startCol: 0, endRow: 2, endCol: 1 }
    const wide = await table({ rows: [['Kode', 'Ongkos'], ['A', null], [], ['D', 7]], merges: [across] })
    expect(wide.rows.map(({ cells }) => [cells[0], cells[1] ?? null])).toEqual([
      ['A', null],
      ['A', null],
      ['D', 7],
    ])
  })
})

describe('a sheet that says it is endless', () => {
  /** A zip that holds this sheet alone, not packed: it is looked at before anything else is. */
  const withSheet = (xml: string): Uint8Array => {
    const [nama, content] = [Buffer.from('xl/worksheets/sheet1.xml'), Buffer.from(xml)]
    const head = (signature: string, tail: number) => {
      const bytes = Buffer.alloc(tail)
      Buffer.from(signature, 'hex').copy(bytes)
      return bytes
    }
    const local = head('504b0304', 30)
    local.writeUInt16LE(nama.length, 26)
    const entry = head('504b0102', 46)
    for (const at of [20, 24]) entry.writeUInt32LE(content.length, at)
    entry.writeUInt16LE(nama.length, 28)
    const end = head('504b0506', 22)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(local.length + nama.length + content.length, 16)
    return Buffer.concat([local, nama, content, entry, nama, end])
  }
  const sheet = (cell: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cell}</sheetData></worksheet>`
  it.each([
    ['<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'berkasTerlaluPanjang'],
    ["<row r = '1048576'/>", 'berkasTerlaluPanjang'],
    ['<row><c r="a1048576"><v>1</v></c></row>', 'berkasTerlaluPanjang'],
    ['<row r="1"><c r="XFD1"><v>1</v></c></row>', 'berkasTerlaluLebar'],
    ['<row r="&#49;048576"/>', 'berkasRusak'],
    ['<row r="1"/><cols><col min="1" max="1048576"/></cols>', 'berkasRusak'],
    [`<row r="1"/><cols>${'<col min="1" max="16384"/>'.repeat(2)}</cols>`, 'berkasRusak'],
    [`<row r="1"/><cols>${'<col/>'.repeat(1)}<col min="1" max="&#57;9999"/></cols>`, 'berkasRusak'],
  ])('%s is refused before a grid is made', async (cell, id) => {
    await expect(tableOf(withSheet(sheet(cell)), KODE)).rejects.toMatchObject({ id, status: 400 })
  })
})
