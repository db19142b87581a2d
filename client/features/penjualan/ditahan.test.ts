/** A sale is put aside by one version of the till and taken up by another: its stored form stays what it was. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#client/net/memory-storage.ts'
import { stored } from '#client/net/store.ts'
import { rupiah } from '#domain/units.ts'
import { newDraft, penjualanDitahan } from './draft.ts'
import type { Line } from './keranjang.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

afterEach(() => vi.unstubAllGlobals())

const line = { barang: { kode_barcode: '00000001' } } as Line
const { lines: _, ...rest } = newDraft()
const AS_STORED = [
  {
    jam: '14:05',
    customer: 'BU SARI',
    barang: ['CINCIN'],
    total: rupiah(1),
    draf: { ...rest, baris: [line] },
  },
]

test('what 0.1.0 has put aside is found with its lines, and what is put aside now is found by 0.1.0', () => {
  const inBrowser = stored<typeof AS_STORED>('data_penjualan_ditahan')
  inBrowser.write(AS_STORED)
  const found = penjualanDitahan.read()!
  expect(found.map((one) => one.draf.lines)).toEqual([[line]])
  penjualanDitahan.write(found)
  expect(inBrowser.read()).toEqual(JSON.parse(JSON.stringify(AS_STORED)))
})
