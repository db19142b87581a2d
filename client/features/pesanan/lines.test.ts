import { expect, test } from 'vitest'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { emptyLine, computeLine, lineErrors, type Line } from './lines.ts'

const ACUAN = {
  groups: [
    {
      kode_group: 'G700',
      nama_group: 'EMAS 70%',
      kadar: persen(700_000),
      kadar_cetak: '70%',
      harga_gram: rupiah(1_150_000),
    },
    {
      kode_group: 'G999',
      nama_group: 'LM',
      kadar: persen(999_900),
      kadar_cetak: '24K',
      harga_gram: rupiah(0),
    },
  ],
  jenis: [{ kode_dept: 'CINCIN', nama_dept: 'CINCIN' }],
}
const SETTINGS = { PEMBULATAN: 500 } as never
const cincin = (lain: Partial<Line> = {}): Line => ({
  ...emptyLine(),
  kode_group: 'G700',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN NIKAH',
  perkiraan_berat: milligram(4_000),
  harga_gram: rupiah(1_150_000),
  ongkos: rupiah(300_000),
  ...lain,
})
const hitung = (lain: Partial<Line> = {}) => computeLine(cincin(lain), ACUAN, SETTINGS)

test.each([
  ['the shop’s gold', {}, '4.000 g × 1,150,000', 4_900_000, 0],
  [
    'the customer’s gold of the same purity',
    { berat_customer: milligram(1_000), kadar_customer: persen(700_000) },
    '(4.000 g − 1.000 g) × 1,150,000',
    3_750_000,
    0,
  ],
  [
    'of another purity',
    { berat_customer: milligram(1_000), kadar_customer: persen(375_000) },
    '(4.000 g − 1.000 g × 37.5% ÷ 70%) × 1,150,000',
    4_284_000,
    0,
  ],
  [
    'more of it than the piece takes',
    { berat_customer: milligram(5_000), kadar_customer: persen(700_000) },
    '4.000 g seluruhnya dari emas customer',
    300_000,
    1_000,
  ],
])('an estimate tells how it comes about: %s', (_, lain, rumus, total, sisa) => {
  expect(hitung(lain)).toMatchObject({ rumus, harga_total: total, emas_sisa: sisa })
})

test('gold whose purity nobody has said pays for nothing', () => {
  expect(hitung({ berat_customer: milligram(1_000) }).harga_total).toBe(4_900_000)
})

test('another price of today is told, not taken', () => {
  expect(hitung({ harga_gram: rupiah(1_100_000) })).toMatchObject({
    harga_baru: 1_150_000,
    harga_total: 4_700_000,
  })
  expect(hitung().harga_baru).toBeUndefined()
})

test('everything that is missing is told at once, each at its field', () => {
  const fields = (line: Line) => lineErrors(line, ACUAN).map((e) => e.field)
  expect(fields(emptyLine())).toEqual(['kode_group', 'kode_dept', 'nama_barang', 'perkiraan_berat'])
  expect(fields(cincin())).toEqual([])
  expect(fields(cincin({ berat_customer: milligram(1) }))).toEqual(['kadar_customer'])
  expect(fields(cincin({ kadar_customer: persen(1) }))).toEqual(['berat_customer'])
  expect(fields(cincin({ kode_group: 'G999' }))).toEqual(['kode_group'])
})
