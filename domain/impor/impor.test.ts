import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { jelaskan } from './jelas.ts'
import { readHeaders } from './headers.ts'
import { withErrors } from './errors.ts'
import { kenali } from './sebutan.ts'
import type { SheetCell, Table } from './cells.ts'

const table = (headers: SheetCell[], ...rows: SheetCell[][]): Table => ({
  headers,
  rows: rows.map((cells, i) => ({ no: i + 2, cells })),
})
const FIELDS = { kode_baki: { label: 'Kode Baki' }, nama_baki: { label: 'Nama Baki' } }

describe('the headers of a file', () => {
  it('name fields in any order and spelling; what names none is not read, and asked about', () => {
    expect(
      readHeaders(
        FIELDS,
        table([' nama  baki *', 'Warna', 'kode_baki', null, 'Kosong'], ['A', 'B', 'C', 'D']),
      ),
    ).toEqual({
      columns: new Map([
        ['nama_baki', 0],
        ['kode_baki', 2],
      ]),
      tidak_dikenal: ['Warna', 'Ke-4 (Tanpa Judul)', 'Kosong'],
    })
  })

  it('are not asked about Kesalahan, nor about columns in which nothing stands', () => {
    const { tidak_dikenal } = readHeaders(FIELDS, table(['kesalahan', 'Kode Baki', null], ['x', 'A', '']))
    expect(tidak_dikenal).toEqual([])
  })

  it('are refused when one stands twice', () => {
    const refused = (() => {
      try {
        readHeaders(FIELDS, table(['Nama Baki', 'nama_baki', 'Kode Baki', 'KODE  BAKI'], ['A']))
      } catch (error) {
        return (error as Refusal).errors.map((e) => e.message)
      }
      return []
    })()
    expect(refused).toEqual(['Kolom Nama Baki Ada Dua Kali', 'Kolom Kode Baki Ada Dua Kali'])
  })
})

describe('a code or a name', () => {
  const list = [
    { kode: 'G375', nama: 'EMAS MUDA 9K' },
    { kode: 'G700', nama: 'EMAS 16K' },
    { kode: 'X1', nama: 'G375' },
    { kode: 'A', nama: 'KEMBAR' },
    { kode: 'B', nama: 'KEMBAR' },
  ]
  it.each([
    ['g375', { kode: 'G375' }],
    ['Emas 16k', { kode: 'G700' }],
    ['kembar', { wrong: 'Group KEMBAR Ada 2, Tulis Kodenya: A (KEMBAR), B (KEMBAR)' }],
    ['emas16k', { wrong: 'Group EMAS16K Tidak Ada, Mungkin G700 (EMAS 16K)' }],
    [
      '?',
      {
        wrong:
          'Group ? Tidak Ada, Yang Ada G375 (EMAS MUDA 9K), G700 (EMAS 16K), X1 (G375), A (KEMBAR), B (KEMBAR)',
      },
    ],
  ])('%s', (said, expected) => expect(kenali('Group', said, list)).toEqual(expected))

  it('of many, the first are named', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ kode: `K${i}`, nama: `K${i}` }))
    expect(kenali('Baki', 'Z', many)).toEqual({
      wrong: 'Baki Z Tidak Ada, Yang Ada K0, K1, K2, K3, K4, K5, K6, K7, …',
    })
  })
})

it('a wrong cell says the rule, what stands there, and what would be right', () => {
  const berat = { label: 'Berat', kind: 'gram' } as const
  expect(jelaskan(berat, 'abc', 'Berat Harus Angka')).toBe(
    'Berat Harus Angka (Tertulis "abc"), Misalnya 2.35',
  )
  expect(jelaskan(berat, null, 'Berat Tidak Boleh Kosong')).toBe('Berat Tidak Boleh Kosong, Misalnya 2.35')
  const tipe = { label: 'Tipe', kind: 'pilihan', options: ['RP', 'PERSENTASE'] } as const
  expect(jelaskan(tipe, 'X'.repeat(40), 'Tipe Harus Dipilih')).toBe(
    `Tipe Harus Dipilih (Tertulis "${'X'.repeat(30)}…"), Pilih RP, PERSENTASE`,
  )
})

it('a file that is given back has its rows as they were, what is wrong in front, and an older Kesalahan is gone', () => {
  const given = table(
    ['Kode Baki', 'KESALAHAN', 'Berat', null, 'Tanggal'],
    ['A1', 'dulu', 2.5, null, { tanggal: '2025-01-15' }],
    ['A2', null, true, '', { wrong: 'Berisi Rumus' }],
  )
  expect(withErrors(given, new Map([[3, 'Berat Harus Angka']]))).toEqual({
    headers: ['Kesalahan', 'Kode Baki', 'Berat', 'Tanggal'],
    rows: [
      [null, 'A1', 2.5, '2025-01-15'],
      ['Berat Harus Angka', 'A2', 'Y', null],
    ],
  })
})
