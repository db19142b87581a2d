import { describe, expect, test } from 'vitest'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { gramToMilligram, percentToPersen, persen, rupiah } from '#domain/units.ts'
import { emptyIdentitas, sebutanIdentitas } from '#client/kasir/identitas.ts'
import { lineWithoutNota, hitungBeli, kondisiChoices, beliError } from './keranjang-beli.ts'

const kondisi = (
  text: string,
  more: Partial<AcuanPembelian['kondisi'][number]> = {},
): AcuanPembelian['kondisi'][number] => ({
  kode: text.slice(0, 2),
  kondisi: text,
  tipe: 'PERSENTASE',
  persentase: persen(0),
  potongan: rupiah(0),
  tanpa_surat: false,
  ...more,
})
const acuan = (harga_beli_24k: number): AcuanPembelian => ({
  kondisi: [
    kondisi('BATU HILANG', { tipe: 'RP', potongan: rupiah(10_000) }),
    kondisi('TANPA SURAT', { persentase: percentToPersen(10), tanpa_surat: true }),
    kondisi('PENYOK', { persentase: percentToPersen(2.5) }),
    kondisi('MULUS'),
  ],
  groups: [
    {
      kode_group: 'G375',
      nama_group: 'EMAS 9K',
      kadar: percentToPersen(37.5),
      kadar_cetak: '9K',
      harga_beli_gram: rupiah(560_000),
      harga_beli_24k: rupiah(harga_beli_24k),
    },
  ],
  jenis: [],
})

test('MULUS is offered first, what comes without its nota last, each with what it takes off', () =>
  expect(kondisiChoices(acuan(0).kondisi).map((k) => k.label)).toEqual([
    'MULUS',
    'BATU HILANG −Rp. 10,000/g',
    'PENYOK −2.5%',
    'TANPA SURAT −10%',
  ]))

describe('a piece of a tested purity', () => {
  const wrong = (harga_beli_24k: number, kadar: number | null) => {
    const tanpa = {
      kode_group: 'G375',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN LAMA',
      kadar: kadar === null ? null : percentToPersen(kadar),
      dokumen_asal: 'SURAT RT/DESA' as const,
      alasan_asal: '',
    }
    const line = lineWithoutNota('A', tanpa, { berat: gramToMilligram(2), kondisi: 'MULUS' })
    return beliError(hitungBeli([line], acuan(harga_beli_24k), parseSettings()))
  }
  test('is not bought for nothing where the price of fine gold is missing', () =>
    expect(wrong(0, 45)).toEqual([
      { field: 'detail_beli.0.kadar', message: 'Harga Beli 24K Group G375 Belum Ada' },
    ]))
  test('is bought once it is there, and without a test by the price of its group', () => {
    expect(wrong(1_560_000, 45)).toEqual([])
    expect(wrong(0, null)).toEqual([])
  })
})

test.each([
  ['KTP', '3404012501900001', 'KTP ****0001 BUDI'],
  ['KTP', '340401250190001', 'Identitas penjual wajib diisi'],
  ['KTP', 'A404012501900001', 'Identitas penjual wajib diisi'],
  ['SIM', '12345678', 'SIM ****5678 BUDI'],
  ['PASPOR', 'B12', 'Identitas penjual wajib diisi'],
] as const)('%s %s is known as %s', (jenis, nomor, text) =>
  expect(sebutanIdentitas({ ...emptyIdentitas, jenis, nomor, nama: 'BUDI', alamat: 'SLEMAN' }).text).toBe(
    text,
  ),
)
