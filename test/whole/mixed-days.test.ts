/**
 * Random days that mix every kind of document, cancel and close: whatever came of it, the invariants hold and the books agree
 * (DOMAIN §H.1: 5, 6, 8, 12-16, 22, 28, 30). Two shops are lived through when something lands; a failure prints its seed.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tambahHari } from '#domain/units.ts'
import { rounds } from '#test/tools/chance.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { expectInvariants, expectReportsAgree, expectStockAgrees } from '#test/tools/invariants.ts'
import { expectLembarAgrees } from '#test/tools/lembar.ts'
import { expectMoneyAgrees } from '#test/tools/keuangan.ts'
import { expectLoansAgree } from '#test/tools/laporan-hutang.ts'
import { OLAH_ACTS } from '#test/tools/mixed-olah.ts'
import { ACTS, MixedShop, type Act, type MixedStep } from '#test/tools/mixed-shop.ts'
import { sabar } from '#test/tools/sabar.ts'

const RUNS = rounds(1, 8)
/** For the search of the shortest life that fails; a search that is cut off, and days that were not lived, are failures. */
const LIMIT = sabar(120_000 + RUNS * 30_000)

const WEIGHTS: Partial<Record<Act, number>> = {
  validasi: 12,
  jual: 4,
  titip: 3,
  beli: 3,
  tukar: 3,
  pulangPergi: 2,
  beliHadiah: 2,
  scan: 4,
  pesan: 2,
  pinjam: 3,
  validasiHutang: 4,
}
const act = fc.oneof(...ACTS.map((a) => ({ weight: WEIGHTS[a] ?? 1, arbitrary: fc.constant(a) })))
const step: fc.Arbitrary<MixedStep> = fc.record({ act, pick: fc.nat(100_000), more: fc.nat(10_000) })
const day = fc.array(step, { minLength: 20, maxLength: 45, size: 'max' })
const life = fc.array(day, { minLength: 2, maxLength: 3, size: 'max' })

/** Chance may leave an act out: the first shop does each of them, in an order in which each can go well. */
const each = (pick: number, ...acts: Act[]): MixedStep[] => acts.map((act) => ({ act, pick, more: 1 }))
const EVERY_ACT: MixedStep[][] = [
  each(
    4,
    'jual',
    'validasi',
    'jual',
    'validasi',
    'titip',
    'validasi',
    'titipUang',
    'validasi',
    'tambah',
    'validasi',
    'kirim',
    'batalKirim',
    'kirim',
    'terima',
    'kirim',
    'akhiri',
  ).concat({ act: 'kirim', pick: 4, more: 5 }, { act: 'proses', pick: 0, more: 1 }),
  [
    ...each(1, 'premi'),
    { act: 'hitungKas', pick: 3, more: 5 },
    ...each(1, 'selisihKas'),
    ...each(
      4,
      'beli',
      'validasi',
      'tukar',
      'validasi',
      'ambil',
      'validasi',
      'beliTanpaNota',
      'validasi',
      'jual',
      'tolak',
      'batal',
      'pulangPergi',
    ),
    ...each(
      5,
      'beliHadiah',
      'ambilHadiah',
      'beliHadiah',
      'koreksi',
      'tukarPoin',
      'beliHadiah',
      'batalHadiah',
      'pindah',
      'batalPindah',
      'koreksiBerat',
      'ubahBarang',
      ...OLAH_ACTS,
    ),
    ...each(4, 'barangBaru', 'batalBarangBaru'),
    ...each(5, 'barangBaru'),
    ...each(4, 'hapusBarang', 'satuBaki', 'tagUlang'),
    ...each(3, 'pesan', 'pesan', 'tambahDp', 'batalDp'),
    { act: 'bahan', pick: 0, more: 2 },
    ...each(0, 'batalBahan'),
    ...each(3, 'prosesPesanan', 'batalPesanan', 'pesan'),
    ...each(0, 'prosesPesanan', 'jadi', 'ambilPesanan', 'validasi', 'validasi'),
    { act: 'pesan', pick: 2, more: 3 },
    ...each(0, 'batalBaris', 'dariStok'),
    ...each(1, 'batalJadi'),
    ...each(0, 'upah', 'batalUpah', 'service', 'selesai', 'ambilService', 'service'),
    { act: 'batalService', pick: 1, more: 0 },
    ...each(1, 'timbang'),
    ...each(4, 'hitung', 'scan'),
    ...each(1, 'akhiriHitung', 'ketemu'),
    ...each(4, 'pinjam', 'validasiHutang', 'bayarBunga', 'validasiHutang', 'batalBayar'),
    ...each(4, 'perpanjang', 'validasiHutang', 'cicil', 'validasiHutang', 'lunasi', 'validasiHutang'),
    ...each(4, 'batalLunas', 'serahkan', 'batalBayar'),
    // in envelopes of their own
    { act: 'pinjam', pick: 4, more: 2 },
    ...each(4, 'tolakHutang'),
    { act: 'pinjam', pick: 4, more: 3 },
    ...each(5, 'validasiHutang', 'batalHutang'),
    // to the bank, out of it for a supplier and into another account, then what can be undone of it
    ...each(1, 'kas'),
    { act: 'kas', pick: 3, more: 3 },
    { act: 'kas', pick: 3, more: 2 },
    ...each(0, 'kas', 'batalKas'),
  ],
  // sales of the first day are old enough now
  [{ act: 'arsip', pick: 0, more: 1 }],
]

it('random days of everything leave every invariant standing', { timeout: LIMIT * 2 }, async () => {
  await fc.assert(
    fc.asyncProperty(life, async (days) => {
      const shop = await MixedShop.open()
      try {
        for (const steps of days) {
          for (const s of steps) await shop.step(s)
          await expectInvariants(shop.server)
          await shop.close()
        }
        await expectInvariants(shop.server)
        for (let hari = '2025-01-15'; hari <= shop.today; hari = tambahHari(hari, 1))
          await expectLembarAgrees(shop.server, shop.owner, hari)
        await expectReportsAgree(shop.server, shop.owner, '2025-01-15', shop.today)
        await expectStockAgrees(shop.server, shop.owner, '2025-01-15', shop.today)
        await expectMoneyAgrees(shop.server, shop.owner, '2025-01-15', shop.today)
        await expectLoansAgree(shop.server, shop.owner, '2025-01-15', shop.today)
        await expectBooksAgree(shop.server.pool)
        if (days === EVERY_ACT) expect(ACTS.filter((a) => !shop.done.has(a))).toEqual([])
      } finally {
        await shop.server.close()
      }
    }),
    {
      numRuns: RUNS,
      examples: [[EVERY_ACT]],
      endOnFailure: process.env['CI'] !== undefined,
      interruptAfterTimeLimit: LIMIT,
      markInterruptAsFailure: true,
    },
  )
})
