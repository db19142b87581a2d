import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from '#test/tools/bytes-of.ts'
import type { Line } from '#domain/report/line.ts'
import { rupiah } from '#domain/units.ts'
import { bertindihan, pdfPages, pdfRuns } from '#test/tools/pdf-text.ts'
import type { SheetTable, LembarTable } from '../sheet.ts'
import { writeLembarPdf } from './pdf-lembar.ts'

const row = (nama: string): Line => ({ style: 'body', level: 0, label: '', cells: [nama, rupiah(1_000)] })
const table = (i: number, n: number, width: boolean): LembarTable => {
  const columns = [
    { kind: 'text', label: 'Nama' },
    { kind: 'rupiah', label: 'Total' },
  ] as const
  const lines = Array.from({ length: n }, (_, k) => row(`T${i}B${k}`))
  return {
    title: `Tabel${i}`,
    columns: [...columns],
    lines,
    berkas: { columns: [...columns], lines },
    empty: 'Tidak Ada',
    lebar: width,
  }
}
type Ukuran = readonly (readonly [n: number, lebar: boolean])[]
const lembar = (...bagian: readonly Ukuran[]): SheetTable => ({
  title: 'Laporan EOD',
  subtitle: ['Tanggal 2025-01-15'],
  paper: 'landscape',
  nama_toko: 'TOKO EMAS KENCANA',
  alamat_toko: 'JL. MALIOBORO NO. 1',
  user_id: 'KSR1',
  tanggal: '2025-01-15',
  bagian: bagian.map((ukuran, b) => ({
    judul: `Bagian ${b}`,
    tabel: ukuran.map(([n, width], i) => table(i + 100 * b, n, width)),
  })),
})

test('a heading stands above a table, never alone at the foot of a page; nothing stands over anything', async () => {
  const satu = fc.array(fc.tuple(fc.integer({ min: 0, max: 45 }), fc.boolean()), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(satu, { minLength: 1, maxLength: 5 }), async (bagian) => {
      const file = await bytesOf(writeLembarPdf, lembar(...bagian))
      for (const page of pdfPages(file))
        page.forEach((word, i) => {
          if (/^Bagian \d$/.test(word)) expect(page[i + 1]).toMatch(/^Tabel\d+$/)
        })
      expect(pdfRuns(file).flatMap((page) => bertindihan(page, 842))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('whatever the sizes of its tables, every row is on paper once, every page says which it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
      async (ukuran) => {
        const pages = pdfPages(await bytesOf(writeLembarPdf, lembar(ukuran)))
        const kata = pages.flat()
        const rows = ukuran.flatMap(([n], i) => Array.from({ length: n }, (_, k) => `T${i}B${k}`))
        expect(kata.filter((word) => /^T\d+B\d+$/.test(word)).toSorted()).toEqual(rows.toSorted())
        expect(kata.filter((word) => word === 'Tidak Ada')).toHaveLength(
          ukuran.filter(([n]) => n === 0).length,
        )
        pages.forEach((page, i) => {
          expect(page).toContain(`${i + 1} of ${pages.length}`)
          expect(page).toContain('Printed By KSR1 / 2025-01-15')
        })
      },
    ),
    { numRuns: 15 },
  )
})

test('small tables stand beside each other: six of them need one page', async () => {
  const six = Array.from({ length: 6 }, () => [5, false] as const)
  expect(pdfPages(await bytesOf(writeLembarPdf, lembar(six)))).toHaveLength(1)
})
