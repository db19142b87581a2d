import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { pesananTerpakai, potonganPesanan, putuskanPesanan, sisaPesanan, statusDari } from './pesanan.ts'

const GRUP = {
  kode_group: 'G',
  kadar: persen(700_000),
  kadar_cetak: '70%',
  harga: rupiah(1_150_000),
  harga_min_gram: rupiah(1_130_000),
  harga_max_gram: rupiah(1_180_000),
}
const acuan = { grup: new Map([['G', GRUP]]), jenis: new Set(['CINCIN']) }
const SETTINGS = { PEMBULATAN: rupiah(500) }
const mg = fc.integer({ min: 1, max: 10 ** 6 }).map(milligram)

test('a total is the sum of its lines, none of which is below its ongkos', () => {
  const line = fc.record({
    kode_group: fc.constant('G'),
    kode_dept: fc.constant('CINCIN'),
    perkiraan_berat: mg,
    harga_gram: fc.constant(GRUP.harga),
    ongkos: fc.integer({ min: 0, max: 10 ** 7 }).map(rupiah),
    harga_atribut: fc.integer({ min: 0, max: 10 ** 7 }).map(rupiah),
    berat_customer: mg,
    kadar_customer: fc.integer({ min: 1, max: 1_000_000 }).map(persen),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const { lines: rows, total, wrong } = putuskanPesanan(lines, acuan, SETTINGS)
      expect(wrong).toEqual([])
      expect(rows.reduce((sum, b) => sum + b.harga_total, 0)).toBe(total)
      for (const b of rows) {
        expect(b.harga_jual % 500).toBe(0)
        expect(b.harga_total).toBe(b.harga_jual + b.ongkos + b.harga_atribut)
      }
    }),
  )
})

test.each([
  ['OPEN', ['OPEN', 'OPEN'], 'OPEN'],
  ['PROSES', ['JADI', 'OPEN'], 'PROSES'],
  ['PROSES', ['JADI', 'BATAL'], 'DONE'],
  ['PROSES', ['JADI', 'JADI'], 'DONE'],
  ['DONE', ['JADI', 'OPEN'], 'PROSES'],
] as const)('%s with lines %j is %s', (before, lines, after) => {
  expect(
    statusDari(
      before,
      lines.map((status) => ({ status })),
    ),
  ).toBe(after)
})

test.each([
  ['OPEN', '-', 0],
  ['PROSES', '-', 0],
  ['DONE', '-', 0],
  ['DONE', 'JL-1', 1],
  ['FINISH', 'JL-1', 1],
  ['CLOSE', '-', 1],
] as const)('%s, taken by %s, is refused %i times', (status_pesanan, no_faktur_group, n) => {
  expect(pesananTerpakai({ no_pesanan: 'PS', status_pesanan, no_faktur_group })).toHaveLength(n)
})

test('what is kept is a part of the DP, and nothing is left beyond the total', () => {
  const rp = fc.integer({ min: 0, max: 10 ** 11 }).map(rupiah)
  fc.assert(
    fc.property(rp, rp, fc.integer({ min: 0, max: 1_000_000 }).map(persen), (dp, total, part) => {
      const kept = potonganPesanan(dp, { PESANAN_POTONGAN_BATAL_PERSEN: part })
      expect(kept).toBeGreaterThanOrEqual(0)
      expect(kept).toBeLessThanOrEqual(dp)
      expect(sisaPesanan(total, dp)).toBe(Math.max(0, total - dp))
    }),
  )
})
