/** A loan decided: its value, its bounds, its days, and everything that is wrong with it at once (DOMAIN §B.8, §C.7). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { gramToMilligram, milligram, percentToPersen, rupiah, tanggalSystem } from '../units.ts'
import { saatJatuhTempo } from './jatuh-tempo.ts'
import { bayarTerakhir } from './pinjaman.ts'
import { nilaiJaminan, putuskanHutang, type HutangDiminta, type PledgedLine } from './putuskan-hutang.ts'

const HARI = tanggalSystem('2025-01-31')
const SETTINGS = { PEMBULATAN: 500 as never }
const ACUAN = {
  groups: [
    { kode_group: 'G700', harga_beli_gram: rupiah(1_040_000) },
    { kode_group: 'KOSONG', harga_beli_gram: rupiah(0) },
  ],
  kondisi: ['MULUS'],
  kondisi_pinjaman: [
    {
      kode: 'P30',
      lama_bulan: 1,
      maks_persen: percentToPersen(80),
      min_rp: rupiah(100_000),
      maks_rp: rupiah(0),
    },
  ],
}
const line = (line: Partial<PledgedLine> = {}): PledgedLine => ({
  kondisi: 'MULUS',
  kategori: 'G700',
  berat: gramToMilligram(5.2),
  ...line,
})
const diminta = (wanted: Partial<HutangDiminta<PledgedLine>> = {}): HutangDiminta<PledgedLine> => ({
  kode_customer: 'NONMEMBER',
  nama_customer: 'IBU HESTI',
  no_hp: '081322334455',
  detail_barang: [line()],
  berat_bruto: gramToMilligram(5.45),
  kode_kondisi_pinjaman: 'P30',
  jumlah_hutang: rupiah(2_000_000),
  ...wanted,
})
const putuskan = (wanted?: Partial<HutangDiminta<PledgedLine>>, identitas = true) =>
  putuskanHutang(diminta(wanted), identitas, ACUAN, SETTINGS, HARI)
const wrong = (work: () => unknown): [string, string][] => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error.errors.map((e) => [e.field, e.message])
    throw error
  }
  return []
}

describe('a loan', () => {
  it('is worth its grams, lent up to a part of that, due a term later, at the end of a shorter month', () => {
    expect(putuskan()).toMatchObject({
      berat_emas: 5_200,
      taksiran: 5_408_000,
      maks_pinjaman: 4_326_000,
      lama_pinjam: 1,
      tgl_jatuh_tempo: '2025-02-28',
      otorisasi: [],
    })
    expect(putuskan({ lama_pinjam: 3 }).tgl_jatuh_tempo).toBe('2025-04-30')
  })

  it.each([
    [4_326_000, []],
    [4_326_001, ['PINJAMAN DI ATAS MAKSIMUM']],
  ])('of %i rupiah needs %j', (n, otorisasi) =>
    expect(putuskan({ jumlah_hutang: rupiah(n) }).otorisasi).toEqual(otorisasi),
  )

  it.each<[string, Partial<HutangDiminta<PledgedLine>>, string, string]>([
    [
      'no price',
      { detail_barang: [line({ kategori: 'KOSONG' })] },
      'detail_barang.0.kategori',
      'Harga Beli Group KOSONG Belum Ada',
    ],
    [
      'no such group',
      { detail_barang: [line(), line({ kategori: 'X' })], berat_bruto: milligram(20_000) },
      'detail_barang.1.kategori',
      'Kategori X Tidak Ada',
    ],
    [
      'no such look',
      { detail_barang: [line({ kondisi: 'X' })] },
      'detail_barang.0.kondisi',
      'Kondisi X Tidak Ada',
    ],
    [
      'an envelope lighter than its gold',
      { berat_bruto: milligram(5_199) },
      'berat_bruto',
      'Berat Bruto Kurang Dari Berat Emas 5.200 g',
    ],
    ['another sum of grams', { berat_emas: milligram(5_201) }, 'berat_emas', 'Berat Emas Seharusnya 5.200 g'],
    [
      'no such terms',
      { kode_kondisi_pinjaman: 'X' },
      'kode_kondisi_pinjaman',
      'Kondisi Pinjaman X Tidak Ada',
    ],
    ['less than is lent', { jumlah_hutang: rupiah(99_999) }, 'jumlah_hutang', 'Pinjaman Minimal Rp. 100,000'],
    [
      'more than a document may be worth',
      { detail_barang: [line({ berat: milligram(100_000_000) })], berat_bruto: milligram(100_000_000) },
      'detail_barang.0.berat',
      'Jumlah Terlalu Besar, Paling Besar 100,000,000,000',
    ],
  ])('with %s is refused beside its field', (_, wanted, field, message) =>
    expect(wrong(() => putuskan(wanted))).toEqual([[field, message]]),
  )

  it('of nobody known is refused; a member is known by their code', () => {
    expect(
      wrong(() => putuskan({ nama_customer: 'REGULER', no_hp: '-' }, false)).map(([field]) => field),
    ).toEqual(['nama_customer', 'no_hp', 'identitas'])
    expect(
      wrong(() => putuskan({ kode_customer: 'MTK010000017', nama_customer: 'REGULER', no_hp: '-' })),
    ).toEqual([])
  })
})

it('what is lent never exceeds its part of the value, and grows with the goods', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 50_000 }),
      (mg, lebih) => {
        const value = (weights: readonly number[]) =>
          nilaiJaminan(
            weights.map((w) => line({ berat: milligram(w) })),
            ACUAN.groups,
            ACUAN.kondisi_pinjaman[0],
            SETTINGS,
          )
        const one = value(mg)
        const more = value([...mg, lebih])
        expect(one.berat_emas).toBe(mg.reduce((a, b) => a + b, 0))
        expect(one.maks_pinjaman * 100).toBeLessThanOrEqual(one.taksiran * 80)
        expect(more.taksiran).toBeGreaterThanOrEqual(one.taksiran)
        expect(more.maks_pinjaman).toBeGreaterThanOrEqual(one.maks_pinjaman)
      },
    ),
  ))

it('its papers say what it comes to on the day it is due', () =>
  expect(
    saatJatuhTempo(
      { tgl_hutang: '2025-01-15', jumlah_hutang: rupiah(2_000_000), lama_pinjam: 2 },
      {
        metode: 'BULANAN',
        bunga: percentToPersen(3),
        min_hari: 1,
        tenggang_hari: 0,
        min_bunga_rp: rupiah(0),
      },
      500,
    ),
  ).toEqual({ tgl_jatuh_tempo: '2025-03-15', bunga: 120_000, harus_dibayar: 2_120_000 }))

describe('the payment that may be undone', () => {
  const bayar = (no: number, status_valid: string, tgl_system = '2025-02-01', no_induk = '-') => ({
    no,
    status_valid,
    tgl_system,
    no_induk,
  })
  it.each([
    ['none', [], undefined],
    ['the newest of today', [bayar(1, 'DONE'), bayar(2, 'DONE')], 2],
    ['one that waits', [bayar(1, 'DONE'), bayar(2, 'OPEN')], 2],
    ['the one before what was undone', [bayar(1, 'DONE'), bayar(2, 'CANC')], 1],
    ['the one that a part-payment came with', [bayar(1, 'DONE'), bayar(2, 'DONE', '2025-02-01', 'BB')], 1],
    ['none of another day', [bayar(1, 'DONE', '2025-01-31')], undefined],
  ])('is %s', (_, list, no) => expect(bayarTerakhir(list, '2025-02-01')?.no).toBe(no))
})
