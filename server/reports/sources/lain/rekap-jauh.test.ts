import { expect, test } from 'vitest'
import jual from '#domain/reports/lain/rekap-penjualan.ts'
import beli from '#domain/reports/lain/rekap-pembelian.ts'
import { rowsOf } from './rekap-jauh.ts'

const lama = { tanggal: '2025-01', qty: 1, berat: 2.35, harga: 1_527_500, ongkos: 50_000, total: 1_600_000 }

test('a server of the version before tells no Atribut: that is what is left of its total', () => {
  const rows = rowsOf(jual.layouts.utama)
  expect(rows.parse([lama])).toMatchObject([{ atribut: 22_500 }])
  expect(rows.parse([{ ...lama, atribut: 22_500 }])).toMatchObject([{ atribut: 22_500 }])
  for (const wrong of [null, 1, {}, { total: 5 }]) expect(rows.safeParse([wrong]).success).toBe(false)
})

test('purchases have none', () => {
  const row = { tanggal: '2025-01', qty: 1, berat: 2.35, harga_nota: 1, harga_beli: 1 }
  expect(rowsOf(beli.layouts.utama).parse([row])[0]).not.toHaveProperty('atribut')
})
