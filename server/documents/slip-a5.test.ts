import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Slip } from '#domain/documents/slip.ts'
import { bertindihan, pdfRuns } from '#test/tools/pdf-text.ts'
import { slip80mm } from './slip-80mm.ts'
import { dividePages, slipA5 } from './slip-a5.ts'
import { tiketPdf } from './tiket.ts'

const height = (page: readonly { tall: number }[]) => page.reduce((sum, b) => sum + b.tall, 0)

test('every line of a slip stands on one page, none is over-full, and the last leaves room to sign', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 150, max: 300 }),
      fc.integer({ min: 60, max: 110 }),
      (talls, ruang, kaki) => {
        const rows = talls.map((tall, urut) => ({ tall, urut }))
        const pages = dividePages(rows, ruang, kaki)
        expect(pages.flat()).toEqual(rows)
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0)
          expect(height(page)).toBeLessThanOrEqual(ruang)
        }
        expect(height(pages.at(-1)!)).toBeLessThanOrEqual(ruang - kaki)
      },
    ),
  )
})

const slip = (lines: number): Slip => ({
  toko: {
    nama: 'TOKO EMAS DAN PERHIASAN KENCANA MALIOBORO YOGYAKARTA',
    alamat: ['JL. MALIOBORO NO. 123 KELURAHAN SOSROMENDURAN KECAMATAN GEDONGTENGEN', 'Telp. 0274-555123'],
  },
  title: 'BUKTI KEMBALI BAHAN TUKANG',
  nomor: 'TKK-TK01-250115-0001',
  qr: 'TKK-TK01-250115-0001',
  tanda: 'COPY 12',
  fakta: [
    ['Tanggal', 'Rabu, 15 Januari 2025, 10:15'],
    ['Keterangan', 'DISERAHKAN BERSAMA CATATAN PANJANG DARI TUKANG TENTANG SETIAP CINCIN '.repeat(2).trim()],
    ['Petugas', 'NI LUH PUTU AYU KUSUMAWARDANI DEWI (KSR1)'],
  ],
  columns: [
    { title: 'Barcode' },
    { title: 'Nama Barang' },
    { title: 'Kadar' },
    { title: 'Dari' },
    { title: 'Berat Kirim', kanan: true },
    { title: 'Jumlah', kanan: true },
  ],
  lines: Array.from({ length: lines }, () => [
    '00000001',
    'KALUNG RANTAI ITALI MODEL BAMBU DUA WARNA DENGAN LIONTIN',
    '18K',
    'TOKO / A1',
    '1,234,567.890',
    'Rp. 999,999,999,999',
  ]),
  jumlah: [
    ['Jumlah', 'Rp. 999,999,999,999'],
    [
      'Terbilang',
      'Sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta rupiah',
    ],
  ],
  tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
})

test.each([1, 9, 40])('of %i lines no letter stands over another, on A5 and on a roll', async (lines) => {
  for (const [print, width] of [
    [slipA5, 595.28],
    [slip80mm, 226.78],
  ] as const)
    expect(pdfRuns(await print(slip(lines))).flatMap((page) => bertindihan(page, width, 1))).toEqual([])
})

test('nor on a ticket', async () => {
  const { toko, nomor, tanda } = slip(1)
  const barang = Array.from({ length: 9 }, () => ({
    nama: 'KALUNG RANTAI ITALI MODEL BAMBU DUA WARNA DENGAN LIONTIN',
    keterangan: 'PATAH DI DEKAT PENGAIT, DISAMBUNG KEMBALI DAN DICUCI SEBELUM DIAMBIL',
  }))
  const content = {
    title: 'TIKET PENGAMBILAN SERVICE',
    nama: 'RADEN AJENG SITI NURHALIZA KUSUMANINGRUM',
    barang,
  }
  const janji = {
    sebutan_janji: 'Estimasi selesai',
    janji: 'Rabu, 15 Januari 2025',
    ketentuan: 'Bawa. '.repeat(25),
  }
  const tiket = { toko, tanda, nomor: 'SV 0001', qr: nomor, ...content, ...janji }
  for (const [kertas, width] of [
    ['A5', 595.28],
    ['80', 226.78],
  ] as const)
    expect(pdfRuns(await tiketPdf(tiket, kertas)).flatMap((page) => bertindihan(page, width, 1))).toEqual([])
})
