import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { NotaPenjualan } from '#domain/documents/nota-penjualan.ts'
import { pdfPages } from '#test/pdf-text.ts'
import { halaman, notaA5 } from './nota-a5.ts'
import { nota80mm } from './nota-80mm.ts'

const nota = (names: readonly string[]): NotaPenjualan =>
  ({
    judul: 'NOTA PENJUALAN', toko: { nama: 'TOKO EMAS KENCANA', alamat: ['JL. MALIOBORO NO. 1'] }, nomor: '250115-0001', tanda: '', transaksi: [['Tanggal', '15 Januari 2025']], pelanggan: [['Kepada', 'REGULER']],
    baris: names.map((nama_barang, i) => ({ kode_barcode: String(i + 1).padStart(8, '0'), nama_barang, atribut: '', kadar_cetak: '9K', berat: 2350, harga_gram: 650_000, harga_jual: 1_527_500, ongkos: 50_000, harga_atribut: 0, harga_total: 1_577_500, batal: false })),
    berat: 2350, jumlah: [{ label: 'Total Bayar', nilai: 1_577_500, utama: true }], pembayaran: [{ label: 'CASH', nilai: 1_577_500 }], terbilang: 'Satu', kupon: [], poin: undefined, ketentuan: 'Ketentuan.', materai: false, qr: 'JL-TK01-250115-0001-01.7Q2M9ZPX',
  }) as unknown as NotaPenjualan

describe('pages of an A5 nota', () => {
  test('hold every row once, in order, none too full, and the last has room for its close', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 15, max: 60 }).map((tinggi) => ({ tinggi })), { minLength: 1, maxLength: 99 }), (rows) => {
        const [room, close] = [220, 130]
        const pages = halaman(rows, room, close)
        const used = pages.map((page) => page.reduce((sum, row) => sum + row.tinggi, 0))
        expect(pages.flat()).toEqual(rows)
        expect(pages.every((page) => page.length > 0)).toBe(true)
        expect(used.every((u, i) => u + (i === pages.length - 1 ? close : 0) <= room)).toBe(true)
      }),
    )
  })
})

describe('a nota of 99 pieces with long names', () => {
  const names = Array.from({ length: 99 }, (_, i) => (i % 3 ? 'CINCIN' : `KALUNG RANTAI ITALI MODEL BAMBU DUA WARNA DENGAN LIONTIN NOMOR${i + 1}`))
  const barcodes = names.map((_, i) => String(i + 1).padStart(8, '0'))

  test('on A5 goes on over pages that say so, and closes once', async () => {
    const pages = pdfPages(await notaA5(nota(names)))
    const words = pages.flat()
    expect(words.filter((w) => /^\d{8}$/.test(w))).toEqual(barcodes)
    expect(words.filter((w) => w.includes('NOMOR'))).toHaveLength(33)
    expect(words.filter((w) => w === 'bersambung ke halaman berikutnya')).toHaveLength(pages.length - 1)
    expect(pages.at(-1)).toContain(`Halaman ${pages.length} dari ${pages.length}`)
    expect(words.filter((w) => w === 'Total Bayar')).toHaveLength(1)
  })

  test('on a roll is one page as long as it needs', async () => {
    const pages = pdfPages(await nota80mm(nota(names)))
    expect(pages).toHaveLength(1)
    expect(barcodes.every((code) => pages[0]!.some((w) => w.startsWith(code)))).toBe(true)
  })
})
