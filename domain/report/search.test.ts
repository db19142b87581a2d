import { expect, test } from 'vitest'
import { milligram, rupiah as rp } from '../units.ts'
import { file, gram, rupiah, text, type Row } from './columns.ts'
import { searchOf } from './search.ts'

const layout = {
  columns: {
    nama: text('Nama'),
    berat: gram('Berat'),
    harga: rupiah('Harga'),
    kota: file(text('Kota')),
  },
}
const row = (nama: string, berat: number, harga: number): Row => ({
  nama,
  berat: milligram(berat),
  harga: rp(harga),
  kota: 'YOGYAKARTA',
})
const rows = [row('CINCIN POLOS', 2350, 1_577_500), row('GELANG', 10_000, 6_119_000)]

test('rows are found by what is read of them, and not by what is not shown', () => {
  const search = searchOf(layout, rows)
  const found = (text: string) => search(text).map((r) => r['nama'])
  expect(found('polos')).toEqual(['CINCIN POLOS'])
  expect(found(' 2.35')).toEqual(['CINCIN POLOS'])
  expect(found('6,119,000')).toEqual(['GELANG'])
  expect(found('6119')).toEqual(['GELANG'])
  expect(found('YOGYA')).toEqual([])
  expect(found('')).toEqual(['CINCIN POLOS', 'GELANG'])
})
