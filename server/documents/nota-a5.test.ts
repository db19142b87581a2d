import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import { nota } from '#test/tools/nota.ts'
import { bertindihan, pdfInk, pdfPages, pdfRuns } from '#test/tools/pdf-text.ts'
import { intoPages, notaA5 } from './nota-a5.ts'
import { nota80mm } from './nota-80mm.ts'

describe('pages of an A5 nota', () => {
  test('hold every row once, in order, none too full, and the last has room for its close', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: 15, max: 60 }).map((height) => ({ height })),
          { minLength: 1, maxLength: 99 },
        ),
        (rows) => {
          const [room, close] = [220, 130]
          const pages = intoPages(rows, room, close)
          const used = pages.map((page) => page.reduce((sum, row) => sum + row.height, 0))
          expect(pages.flat()).toEqual(rows)
          expect(pages.every((page) => page.length > 0)).toBe(true)
          expect(used.every((u, i) => u + (i === pages.length - 1 ? close : 0) <= room)).toBe(true)
        },
      ),
    )
  })
})

describe('a nota of 99 pieces with long names', () => {
  const names = Array.from({ length: 99 }, (_, i) =>
    i % 3 ? 'CINCIN' : `KALUNG RANTAI ITALI MODEL BAMBU DUA WARNA DENGAN LIONTIN NOMOR${i + 1}`,
  )
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

test('on a roll all is black and large enough to read: a thermal head knows no grey', async () => {
  const { sizes, colours } = pdfInk(
    await nota80mm(nota(['CINCIN', 'KALUNG'], { materai: true, kaki: ['Terima kasih'] })),
  )
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7)
  expect(colours).toEqual(['0 0 0'])
})

test('no letter stands over another, however large the figures and long the words', async () => {
  const besar = 999_999_999_999
  const content = nota(['KALUNG RANTAI ITALI MODEL BAMBU DUA WARNA', 'CINCIN'], {
    materai: true,
    tanda: 'COPY 12',
    penanda: 'Peminjam',
    toko: {
      nama: 'TOKO EMAS DAN PERHIASAN KENCANA MALIOBORO YOGYAKARTA',
      alamat: ['JL. MALIOBORO NO. 1'],
      logo: null,
    },
    transaksi: [
      ['Tanggal', '15 Januari 2025'],
      ['Emas Customer Kembali', '0.880 g 70%, 1.250 g 18K, 12.500 g 24K'],
      ['Kasir', 'NI LUH PUTU AYU KUSUMAWARDANI DEWI (KSR1)'],
    ],
    pelanggan: [
      ['Kepada', 'RADEN AJENG SITI NURHALIZA KUSUMANINGRUM'],
      ['Alamat', 'JL. PRAWIROTAMAN GANG TIGA NOMOR DUA BELAS RT 03 RW 07 KELURAHAN BRONTOKUSUMAN'],
    ],
    jumlah: [
      { label: 'Untuk Hutang HT-TK01-250115-0001', nilai: besar },
      { label: 'Bunga s/d 15 Februari 2025', nilai: besar },
      { label: 'Total Dibayar', nilai: besar, utama: true },
    ] as never,
    pembayaran: [
      { label: 'KARTU KREDIT BANK CENTRAL ASIA 1234567890123456 + fee Rp. 1,234,567', nilai: besar },
      { label: 'Kelebihan Titipan TRANSFER BANK CENTRAL ASIA', nilai: -besar },
    ] as never,
    kaki: ['Terima kasih'],
  })
  for (const [print, width] of [
    [(n: NotaPenjualan) => notaA5(n), 595.28],
    [nota80mm, 226.78],
  ] as const)
    expect(pdfRuns(await print(content)).flatMap((page) => bertindihan(page, width, 1))).toEqual([])
})

test('on a roll both sign, on whatever is no sale', async () => {
  const tertanda = async (penanda: NotaPenjualan['penanda']) =>
    pdfPages(await nota80mm(nota(['CINCIN'], { penanda })))[0]!.filter((w) =>
      [penanda, 'Hormat kami'].includes(w),
    )
  for (const penanda of ['Penjual', 'Customer', 'Penitip', 'Pemesan', 'Peminjam'] as const)
    expect(await tertanda(penanda)).toEqual([penanda, 'Hormat kami'])
  expect(await tertanda('Pembeli')).toEqual([])
})

test('a nota of money alone has neither a table nor a count of pieces', async () => {
  const [words] = pdfPages(await notaA5(nota([])))
  expect(words).toContain('Total Bayar')
  expect(words!.filter((w) => w === 'Barcode' || w.includes('barang,'))).toEqual([])
})

describe('what the shop has set for its paper', () => {
  test('a copy of every sheet, on each paper', async () => {
    for (const print of [
      (n: NotaPenjualan) => notaA5(n),
      (n: NotaPenjualan) => notaA5(n, 'CONTINUOUS'),
      nota80mm,
    ]) {
      const pages = pdfPages(await print(nota(['CINCIN'], { lembar: 3 })))
      expect(pages).toHaveLength(3)
      expect(pages.every((words) => words.some((w) => w.startsWith('00000001')))).toBe(true)
    }
    expect(pdfPages(await notaA5(nota(['CINCIN'], { lembar: 3 })))[1]).toContain('Lembar 2 dari 3')
  })

  test('the price per gram only where it is wanted', async () => {
    const words = async (harga_gram: boolean) =>
      [await notaA5(nota(['CINCIN'], { harga_gram })), await nota80mm(nota(['CINCIN'], { harga_gram }))].map(
        (pdf) => pdfPages(pdf).flat().join(' '),
      )
    for (const text of await words(true)) expect(text).toContain('650,000')
    for (const text of await words(false)) expect(text).not.toContain('650,000')
  })

  test('the QR and what is said of it only where it is wanted', async () => {
    for (const print of [notaA5, nota80mm]) {
      expect(
        pdfPages(await print(nota(['CINCIN'])))
          .flat()
          .join(' '),
      ).toContain('membuktikan keaslian')
      expect(
        pdfPages(await print(nota(['CINCIN'], { qr: '' })))
          .flat()
          .join(' '),
      ).not.toContain('membuktikan keaslian')
    }
  })

  test('the longest foot still leaves room for the pieces', async () => {
    const kaki = Array.from({ length: 6 }, (_, i) => `Baris ${i + 1} ${'panjang sekali '.repeat(4)}`)
    const pages = pdfPages(await notaA5(nota(['CINCIN', 'GELANG', 'KALUNG'], { kaki })))
    expect(pages.flat().filter((w) => /^\d{8}$/.test(w))).toEqual(['00000001', '00000002', '00000003'])
    expect(pages.at(-1)!.join(' ')).toContain('Baris 6')
  })
})
