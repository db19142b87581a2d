/** Tests the writers with what no real sale has: nothing at all, far too much text, a formula, two hundred rows. */
import { readXlsx } from 'hucre/xlsx'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { whole } from '#server/threads/content.ts'
import { bytesOf } from '#test/tools/bytes-of.ts'
import type { Line } from '#domain/report/line.ts'
import { undefused } from '#domain/csv.ts'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { isNumeric } from '#domain/report/columns.ts'
import { JAHAT, rumusDi } from '#test/tools/jahat.ts'
import { bertindihan, pdfPages, pdfRuns } from '#test/tools/pdf-text.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'
import { write } from '../write.ts'
import { writeCsv } from './csv.ts'
import { columnWidths, pagesOf, rowsOf, type Row } from './pdf-layout.ts'
import { writePdf } from './pdf.ts'
import { wrap, wrapAt } from '../../documents/wrap.ts'
import { writeXlsx } from './xlsx.ts'

const body = (nama: string, berat = 2350, total = 1_577_500): Line => ({
  style: 'body',
  level: 0,
  label: '',
  cells: [nama, milligram(berat), persen(11_000), rupiah(total)],
})
const sheet = (lines: Line[], more: Partial<Sheet> = {}): Sheet => ({
  title: 'Laporan Contoh',
  subtitle: ['Periode 2025-01-01 s/d 2025-01-31'],
  paper: 'landscape',
  nama_toko: 'TOKO MAS KENCANA',
  alamat_toko: 'JL. MALIOBORO NO. 123',
  user_id: 'SPV1',
  tanggal: '2025-01-15',
  columns: [
    { kind: 'text', label: 'Nama Barang' },
    { kind: 'gram', label: 'Berat' },
    { kind: 'percent', label: 'Fee' },
    { kind: 'rupiah', label: 'Total' },
  ],
  lines,
  empty: 'Laporan Contoh Tidak Tersedia',
  ...more,
})
const total = (n: number): Line => ({
  style: 'total',
  level: 0,
  label: `Total ${n} Data`,
  cells: [null, milligram(2350 * n), null, rupiah(1_577_500 * n)],
})

/** Every letter as wide as the next. */
const monospaced = (text: string): number => text.length * 0.5

describe('wrapping', () => {
  test('an address breaks before 48 and 90', () => {
    const address =
      'JL. MALIOBORO NO. 123 KELURAHAN SOSROMENDURAN KECAMATAN GEDONGTENGEN KOTA YOGYAKARTA DAERAH ISTIMEWA 55271'
    const lines = wrapAt(address, 48, 90)
    expect(lines).toEqual([
      'JL. MALIOBORO NO. 123 KELURAHAN SOSROMENDURAN',
      'KECAMATAN GEDONGTENGEN KOTA YOGYAKARTA',
      'DAERAH ISTIMEWA 55271',
    ])
    expect(wrapAt('PENDEK', 48, 90)).toEqual(['PENDEK'])
    expect(wrapAt('X'.repeat(100), 48, 90).map((l) => l.length)).toEqual([48, 42, 10])
  })
  test('a text keeps all its letters, and no line is wider than its column', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Z0-9-]{1,30}$/), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 2, max: 20 }),
        (words, room) => {
          const text = words.join(' ')
          const lines = wrap(text, room / 2, monospaced)
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
          for (const line of lines) expect(monospaced(line)).toBeLessThanOrEqual(room / 2)
        },
      ),
    )
  })
  test('a long number breaks after a hyphen', () => {
    expect(wrap('JL-TK01-250115-0001-01', 8, monospaced)).toEqual(['JL-TK01-250115-', '0001-01'])
  })
})

