import { expect, test } from 'vitest'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { tanggalSystem } from '#domain/units.ts'
import { ditahanSampai, tolakDitahan } from './tahan-tanpa-surat.ts'

const hari = tanggalSystem
test.each<[hari: number, beli: string, pada: string, mulai: string | undefined]>([
  [0, '2025-01-15', '2025-01-15', undefined],
  [7, '2025-01-15', '2025-01-15', '2025-01-22'],
  [7, '2025-01-15', '2025-01-21', '2025-01-22'],
  [7, '2025-01-15', '2025-01-22', undefined],
  [1, '2024-12-31', '2024-12-31', '2025-01-01'],
  [365, '2025-01-15', '2026-01-14', '2026-01-15'],
  [365, '2025-01-15', '2026-01-15', undefined],
])('%i days from %s, on %s: %s', (TAHAN_TANPA_SURAT_HARI, beli, pada, mulai) => {
  expect(ditahanSampai(hari(beli), hari(pada), { TAHAN_TANPA_SURAT_HARI })).toBe(mulai)
})

test('the refusal names the piece, with its barcode where it has one, and the day from which it may', () => {
  const b = { kode_barcode: '-', nama_barang: 'CINCIN POLOS', ditahan_sampai: hari('2025-01-22') }
  expect(tolakDitahan(b)!.message).toBe(
    'Barang CINCIN POLOS Dibeli Tanpa Nota, Baru Boleh Keluar Mulai 22 Januari 2025',
  )
  expect(tolakDitahan({ ...b, kode_barcode: '00000009' })!.message).toMatch(
    /^Barang 00000009 CINCIN POLOS Dibeli/,
  )
  expect(tolakDitahan({ ...b, ditahan_sampai: undefined })).toBeUndefined()
})

test('every stock document says whether pieces that wait may be in it', () => {
  const kinds = (menahan: boolean) =>
    dokumenStok.filter((d) => (d.menahan ?? false) === menahan).map(({ kind }) => kind)
  expect(kinds(true)).toEqual(['KIRIM', 'KIRIM PUSAT', 'HANCUR', 'CUCI KELUAR', 'PESANAN JADI'])
  // Within the shop, or out of it already. SORTIR holds what goes back to a tray (server/features/sortir).
  expect(kinds(false)).toEqual([
    'PINDAH',
    'TAMBAH',
    'HAPUS TAMBAH',
    'TAG ULANG',
    'TARIK KIRIM',
    'HILANG KIRIM',
    'TERIMA',
    'KONVERSI',
    'SORTIR',
    'CUCI MASUK',
    'CUCI HILANG',
  ])
})
