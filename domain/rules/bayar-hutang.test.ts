/** Payments on loans: what each of them changes, what is refused, and what holds of any row of them. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { milligram, persen, rupiah, tambahHari, type TanggalSystem } from '#domain/units.ts'
import {
  alasanBayar,
  hutangNumbers,
  bagiBayar,
  putuskanBayar,
  type BayarDiminta,
  type HutangBerjalan,
} from './bayar-hutang.ts'
import type { SyaratBunga } from './bunga-pinjaman.ts'

const hari = (text: string) => text as TanggalSystem
const SYARAT: SyaratBunga = {
  metode: 'BULANAN',
  bunga: persen(30_000),
  min_hari: 0,
  tenggang_hari: 0,
  min_bunga_rp: rupiah(0),
}
const SETTINGS = { PEMBULATAN: rupiah(500), TOLERANSI_TIMBANG: milligram(100), MODUL_HUTANG: true }
const hutang = (lain: Partial<HutangBerjalan> = {}): HutangBerjalan => ({
  no_faktur_hutang: 'HT-TK01-250115-0001',
  status_valid: 'DONE',
  status_hutang: 'OPEN',
  tgl_system: hari('2025-01-15'),
  lama_pinjam: 1,
  berat_bruto: milligram(5_450),
  sisa_pokok: rupiah(2_000_000),
  tgl_bunga_sampai: hari('2025-01-15'),
  tgl_jatuh_tempo: hari('2025-02-15'),
  perpanjang_ke: 0,
  ...lain,
})
const minta = (lain: Partial<BayarDiminta>): BayarDiminta => ({
  jenis: 'BUNGA',
  bunga: rupiah(0),
  cicil: rupiah(0),
  catatan: '-',
  ...lain,
})
const pada = (
  tgl: string,
  diminta: Partial<BayarDiminta>,
  h = hutang(),
  menunggu = false,
  settings = SETTINGS,
) => putuskanBayar(h, SYARAT, minta(diminta), { menunggu, tgl_system: hari(tgl) }, settings)

const wrong = (run: () => unknown): string[] => {
  try {
    run()
  } catch (refusal) {
    return (refusal as Refusal).errors.map((e) => `${e.field}: ${e.message}`)
  }
  return []
}

test('interest moves the day it is paid up to, and nothing else', () =>
  expect(pada('2025-03-01', { bunga: rupiah(120_000) })).toEqual({
    total: 120_000,
    berat_timbang: null,
    kurang: 0,
    lines: [
      {
        jenis: 'BUNGA',
        pokok: 0,
        bunga: 120_000,
        bunga_seharusnya: 120_000,
        kali: 2,
        lama: hutangNumbers(hutang()),
        baru: { ...hutangNumbers(hutang()), tgl_bunga_sampai: '2025-03-15' },
      },
    ],
  }))

test('an extension moves the due day too; principal that comes with it is a row behind it', () => {
  const { lines, total } = pada('2025-02-15', {
    jenis: 'PERPANJANG',
    bunga: rupiah(60_000),
    cicil: rupiah(500_000),
  })
  expect(total).toBe(560_000)
  const sesudah = {
    ...hutangNumbers(hutang()),
    tgl_bunga_sampai: '2025-02-15',
    tgl_jatuh_tempo: '2025-03-15',
    perpanjang_ke: 1,
  }
  expect(lines).toMatchObject([
    { jenis: 'PERPANJANG', pokok: 0, bunga: 60_000, baru: sesudah },
    { jenis: 'CICIL', pokok: 500_000, bunga: 0, lama: sesudah, baru: { ...sesudah, sisa_pokok: 1_500_000 } },
  ])
})

test('principal takes the interest with it while some is due, and comes alone when none is', () => {
  expect(pada('2025-01-20', { jenis: 'CICIL', bunga: rupiah(60_000), cicil: rupiah(1) }).lines).toMatchObject(
    [
      { jenis: 'BUNGA', bunga: 60_000 },
      { jenis: 'CICIL', pokok: 1 },
    ],
  )
  const dibayar = hutang({ tgl_bunga_sampai: hari('2025-02-15') })
  expect(pada('2025-02-15', { jenis: 'CICIL', cicil: rupiah(1_999_999) }, dibayar).lines).toMatchObject([
    { jenis: 'CICIL', pokok: 1_999_999, baru: { sisa_pokok: 1 } },
  ])
})

test('an extension before anything is due costs nothing', () =>
  expect(
    pada('2025-02-10', { jenis: 'PERPANJANG' }, hutang({ tgl_bunga_sampai: hari('2025-02-15') })),
  ).toMatchObject({ total: 0, lines: [{ bunga: 0, kali: 0, baru: { tgl_jatuh_tempo: '2025-03-15' } }] }))

test('a settlement pays all of it, and is weighed', () =>
  expect(
    pada('2025-03-01', { jenis: 'LUNAS', bunga: rupiah(120_000), berat_timbang: milligram(5_500) }),
  ).toMatchObject({
    total: 2_120_000,
    berat_timbang: 5_500,
    lines: [{ jenis: 'LUNAS', pokok: 2_000_000, bunga: 120_000, baru: { sisa_pokok: 0 } }],
  }))

const TEMPO = '2025-02-15'
const LUNAS_BUNGA = hutang({ tgl_bunga_sampai: hari(TEMPO) })
test.each<[string, () => unknown, string[]]>([
  [
    'interest that is paid',
    () => pada(TEMPO, {}, LUNAS_BUNGA),
    ['jenis: Bunga Sudah Dibayar Sampai 15 Februari 2025'],
  ],
  [
    'more interest than is due, and principal where there is none',
    () => pada(TEMPO, { bunga: rupiah(60_500), cicil: rupiah(1) }),
    ['bunga: Bunga Berubah, Silahkan Ulangi', 'cicil: Cicil Hanya Untuk PERPANJANG Atau CICIL'],
  ],
  [
    'no principal',
    () => pada(TEMPO, { jenis: 'CICIL', bunga: rupiah(60_000) }),
    ['cicil: Cicil Pokok Harus Diisi'],
  ],
  [
    'all of the principal',
    () => pada(TEMPO, { jenis: 'CICIL', bunga: rupiah(60_000), cicil: rupiah(2_000_000) }),
    ['cicil: Gunakan Lunas'],
  ],
  [
    'more than the principal, with an extension',
    () => pada(TEMPO, { jenis: 'PERPANJANG', bunga: rupiah(60_000), cicil: rupiah(2_000_001) }),
    ['cicil: Gunakan Lunas'],
  ],
  [
    'an envelope nobody weighed',
    () => pada(TEMPO, { jenis: 'LUNAS', bunga: rupiah(60_000) }),
    ['berat_timbang: Amplop Harus Ditimbang'],
  ],
  [
    'one that weighs more, without a word',
    () => pada(TEMPO, { jenis: 'LUNAS', bunga: rupiah(60_000), berat_timbang: milligram(5_551) }),
    ['catatan: Berat Beda 0.101 g Dari Waktu Diterima, Catatan Harus Diisi'],
  ],
  [
    'an extension while the shop lends no more',
    () =>
      pada(TEMPO, { jenis: 'PERPANJANG', bunga: rupiah(60_000) }, hutang(), false, {
        ...SETTINGS,
        MODUL_HUTANG: false,
      }),
    ['jenis: Modul Hutang Tidak Aktif'],
  ],
  [
    'a second payment while one waits',
    () => pada(TEMPO, { bunga: rupiah(60_000) }, hutang(), true),
    ['no_faktur_hutang: Masih Ada Pembayaran Belum Divalidasi'],
  ],
  [
    'a loan nobody confirmed',
    () => pada(TEMPO, { bunga: rupiah(60_000) }, hutang({ status_valid: 'OPEN' })),
    ['no_faktur_hutang: Hutang HT-TK01-250115-0001 Belum Di Validasi'],
  ],
  [
    'one that has ended',
    () => pada(TEMPO, { bunga: rupiah(60_000) }, hutang({ status_hutang: 'CLOS', sisa_pokok: rupiah(0) })),
    ['no_faktur_hutang: Hutang HT-TK01-250115-0001 Sudah Lunas Atau Dibatalkan'],
  ],
])('%s is refused', (_, run, said) => expect(wrong(run)).toEqual(said))

test.each([
  ['as it was', 5_450, 0],
  ['as scales differ', 5_350, 0],
  ['lighter', 5_349, 101],
  ['empty but for its plastic', 250, 5_200],
  ['heavier', 5_500, 0],
])('an envelope that is settled %s', (_, berat, kurang) => {
  const { kurang: hilang } = pada(TEMPO, {
    jenis: 'LUNAS',
    bunga: rupiah(60_000),
    berat_timbang: milligram(berat),
  })
  expect(hilang).toBe(kurang)
})

test('a word about the weight lets it go, and without the module all but an extension goes on', () => {
  const tanpa = { ...SETTINGS, MODUL_HUTANG: false }
  expect(
    wrong(() =>
      pada(
        TEMPO,
        { jenis: 'LUNAS', bunga: rupiah(60_000), berat_timbang: milligram(6_000), catatan: 'SEGEL RUSAK' },
        hutang(),
        false,
        tanpa,
      ),
    ),
  ).toEqual([])
  expect(wrong(() => pada(TEMPO, { bunga: rupiah(60_000) }, hutang(), false, tanpa))).toEqual([])
  expect(
    wrong(() =>
      pada(TEMPO, { jenis: 'CICIL', bunga: rupiah(60_000), cicil: rupiah(5) }, hutang(), false, tanpa),
    ),
  ).toEqual([])
})

test('interest below what is due is decided, for somebody to allow', () =>
  expect(pada(TEMPO, { bunga: rupiah(0) })).toMatchObject({
    total: 0,
    lines: [{ bunga: 0, bunga_seharusnya: 60_000, kali: 1, baru: { tgl_bunga_sampai: TEMPO } }],
  }))

it('what is confirmed is what was saved: another loan, other interest, less money is refused', () => {
  const { lines } = pada(TEMPO, { bunga: rupiah(60_000) })
  const saved = {
    no_transaksi: 'BB-1',
    status_valid: 'OPEN',
    input_by: 'KSR1',
    lines,
    pembayaran: [{ nominal: rupiah(60_000) }],
  }
  const alasan = (h = hutang(), lain: Partial<typeof saved> = {}, K = 500, tgl = TEMPO) =>
    alasanBayar(
      h,
      SYARAT,
      { ...saved, ...lain },
      hari(tgl),
      { user_id: 'KSR1', beda_user: false },
      { PEMBULATAN: rupiah(K) },
    ).map((r) => r.id)
  expect(alasan()).toEqual([])
  expect(alasan(hutang({ sisa_pokok: rupiah(1) }))).toEqual(['bungaBerubah'])
  expect(alasan(hutang(), {}, 50_000)).toEqual(['bungaBerubah'])
  expect(alasan(hutang(), {}, 500, '2025-02-16')).toEqual(['bungaBerubah'])
  expect(alasan(hutang(), { pembayaran: [] })).toEqual(['pembayaranKurang'])
  expect(alasan(hutang({ status_hutang: 'CLOS' }))).toContain('hutangBerakhir')
  expect(alasan(hutang(), { status_valid: 'DONE' })).toEqual(['sudahValidasi'])
  expect(alasan(hutang(), { status_valid: 'CANC' })).toEqual(['sudahDibatalkan'])
  expect(
    alasanBayar(hutang(), SYARAT, saved, hari(TEMPO), { user_id: 'KSR1', beda_user: true }, SETTINGS).map(
      (r) => r.id,
    ),
  ).toEqual(['validasiBedaUser'])
})

it('money is split to the rupiah, interest first, and the change goes back with the last of it', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(10 ** 6)), { maxLength: 4 }),
      fc.nat(10 ** 9),
      (list, n) => {
        const jenis = ['CASH', 'DEBET', 'TRANSFER', 'CREDIT']
        const pembayaran = list.map(([nominal, lebih], i) => ({
          jenis: jenis[i]!,
          nominal: rupiah(nominal),
          uang_diterima: rupiah(i === 0 ? nominal + lebih : 0),
        }))
        const sum = (ps: readonly { nominal: number }[]) => ps.reduce((s, p) => s + p.nominal, 0)
        const diterima = (ps: typeof pembayaran) => ps.reduce((s, p) => s + p.uang_diterima, 0)
        const all = sum(pembayaran)
        const pertama = rupiah(Math.min(n, all))
        const [satu, dua] = bagiBayar(pembayaran, pertama)
        expect([sum(satu), sum(dua)]).toEqual([pertama, all - pertama])
        expect(diterima(satu) + diterima(dua)).toBe(diterima(pembayaran))
        expect(
          [...satu, ...dua].every(
            (p) => p.nominal > 0 && (p.uang_diterima === 0 || p.uang_diterima >= p.nominal),
          ),
        ).toBe(true)
      },
    ),
  ))

it('any row of payments: what one leaves the next finds; interest is paid once; settled, all of it was paid', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.nat(45),
          fc.constantFrom('BUNGA' as const, 'PERPANJANG' as const, 'CICIL' as const),
          fc.integer({ min: 1, max: 400_000 }),
        ),
        { maxLength: 12 },
      ),
      fc.constantFrom<'BULANAN' | 'HARIAN'>('BULANAN', 'HARIAN'),
      fc.nat(15),
      fc.constantFrom(0, 25_000),
      (steps, metode, min_hari, least) => {
        const syarat = { ...SYARAT, metode, min_hari, min_bunga_rp: rupiah(least) }
        let [h, tgl] = [hutang(), '2025-01-15']
        let pokok = 0
        const bayar = (diminta: Partial<BayarDiminta>) => {
          for (let tebak = 0; ;) {
            // more than is due is refused, so the sum that is due is found from what the rule says of nothing paid
            const seharusnya = putuskanBayar(
              h,
              syarat,
              minta({ ...diminta, bunga: rupiah(tebak) }),
              { menunggu: false, tgl_system: hari(tgl) },
              SETTINGS,
            )
            const due = seharusnya.lines[0].bunga_seharusnya
            if (due === tebak) return seharusnya
            tebak = due
          }
        }
        for (const [maju, jenis, cicil] of steps) {
          tgl = tambahHari(tgl, maju)
          const bisa = jenis === 'BUNGA' || cicil < h.sisa_pokok
          if (!bisa) continue
          let results
          try {
            results = bayar({ jenis, cicil: rupiah(jenis === 'BUNGA' ? 0 : cicil) })
          } catch (refusal) {
            expect((refusal as Refusal).id).toBe('bungaSudahDibayar')
            continue
          }
          expect(results.lines[0].lama).toEqual(hutangNumbers(h))
          results.lines.forEach((b, i) => {
            if (i > 0) expect(b.lama).toEqual(results.lines[i - 1]!.baru)
            expect(b.baru.sisa_pokok).toBe(b.lama.sisa_pokok - b.pokok)
            expect(b.baru.tgl_bunga_sampai >= b.lama.tgl_bunga_sampai).toBe(true)
            expect(b.baru.tgl_jatuh_tempo >= b.lama.tgl_jatuh_tempo).toBe(true)
            pokok += b.pokok
          })
          h = { ...h, ...results.lines.at(-1)!.baru }
          expect(
            wrong(() =>
              putuskanBayar(
                h,
                syarat,
                minta({ jenis: 'BUNGA' }),
                { menunggu: false, tgl_system: hari(tgl) },
                SETTINGS,
              ),
            )[0],
          ).toMatch(/^jenis: Bunga Sudah/)
        }
        const akhir = bayar({ jenis: 'LUNAS', berat_timbang: milligram(5_450) })
        expect(pokok + akhir.lines[0].pokok).toBe(2_000_000)
        expect(akhir.lines[0].baru.sisa_pokok).toBe(0)
      },
    ),
  ))
