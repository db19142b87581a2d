import { expect, test } from 'vitest'
import { percentToPersen, rupiah } from '#domain/units.ts'
import { ppnDari, totalDenganPpn } from './ppn.ts'

test.each([
  // DOMAIN §C.12, S23: total 6,119,000
  [1.1, 'EXCLUDE', 67_309, 6_186_309],
  [1.1, 'INCLUDE', 66_577, 6_119_000],
  [1.65, 'EXCLUDE', 100_964, 6_219_964],
  [1.65, 'INCLUDE', 99_325, 6_119_000],
  [1.1, 'OFF', 0, 6_119_000],
] as const)('%d %% %s of 6,119,000 is %i', (rate, mode, ppn, paid) => {
  const tax = ppnDari(rupiah(6_119_000), percentToPersen(rate), mode)
  expect([tax, totalDenganPpn(rupiah(6_119_000), tax, mode)]).toEqual([ppn, paid])
})
