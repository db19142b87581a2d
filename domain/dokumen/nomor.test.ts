import { expect, test } from 'vitest'
import { dokumenBernomor } from './nomor.ts'

const bernomor = (nomor: string) => {
  const found = dokumenBernomor(nomor, 'TK01')
  return found && `${found.dokumen.nama} ${found.no}`
}

test('a number says its document: of the document, of its line, of what undid it', () => {
  expect(bernomor('JL-TK01-250115-0001')).toBe('Penjualan JL-TK01-250115-0001')
  expect(bernomor('TK-TK01-250115-10001-12')).toBe('Tukar TK-TK01-250115-10001')
  expect(bernomor('TT-TK01-250115-0001-R2')).toBe('Titipan TT-TK01-250115-0001')
})

test('nothing, another shop’s, and what is no number of a document', () => {
  for (const nomor of [
    '-',
    'TOKO LAIN',
    'JL-TK02-250115-0001',
    'XX-TK01-250115-0001',
    'JL-TK01-250115-0001X',
  ])
    expect(bernomor(nomor)).toBeUndefined()
})
