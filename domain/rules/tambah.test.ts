import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewBarangContent } from '../impor/stok-awal.ts'
import { milligram, persen, rupiah } from '../units.ts'
import type { Dikenal } from './stok-awal.ts'
import { putuskanTambah, tolakSumber } from './tambah.ts'

const KAPASITAS = 7
const DIKENAL: Dikenal = {
  group: new Map([
    ['G375', { kadar: persen(375_000), kadar_cetak: '9K', status_gold: 'GOLD', harga: rupiah(600_000) }],
  ]),
  jenis: new Set(['CINCIN']),
  gudang: new Set(['TOKO']),
  baki: new Map([
    ['TOKO/A1', { kapasitas: 0, isi: 5, terkunci: false }],
    ['TOKO/A2', { kapasitas: KAPASITAS, isi: 2, terkunci: false }],
    ['TOKO/SO', { kapasitas: 0, isi: 0, terkunci: true }],
  ]),
  bandrol: new Set(),
  barcode: new Set(),
}
const fill = (berat: number, kode_baki = 'A1'): NewBarangContent => ({
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN',
  kadar: null,
  kadar_cetak: null,
  berat: milligram(berat),
  berat_atribut: milligram(0),
  nama_atribut: '-',
  harga_atribut: rupiah(0),
  ongkos: rupiah(0),
  tipe_ongkos: 'NOMINAL',
  harga_modal: null,
  kode_intern: '-',
  kode_bandrol: '-',
  kode_gudang: 'TOKO',
  kode_baki,
  punya_faktur_pajak: false,
})
const sum = (list: readonly { berat: number }[]): number => list.reduce((total, b) => total + b.berat, 0)

describe('new pieces', () => {
  it('come in one for one, to the milligram, or are refused at their rows: never both, never more than a tray holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('A1', 'A2', 'SO', 'B9'))),
        (rows) => {
          const wanted = rows.map(([berat, baki]) => fill(berat, baki))
          const { barang, wrong } = putuskanTambah(wanted, DIKENAL, false)
          const refused = new Set(wrong.flatMap((s) => s.errors.map((e) => Number(e.field.split('.')[1]))))
          expect(barang.map((b) => b.no).filter((no) => refused.has(no))).toEqual([])
          expect(barang.length + refused.size).toBe(wanted.length)
          expect(sum(barang) + sum(wanted.filter((_, i) => refused.has(i)))).toBe(sum(wanted))
          expect(barang.filter((b) => b.kode_baki === 'A2').length).toBeLessThanOrEqual(KAPASITAS - 2)
        },
      ),
    )
  })

  it('of a weight that nobody weighs are asked about, and taken once it is agreed to', () => {
    const heavy = [fill(1_000_000), fill(1_000_001)]
    expect(putuskanTambah(heavy, DIKENAL, false).wrong.flatMap((s) => s.errors.map((e) => e.field))).toEqual([
      'barang.1.berat',
    ])
    expect(putuskanTambah(heavy, DIKENAL, true).wrong).toEqual([])
  })

  it.each([
    ['PEMASOK', '-', '-', []],
    ['PUSAT', '-', '-', []],
    ['TUKANG', 'T01', '-', []],
    ['TUKANG', '-', '-', ['Tukang Harus Dipilih']],
    ['TUKANG', 'T02', '-', ['Tukang T02 Tidak Ada']],
    ['PESANAN', '-', 'PS-TK01-250115-0001', []],
    ['PESANAN', '-', '-', ['Pesanan Harus Dipilih']],
    ['PEMASOK', '-', 'PS-TK01-250115-0001', ['No Pesanan Hanya Untuk Sumber PESANAN']],
  ] as const)('of %s by %s for %s: %s', (sumber, kode_tukang, no_pesanan, texts) => {
    const refused = tolakSumber({ sumber, kode_tukang, no_pesanan }, new Set(['T01']))
    expect(refused.map((r) => r.message)).toEqual(texts)
  })
})
