import { describe, expect, it } from 'vitest'
import { stokAwalReader, type SebutanStokAwal } from '../impor/stok-awal.ts'
import type { SheetCell } from '../impor/cells.ts'
import { milligram, persen, rupiah } from '../units.ts'
import { peringatanBerat, putuskanStokAwal, ringkasStokAwal, type Dikenal } from './stok-awal.ts'

const DIKENAL: Dikenal = {
  group: new Map([
    ['G375', { kadar: persen(375_000), kadar_cetak: '9K', status_gold: 'GOLD', harga: rupiah(600_000) }],
  ]),
  jenis: new Set(['CINCIN']),
  gudang: new Set(['TOKO', 'LEMARI']),
  baki: new Map([
    ['TOKO/A1', { kapasitas: 0, isi: 5, terkunci: false }],
    ['TOKO/A2', { kapasitas: 3, isi: 2, terkunci: false }],
    ['TOKO/SO', { kapasitas: 0, isi: 0, terkunci: true }],
  ]),
  bandrol: new Set(['B1']),
  barcode: new Set(['00000009']),
}
const satu = (...kode: string[]) => kode.map((k) => ({ kode: k, nama: '' }))
const SEBUTAN: SebutanStokAwal = (column, { kode_gudang }) =>
  ({
    kode_group: [
      { kode: 'G375', nama: 'EMAS MUDA 9K' },
      { kode: 'G376', nama: 'EMAS SAMA' },
      { kode: 'G377', nama: 'EMAS SAMA' },
    ],
    kode_dept: satu('CINCIN'),
    kode_gudang: [{ kode: 'TOKO', nama: 'RUANG PAJANG' }, ...satu('LEMARI')],
    kode_baki: kode_gudang === 'TOKO' ? satu('A1', 'A2', 'SO') : kode_gudang === 'LEMARI' ? [] : undefined,
    kode_bandrol: [{ kode: 'B1', nama: 'BANDROL KECIL' }],
  })[column as 'kode_group']
const TITLE = [
  'Barcode',
  'Group',
  'Jenis',
  'Nama Barang',
  'Kadar',
  'Berat (gram)',
  'Bandrol',
  'Gudang',
  'Baki',
  'punya_faktur_pajak',
]
const read = (...rows: SheetCell[][]) => {
  const table = { headers: TITLE, rows: rows.map((cells, i) => ({ no: i + 2, cells })) }
  return putuskanStokAwal(table.rows.map(stokAwalReader(table, SEBUTAN).read), DIKENAL)
}
const lines = (change: Partial<Record<(typeof TITLE)[number], SheetCell>>): SheetCell[] => {
  const good: Record<string, SheetCell> = {
    Group: 'G375',
    Jenis: 'CINCIN',
    'Nama Barang': 'A',
    'Berat (gram)': '2,35',
    Baki: 'A1',
    ...change,
  }
  return TITLE.map((title) => good[title] ?? null)
}

