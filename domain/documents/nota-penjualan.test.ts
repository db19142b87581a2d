import { describe, expect, test } from 'vitest'
import type { PenjualanLengkap } from '#domain/calls/penjualan.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { ketentuanBeliKembali } from './ketentuan-beli-kembali.ts'
import { notaPenjualan } from './nota-penjualan.ts'
import { PENGATURAN_NOTA_BAWAAN, type PengaturanNota } from '../rules/pengaturan-nota.ts'

type Line = PenjualanLengkap['detail_barang'][number]
type Payment = PenjualanLengkap['pembayaran'][number]

const line = (over: Partial<Record<keyof Line, unknown>> = {}): Line =>
  ({
    no_faktur_jual: 'JL-TK01-250115-0001-01',
    kode_barcode: '00000001',
    nama_barang: 'CINCIN',
    kadar_cetak: '9K',
    berat: 2350,
    berat_customer: 0,
    no_pesanan: '-',
    nama_atribut: '-',
    berat_atribut: 0,
    harga_gram: 650_000,
    harga_jual: 1_527_500,
    ongkos: 50_000,
    harga_atribut: 0,
    harga_total: 1_577_500,
    ppn_rp: 0,
    pph_rp: 0,
    status_kembali: 'OPEN',
    ...over,
  }) as unknown as Line
const cash = (over: Partial<Record<keyof Payment, unknown>> = {}): Payment =>
  ({
    jenis: 'CASH',
    nominal: 1_577_500,
    nama_bank: '-',
    no_card: '-',
    fee: 0,
    fee_rp: 0,
    fee_mode: 'TOKO',
    uang_diterima: 1_577_500,
    kembalian: 0,
    ...over,
  }) as unknown as Payment

const sale = (over: Partial<Record<keyof PenjualanLengkap, unknown>> = {}): PenjualanLengkap =>
  ({
    no_faktur_group: 'JL-TK01-250115-0001',
    tgl_system: '2025-01-15',
    jam: '14:05:09',
    kode_sales: 'S01',
    nama_sales: 'SITI',
    kode_customer: 'NONMEMBER',
    nama_customer: 'REGULER',
    no_hp: '-',
    alamat_customer: '-',
    kode_marketplace: '-',
    berat: 2350,
    total: 1_577_500,
    ppn_rp: 0,
    pph_rp: 0,
    ppn_mode: 'OFF',
    total_bayar: 1_577_500,
    status_valid: 'DONE',
    status_kembali: 'OPEN',
    valid_by: 'KSR1',
    cetak: 1,
    detail_barang: [line()],
    pembayaran: [cash()],
    poin: 0,
    poin_awal: 0,
    poin_akhir: 0,
    kupon: [],
    kelebihan: [],
    emas_kembali: [],
    refund: [],
    ...over,
  }) as unknown as PenjualanLengkap

const toko = {
  nama_toko: 'TOKO EMAS KENCANA',
  alamat_toko: 'JL. MALIOBORO NO. 1',
  kota: 'YOGYAKARTA',
  no_telp: '0274-555123',
  npwp: '-',
  logo: null,
  sebutan: { user: { KSR1: 'DEWI' }, group: {}, kadar: { 750_000: '18K' } },
}
const settings = parseSettings()
const nota = (
  over: Partial<Record<keyof PenjualanLengkap, unknown>> = {},
  paper: Partial<PengaturanNota> = {},
) => notaPenjualan(sale(over), toko, settings, { ...PENGATURAN_NOTA_BAWAAN, ...paper }, '7Q2M9ZPX')

