import { expect, test } from 'vitest'
import { burst, KEY_GAP_MS } from './burst.ts'

/** Types with `gap` ms between keys; the last answer. */
function type(text: string, gap: number, enterGap = gap, isCode?: (text: string) => boolean) {
  const b = burst(isCode)
  let at = 1000
  for (const key of text) {
    expect(b.key(key, at)).toBeUndefined()
    at += gap
  }
  return b.key('Enter', at - gap + enterGap)
}

test('eight fast digits and Enter are a scan', () => {
  expect(type('00012345', 2)).toBe('00012345')
  expect(type('00012345', KEY_GAP_MS)).toBe('00012345')
})

test('fingers are not a scanner, nor is Enter pressed afterwards', () => {
  expect(type('00012345', 90)).toBeUndefined()
  expect(type('00012345', 2, 400)).toBeUndefined()
})

test('an amount or a word is not a barcode', () => {
  expect(type('1577500', 2)).toBeUndefined()
  expect(type('123456789', 2)).toBeUndefined()
  expect(type('ABCDEFGH', 2)).toBeUndefined()
})

test('where notas are scanned too, their QR is a scan, however the scanner writes its letters', () => {
  const nota = (text: string) => /^JL-[A-Z0-9-]+\.[A-Z0-9]+$/.test(text)
  expect(type('jl-TK01-250115-0001-01.9K2M4P7Q', 2)).toBeUndefined()
  expect(type('jl-TK01-250115-0001-01.9K2M4P7Q', 2, 2, nota)).toBe('JL-TK01-250115-0001-01.9K2M4P7Q')
  expect(type('JL-TK01-250115-0001-01.9K2M4P7Q', 90, 90, nota)).toBeUndefined()
})

test('a scan after typing is only the scan', () => {
  const b = burst()
  b.key('5', 0)
  b.key('0', 200)
  let at = 1000
  for (const key of '00000001') b.key(key, (at += 3))
  expect(b.startedAt).toBe(1003)
  expect(b.key('Enter', at + 3)).toBe('00000001')
})
