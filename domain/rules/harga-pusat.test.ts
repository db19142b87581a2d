/** The shop's prices by those of its pusat: figures as they are, derived only where they are (DOMAIN §B.19, §C.2). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMAS_24K } from '../impor/pusat.ts'
import { rupiah, type Persen } from '../units.ts'
import { hargaGramTurunan, type CaraHarga } from './harga-emas.ts'
import { hargaGroupBeda, menurutPusat, periksaMenurutPusat, type HargaGroupKini } from './harga-pusat.ts'

const harga = fc.integer({ min: 1, max: 2_000_000 }).map(rupiah)
const empat = fc.record({
  harga,
  harga_min_gram: harga,
  harga_max_gram: harga,
  harga_beli_gram: harga,
})
const grup = (kode_group: string) =>
  empat.chain((h) =>
    fc.record({
      kode_group: fc.constant(kode_group),
      nama_group: fc.constant(kode_group),
      harga: fc.constant(h.harga),
      harga_min_gram: fc.constant(h.harga_min_gram),
      harga_max_gram: fc.constant(h.harga_max_gram),
      harga_beli_gram: fc.constant(h.harga_beli_gram),
      kadar_jual: fc.integer({ min: 1, max: 1_000_000 }).map((p) => p as Persen),
      margin_per_gram: fc.integer({ min: 0, max: 50_000 }).map(rupiah),
      cara: fc.constantFrom<CaraHarga>('MANUAL', 'TURUNAN'),
    }),
  )
const kini = fc.record({
  harga_24k: harga,
  harga_beli_24k: harga,
  kelipatan: fc.constantFrom(1, 500, 1_000),
  group: fc.tuple(grup('A'), grup('B'), grup('C')).map((g): HargaGroupKini[] => g),
})
const pusat = fc.record({
  harga_24k: harga,
  harga_beli_24k: harga,
  group: fc.subarray(['A', 'B', 'C', 'D']).chain((codes) => fc.tuple(...codes.map(grup)).map((rows) => rows)),
})

describe('prices by those of the pusat', () => {
  it('taken over whole, they have its figures, and taking them over again changes nothing', () => {
    fc.assert(
      fc.property(kini, pusat, (sini, disana) => {
        const akan = menurutPusat(sini, disana)
        expect([akan.harga_24k, akan.harga_beli_24k]).toEqual([disana.harga_24k, disana.harga_beli_24k])
        for (const g of akan.group) {
          const dari = disana.group.find((p) => p.kode_group === g.kode_group)
          if (dari) expect(g).toMatchObject({ harga: dari.harga, harga_beli_gram: dari.harga_beli_gram })
        }
        const lagi = menurutPusat({ ...akan, kelipatan: sini.kelipatan }, disana)
        expect(lagi).toEqual(akan)
      }),
    )
  })

  it('what is not chosen stays to the letter', () => {
    fc.assert(
      fc.property(kini, pusat, fc.subarray(['A', 'B', 'C', EMAS_24K]), (sini, disana, chosen) => {
        const akan = menurutPusat(sini, disana, (kode) => chosen.includes(kode))
        for (const [i, g] of sini.group.entries())
          if (!chosen.includes(g.kode_group)) expect(akan.group[i]).toEqual(g)
        if (!chosen.includes(EMAS_24K)) expect(akan.harga_24k).toBe(sini.harga_24k)
      }),
    )
  })

  it('stays derived only where its rule comes to the very figure', () => {
    fc.assert(
      fc.property(kini, pusat, (sini, disana) => {
        const akan = menurutPusat(sini, disana)
        for (const g of akan.group)
          if (g.cara === 'TURUNAN' && disana.group.some((p) => p.kode_group === g.kode_group))
            expect(g.harga).toBe(
              hargaGramTurunan(disana.harga_24k, g.kadar_jual, g.margin_per_gram, sini.kelipatan),
            )
      }),
    )
  })

  it('a derived price that nothing derives any more is told at its row, in words that say what to do', () => {
    const g: HargaGroupKini = {
      kode_group: 'A',
      nama_group: 'A',
      kadar_jual: 400_000 as Persen,
      margin_per_gram: rupiah(0),
      cara: 'TURUNAN',
      harga: rupiah(660_000),
      harga_min_gram: rupiah(650_000),
      harga_max_gram: rupiah(680_000),
      harga_beli_gram: rupiah(560_000),
    }
    const sini = {
      harga_24k: rupiah(1_650_000),
      harga_beli_24k: rupiah(1_560_000),
      kelipatan: 1_000,
      group: [g],
    }
    const naik = { harga_24k: rupiah(1_700_000), harga_beli_24k: rupiah(1_600_000), group: [] }
    const akan = menurutPusat(sini, naik)
    expect(hargaGroupBeda(akan.group[0]!, g)).toBe(false)
    expect(periksaMenurutPusat(akan, sini).map(({ kode, refusal }) => [kode, refusal.id])).toEqual([
      ['A', 'turunanIkut24k'],
    ])
    expect(periksaMenurutPusat(menurutPusat(sini, { group: [] }), sini)).toEqual([])
  })
})
