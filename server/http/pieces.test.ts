import { expect, test } from 'vitest'
import { pieces } from './pieces.ts'

test.each([0, 1, 999, 1000, 1001, 2500])('%i rows are said as JSON.stringify says them', (n) => {
  const data = Array.from({ length: n }, (_, i) => ({ no: i, nama: `"CINCIN" é ${i}`, kosong: null }))
  for (const body of [{ data }, { data, message: 'Laporan Tersedia', total: { berat: 2.35 } }]) {
    expect(Buffer.concat([...pieces(body)]).toString()).toBe(JSON.stringify(body))
  }
})
