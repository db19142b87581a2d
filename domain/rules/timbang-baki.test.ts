import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milligram } from '../units.ts'
import { beratSeharusnya, timbangResult } from './timbang-baki.ts'

test('a tray weighs what lies in it, its tags, and itself', () => {
  expect(
    beratSeharusnya({
      qty: 2,
      berat_barang: milligram(7_475),
      berat_bandrol: milligram(300),
      berat_baki: milligram(250_000),
    }),
  ).toBe(257_775)
})

test('it agrees as long as it differs by no more than is tolerated, either way', () => {
  const mg = fc.integer({ min: 0, max: 10 ** 8 })
  fc.assert(
    fc.property(mg, mg, fc.integer({ min: 0, max: 1000 }), (seharusnya, timbang, toleransi) => {
      const { selisih, status } = timbangResult(
        milligram(seharusnya),
        milligram(timbang),
        milligram(toleransi),
      )
      expect(seharusnya + selisih).toBe(timbang)
      expect(status).toBe(selisih >= -toleransi && selisih <= toleransi ? 'SESUAI' : 'SELISIH')
    }),
  )
})
