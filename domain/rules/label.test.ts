/** Designs, and where everything of a label stands: pure. */
import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it, test } from 'vitest'
import { HARGA_LETTERS, kodeHarga } from './kode-harga.ts'
import { rupiah } from '../units.ts'
import { DESAIN_SIAP, desainSiap, periksaDesain } from './desain-label.ts'
import { labelLetters } from '../documents/letters.ts'
import { textWidth } from '../documents/label-letters.ts'
import { LABEL_FIELDS, DPI_LABEL, keDot, letakLabel, MODUL_BARCODE, type LabelContent } from './label.ts'
import { tsplLabel, zplLabel } from '../documents/label-printer.ts'

const LETTERS = 'MURAHBESTI'
const fill = (text: string): LabelContent => ({
  barcode: '00012345',
  kode_barcode: '00012345',
  nama_barang: text,
  berat: text,
  kadar: text,
  kode_harga: text,
  ongkos: text,
  kode_intern: text,
  nama_toko: text,
})

describe.each(DESAIN_SIAP.flatMap(({ asal }) => DPI_LABEL.map((dpi) => [asal, dpi] as const)))(
  'the ready design %s at %i dpi',
  (asal, dpi) => {
    const desain = desainSiap(asal, LABEL_FIELDS)
    it('holds everything there is', () => expect(periksaDesain(desain, dpi, LETTERS)).toEqual([]))
    it('keeps every text in its room, whatever it says', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
          for (const b of letakLabel(desain, fill(text), dpi).bagian) {
            const { x, y, lebar: width, tinggi: height } = desain.elemen.find((e) => e.bidang === b.field)!
            expect([b.x, b.y]).toEqual([keDot(x, dpi), keDot(y, dpi)])
            expect(b.length).toBeLessThanOrEqual(keDot(width, dpi) + 1e-6)
            expect(b.y + b.height).toBeLessThanOrEqual(keDot(height + y, dpi) + 1)
          }
        }),
      )
    })
  },
)

test.each([
  ['out of the label', { x: 650 }, 'Nama Barang Keluar Dari Label'],
  ['on the tail', { x: 300, lebar: 100 }, 'Nama Barang Masuk Ke Ekor Label'],
  ['too small', { tinggi: 12 }, 'Huruf Nama Barang Terlalu Kecil, Minimal 1.3 mm'],
  ['on another', { y: 30 }, 'Berat Dan Nama Barang Bertumpuk'],
])('an element %s is told in words', (_, change, text) => {
  const desain = desainSiap('KUPU-KUPU', ['barcode', 'nama_barang', 'berat'])
  const elemen = desain.elemen.map((e) => (e.bidang === 'nama_barang' ? { ...e, ...change } : e))
  expect(periksaDesain({ ...desain, elemen }, 203, LETTERS).map((e) => e.message)).toEqual([text])
})

test('bars are as wide as whole dots allow, two at least', () => {
  const [bar] = letakLabel(desainSiap('50X25'), fill('X'), 300).bagian
  expect(bar).toMatchObject({ jenis: 'barcode', modul: 4, length: 4 * MODUL_BARCODE })
  const sempit = desainSiap('30X20')
  sempit.elemen[0] = { ...sempit.elemen[0]!, lebar: 140 }
  expect(periksaDesain(sempit, 203, LETTERS).map((e) => e.message)).toContain(
    'Barcode Terlalu Sempit Untuk Printer 203 dpi, Minimal 19.8 mm',
  )
  expect(periksaDesain(sempit, 300, LETTERS)).toEqual([])
})

test('a name that is too long is cut, a figure never is', () => {
  const text = 'ONG 1,260,000,000,000,000,000'
  const { bagian } = letakLabel(desainSiap('KUPU-KUPU', LABEL_FIELDS), fill(text), 203)
  expect(
    bagian.flatMap((b) =>
      b.jenis === 'teks' && b.field !== 'kode_barcode' && b.text !== text ? b.field : [],
    ),
  ).toEqual(['nama_barang', 'nama_toko'])
})

test('letters are as wide as those of the PDF', () => {
  const doc = new PDFDocument({ font: 'Helvetica' }).fontSize(1000)
  for (let code = 0x20; code < 0x7f; code++) {
    const letter = String.fromCharCode(code)
    expect([letter, Math.round(textWidth(letter) * 1000)]).toEqual([
      letter,
      Math.round(doc.widthOfString(letter)),
    ])
  }
})

test.each([
  ['CINCIN É', 'CINCIN E'],
  ['戒指 “A”', '?? "A"'],
  ['  -  ', '-'],
])('%s is printed as %s', (text, printed) => expect(labelLetters(text)).toBe(printed))

test('whatever a name says, it begins no command of a printer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 20 }), (texts) => {
      const letak = letakLabel(desainSiap('KUPU-KUPU', LABEL_FIELDS), fill(texts), 203)
      const text = zplLabel([{ letak, qty: 3 }])
      expect(text.replace(/\^(XA|CI|PW|LL|LH|FO|A0|FH|FD|FS|BY|BC|PQ|XZ)/g, '')).not.toMatch(/[\^~]/)
      expect(text.match(/\^XZ/g)).toHaveLength(1)
      for (const line of tsplLabel([{ letak, qty: 3 }])
        .split('\r\n')
        .filter(Boolean)) {
        expect(line).toMatch(/^(SIZE|DIRECTION|REFERENCE|CLS|BARCODE|TEXT|PRINT)\b/)
        // Quotes that end a text come in pairs.
        expect((line.replaceAll('\\["]', '').match(/"/g) ?? []).length % 2).toBe(0)
        expect(line).not.toContain('~')
      }
    }),
  )
})

describe('the price code', () => {
  const letters = fc.shuffledSubarray([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], { minLength: 10, maxLength: 10 })
  it('says the price to who knows the letters', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 1e11 }), (letters, harga) => {
        const kode = kodeHarga(rupiah(harga), letters.join(''))
        expect(Number([...kode].map((h) => (letters.indexOf(h) + 1) % 10).join(''))).toBe(harga)
      }),
    )
  })
  it('needs ten letters that differ, and a price', () => {
    expect(
      [LETTERS, 'MURAHMURAH', 'MURAH', 'murahbesti', 'MURAHBEST1'].map((h) => HARGA_LETTERS.test(h)),
    ).toEqual([true, false, false, false, false])
    expect([
      kodeHarga(rupiah(1_500_000), '-'),
      kodeHarga(null, LETTERS),
      kodeHarga(rupiah(0), LETTERS),
    ]).toEqual(['', '', ''])
    expect(kodeHarga(rupiah(1_577_500), LETTERS)).toBe('MHEEHII')
  })
})
