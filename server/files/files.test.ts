/** Any table, written by our own writers or by a spreadsheet's CSV, is read back as it was. */
import fc from 'fast-check'
import { writeXlsxStream } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { bytesOf } from '#test/tools/bytes-of.ts'
import { readNumber } from '#domain/impor/numbers.ts'
import { soughtColumns } from '#domain/impor/headers.ts'
import { readCell, type SheetCell } from '#domain/impor/cells.ts'
import { undefused } from '#domain/csv.ts'
import { Refusal } from '#domain/errors.ts'
import { createSchema } from '#domain/master-field.ts'
import type { Field } from '#domain/master-types.ts'
import { rapi } from '#domain/text.ts'
import { gramToMilligram, percentToPersen, rupiah } from '#domain/units.ts'
import type { Sheet } from '#server/reports/sheet.ts'
import { writeCsv } from '#server/reports/writers/csv.ts'
import { writeXlsx } from '#server/reports/writers/xlsx.ts'
import { tableOf } from './tables.ts'

const FIELDS = {
  kode: { label: 'Kode', kind: 'kode' },
  nama: { label: 'Nama', kind: 'teks' },
  harga: { label: 'Harga', kind: 'rupiah' },
  berat: { label: 'Berat', kind: 'gram' },
  kadar: { label: 'Kadar', kind: 'persen' },
  jumlah: { label: 'Jumlah', kind: 'angka' },
  tanggal: { label: 'Tanggal', kind: 'tanggal' },
  aktif: { label: 'Aktif', kind: 'ya-tidak', default: true },
} as const satisfies Record<string, Field>
const DICARI = soughtColumns(FIELDS, [])
type Row = { [K in keyof typeof FIELDS]: unknown }

