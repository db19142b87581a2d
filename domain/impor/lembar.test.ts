/**
 * Finding a table in a file: by its columns, whatever stands above it and on other sheets. Hidden rows wait for a
 * decision.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { takeTable, findHeaders, type Lembar } from './lembar.ts'
import type { ReadChoice } from './result.ts'
import type { SheetCell } from './cells.ts'

const DICARI = {
  label: { kode: 'Kode', nama: 'Nama', berat: 'Berat', ongkos: 'Ongkos' },
  wajib: ['kode', 'berat'],
}
const HEADERS = ['Kode', 'Nama', 'Berat']
const CONTENT = ['A1', 'CINCIN', 2.35]
type Bagian = Partial<Omit<Lembar, 'baris_tersembunyi' | 'kolom_tersembunyi'>> & {
  hiddenRows?: number[]
  hiddenColumns?: number[]
}
const lembar = (
  rows: SheetCell[][],
  { hiddenRows = [], hiddenColumns = [], ...bagian }: Bagian = {},
): Lembar => ({
  nama: 'Sheet1',
  tersembunyi: false,
  rows,
  baris_tersembunyi: new Set(hiddenRows),
  kolom_tersembunyi: new Set(hiddenColumns),
  ...bagian,
})
const read = (all: Lembar[], choice: ReadChoice = {}) =>
  takeTable(all, findHeaders(all, DICARI, choice.lembar), DICARI, choice)
const ditolak = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'is read'
}
const atas = (n: number): SheetCell[][] => Array.from({ length: n }, (_, i) => [`KETERANGAN ${i}`])
const empty = (n: number): SheetCell[][] => Array.from({ length: n }, () => [null, ''])

describe('the header', () => {
  it.each<[string, Lembar[], string, number]>([
    ['is the first row', [lembar([HEADERS, CONTENT])], 'Sheet1', 1],
    ['stands below two titles', [lembar([...atas(2), HEADERS, CONTENT])], 'Sheet1', 3],
    ['stands below empty rows', [lembar([...empty(30), HEADERS, CONTENT])], 'Sheet1', 31],
    ['is row 20 of what is filled', [lembar([...atas(19), HEADERS, CONTENT])], 'Sheet1', 20],
    [
      'is written otherwise',
      [lembar([['  KODE *', 'nama\nbarang', '\tBerat\n(gram)', 'ONGKOS'], CONTENT])],
      'Sheet1',
      1,
    ],
    [
      'stands on the second sheet',
      [lembar([['REKAP'], [1]], { nama: 'Rekap' }), lembar([HEADERS, CONTENT])],
      'Sheet1',
      1,
    ],
    [
      'stands on a sheet behind an empty one',
      [lembar([], { nama: 'Kosong' }), lembar([HEADERS, CONTENT])],
      'Sheet1',
      1,
    ],
    [
      'stands on the last of thirty',
      [
        ...Array.from({ length: 29 }, (_, i) => lembar(atas(3), { nama: `S${i}` })),
        lembar([HEADERS, CONTENT]),
      ],
      'Sheet1',
      1,
    ],
    [
      'is the row that names most, not the one that only names what must be there',
      [lembar([['Kode', 'Berat'], HEADERS, CONTENT])],
      'Sheet1',
      2,
    ],
    [
      'is on the sheet that has rows, not on an empty form',
      [lembar([[...HEADERS, 'Ongkos']], { nama: 'Formulir' }), lembar([HEADERS, CONTENT])],
      'Sheet1',
      1,
    ],
    [
      'is in sight, not on a hidden sheet that names more',
      [
        lembar([[...HEADERS, 'Ongkos'], CONTENT], { nama: 'Lama', tersembunyi: true }),
        lembar([HEADERS, CONTENT]),
      ],
      'Sheet1',
      1,
    ],
    [
      'is the one in sight, where a hidden row names the same',
      [lembar([HEADERS, HEADERS.toReversed(), CONTENT], { hiddenRows: [1] })],
      'Sheet1',
      2,
    ],
    ['is the first of two that are alike', [lembar([HEADERS, HEADERS, CONTENT])], 'Sheet1', 1],
    [
      'is not looked for among the lists of our own workbooks',
      [lembar([HEADERS, CONTENT]), lembar([[...HEADERS, 'Ongkos'], CONTENT], { nama: 'Daftar Kode' })],
      'Sheet1',
      1,
    ],
  ])('%s', (_, all, nama, no) => {
    const { headers, rows, cara_baca } = read(all)
    expect([cara_baca.lembar, cara_baca.baris]).toEqual([nama, no])
    expect(headers).toEqual(all.find((s) => s.nama === nama)!.rows[no - 1])
    expect(rows.map(({ cells }) => cells)).toEqual([CONTENT])
  })

  it.each<[string, Lembar[], string]>([
    [
      'the row that came nearest, and what it lacks',
      [lembar([['Nama'], ['Kode', 'Nama'], CONTENT])],
      'Judul Kolom Di Baris 2 Lembar Sheet1 Kurang Berat',
    ],
    [
      'no sheet where there is none',
      [lembar([['Nama', 'Warna'], CONTENT], { nama: '' })],
      'Judul Kolom Di Baris 1 Kurang Kode, Berat',
    ],
    [
      'what was looked at, where nothing is known',
      [lembar(atas(3), { nama: 'Rekap' }), lembar([CONTENT])],
      'Judul Kolom Tidak Ada Di 20 Baris Pertama Lembar Rekap, Sheet1, Harus Ada Kode, Berat',
    ],
    [
      'that row 21 is too far down',
      [lembar([...atas(20), HEADERS, CONTENT])],
      'Judul Kolom Tidak Ada Di 20 Baris Pertama Lembar Sheet1, Harus Ada Kode, Berat',
    ],
    [
      'that nothing stands below',
      [lembar([HEADERS, [null]])],
      'Berkas Tidak Ada Isinya, Di Bawah Judul Kolom Harus Ada Data',
    ],
    [
      'that nothing stands anywhere',
      [lembar([]), lembar(empty(3))],
      'Berkas Tidak Ada Isinya, Di Bawah Judul Kolom Harus Ada Data',
    ],
  ])('is refused with %s', (_, all, message) => expect(ditolak(() => read(all))).toBe(message))

  it('says what stands above it and is not read, and where it is said again', () => {
    const { rows, cara_baca } = read([
      lembar([...atas(2), [], HEADERS, CONTENT, ['kode ', null, 'BERAT'], CONTENT]),
    ])
    expect(rows.map(({ no }) => no)).toEqual([5, 7])
    expect(cara_baca).toMatchObject({ baris: 4, di_awal: false, di_atas: 2, judul_ulang: 1 })
    expect(read([lembar([HEADERS, CONTENT])]).cara_baca).toMatchObject({
      di_awal: true,
      di_atas: 0,
      judul_ulang: 0,
    })
  })
})

describe('other sheets with such a table', () => {
  const all = [
    lembar([HEADERS, CONTENT], { nama: 'Januari' }),
    lembar([HEADERS, CONTENT, CONTENT], { nama: 'Februari' }),
    lembar([HEADERS, CONTENT], { nama: 'Lama', tersembunyi: true }),
    lembar([HEADERS], { nama: 'Formulir' }),
  ]
  it('are told, and read when they are chosen', () => {
    expect(read(all).cara_baca).toMatchObject({
      lembar: 'Januari',
      lembar_lain: [
        { nama: 'Februari', tersembunyi: false },
        { nama: 'Lama', tersembunyi: true },
      ],
    })
    const { rows, cara_baca } = read(all, { lembar: 'Februari' })
    expect([rows.length, cara_baca.lembar, cara_baca.di_awal]).toEqual([2, 'Februari', false])
    expect(ditolak(() => read(all, { lembar: 'Maret' }))).toBe(
      'Lembar Maret Tidak Ada Atau Tidak Berjudul Kolom',
    )
  })
  it('that are hidden are read only after a word: all of their rows are hidden', () => {
    const { rows, cara_baca } = read(all, { lembar: 'Lama' })
    expect([rows.length, cara_baca.tersembunyi, cara_baca.lembar_tersembunyi]).toEqual([0, 'BELUM', true])
    expect(read(all.slice(2, 3)).cara_baca).toMatchObject({ lembar: 'Lama', tersembunyi: 'BELUM' })
    expect(read(all, { lembar: 'Lama', tersembunyi: 'IKUT' }).rows.length).toBe(1)
  })
})

describe('hidden rows', () => {
  const all = [lembar([HEADERS, CONTENT, CONTENT, CONTENT], { hiddenRows: [3, 4], hiddenColumns: [1, 7] })]
  it.each([
    [undefined, [2], 'BELUM'],
    ['LEWATI', [2], 'LEWATI'],
    ['IKUT', [2, 3, 4], 'IKUT'],
  ] as const)('after %s', (tersembunyi, no, said) => {
    const { rows, all: everything, cara_baca } = read(all, tersembunyi ? { tersembunyi } : {})
    expect(rows.map((row) => row.no)).toEqual(no)
    expect(everything.map((row) => row.no)).toEqual([2, 3, 4])
    expect(cara_baca).toMatchObject({
      jumlah_tersembunyi: 2,
      baris_tersembunyi: [3, 4],
      tersembunyi: said,
      kolom_tersembunyi: ['Nama'],
    })
  })
  it('above the header, or with nothing in them, are none', () => {
    const { cara_baca } = read([lembar([['JUDUL'], HEADERS, CONTENT, []], { hiddenRows: [1, 4, 9] })])
    expect(cara_baca).toMatchObject({ jumlah_tersembunyi: 0, tersembunyi: null })
  })
})

it('whatever stands around a table, no row of it is lost, doubled or renumbered, and each that is left out was hidden', () => {
  const cell = fc.constantFrom<SheetCell>(null, '', 'X', 7, 'Total', true)
  const around = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 19 })
  const content = fc.array(fc.tuple(fc.constantFrom('A', 'B'), cell, fc.integer()), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      around,
      content,
      fc.array(fc.nat(40), { maxLength: 10 }),
      fc.constantFrom<ReadChoice['tersembunyi'][]>(undefined, 'IKUT', 'LEWATI'),
      fc.nat(3),
      (above, rows, hidden, tersembunyi, before) => {
        const all = [
          ...Array.from({ length: before }, (_, i) => lembar(above, { nama: `Sampul ${i}` })),
          lembar([...above, HEADERS, ...rows], { hiddenRows: hidden }),
        ]
        const { rows: taken, all: everything, cara_baca } = read(all, { tersembunyi })
        const first = above.length + 2
        expect(everything.map(({ no, cells }) => [no, cells])).toEqual(rows.map((row, i) => [first + i, row]))
        expect(taken).toEqual(
          tersembunyi === 'IKUT' ? everything : everything.filter(({ no }) => !hidden.includes(no)),
        )
        expect(cara_baca).toMatchObject({
          lembar: 'Sheet1',
          baris: first - 1,
          jumlah_tersembunyi: everything.filter(({ no }) => hidden.includes(no)).length,
        })
      },
    ),
  )
})
