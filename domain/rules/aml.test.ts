import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupiah, selisihHari, tambahHari, tanggalSystem } from '#domain/units.ts'
import {
  awalJendela,
  amlGrounds,
  harusDilaporkan,
  jumlahNilai,
  kunciAml,
  lewatTenggat,
  periksaIdentitas,
  tenggatLapor,
  amlLimit,
  polaAml,
  type DokumenAml,
} from './aml.ts'
import { parseSettings } from './para-system.ts'

const juta = (n: number) => rupiah(n * 1_000_000)
const aturan = parseSettings()
/** @param limit AML_BATAS of the shop, in millions */
const jual = (no: string, hari: number, nilai: number, kode_toko = 'TK01', limit = 500): DokumenAml => ({
  no,
  kode_toko,
  hari: tambahHari('2025-01-01', hari),
  nilai: juta(nilai),
  tunai: juta(0),
  batas: juta(limit),
})

describe('who must be known', () => {
  const LAHIR = { tempat_lahir: 'SLEMAN', tgl_lahir: tanggalSystem('1990-01-01') }
  const SENDIRI = { untuk: 'SENDIRI', nama: '-', hubungan: '-' } as const
  const NOTHING = { tempat_lahir: '-', tgl_lahir: null, atas_nama: null }
  const told = (identitas: Parameters<typeof periksaIdentitas>[0], nilai: number) =>
    periksaIdentitas(identitas, rupiah(nilai), aturan).flatMap((r) =>
      r.errors.map((e) => [e.field, e.message]),
    )
  const EMPTY =
    'Identitas Pelanggan Harus Diisi (No Identitas, Nama, Alamat, Pekerjaan) Untuk Transaksi Mulai Rp. 100,000,000'
  const JOB = ['identitas.pekerjaan', 'Pekerjaan Harus Diisi']
  const REPORT = [
    ['identitas.tempat_lahir', 'Tempat Lahir Harus Diisi'],
    ['identitas.tgl_lahir', 'Tanggal Lahir Harus Diisi'],
    [
      'identitas.atas_nama',
      'Atas Nama Siapa Transaksi Ini Harus Dipilih Untuk Transaksi Mulai Rp. 500,000,000',
    ],
  ]
  it.each([
    [null, 99_999_999, []],
    [null, 100_000_000, [['identitas', EMPTY]]],
    [{ pekerjaan: '-', ...NOTHING }, 100_000_000, [JOB]],
    [{ pekerjaan: '-', ...NOTHING }, 99_999_999, []],
    [{ pekerjaan: 'GURU', ...NOTHING }, 100_000_000, []],
    // from AML_BATAS on birth, and for whom it is
    [{ pekerjaan: 'GURU', ...NOTHING }, 499_999_999, []],
    [{ pekerjaan: '-', ...NOTHING }, 500_000_000, [JOB, ...REPORT]],
    [{ pekerjaan: 'GURU', ...LAHIR, atas_nama: null }, 500_000_000, [REPORT[2]]],
    [{ pekerjaan: 'GURU', ...LAHIR, atas_nama: SENDIRI }, 500_000_000, []],
  ])('with %j at %i', (identitas, nilai, errors) => expect(told(identitas, nilai)).toEqual(errors))
})

describe('whose sales are added up', () => {
  it.each([
    [{ kode_member: 'MTK010000017', digest: 'ab', no_hp: '081234567890' }, 'MEMBER MTK010000017', 'MEMBER'],
    [{ kode_member: 'NONMEMBER', digest: 'ab', no_hp: '081234567890' }, 'NIK ab', 'NO IDENTITAS'],
    [{ kode_member: 'NONMEMBER', no_hp: '0812-3456-7890' }, 'HP 81234567890', 'NO HP'],
    [{ kode_member: 'NONMEMBER', no_hp: '+62 812 3456 7890' }, 'HP 81234567890', 'NO HP'],
    [{ kode_member: 'NONMEMBER', no_hp: '6281234567890' }, 'HP 81234567890', 'NO HP'],
  ])('%o is %s', (orang, kunci, basis) =>
    expect([kunciAml(orang), amlGrounds(kunci)]).toEqual([kunci, basis]),
  )
  it.each(['-', '123', 'TANYA TOKO'])('of nobody known (%s) none', (no_hp) =>
    expect(kunciAml({ kode_member: 'NONMEMBER', no_hp })).toBeUndefined(),
  )
})