describe('a row of an opening stock', () => {
  it('is no piece that no sale could hold', () => {
    const { wrong } = read(
      // 100 kg at 600,000 a gram is 60 billion; two tonnes are nothing that is typed.
      lines({ 'Berat (gram)': 100_000 }),
      lines({ 'Berat (gram)': 100_001 }),
    )
    expect(wrong.map(({ no, alasan }) => [no, alasan])).toEqual([
      [3, [{ column: 'berat', alasan: 'Berat Maksimal 100000 (Tertulis "100001"), Misalnya 2.35' }]],
    ])
    const mahal: Dikenal = {
      ...DIKENAL,
      group: new Map([['G375', { ...DIKENAL.group.get('G375')!, harga: rupiah(100_000_000) }]]),
    }
    const headers = ['Group', 'Jenis', 'Nama Barang', 'Berat', 'Ongkos', 'Tipe Ongkos', 'Baki']
    const table = {
      headers,
      rows: [
        { no: 2, cells: ['G375', 'CINCIN', 'A', 1_000.001, 0, 'NOMINAL', 'A1'] },
        { no: 3, cells: ['G375', 'CINCIN', 'A', 1, 100_000_001, 'PER_GRAM', 'A1'] },
        { no: 4, cells: ['G375', 'CINCIN', 'A', 1, 100_000_001, 'NOMINAL', 'A1'] },
      ],
    }
    expect(
      putuskanStokAwal(table.rows.map(stokAwalReader(table, SEBUTAN).read), mahal).wrong.map(
        ({ no, alasan }) => [no, alasan],
      ),
    ).toEqual([
      [2, [{ column: 'berat', alasan: 'Jumlah Terlalu Besar, Paling Besar 100,000,000,000' }]],
      [3, [{ column: 'ongkos', alasan: 'Jumlah Terlalu Besar, Paling Besar 100,000,000' }]],
    ])
  })

  it('is a piece: what it leaves out is the group’s, or the usual', () => {
    const { barang, wrong } = read(lines({ punya_faktur_pajak: 'y' }))
    expect(wrong).toEqual([])
    expect(barang).toMatchObject([
      {
        kode_barcode: null,
        kadar: 375_000,
        kadar_cetak: '9K',
        status_gold: 'GOLD',
        berat: 2_350,
        kode_gudang: 'TOKO',
        lokasi: 'TOKO/A1',
        nama_atribut: '-',
        tipe_ongkos: 'NOMINAL',
        harga_modal: null,
        punya_faktur_pajak: true,
        nilai: 1_410_000,
      },
    ])
  })

  it.each<[string, Partial<Record<string, SheetCell>>, string]>([
    ['a barcode that is taken', { Barcode: '00000009' }, 'Barcode 00000009 Sudah Ada'],
    ['a barcode of nothing', { Barcode: '00000000' }, 'Barcode 00000000 Harus 8 Angka, Misalnya 00000101'],
    ['a bandrol that is not there', { Bandrol: 'B2' }, 'Bandrol B2 Tidak Ada, Yang Ada B1 (BANDROL KECIL)'],
    [
      'a gudang that is not there',
      { Gudang: 'CUCI' },
      'Gudang CUCI Tidak Ada, Yang Ada TOKO (RUANG PAJANG), LEMARI',
    ],
    ['a tray of another gudang', { Gudang: 'LEMARI' }, 'Baki A1 Tidak Ada, Belum Ada Satu Pun'],
    ['a tray that is being counted', { Baki: 'SO' }, 'Baki SO Sedang Stock Opname'],
    ['being the example', { 'Nama Barang': 'Contoh, hapus baris ini' }, 'Baris Contoh Harus Dihapus'],
    [
      'more decimals than a scale has',
      { 'Berat (gram)': '1,2345' },
      'Berat Maksimal 3 Desimal (Tertulis "1,2345"), Misalnya 2.35',
    ],
    ['a weight in words', { 'Berat (gram)': 'dua' }, 'Berat Harus Angka (Tertulis "dua"), Misalnya 2.35'],
    [
      'a name of two',
      { Group: 'emas sama' },
      'Group EMAS SAMA Ada 2, Tulis Kodenya: G376 (EMAS SAMA), G377 (EMAS SAMA)',
    ],
    ['a slip in a code', { Group: 'G-375' }, 'Group G-375 Tidak Ada, Mungkin G375 (EMAS MUDA 9K)'],
    ['a purity beyond purity', { Kadar: 101 }, 'Kadar Maksimal 100 (Tertulis "101"), Misalnya 37.5'],
  ])('is refused for %s', (_, change, text) => {
    const { barang, wrong } = read(lines(change))
    expect(barang).toEqual([])
    expect(wrong[0]!.alasan.map((a) => a.alasan)).toEqual([text])
  })

  it('may name what it belongs to instead of giving its code', () => {
    const { barang, wrong } = read(
      lines({ Group: ' emas  muda 9k', Gudang: 'ruang pajang', Bandrol: 'Bandrol Kecil' }),
    )
    expect(wrong).toEqual([])
    expect(barang).toMatchObject([
      { kode_group: 'G375', kode_gudang: 'TOKO', kode_bandrol: 'B1', kode_baki: 'A1' },
    ])
  })

  it('is asked about when nobody weighs that much', () => {
    const { barang } = read(lines({ 'Berat (gram)': 1_000 }), lines({ 'Berat (gram)': 25_000 }))
    expect(peringatanBerat(barang)).toEqual([
      {
        no: 3,
        kode: '',
        nama: 'A',
        alasan: [{ column: 'berat', alasan: 'Berat 25,000.000 g, Lebih Dari 1,000 g Untuk Satu Barang' }],
      },
    ])
  })

  it('fills a tray to the brim and no further; a barcode typed as a number has its zeros again', () => {
    const { barang, wrong } = read(lines({ Baki: 'A2', Barcode: 7 }), lines({ Baki: 'A2' }))
    expect(barang.map((b) => b.kode_barcode)).toEqual(['00000007'])
    expect(wrong).toMatchObject([{ no: 3, alasan: [{ alasan: 'Baki A2 Penuh, Kapasitas 3 Barang' }] }])
  })
})

it('adds up to the same by group, by tray and in all', () => {
  const { barang } = read(lines({}), lines({ Baki: 'A2' }), lines({ 'Berat (gram)': 0.001 }))
  const ringkasan = ringkasStokAwal(barang)
  expect(ringkasan).toMatchObject({ qty: 3, berat: 4_701, nilai: 2_820_600, harga_modal: 0 })
  for (const part of [ringkasan.per_group, ringkasan.per_baki]) {
    expect(part.reduce((sum, p) => sum + p.berat, 0)).toBe(milligram(4_701))
    expect(part.reduce((sum, p) => sum + p.qty, 0)).toBe(3)
  }
})
