import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hargaPerGram } from '../rules/rata-rata.ts'
import { milligram, rupiah, tanggalSystem } from '../units.ts'
import type { Layout } from './layout.ts'
import { file, bila, count, date, gram, rupiah as rupiahColumn, text, type Row } from './columns.ts'
import { gridOf, groupPaths, totalsOf } from './grid.ts'
import { labelSpan, type Line } from './line.ts'

const columns = {
  jenis: text('Jenis'),
  bank: text('Bank'),
  tanggal: date('Tanggal'),
  qty: count('Qty', 'total'),
  berat: gram('Berat', 'total'),
  rata: rupiahColumn('Rata-Rata'),
  harga: rupiahColumn('Harga', 'total'),
}
const layout: Layout<typeof columns> = {
  columns,
  groupBy: ['jenis', 'bank'],
  ratios: { rata: (total) => hargaPerGram(total.harga, total.berat) },
}

const row = (jenis: string, bank: string, berat: number, harga: number): Row => ({
  jenis,
  bank,
  tanggal: tanggalSystem('2025-01-15'),
  qty: 1,
  berat: milligram(berat),
  rata: rupiah(0),
  harga: rupiah(harga),
})
const rows = [
  row('CASH', '-', 2350, 1_577_500),
  row('DEBET', 'BCA', 3417, 2_281_500),
  row('DEBET', 'BRI', 1208, 1_429_500),
  row('DEBET', 'BRI', 5000, 8_250_000),
]
const totals = totalsOf(layout, rows)
const shape = (lines: Line[]) =>
  lines.map(({ style, level, label }) => (style === 'body' ? 'body' : `${style} ${level} ${label}`))

describe('totalsOf', () => {
  test('sums what has a total, and makes ratios of the sums', () => {
    expect(totals).toEqual({ qty: 4, berat: 11_975, harga: 13_538_500, rata: 1_130_564 })
  })
  test('of nothing are zero', () => {
    expect(totalsOf(layout, [])).toEqual({ qty: 0, berat: 0, harga: 0, rata: 0 })
  })
  test('refuses a sum that has lost its last digit', () => {
    expect(() => totalsOf(layout, [row('A', '-', 0, Number.MAX_SAFE_INTEGER), row('A', '-', 0, 2)])).toThrow(
      RangeError,
    )
  })
})

