/**
 * Places in which shops keep the table of their files, and things they hide there: the files that were found by trying,
 * and others of their kinds.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { soughtColumns } from '#domain/impor/headers.ts'
import type { ReadChoice } from '#domain/impor/result.ts'
import { STOK_AWAL_COLUMNS, WAJIB_STOK_AWAL } from '#domain/impor/stok-awal.ts'
import { bukuMentah, dataMentah, type LembarMentah } from '#test/tools/buku-excel.ts'
import { tableOf } from './tables.ts'

const fill = (name: string): Buffer => readFileSync(new URL(`../../test/files/${name}`, import.meta.url))
const STOK = soughtColumns(STOK_AWAL_COLUMNS, WAJIB_STOK_AWAL)

type SheetCell = string | number | null
const TITLE: SheetCell[] = ['Group', 'Jenis', 'Nama Barang', 'Berat', 'Ongkos', 'Baki']
const barang = (nama: string): SheetCell[] => ['G375', 'CINCIN', nama, 2.35, 10_000, 'A1']
const A = barang('CINCIN A')
const B = barang('CINCIN B')
const atas = (n: number): SheetCell[][] => Array.from({ length: n }, (_, i) => [`KETERANGAN ${i + 1}`])
const sheet = (rows: SheetCell[][], atribut?: Record<number, string>): LembarMentah => ({
  nama: 'Stok',
  content: dataMentah(rows, atribut),
})
const csv = (...lines: string[]): Uint8Array => Buffer.from(lines.join('\r\n'))

const readable = async (bytes: Uint8Array, choice?: ReadChoice) => {
  const { rows, cara_baca } = await tableOf(bytes, STOK, choice)
  return {
    di: `${cara_baca.lembar}:${cara_baca.baris}`,
    rows: rows.map(({ no, cells }) => `${no} ${String(cells[2])}`),
    tersembunyi: cara_baca.baris_tersembunyi,
  }
}

describe('the table is found', () => {
  it.each<[string, Uint8Array, { di: string; rows: string[]; tersembunyi?: number[] }]>([
    ['under two titles (header-row3.xlsx)', fill('header-row3.xlsx'), { di: 'Sheet1:3', rows: ['4 X'] }],
    ['on the second sheet (second-sheet.xlsx)', fill('second-sheet.xlsx'), { di: 'Sheet1:1', rows: ['2 X'] }],
    [
      'where rows are hidden (hidden-rows.xlsx)',
      fill('hidden-rows.xlsx'),
      { di: 'Sheet1:1', rows: ['2 TAMPIL'], tersembunyi: [3, 4] },
    ],
    [
      'where cells are merged (merged-ongkos.xlsx)',
      fill('merged-ongkos.xlsx'),
      { di: 'Sheet1:1', rows: ['2 CINCIN SATU', '3 CINCIN DUA', '4 CINCIN TIGA'] },
    ],
    ['in UTF-16 BE (utf16be.csv)', fill('utf16be.csv'), { di: ':1', rows: ['2 CINCIN X'] }],
    ['between bars (pipe.csv)', fill('pipe.csv'), { di: ':1', rows: ['2 CINCIN X'] }],
    ['under empty rows', bukuMentah([sheet([[], [], [], TITLE, A])]), { di: 'Stok:4', rows: ['5 CINCIN A'] }],
    [
      'under a title that is merged over all of it',
      bukuMentah([
        {
          nama: 'Stok',
          content: `${dataMentah([['STOK'], [], TITLE, A])}<mergeCells><mergeCell ref="A1:F2"/></mergeCells>`,
        },
      ]),
      { di: 'Stok:3', rows: ['4 CINCIN A'] },
    ],
    [
      'under a header of two rows',
      bukuMentah([
        {
          nama: 'Stok',
          content: `${dataMentah([['Group', 'Jenis', 'Nama Barang', 'Berat', 'Harga', 'Baki'], [null, null, null, null, 'Ongkos', null], A])}<mergeCells>${['A', 'B', 'C', 'D', 'F'].map((c) => `<mergeCell ref="${c}1:${c}2"/>`).join('')}</mergeCells>`,
        },
      ]),
      { di: 'Stok:2', rows: ['3 CINCIN A'] },
    ],
    [
      'with its header once more on each page',
      bukuMentah([sheet([TITLE, A, TITLE, B])]),
      { di: 'Stok:1', rows: ['2 CINCIN A', '4 CINCIN B'] },
    ],
    [
      'under a hidden header',
      bukuMentah([sheet([TITLE, A], { 1: 'hidden="1"' })]),
      { di: 'Stok:1', rows: ['2 CINCIN A'] },
    ],
    [
      'under a header with blanks, line breaks and other letters',
      bukuMentah([
        sheet([
          [
            ' group',
            'JENIS ',
            'Nama&#10;Barang',
            'berat\u00a0(gr)',
            'Ongkos *',
            'b a k i'.replaceAll(' ', ''),
          ],
          A,
        ]),
      ]),
      { di: 'Stok:1', rows: ['2 CINCIN A'] },
    ],
    [
      'behind a chart',
      bukuMentah([{ nama: 'Grafik' }, sheet([TITLE, A])]),
      { di: 'Stok:1', rows: ['2 CINCIN A'] },
    ],
    [
      'between charts',
      bukuMentah([
        { nama: 'G1' },
        { nama: 'Rekap', content: dataMentah([['REKAP']]) },
        { nama: 'G2' },
        sheet([TITLE, A]),
      ]),
      { di: 'Stok:1', rows: ['2 CINCIN A'] },
    ],
    [
      'behind an empty sheet',
      bukuMentah([{ nama: 'Sheet1', content: '<sheetData/>' }, sheet([[], TITLE, A])]),
      { di: 'Stok:2', rows: ['3 CINCIN A'] },
    ],
    [
      'on the last of thirty sheets',
      bukuMentah([
        ...Array.from({ length: 29 }, (_, i) => ({ nama: `S${i}`, content: dataMentah(atas(2)) })),
        sheet([TITLE, A]),
      ]),
      { di: 'Stok:1', rows: ['2 CINCIN A'] },
    ],
    ['in row 19', bukuMentah([sheet([...atas(18), TITLE, A])]), { di: 'Stok:19', rows: ['20 CINCIN A'] }],
    ['in row 20', bukuMentah([sheet([...atas(19), TITLE, A])]), { di: 'Stok:20', rows: ['21 CINCIN A'] }],
    [
      'where rows are filtered away, as LibreOffice and as a height of nothing say it',
      bukuMentah([sheet([TITLE, A, B, A], { 2: 'hidden="true"', 4: 'ht="0" customHeight="1"' })]),
      { di: 'Stok:1', rows: ['3 CINCIN B'], tersembunyi: [2, 4] },
    ],
    [
      'on a hidden sheet alone, and waits for a word',
      bukuMentah([
        { nama: 'Rekap', content: dataMentah([['REKAP']]) },
        { ...sheet([TITLE, A]), state: 'veryHidden' },
      ]),
      { di: 'Stok:1', rows: [], tersembunyi: [2] },
    ],
    [
      'in a CSV under titles that hold other signs',
      csv(
        'TOKO EMAS CONTOH, JL. MERDEKA, BANDUNG',
        'Per 15 Januari 2025, jam 10',
        '',
        'Group;Jenis;Nama Barang;Berat;Baki',
        'G375;CINCIN;CINCIN A;2,35;A1',
      ),
      { di: ':4', rows: ['5 CINCIN A'] },
    ],
  ])('%s', async (_, bytes, right) => expect(await readable(bytes)).toEqual({ tersembunyi: [], ...right }))

  it.each<[string, Uint8Array, string]>([
    [
      'the header is in row 21',
      bukuMentah([sheet([...atas(20), TITLE, A])]),
      'Judul Kolom Tidak Ada Di 20 Baris Pertama Lembar Stok, Harus Ada Group, Jenis, Nama Barang, Berat, Baki',
    ],
    [
      'a column lacks',
      bukuMentah([
        { nama: 'Rekap', content: dataMentah([['REKAP']]) },
        sheet([['STOK'], TITLE.slice(0, 4), A]),
      ]),
      'Judul Kolom Di Baris 2 Lembar Stok Kurang Baki',
    ],
    ['only charts are there', bukuMentah([{ nama: 'Grafik' }]), 'Berkas Rusak, Tidak Bisa Dibaca'],
    [
      'a hidden row has no number',
      bukuMentah([{ nama: 'Stok', content: '<sheetData><row hidden="1"><c><v>1</v></c></row></sheetData>' }]),
      'Berkas Rusak, Tidak Bisa Dibaca',
    ],
    [
      'nothing of a CSV is known',
      csv('Stok Toko', 'A,B,C'),
      'Judul Kolom Tidak Ada Di 20 Baris Pertama, Harus Ada Group, Jenis, Nama Barang, Berat, Baki',
    ],
  ])('or it is said what was looked at: %s', async (_, bytes, message) => {
    await expect(tableOf(bytes, STOK)).rejects.toMatchObject({ status: 400, message })
  })

  it('a row that is longer than its header is wrong (comma-shift.csv, sales-shift.csv)', async () => {
    const shift = await tableOf(fill('comma-shift.csv'), STOK)
    expect(shift.rows.map(({ wrong }) => wrong?.slice(0, 27))).toEqual(
      Array(2).fill('Baris Ini Lebih Panjang Dar'),
    )
    const sales = await tableOf(fill('sales-shift.csv'), { label: { kode: 'Kode Sales' }, wajib: ['kode'] })
    expect(sales.rows[0]!.wrong).toContain('(500)')
  })
})
