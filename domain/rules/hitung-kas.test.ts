import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupiah, type Rupiah } from '../units.ts'
import {
  bukanHitungan,
  jumlahLembar,
  kodeSelisih,
  LEMBAR_MAKS,
  PECAHAN,
  selisihKas,
  statusHitung,
} from './hitung-kas.ts'

test.each([
  [[], 0],
  [[{ kode: 'KERTAS 100000', lembar: 3 }], 300_000],
  [
    [
      { kode: 'KERTAS 1000', lembar: 2 },
      { kode: 'LOGAM 1000', lembar: 5 },
      { kode: 'LOGAM 100', lembar: 7 },
    ],
    7_700,
  ],
])('%j is Rp. %i', (counted, jumlah) => {
  expect(jumlahLembar(counted)).toBe(jumlah)
})

test.each([
  [0, null, 'SESUAI'],
  [-500, null, 'SELISIH'],
  [500, null, 'SELISIH'],
  [-500, 'DIJELASKAN', 'DIJELASKAN'],
  [500, 'DIBUKUKAN', 'DIBUKUKAN'],
] as const)('a difference of %i of which %s was said is %s', (selisih, cara, status) => {
  expect(statusHitung(rupiah(selisih), cara)).toBe(status)
})

describe('whatever lies in the drawer', () => {
  const content = fc
    .array(fc.integer({ min: 0, max: LEMBAR_MAKS }), { minLength: PECAHAN.length, maxLength: PECAHAN.length })
    .map((banyak) => banyak.map((lembar, i) => ({ kode: PECAHAN[i]!.kode, lembar })))

  it('is the sum of its kinds, in whatever order they are counted', () => {
    fc.assert(
      fc.property(content, (counted) => {
        const jumlah = jumlahLembar(counted)
        expect(jumlahLembar(counted.toReversed())).toBe(jumlah)
        expect(jumlah).toBe(
          counted.map((l) => jumlahLembar([l])).reduce((a, b) => rupiah(a + b), rupiah(0) as Rupiah),
        )
        expect(Number.isSafeInteger(jumlah)).toBe(true)
      }),
    )
  })
  it('and the difference together make what the books say', () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 0, max: 1e12 }), (counted, buku) => {
        const dihitung = jumlahLembar(counted)
        const selisih = selisihKas(dihitung, rupiah(buku))
        expect(buku + selisih).toBe(dihitung)
        if (selisih !== 0)
          expect(kodeSelisih(selisih)).toBe(dihitung > buku ? 'SELISIH-KAS-LEBIH' : 'SELISIH-KAS-KURANG')
      }),
    )
  })
})

test.each([
  ['nothing', [], undefined, 'Uang Belum Dihitung'],
  ['nothing of anything', [{ kode: 'LOGAM 100', lembar: 0 }], undefined, 'Uang Belum Dihitung'],
  ['one coin', [{ kode: 'LOGAM 100', lembar: 1 }], undefined, undefined],
  ['an empty drawer, said so', [{ kode: 'LOGAM 100', lembar: 0 }], true, undefined],
  ['one that is not', [{ kode: 'LOGAM 100', lembar: 1 }], true, 'Laci Tidak Kosong, Ada Uang Yang Dihitung'],
])('%s', (_, pecahan, laci_kosong, message) => {
  expect(bukanHitungan({ pecahan, laci_kosong })?.message).toBe(message)
})
