/** The cash that LIMIT_AMBIL_KAS counts: for every event, and for any posting (DOMAIN §B.9, §O.5-5). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#domain/units.ts'
import { AKUN } from './akun.ts'
import { JURNAL, type KategoriJurnal } from './jurnal.ts'
import { DIHITUNG, kasDiambil, TIDAK_DIHITUNG } from './kas-diambil.ts'
import { debit, kredit } from './postings/lines.ts'

const ALL = Object.keys(JURNAL) as KategoriJurnal[]
const dariLaci = (kategori: KategoriJurnal) => JURNAL[kategori].kredit.has(AKUN.KAS.kode)

test('every event that takes cash counts, but for those that say why not', () => {
  expect(DIHITUNG).toEqual([
    'UPAH TUKANG',
    'AMBIL UANG KAS',
    'SETOR BANK',
    'BATAL KAS/BANK',
    'BELI HADIAH',
    'BATAL JUAL LEBUR',
  ])
  expect(new Set([...DIHITUNG, ...Object.keys(TIDAK_DIHITUNG)])).toEqual(new Set(ALL.filter(dariLaci)))
})

test.each<[KategoriJurnal, ReturnType<typeof debit>[], number]>([
  ['AMBIL UANG KAS', [debit(AKUN.BIAYA_OPERASIONAL, 350), kredit(AKUN.KAS, 350)], 350],
  ['UPAH TUKANG', [debit(AKUN.ONGKOS_TUKANG, 150), kredit(AKUN.KAS, 150)], 150],
  ['UPAH TUKANG', [debit(AKUN.ONGKOS_TUKANG, 150), kredit(AKUN.BANK, 150)], 0],
  ['BELI HADIAH', [debit(AKUN.PERSEDIAAN_HADIAH, 900), kredit(AKUN.KAS, 900)], 900],
  ['BATAL KAS/BANK', [debit(AKUN.MODAL, 500), kredit(AKUN.KAS, 500)], 500],
  ['BATAL KAS/BANK', [debit(AKUN.KAS, 500), kredit(AKUN.MODAL, 500)], 0],
  ['BATAL JUAL LEBUR', [debit(AKUN.PENJUALAN_EMAS, 700), kredit(AKUN.KAS, 700)], 700],
  ['SETOR BANK', [debit(AKUN.BANK, 800), kredit(AKUN.KAS, 800)], 0],
  // Money drawn from the bank goes back there.
  ['BATAL KAS/BANK', [debit(AKUN.BANK, 400), kredit(AKUN.KAS, 400)], 0],
  ['PEMBELIAN', [debit(AKUN.PEMBELIAN_EMAS, 900), kredit(AKUN.KAS, 900)], 0],
  ['HUTANG', [debit(AKUN.PIUTANG_PINJAMAN, 900), kredit(AKUN.KAS, 900)], 0],
  ['SELISIH KAS', [debit(AKUN.SELISIH_KAS, 900), kredit(AKUN.KAS, 900)], 0],
])('%s %#', (kategori, lines, jumlah) => {
  expect(kasDiambil({ kategori, rupiah: lines })).toBe(jumlah)
})

test('never less than nothing, nor more than leaves the drawer', () => {
  const akun = fc.constantFrom(AKUN.KAS, AKUN.BANK, AKUN.BIAYA_OPERASIONAL)
  const line = fc.tuple(akun, fc.integer({ min: -1_000, max: 1_000 })).map(([a, n]) => debit(a, n))
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.array(line, { maxLength: 6 }), (kategori, lines) => {
      const keluar = -lines.reduce((sum, l) => (l.kode_akun === AKUN.KAS.kode ? sum + l.jumlah : sum), 0)
      const diambil = kasDiambil({ kategori, rupiah: lines })
      expect(diambil).toBeGreaterThanOrEqual(0)
      expect(diambil).toBeLessThanOrEqual(Math.max(0, keluar))
      if (Object.hasOwn(TIDAK_DIHITUNG, kategori)) expect(diambil).toBe(rupiah(0))
    }),
  )
})