describe('which documents are reported', () => {
  it.each([
    ['one large', 1, [jual('A', 0, 500)], ['A']],
    ['one just below', 1, [jual('A', 0, 499)], []],
    // the example of DOMAIN §P.2
    [
      'three of one day in two shops',
      1,
      [jual('A', 0, 200), jual('B', 0, 200, 'TK02'), jual('C', 0, 200, 'TK02')],
      ['A', 'B', 'C'],
    ],
    [
      'the same on three days',
      1,
      [jual('A', 0, 200), jual('B', 1, 200, 'TK02'), jual('C', 2, 200, 'TK02')],
      [],
    ],
    ['one day of two', 1, [jual('A', 0, 300), jual('B', 1, 300), jual('C', 1, 200)], ['B', 'C']],
    [
      'by the smallest limit of the shops',
      1,
      [jual('A', 0, 200), jual('B', 0, 200, 'TK02', 400)],
      ['A', 'B'],
    ],
    ['a smaller limit of a shop on another day', 1, [jual('A', 0, 400), jual('B', 1, 1, 'TK02', 400)], []],
    ['two of thirty days', 30, [jual('A', 0, 250), jual('B', 29, 250)], ['A', 'B']],
    ['two of thirty-one days', 30, [jual('A', 0, 250), jual('B', 30, 250)], []],
    ['a chain', 30, [jual('A', 0, 300), jual('B', 20, 300), jual('C', 40, 300)], ['A', 'B', 'C']],
    ['a chain without its middle', 30, [jual('A', 0, 300), jual('C', 40, 300)], []],
    ['what lies apart', 30, [jual('A', 0, 10), jual('B', 100, 500)], ['B']],
    ['nothing', 30, [], []],
  ])('%s (of %i days)', (_, hari, documents, found) =>
    expect([...harusDilaporkan(documents, hari)].sort()).toEqual(found),
  )

  const dokumen = fc
    .array(
      fc.record({
        hari: fc.nat(12),
        nilai: fc.nat(400),
        toko: fc.constantFrom(['TK01', 500], ['TK02', 500], ['TK03', 350]),
      }),
      { maxLength: 12 },
    )
    .map((list) =>
      list.map(({ hari, nilai, toko: [toko, limit] }, i) =>
        jual(`J${i}`, hari, nilai, String(toko), Number(limit)),
      ),
    )
  const window = fc.integer({ min: 1, max: 5 })
  const least = (lot: readonly DokumenAml[]) => amlLimit(lot, juta(1_000))

  it('each is in days that come to the limit over all shops, and no such days are left out', () => {
    fc.assert(
      fc.property(dokumen, window, (documents, n) => {
        const found = harusDilaporkan(documents, n)
        for (let day = 0; day <= 20; day += 1) {
          const akhir = tambahHari('2025-01-01', day)
          const lot = documents.filter(
            (d) => d.hari >= awalJendela(akhir, n) && d.hari <= akhir && d.nilai > 0,
          )
          if (lot.length > 0 && jumlahNilai(lot) >= least(lot))
            for (const d of lot) expect(found).toContain(d.no)
        }
        for (const no of found) {
          const d = documents.find((one) => one.no === no)!
          const near = documents.filter((x) => Math.abs(selisihHari(d.hari, x.hari)) < n)
          expect(jumlahNilai(near)).toBeGreaterThanOrEqual(least(near))
        }
      }),
    )
  })
  it('in which shops they were is nothing, where all have one limit', () => {
    fc.assert(
      fc.property(dokumen, window, (documents, n) => {
        const same = documents.map((d) => ({ ...d, batas: juta(500) }))
        const alone = same.map((d) => ({ ...d, kode_toko: 'TK01' }))
        expect(harusDilaporkan(alone, n)).toEqual(harusDilaporkan(same, n))
      }),
    )
  })
  it('one more takes none out, one less brings none in, their order is nothing', () => {
    fc.assert(
      fc.property(dokumen, window, fc.nat(), (documents, n, pick) => {
        const all = harusDilaporkan(documents, n)
        const without = documents.filter((_, i) => i !== pick % Math.max(1, documents.length))
        for (const no of harusDilaporkan(without, n)) expect(all).toContain(no)
        expect(harusDilaporkan(documents.toReversed(), n)).toEqual(all)
      }),
    )
  })
  it('no document is both reported of a day and part of a pattern; a pattern comes to the limit, no day of it does', () => {
    fc.assert(
      fc.property(dokumen, (documents) => {
        const pola = polaAml(documents, '2025-01-13', { AML_POLA_HARI: 10 })
        const reported = harusDilaporkan(documents, 1)
        expect(pola.filter((d) => reported.has(d.no))).toEqual([])
        if (pola.length > 0) expect(jumlahNilai(pola)).toBeGreaterThanOrEqual(least(pola))
        expect([...harusDilaporkan(pola, 1)]).toEqual([])
      }),
    )
  })
})

