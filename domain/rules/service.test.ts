/** Repairs: figures that hold of every finish and every pick-up. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { putuskanSelesai, tagihanService } from './service.ts'

const mg = fc.integer({ min: 1, max: 1_000_000 }).map(milligram)
const rp = fc.nat(1_000_000_000).map(rupiah)
const acuan = { kadar: new Map([['G700', persen(700_000)]]), tukang: new Set(['TK1']) }

it('a finish names a source just where gold was added, and costs what its lines cost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(mg, mg, rp), { minLength: 1, maxLength: 20 }), (lines) => {
      const rows = lines.map(([berat_terima, , ongkos], i) => ({
        no: i + 1,
        berat_terima,
        ongkos,
        kode_group: 'G700',
        kode_tukang: 'TK1',
      }))
      const diminta = lines.map(([, berat_selesai, ongkos_akhir], i) => ({
        no: i + 1,
        berat_selesai,
        ongkos_akhir,
        pekerjaan: '-',
        tambahan_dari: 'TUKANG' as const,
        group_tambahan: '-',
        kode_tukang: '-',
      }))
      const { lines: decided, total } = putuskanSelesai(rows, diminta.toReversed(), acuan, rupiah(0))
      expect(total).toBe(lines.reduce((sum, [, , ongkos]) => sum + ongkos, 0))
      for (const [i, b] of decided.entries()) {
        expect(b.selisih).toBe(lines[i]![1] - lines[i]![0])
        expect([b.tambahan_dari, b.group_tambahan]).toEqual(b.selisih > 0 ? ['TUKANG', 'G700'] : ['-', '-'])
      }
    }),
  )
})

it('what is paid ahead and at the pick-up is the whole of it, tax included', () => {
  fc.assert(
    fc.property(
      rp,
      fc.constantFrom('OFF' as const, 'INCLUDE' as const, 'EXCLUDE' as const),
      (total, PPN_MODE) => {
        const dp = rupiah(Math.floor(total / 3))
        const t = tagihanService(total, dp, { PPN_MODE }, persen(11_000))
        expect(dp + t.sisa).toBe(t.total_bayar)
        expect(t.total_bayar).toBe(PPN_MODE === 'EXCLUDE' ? total + t.ppn_rp : total)
        expect(t.sisa).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