describe('the table on paper', () => {
  test('columns fill the page, and numbers always stand on one line', () => {
    const lines = [
      body('CINCIN'),
      body('GELANG KERONCONG '.repeat(20), 999_999_999, 99_999_999_999),
      total(2),
    ]
    for (const room of [300, 540, 786]) {
      const given = { ...sheet(lines), lines }
      const widths = columnWidths(given, room, monospaced)
      expect(widths.columns.reduce((a, b) => a + b, 0)).toBeCloseTo(room)
      for (const row of rowsOf(given, widths, monospaced))
        expect(row.texts.slice(1).every((t) => t.length <= 1)).toBe(true)
    }
  })
  test('however many numbers, however long its labels: no letter stands over another, and a text keeps off a number', async () => {
    const column = fc.constantFrom<SheetColumn>(
      { kind: 'rupiah', label: 'Total Harga' },
      { kind: 'gram', label: 'Berat' },
      { kind: 'text', label: 'Nama Customer' },
      { kind: 'date', label: 'Tanggal' },
    )
    const content = {
      rupiah: rupiah(98_765_432_109),
      gram: milligram(12_345_678),
      text: 'CINCIN KERONCONG POLOS',
      date: '2025-01-15',
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(column, { minLength: 1, maxLength: 24 }),
        fc.constantFrom('Total 3 Data', 'Subtotal Gudang PESANAN', 'Subtotal Customer '.repeat(6).trim()),
        async (columns, label) => {
          const cells = columns.map(({ kind }) => content[kind as keyof typeof content])
          const lines: Line[] = [
            { style: 'group', level: 0, label: 'Gudang PESANAN', cells: [] },
            { style: 'body', level: 1, label: '', cells },
            {
              style: 'subtotal',
              level: 1,
              label,
              cells: cells.map((cell, i) => (isNumeric(columns[i]!.kind) ? cell : null)),
            },
          ]
          const file = await bytesOf(writePdf, { ...sheet(lines), columns })
          const pages = pdfRuns(file)
          expect(pages.flatMap((page) => bertindihan(page, 842))).toEqual([])
          for (const page of pages) {
            const numbers = page.filter(({ text }) => /^[\d,]+\.?\d*$/.test(text))
            for (const { y, kanan } of numbers)
              for (const text of page.filter(
                (run) => run.y === y && run.x >= kanan && /^[A-Z]|-/.test(run.text),
              ))
                expect(text.x - kanan).toBeGreaterThan(10)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
  test('the head of a group is never left alone at the foot of a page', () => {
    const row = (style: Row['style'], height = 10): Row => ({
      style,
      level: 0,
      label: [],
      di_bawah: 0,
      texts: [],
      height,
    })
    const pages = pagesOf(
      [row('body'), row('body'), row('group'), row('group'), row('body'), row('total')],
      40,
    )
    expect(pages.map((page) => page.map((r) => r.style))).toEqual([
      ['body', 'body'],
      ['group', 'group', 'body', 'total'],
    ])
    expect(pagesOf([], 100)).toEqual([[]])
    expect(pagesOf([row('body', 500)], 100)).toHaveLength(1)
  })
})

describe('PDF', () => {
  test('every page has the shop, the heads, who printed it and its number', async () => {
    const lines = [...Array.from({ length: 200 }, (_, i) => body(`CINCIN ${i}`)), total(200)]
    const pages = pdfPages(await bytesOf(writePdf, sheet(lines)))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((words, i) =>
      expect(words).toEqual(
        expect.arrayContaining([
          'TOKO MAS KENCANA',
          'Nama Barang',
          'Total',
          'Printed By SPV1 / 2025-01-15',
          `${i + 1} of ${pages.length}`,
        ]),
      ),
    )
    expect(pages.flat().filter((word) => word.startsWith('CINCIN '))).toHaveLength(200)
    expect(pages.at(-1)).toEqual(expect.arrayContaining(['Total 200 Data', '470.000', '315,500,000']))
  })
  test.each([
    ['landscape', '841.89 595.28'],
    ['portrait', '595.28 841.89'],
  ] as const)('%s', async (paper, box) => {
    expect(Buffer.from(await bytesOf(writePdf, sheet([], { paper }))).toString('latin1')).toContain(
      `/MediaBox [0 0 ${box}]`,
    )
  })
  test('of nothing says so; letters that the fonts do not know do no harm', async () => {
    const [words] = pdfPages(await bytesOf(writePdf, sheet([])))
    expect(words).toEqual(expect.arrayContaining(['Laporan Contoh Tidak Tersedia', '1 of 1']))
    expect(pdfPages(await bytesOf(writePdf, sheet([body('金 é\t')])))[0]).toContain('? é ')
  })
})

describe('Excel and CSV', () => {
  test('numbers are numbers with their formats; the head is bold, frozen, and filters the rows', async () => {
    const [table, sums] = (
      await readXlsx(await bytesOf(writeXlsx, sheet([body('CINCIN'), total(1)])), { readStyles: true })
    ).sheets
    expect(table!.rows.slice(1)).toEqual([
      ['CINCIN', 2.35, 0.011, 1_577_500],
      ['Total 1 Data', 2.35, null, 1_577_500],
    ])
    expect([table!.freezePane, table!.autoFilter]).toEqual([{ rows: 1, columns: 1 }, { range: 'A1:D2' }])
    expect([sums!.name, ...sums!.rows]).toEqual([
      'Total',
      ['Jumlah Dari', 'Berat', 'Total'],
      ['Total 1 Data', 2.35, 1_577_500],
    ])
    const style = (at: string) => table!.cells!.get(at)?.style
    expect([style('1,1')?.numFmt, style('1,2')?.numFmt, style('1,3')?.numFmt]).toEqual([
      '0.000',
      '0.00##%',
      '#,##0',
    ])
    expect([style('0,0')?.font?.bold, style('0,3')?.font?.bold, style('1,3')?.font?.bold ?? false]).toEqual([
      true,
      true,
      false,
    ])
  })
  test('what was asked for is a sheet of its own, and there is none of a table without it', async () => {
    const facts = [['Periode', '2025-01-01 s/d 2025-01-31'] as const, ['Sales', 'SEMUA'] as const]
    const about = (
      await readXlsx(await bytesOf(writeXlsx, sheet([body('CINCIN'), total(1)], { facts })))
    ).sheets.at(-1)
    expect([about!.name, ...about!.rows]).toEqual([
      'Keterangan',
      ['Laporan', 'Laporan Contoh'],
      ['Nama Toko', 'TOKO MAS KENCANA'],
      ['Alamat', 'JL. MALIOBORO NO. 123'],
      ['Periode', '2025-01-01 s/d 2025-01-31'],
      ['Sales', 'SEMUA'],
      ['Jumlah Baris', 1],
      ['Printed By', 'SPV1 / 2025-01-15'],
    ])
    expect((await readXlsx(await bytesOf(writeXlsx, sheet([body('CINCIN')])))).sheets).toHaveLength(1)
  })
  test('a filter reaches the last of many columns', async () => {
    const many = Array.from({ length: 28 }, (_, i) => ({ kind: 'count', label: `K${i}` }) as const)
    const [table] = (
      await readXlsx(
        await bytesOf(writeXlsx, sheet([{ ...body(''), cells: many.map((_, i) => i) }], { columns: many })),
      )
    ).sheets
    expect(table!.autoFilter).toEqual({ range: 'A1:AB2' })
  })
  test('a text that a spreadsheet would run is defused, a lone hyphen is not', async () => {
    const csv = new TextDecoder().decode(
      await bytesOf(
        writeCsv,
        sheet(['=1+1', '@SUM(A1)', '+62812', '-2+3', '-', 'A, "B"'].map((nama) => body(nama))),
      ),
    )
    expect(
      csv
        .split('\r\n')
        .slice(1)
        .map((line) => line.replace(',2.350,1.1,1577500', '')),
    ).toEqual([`"'=1+1"`, `"'@SUM(A1)"`, `"'+62812"`, `"'-2+3"`, '-', '"A, ""B"""'])
    // A loss in grams is a number, not a formula.
    expect(new TextDecoder().decode(await bytesOf(writeCsv, sheet([body('CINCIN', -40, -500)])))).toContain(
      'CINCIN,-0.040,1.1,-500',
    )
  })

  describe.each(JAHAT)('the name %j', (nama) => {
    const lines: Line[] = [body(nama), { ...total(1), label: nama }, body('CINCIN', -40, -500)]
    const given = sheet(lines, { columns: sheet([]).columns.with(0, { kind: 'text', label: nama }) })

    test.each([',', ';', '\t', '|'])('is no formula in a CSV that is opened with %j', async (delimiter) => {
      const csv = new TextDecoder().decode(await bytesOf(writeCsv, given))
      expect(rumusDi(csv, delimiter)).toEqual([])
    })
    test('is one quoted field, and numbers stay numbers', async () => {
      const csv = new TextDecoder().decode(await bytesOf(writeCsv, given))
      const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' })
      expect(data.map((row) => undefused(row[0]!))).toEqual([nama, nama, 'CINCIN'])
      expect(csv).toMatch(/^"/)
      expect(data.at(-1)!.slice(1)).toEqual(['-0.040', '1.1', '-500'])
    })
    test('is a text in Excel', async () => {
      const [table, sums] = (await readXlsx(await bytesOf(writeXlsx, given), { readStyles: true })).sheets
      expect([table!, sums!].map(({ rows }) => rows.map((row) => row[0]))).toEqual([
        [nama, nama, 'CINCIN', nama],
        ['Jumlah Dari', nama],
      ])
      for (const cell of [table!, sums!].flatMap(({ cells }) => [...(cells?.values() ?? [])]))
        expect(cell.formula).toBeUndefined()
    })
  })
})

test('files are made in another thread', async () => {
  const [words] = pdfPages(await whole(await write('pdf', sheet([body('CINCIN')]))))
  expect(words).toContain('CINCIN')
})