describe('what looks split', () => {
  const three = [jual('A', 0, 200), jual('B', 1, 200, 'TK02'), jual('C', 2, 200, 'TK02')]
  it.each([
    ['three on three days', three, ['A', 'B', 'C']],
    ['the same in one day', three.map((d) => ({ ...d, hari: three[0]!.hari })), []],
    ['less', three.slice(1), []],
    ['a day that is reported beside them', [...three, jual('X', 3, 500)], ['A', 'B', 'C']],
    ['a day that is reported, and too little beside it', [...three.slice(1), jual('X', 3, 500)], []],
    ['what is older than the days', [jual('O', -28, 300), ...three.slice(1)], []],
    ['what is as old as they', [jual('O', -27, 300), ...three.slice(1)], ['O', 'B', 'C']],
  ])('%s', (_, documents, found) =>
    expect(polaAml(documents, '2025-01-03', aturan).map((d) => d.no)).toEqual(found),
  )
})

describe('until when', () => {
  const NONE = new Set<string>()
  // found on Wednesday 15 January: Tuesday 4 February
  it.each([
    ['2025-01-15', 14, false],
    ['2025-01-16', 13, false],
    ['2025-01-18', 12, false],
    ['2025-02-03', 1, false],
    ['2025-02-04', 0, false],
    ['2025-02-05', -1, true],
    ['2025-02-10', -4, true],
  ])('on %s %i working days are left', (hari_ini, sisa_hari, lewat) => {
    expect(tenggatLapor('2025-01-15', hari_ini, NONE)).toEqual({ tenggat: '2025-02-04', sisa_hari })
    expect(lewatTenggat('2025-01-15', hari_ini, NONE)).toBe(lewat)
  })
  test('a weekend after a last Friday is late, by no working day', () => {
    // found on Monday 6 January: Friday 24 January
    expect(tenggatLapor('2025-01-06', '2025-01-25', NONE)).toEqual({ tenggat: '2025-01-24', sisa_hari: 0 })
    expect(lewatTenggat('2025-01-06', '2025-01-25', NONE)).toBe(true)
  })
  test('two holidays give two more days', () => {
    const libur = new Set(['2025-01-27', '2025-01-29'])
    expect(tenggatLapor('2025-01-15', '2025-02-04', libur)).toEqual({ tenggat: '2025-02-06', sisa_hari: 2 })
    expect(lewatTenggat('2025-01-15', '2025-02-06', libur)).toBe(false)
    expect(lewatTenggat('2025-01-15', '2025-02-07', libur)).toBe(true)
  })
})