describe('the nota of a sale', () => {
  test('says in words what is to be paid, and carries what proves it', () => {
    const { terbilang, qr, nomor, jumlah, toko: kop } = nota()
    expect(terbilang).toBe('Satu juta lima ratus tujuh puluh tujuh ribu lima ratus rupiah')
    expect(qr).toBe('JL-TK01-250115-0001-01.7Q2M9ZPX')
    expect(nomor).toBe('JL 0001')
    expect(jumlah).toEqual([{ label: 'Total Bayar', nilai: 1_577_500, utama: true }])
    expect(kop.alamat).toEqual(['JL. MALIOBORO NO. 1, YOGYAKARTA', 'Telp. 0274-555123'])
  })

  test('names who took the money, and a purity as the shop does', () => {
    const emas_kembali = [
      { berat: 880, kadar: 750_000 },
      { berat: 20, kadar: 421_000 },
    ]
    expect(nota({ valid_by: 'KSR1', emas_kembali }).transaksi).toEqual(
      expect.arrayContaining([
        ['Kasir', 'DEWI (KSR1)'],
        ['Emas Customer Kembali', '0.880 g 18K, 0.020 g 42.1%'],
      ]),
    )
  })

  test('leaves out what nobody filled in', () => {
    expect(nota().pelanggan).toEqual([['Kepada', 'REGULER']])
    expect(nota({ kode_customer: 'MTK010001237', nama_customer: 'ANI', no_hp: '0812' }).pelanggan).toEqual([
      ['Kepada', 'ANI'],
      ['Member', 'MTK010001237'],
      ['No HP', '0812'],
    ])
  })

  test.each([
    [{ cetak: 0 }, 'PRATINJAU'],
    [{ cetak: 1 }, ''],
    [{ cetak: 2 }, 'COPY 1'],
    [{ cetak: 4 }, 'COPY 3'],
    [{ cetak: 1, status_valid: 'CANC' }, 'BATAL'],
    [{ cetak: 2, status_kembali: 'CANC' }, 'BATAL'],
  ])('is marked by what became of it: %o', (over, tanda) => expect(nota(over).tanda).toBe(tanda))

  test('shows the cash handed over only when there was change', () => {
    expect(nota().pembayaran).toEqual([{ label: 'CASH', nilai: 1_577_500 }])
    expect(
      nota({ pembayaran: [cash({ uang_diterima: 1_600_000, kembalian: 22_500 })] }).pembayaran.map(
        (p) => p.label,
      ),
    ).toEqual(['CASH', 'Uang Diterima', 'Kembalian'])
    expect(
      nota({
        pembayaran: [
          cash({ jenis: 'CREDIT', nama_bank: 'BCA', no_card: '****1234', fee: 20_000, fee_rp: 40_000 }),
        ],
      }).pembayaran[0]!.label,
    ).toBe('CREDIT BCA ****1234')
    expect(
      nota({
        pembayaran: [
          cash({
            jenis: 'CREDIT',
            nama_bank: 'BCA',
            no_card: '****1234',
            fee: 20_000,
            fee_rp: 40_000,
            fee_mode: 'PELANGGAN',
          }),
        ],
      }).pembayaran[0]!.label,
    ).toBe('CREDIT BCA ****1234 + fee Rp. 40,000')
  })

  test('shows the tax base and the tax as the shop prices (DOMAIN §C.12)', () => {
    const exclude = nota({ total: 6_119_000, ppn_rp: 67_309, ppn_mode: 'EXCLUDE', total_bayar: 6_186_309 })
    expect(exclude.jumlah.map((j) => [j.label, j.nilai])).toEqual([
      ['Jumlah', 6_119_000],
      ['DPP', 6_119_000],
      ['PPN', 67_309],
      ['Total Bayar', 6_186_309],
    ])
    const include = nota({ total: 6_119_000, ppn_rp: 66_577, ppn_mode: 'INCLUDE', total_bayar: 6_119_000 })
    expect(include.jumlah.map((j) => [j.label, j.nilai])).toEqual([
      ['Jumlah', 6_119_000],
      ['DPP', 6_052_423],
      ['PPN (termasuk)', 66_577],
      ['Total Bayar', 6_119_000],
    ])
  })

  test('a line taken back stays on it, marked, with what is left', () => {
    const partly = nota({ detail_barang: [line(), line({ status_kembali: 'CANC' })], total_bayar: 3_155_000 })
    expect(partly.lines.map((b) => b.batal)).toEqual([false, true])
    expect(partly.jumlah.slice(1).map((j) => [j.label, j.nilai])).toEqual([
      ['Dibatalkan', -1_577_500],
      ['Sisa Nilai Nota', 1_577_500],
    ])
  })

  test('follows what the shop has set for its paper', () => {
    const set = nota(
      {},
      {
        kepala: ['BUKA SETIAP HARI'],
        kaki: 'Terima kasih\nSampai jumpa',
        qr: false,
        harga_gram: false,
        lembar: 2,
      },
    )
    expect(set.toko.alamat.at(-1)).toBe('BUKA SETIAP HARI')
    expect(set).toMatchObject({
      kaki: ['Terima kasih', 'Sampai jumpa'],
      qr: '',
      harga_gram: false,
      lembar: 2,
    })
    expect(nota()).toMatchObject({ kaki: [], harga_gram: true, lembar: 1 })
  })

  test('has room for a stamp above five million, not at it', () => {
    expect(nota({ total_bayar: 5_000_000 }).materai).toBe(false)
    expect(nota({ total_bayar: 5_000_001 }).materai).toBe(true)
  })

  test('shows points before and after, and the coupons', () => {
    expect(nota().poin).toBeUndefined()
    expect(nota({ poin: 6, poin_awal: 10, poin_akhir: 16, kupon: ['KP257Q2M9ZPX'] })).toMatchObject({
      poin: { awal: 10, dapat: 6, akhir: 16 },
      kupon: ['KP257Q2M9ZPX'],
    })
  })
})

