import { describe, expect, it } from 'vitest'
import { formatPersen } from '../format.ts'
import { percentToPersen } from '../units.ts'
import { isPerak, PITA_KARAT, pitaKarat } from './karat.ts'

describe('the karat of a purity', () => {
  it.each([
    [99.99, 'LM'],
    [99.9, 24],
    [99.98, 24],
    [99.89, 23],
    [91.7, 22],
    [91.6, 21],
    [79.16, 18],
    [75, 18],
    [74.99, 17],
    [70, 16],
    [41.66, 9],
    [37.5, 9],
    [37.49, 8],
    [33.33, 8],
    [33.32, undefined],
    [0, undefined],
  ])('%s %% is %s', (percent, karat) => {
    expect(pitaKarat(percentToPersen(percent))?.karat).toBe(karat)
  })

  it('is written as the standard writes it', () => {
    const written = Object.fromEntries(
      PITA_KARAT.map(({ karat, dari, sampai }) => [karat, `${formatPersen(dari)} - ${formatPersen(sampai)}`]),
    )
    expect(written).toMatchObject({
      24: '99.9% - 99.98%',
      18: '75% - 79.16%',
      9: '37.5% - 41.66%',
      8: '33.33% - 37.49%',
    })
  })

  it.each([
    ['PERAK 925', '925', true],
    ['STERLING', '92.5', true],
    ['KADAR 925', '925', true],
    ['EMAS 22K', '22K', false],
    ['EMAS 916', '916', false],
    ['EMAS KEPERAKAN', '22K', false],
  ])('%s, marked %s: silver is %s', (nama, cetak, perak) => {
    expect(isPerak({ nama, cetak })).toBe(perak)
  })

  it('leaves no gap between two bands', () => {
    for (const [i, pita] of PITA_KARAT.slice(1).entries()) expect(pita.sampai).toBe(PITA_KARAT[i]!.dari - 100)
  })
})