describe('gridOf', () => {
  test('what stands below the total is in no sum, and is there without rows too', () => {
    const bawah = { label: 'Dalam Perjalanan', row: { qty: 2, berat: milligram(5) } }
    const [last, sums] = gridOf(layout, rows, totals, { bands: true, bawah }).lines.toReversed()
    expect(last).toMatchObject({
      style: 'total',
      label: 'Dalam Perjalanan',
      cells: [null, 2, 5, null, null],
    })
    expect(sums!.cells.slice(1, 3)).toEqual([4, 11_975])
    expect(shape(gridOf(layout, [], totalsOf(layout, []), { bands: true, bawah }).lines)).toEqual([
      'total 0 Dalam Perjalanan',
    ])
  })
  test('for people: groups have heads, their columns go, an absent name has no head, an only child no subtotal', () => {
    const grid = gridOf(layout, rows, totals, { bands: true })
    expect(grid.columns.map((c) => c.name)).toEqual(['tanggal', 'qty', 'berat', 'rata', 'harga'])
    expect(shape(grid.lines)).toEqual([
      'group 0 Jenis CASH',
      'body',
      'subtotal 0 Subtotal Jenis CASH',
      'group 0 Jenis DEBET',
      'group 1 Bank BCA',
      'body',
      'subtotal 1 Subtotal Bank BCA',
      'group 1 Bank BRI',
      'body',
      'body',
      'subtotal 1 Subtotal Bank BRI',
      'subtotal 0 Subtotal Jenis DEBET',
      'total 0 Total 4 Data',
    ])
    expect(grid.lines.at(-2)!.cells).toEqual([
      null,
      3,
      9625,
      hargaPerGram(rupiah(11_961_000), milligram(9625)),
      11_961_000,
    ])
    expect(labelSpan(grid.lines.at(-1)!)).toBe(1)
  })
  test('for a spreadsheet: every row is whole and nothing but rows and sums is added', () => {
    const grid = gridOf(layout, rows, totals, { bands: false })
    expect(grid.columns.map((c) => c.name)).toEqual(Object.keys(columns))
    expect(grid.lines.filter((l) => l.style === 'group')).toEqual([])
    expect(grid.lines[0]!.cells.slice(0, 3)).toEqual(['CASH', '-', '2025-01-15'])
  })
  test('a folded group is its subtotal alone, whatever it holds', () => {
    const open = gridOf(layout, rows, totals, { bands: true })
    const folded = new Set([...groupPaths(open.lines)].filter((path) => path.includes('DEBET')).slice(-1))
    const grid = gridOf(layout, rows, totals, { bands: true, folded })
    expect(shape(grid.lines)).toEqual([
      'group 0 Jenis CASH',
      'body',
      'subtotal 0 Subtotal Jenis CASH',
      'group 0 Jenis DEBET',
      'group 1 Bank BCA',
      'body',
      'subtotal 1 Subtotal Bank BCA',
      'subtotal 1 Subtotal Bank BRI',
      'subtotal 0 Subtotal Jenis DEBET',
      'total 0 Total 4 Data',
    ])
    const all = gridOf(layout, rows, totals, { bands: true, folded: groupPaths(open.lines) })
    expect(shape(all.lines)).toEqual([
      'subtotal 0 Subtotal Jenis CASH',
      'subtotal 0 Subtotal Jenis DEBET',
      'total 0 Total 4 Data',
    ])
    expect(all.lines.at(-1)!.cells).toEqual(open.lines.at(-1)!.cells)
  })
  test('rows are ordered inside their groups, which stay where they are', () => {
    const order = (a: Row, b: Row) => (b['harga'] as number) - (a['harga'] as number)
    const { lines } = gridOf(layout, rows, totals, { bands: true, order })
    expect(lines.filter((l) => l.style === 'body').map((l) => l.row!['harga'])).toEqual([
      1_577_500, 2_281_500, 8_250_000, 1_429_500,
    ])
  })
  test('what was sought is summed by itself, and the total stays that of all', () => {
    const found = [rows[1]!, rows[3]!]
    const { lines } = gridOf(layout, rows, totals, { bands: true, found })
    expect(shape(lines)).toEqual([
      'group 0 Jenis DEBET',
      'group 1 Bank BCA',
      'body',
      'group 1 Bank BRI',
      'body',
      'total 0 Ketemu 2 Data',
      'total 0 Total 4 Data',
    ])
    expect(lines.slice(-2).map((l) => l.cells.at(-1))).toEqual([10_531_500, 13_538_500])
  })
  test('a column of nothing but zeros can be left out; one for spreadsheets is not read', () => {
    const tax: Layout = {
      columns: {
        dpp: bila(rupiahColumn('DPP', 'total'), 'ppn'),
        ppn: bila(rupiahColumn('PPN', 'total'), 'ppn'),
        kota: file(text('Kota')),
      },
    }
    const shown = (ppn: number, bands: boolean) => {
      const taxed: Row[] = [0, ppn].map((n) => ({ dpp: rupiah(1000), ppn: rupiah(n), kota: '-' }))
      return gridOf(tax, taxed, totalsOf(tax, taxed), { bands }).columns.map((c) => c.name)
    }
    expect([shown(0, true), shown(0, false)]).toEqual([[], ['kota']])
    expect([shown(11, true), shown(11, false)]).toEqual([
      ['dpp', 'ppn'],
      ['dpp', 'ppn', 'kota'],
    ])
  })
  test('of nothing has no lines, not even a total', () => {
    expect(gridOf(layout, [], totalsOf(layout, []), { bands: true }).lines).toEqual([])
  })
  test('a report without totals counts its rows and has no subtotals', () => {
    const plain: Layout = {
      columns: { kategori: text('Kategori'), user: text('User') },
      groupBy: ['kategori'],
    }
    const grid = gridOf(
      plain,
      [
        { kategori: 'A', user: 'X' },
        { kategori: 'B', user: 'Y' },
      ],
      {},
      { bands: true },
    )
    expect(shape(grid.lines)).toEqual([
      'group 0 Kategori A',
      'body',
      'group 0 Kategori B',
      'body',
      'total 0 Total 2 Data',
    ])
  })

  test('subtotals of every level add up to the total, whatever the rows', () => {
    const arb = fc.record({
      jenis: fc.constantFrom('A', 'B', 'C'),
      bank: fc.constantFrom('-', 'X', 'Y'),
      berat: fc.integer({ min: 1, max: 10 ** 7 }),
      harga: fc.integer({ min: 0, max: 10 ** 10 }),
    })
    fc.assert(
      fc.property(fc.array(arb, { minLength: 1, maxLength: 40 }), (given) => {
        const sorted = given
          .map((g) => row(g.jenis, g.bank, g.berat, g.harga))
          .sort((a, b) => (`${a.jenis}${a.bank}` < `${b.jenis}${b.bank}` ? -1 : 1))
        const { lines, columns: shown } = gridOf(layout, sorted, totalsOf(layout, sorted), { bands: true })
        const harga = shown.findIndex((c) => c.name === 'harga')
        const sum = (wanted: (line: Line) => boolean) =>
          lines.filter(wanted).reduce((total, line) => total + (line.cells[harga] as number), 0)
        const total = lines.at(-1)!.cells[harga]
        expect(sum((l) => l.style === 'body')).toBe(total)
        expect(sum((l) => l.style === 'subtotal' && l.level === 0)).toBe(total)
      }),
    )
  })
})
