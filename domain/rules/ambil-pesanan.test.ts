/** Taking an order: the figures of DOMAIN §C.8, and what keeps a sale from it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gramToMilligram, milligram, percentToPersen, persen, rupiah } from '#domain/units.ts'
import {
  hargaDipesan,
  periksaAmbilPesanan,
  type BarangDipesan,
  type PesananDiambil,
} from './ambil-pesanan.ts'
import { asalHarga } from './asal-harga.ts'
import { disetujuiJual } from './disetujui.ts'
import { beratDibayar } from './emas-customer.ts'
import { hargaBarang, sepakati } from './harga.ts'
import { parseSettings } from './para-system.ts'
import { hargaPesanan } from './pesanan.ts'

const settings = parseSettings({ PEMBULATAN: '500' })
const PIECE = {
  berat: gramToMilligram(4.12),
  berat_atribut: milligram(0),
  harga_atribut: rupiah(7),
  ongkos: rupiah(1),
  tipe_ongkos: 'PER_GRAM' as const,
  harga: rupiah(1_200_000),
  harga_min_gram: rupiah(1_180_000),
  harga_max_gram: rupiah(1_230_000),
}
const DIPESAN: BarangDipesan = {
  kode_barcode: '00000006',
  mengikat: true,
  harga_gram: rupiah(1_150_000),
  harga_min_gram: rupiah(1_130_000),
  harga_max_gram: rupiah(1_180_000),
  ongkos: rupiah(300_000),
  harga_atribut: rupiah(0),
  kadar: percentToPersen(70),
  berat_customer: milligram(0),
  kadar_customer: percentToPersen(0),
}
const SENDIRI = { berat_customer: gramToMilligram(1), kadar_customer: percentToPersen(70) }
const harga = (dipesan: Partial<BarangDipesan> = {}) => {
  const sold = hargaDipesan(PIECE, { ...DIPESAN, ...dipesan })
  return hargaBarang(sold, sold, settings)
}

describe('the figures of §C.8', () => {
  test.each([
    ['bound to the price of its day', {}, 4_738_000, 5_038_000],
    ['at the price of today', { mengikat: false }, 4_944_000, 5_244_000],
    ['1.000 g of the customer’s own, as pure', SENDIRI, 3_588_000, 3_888_000],
    ['their own not bound', { ...SENDIRI, mengikat: false }, 3_744_000, 4_044_000],
    // 1.000 × 37.5 / 70 = 0.535714… g: (4.120 − 0.535714…) × 1,150,000 = 4,121,928.57
    ['less pure', { ...SENDIRI, kadar_customer: percentToPersen(37.5) }, 4_122_000, 4_422_000],
    ['more than the piece', { ...SENDIRI, berat_customer: gramToMilligram(5) }, 0, 300_000],
  ])('%s', (_, dipesan, harga_skrg, total) => {
    expect(harga(dipesan)).toMatchObject({ harga_skrg, total, ongkos: 300_000 })
  })

  test('bounds go by what is paid by the gram, of the order’s day or of today', () => {
    expect(harga(SENDIRI)).toMatchObject({ harga_min: 3_526_000, harga_max: 3_682_000 })
    expect(harga({ ...SENDIRI, mengikat: false })).toMatchObject({
      harga_min: 3_682_000,
      harga_max: 3_838_000,
    })
  })

  test('the till says how it came about', () => {
    const price = harga(SENDIRI)
    expect(asalHarga(price, { ongkos: rupiah(300_000), tipe_ongkos: 'NOMINAL', nama_atribut: '-' })).toEqual([
      {
        nama: 'Emas',
        rumus: '4.120 g − 1.000 g emas customer = 3.120 g × Rp. 1,150,000',
        jumlah: 3_588_000,
      },
      { nama: 'Ongkos', rumus: '', jumlah: 300_000 },
    ])
    expect(beratDibayar({ berat: PIECE.berat, berat_customer: price.berat_customer })).toBe(3_120)
  })
})

test('till and order compute the same, to the rupiah, and its parts add up', () => {
  fc.assert(
    fc.property(
      fc.record({
        berat: fc.integer({ min: 1, max: 1_000_000 }).map(milligram),
        berat_customer: fc.integer({ min: 0, max: 1_000_000 }).map(milligram),
        kadar_customer: fc.integer({ min: 1, max: 1_000_000 }).map(persen),
        kadar: fc.integer({ min: 1, max: 1_000_000 }).map(persen),
        harga_gram: fc.integer({ min: 1, max: 5_000_000 }).map(rupiah),
        k: fc.constantFrom('1', '500', '1000'),
      }),
      ({ berat, k, ...dipesan }) => {
        const s = parseSettings({ PEMBULATAN: k })
        const line = { ...DIPESAN, ...dipesan }
        const sold = hargaDipesan({ ...PIECE, berat }, line)
        const price = hargaBarang(sold, sold, s)
        const emas = {
          berat: line.berat_customer,
          kadar: line.kadar_customer,
          kadar_pesanan: line.kadar,
        }
        expect(price.harga_skrg).toBe(hargaPesanan(berat, emas, line, s).harga_jual)
        expect(price.berat_customer).toBeLessThanOrEqual(berat)
        const parts = asalHarga(price, { ...sold, nama_atribut: '-' })
        expect(parts.reduce((sum, p) => sum + p.jumlah, 0)).toBe(price.total)
        expect(parts.every((p) => p.jumlah >= 0)).toBe(true)
      },
    ),
  )
})

test('what whoever allows another price is shown names the customer’s gold', () => {
  const sold = { ...hargaDipesan(PIECE, { ...DIPESAN, ...SENDIRI }), kode_barcode: '00000006' }
  const asked = { berat: PIECE.berat, harga_jual: rupiah(3_400_000), ongkos: rupiah(300_000) }
  const line = sepakati(sold, sold, asked, settings)
  expect(line.otorisasi).toEqual(['HARGA JUAL DILUAR BATAS'])
  expect(disetujuiJual(sold, PIECE.berat, line)).toContainEqual({ nama: 'Emas Customer', nilai: '1.000 g' })
})

describe('what keeps a sale from taking it', () => {
  const pesanan: PesananDiambil = {
    no_pesanan: 'PS-TK01-250115-0001',
    kode_member: 'NONMEMBER',
    status_pesanan: 'DONE',
    no_faktur_group: '-',
    barang: [{ kode_barcode: '00000006' }, { kode_barcode: '00000007' }],
  }
  const all = ['00000006', '00000007', '00000001'].map((kode_barcode, i) => ({
    kode_barcode,
    no_pesanan: i < 2 ? pesanan.no_pesanan : '-',
  }))
  const told = (more: Partial<PesananDiambil>, lines = all, member = 'NONMEMBER') =>
    periksaAmbilPesanan({ ...pesanan, ...more }, lines, member).flatMap(({ errors }) =>
      errors.map(({ message, field }) => [message, field]),
    )

  test('nothing, of one that is done', () => {
    expect(told({})).toEqual([])
    expect(told({ kode_member: 'MTK010000017' }, all, 'MTK010000017')).toEqual([])
  })

  test.each([
    ['OPEN', '-', 'Pesanan Belum Selesai'],
    ['PROSES', '-', 'Pesanan Belum Selesai'],
    ['FINISH', 'JL-TK01-250115-0001', 'Pesanan Sudah Diambil'],
    ['CLOSE', '-', `Pesanan ${pesanan.no_pesanan} Sudah Diambil Atau Dibatalkan`],
    [
      'DONE',
      'JL-TK01-250115-0001',
      `Pesanan ${pesanan.no_pesanan} Sedang Diambil Dengan JL-TK01-250115-0001`,
    ],
  ] as const)('%s %s: %s', (status_pesanan, no_faktur_group, message) => {
    expect(told({ status_pesanan, no_faktur_group })).toEqual([[message, 'detail_barang.0.no_pesanan']])
  })

  test('it is another’s, a piece is missing, or a piece is not its own', () => {
    expect(told({ kode_member: 'MTK010000017' })).toEqual([
      [`Pesanan ${pesanan.no_pesanan} Milik Member MTK010000017`, 'kode_customer'],
    ])
    expect(told({}, all.slice(1))).toEqual([
      ['Barang Pesanan Harus Diambil Semua, Belum Ada 00000006', 'detail_barang.0.no_pesanan'],
    ])
    const foreign = all.map((line) => ({ ...line, no_pesanan: pesanan.no_pesanan }))
    expect(told({}, foreign)).toEqual([
      [`Barang 00000001 Bukan Barang Pesanan ${pesanan.no_pesanan}`, 'detail_barang.2.no_pesanan'],
    ])
  })
})