/** Text that a master may hold: printable, upper case, tidied. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((s) => rapi(s.replace(/\p{Cc}|[\ufffe\uffff\ufeff]/gu, '').toUpperCase()) || 'X')
  .filter((s) => s.isWellFormed())
const digits = (places: number, most: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((n) => n / 10 ** places)
const row: fc.Arbitrary<Row> = fc.record({
  kode: fc.stringMatching(/^[A-Z0-9][A-Z0-9._-]{0,19}$/),
  nama: fc.oneof(
    text,
    fc.constantFrom(
      '=1+1',
      '@A',
      "'=A",
      '-X',
      '-',
      '+62',
      '"A";B',
      'A;=1+1',
      "A;'=1",
      'A,-B',
      'A,B',
      '00123',
    ),
  ),
  harga: fc.integer({ min: 0, max: 100_000_000_000 }),
  berat: digits(3, 1_000_000),
  kadar: digits(4, 100),
  jumlah: fc.integer({ min: 0, max: 1_000_000_000 }),
  tanggal: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10)),
  aktif: fc.boolean(),
})
const table = fc.array(row, { minLength: 1, maxLength: 20 })
const names = Object.keys(FIELDS) as (keyof Row)[]

const sheetOf = (rows: Row[]): Sheet => ({
  title: 'Uji',
  subtitle: [],
  paper: 'portrait',
  nama_toko: '-',
  alamat_toko: '-',
  user_id: '-',
  tanggal: '2025-01-15',
  empty: '',
  columns: names.map((name) => ({
    kind:
      ({ harga: 'rupiah', berat: 'gram', kadar: 'percent', jumlah: 'count', tanggal: 'date' } as const)[
        name as 'harga'
      ] ?? 'text',
    label: FIELDS[name].label,
  })),
  lines: rows.map((r) => ({
    style: 'body',
    level: 0,
    label: '',
    cells: names.map(
      (name) =>
        ({
          harga: () => rupiah(r.harga as number),
          berat: () => gramToMilligram(r.berat as number),
          kadar: () => percentToPersen(r.kadar as number),
          aktif: () => (r.aktif ? 'YA' : 'TIDAK'),
        })[name as 'harga']?.() ?? (r[name] as string),
    ),
  })),
})

async function rowsOf(bytes: Uint8Array): Promise<unknown[]> {
  const { headers, rows } = await tableOf(bytes, DICARI)
  expect(headers).toEqual(names.map((name) => FIELDS[name].label))
  return rows.map(({ cells }) =>
    Object.fromEntries(names.map((name, i) => [name, nilai(FIELDS[name], cells[i])])),
  )
}
const nilai = (field: Field, cell: SheetCell | undefined): unknown => {
  const read = readCell(field, cell)
  return 'nilai' in read ? read.nilai : read.wrong
}

describe('any table', () => {
  it('written as CSV is read as it was', () =>
    fc.assert(
      fc.asyncProperty(
        table,
        async (rows) => void expect(await rowsOf(await bytesOf(writeCsv, sheetOf(rows)))).toEqual(rows),
      ),
    ))
  it('written as Excel is read as it was', () =>
    fc.assert(
      fc.asyncProperty(
        table,
        async (rows) => void expect(await rowsOf(await bytesOf(writeXlsx, sheetOf(rows)))).toEqual(rows),
      ),
      { numRuns: 40 },
    ))

  it('as an Indonesian spreadsheet saves it: semicolons, decimal commas, thousands with points', () =>
    fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, '.')
        const comma = (n: number) => {
          const [whole, fraction] = String(n).split('.')
          return fraction === undefined ? whole! : `${whole},${fraction}`
        }
        const cell = (r: Row, name: keyof Row): string => {
          const value = r[name]
          if (name === 'harga') return `Rp ${grouped(value as number)},-`
          if (name === 'jumlah') return grouped(value as number)
          if (typeof value === 'number') return comma(value)
          if (name === 'tanggal') return String(value).split('-').reverse().join('/')
          return typeof value === 'boolean' ? (value ? 'y' : 't') : String(value)
        }
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        // Text of another program that looks defused is taken for defused, so names of that kind are left out.
        const plain = rows.filter((r) => undefused(r.nama as string) === r.nama)
        fc.pre(plain.length > 0)
        const text = [
          names.map((name) => FIELDS[name].label),
          ...plain.map((r) => names.map((name) => quoted(cell(r, name)))),
        ]
          .map((line) => line.join(';'))
          .join('\r\n')
        expect(await rowsOf(new TextEncoder().encode(text))).toEqual(plain)
      }),
    ))

  it('whatever the bytes are, they are a table or refused in words', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.uint8Array({ maxLength: 300 }).map((b) => new Uint8Array([0x50, 0x4b, 3, 4, ...b])),
          fc.string({ maxLength: 300 }).map((s) => new TextEncoder().encode(s)),
        ),
        async (bytes) => {
          const answer = await tableOf(bytes, DICARI).catch((error: unknown) => {
            if (error instanceof Refusal) return error
            throw error
          })
          if (answer instanceof Refusal)
            expect([answer.status >= 400 && answer.status < 500, answer.message.length > 0]).toEqual([
              true,
              true,
            ])
          else expect(answer.rows.length).toBeGreaterThan(0)
        },
      ),
    ))
})

describe('a number', () => {
  it.each([
    ['1.250.000', 'rupiah', 1_250_000],
    ['1,250,000', 'rupiah', 1_250_000],
    ['Rp. 250.000', 'rupiah', 250_000],
    ['IDR 10.000', 'rupiah', 10_000],
    ['1,250,000.00', 'rupiah', 1_250_000],
    ['250.000', 'rupiah', 250_000],
    ['2,35', 'gram', 2.35],
    ['2.35 gr', 'gram', 2.35],
    ['1.234,5', 'gram', 1_234.5],
    ['1.234', 'gram', 1.234],
    ['37,5%', 'persen', 37.5],
    [',5', 'gram', 0.5],
    ['-5', 'angka', -5],
    ['12.5', 'angka', 12.5],
    ['abc', 'angka', undefined],
    ['.', 'gram', undefined],
    ['-', 'gram', undefined],
    ['1.2.3', 'gram', undefined],
    ['12,34,567', 'rupiah', undefined],
    ['1e5', 'angka', undefined],
    ['50%', 'gram', undefined],
  ] as const)('%s in %s is %s', (text, satuan, value) => expect(readNumber(text, satuan)).toBe(value))
})

it.each([
  ['2025-01-15', '2025-01-15'],
  ['15/01/2025', '2025-01-15'],
  ['15-01-25', '2025-01-15'],
  ['5.1.2025', '2025-01-05'],
  ['15 Jan 2025', '2025-01-15'],
  ['15-Agustus-25', '2025-08-15'],
  ['1 Mei 2025', '2025-05-01'],
  ['2025/01/15', '2025-01-15'],
  ['2025.1.5', '2025-01-05'],
  ['besok', 'besok'],
  ['15 Foo 2025', '15 Foo 2025'],
])('a date is written %s', (cell, tanggal) =>
  expect(nilai({ label: 'Tanggal', kind: 'tanggal' }, cell)).toBe(tanggal),
)

/** As they were found by trying: read, or refused at the field. */
it.each([
  ['rupiah', 'Rp 1.577.500,00', rupiah(1_577_500)],
  ['rupiah', '1577500.00', rupiah(1_577_500)],
  ['rupiah', '1577500,00', rupiah(1_577_500)],
  ['rupiah', 'Rp1.577.500,5', 'refused'],
  ['rupiah', '1,577,500', rupiah(1_577_500)],
  ['gram', '1,250.500', gramToMilligram(1_250.5)],
  ['gram', '1.250,500', gramToMilligram(1_250.5)],
  ['gram', '2,35', gramToMilligram(2.35)],
  ['gram', 'ST,GS,+ 117.100 g', 'refused'],
  ['tanggal', '05/01/2025', '2025-01-05'],
  ['tanggal', '05-01-2025', '2025-01-05'],
  ['tanggal', '05012025', 'refused'],
] as const)('a cell of %s that says %s is %s', (kind, said, right) => {
  const field = { label: 'Isi', kind } as Field
  const read = readCell(field, said)
  const result = 'nilai' in read ? createSchema(field).safeParse(read.nilai) : undefined
  expect(result?.success ? result.data : 'refused').toBe(right)
})

describe('leading zeros', () => {
  const codes = async (numFmt: string, n: number) => {
    const stream = writeXlsxStream([['Kode'], [n]] as never, {
      name: 'Uji',
      columns: [{ style: { numFmt } }],
    })
    const { rows } = await tableOf(
      new Uint8Array(await new Response(stream as ConstructorParameters<typeof Response>[0]).arrayBuffer()),
      DICARI,
    )
    return rows.map(({ cells }) => nilai(FIELDS.kode, cells[0]))
  }
  it('that a column shows belong to the code', async () => {
    expect(await codes('00000', 7)).toEqual(['00007'])
    expect(await codes('0', 7)).toEqual(['7'])
    expect(await codes('#,##0', 1_007)).toEqual(['1007'])
  })
  it.each([
    [812_345_678, '0812345678'],
    ['81234567890', '081234567890'],
    ['081234567890', '081234567890'],
    ['6281234567890', '081234567890'],
    ['0812 3450-0011', '081234500011'],
    ['(0812) 3450 0011', '081234500011'],
    ['-', '-'],
  ])('of a mobile number %s are not lost', (cell, no_hp) =>
    expect(nilai({ label: 'No HP', kind: 'telepon' }, cell)).toBe(no_hp),
  )
})