describe('the policy on the nota', () => {
  test('says how the shop buys back', () => {
    expect(ketentuanBeliKembali(settings)).toContain('harga emas di nota ini, dikurangi')
    expect(ketentuanBeliKembali(settings)).toContain('Harga ongkos dan atribut tidak ikut dihitung.')
    const other = ketentuanBeliKembali({
      BASIS_BELI: 'HARI_INI',
      BELI_DENGAN_ONGKOS: true,
      BELI_DENGAN_ATRIBUT: true,
    })
    expect(other).toContain('harga beli emas pada hari itu, ditambah ongkos dan atribut, dikurangi')
    expect(other).not.toContain('tidak ikut')
  })

  test('never refuses goods back, whatever the settings (UU 8/1999 art. 18)', () => {
    for (const BASIS_BELI of ['NOTA', 'HARI_INI', 'TERTINGGI'] as const)
      for (const yes of [true, false])
        expect(
          ketentuanBeliKembali({ BASIS_BELI, BELI_DENGAN_ONGKOS: yes, BELI_DENGAN_ATRIBUT: !yes }),
        ).not.toMatch(/tidak (dapat|bisa|boleh) (di)?(kembali|tukar)/i)
  })
})

test('what a deposit held beyond the total is shown on its way back', () => {
  const { pembayaran } = nota({
    pembayaran: [cash({ jenis: 'TITIPAN' })],
    kelebihan: [{ jenis: 'TRANSFER', nominal: 422_500, nama_bank: 'BCA' }],
  })
  expect(pembayaran).toEqual([
    { label: 'TITIPAN', nilai: 1_577_500 },
    { label: 'Kelebihan Titipan TRANSFER BCA', nilai: -422_500 },
  ])
})

test('of an order: its number, its DP, what the customer’s own gold paid for, and what of it goes home', () => {
  const paper = nota({
    detail_barang: [line({ no_pesanan: 'PS-TK01-250115-0001', berat: 4120, berat_customer: 1000 })],
    pembayaran: [cash({ jenis: 'DP', nominal: 500_000 })],
    kelebihan: [{ jenis: 'CASH', nominal: 100_000, nama_bank: '-' }],
    emas_kembali: [{ berat: 880, kadar: 700_000 }],
  })
  expect(paper.transaksi).toEqual(
    expect.arrayContaining([
      ['No Pesanan', 'PS-TK01-250115-0001'],
      ['Emas Customer Kembali', '0.880 g 70%'],
    ]),
  )
  expect(paper.lines[0]).toMatchObject({ berat: 4120, emas: 'Emas Customer − 1.000 g' })
  expect(paper.pembayaran).toEqual([
    { label: 'DP PESANAN', nilai: 500_000 },
    { label: 'Kelebihan DP CASH', nilai: -100_000 },
  ])
})
