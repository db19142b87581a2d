import { expect, test } from 'vitest'
import { burst, isMisplaced, KEY_GAP_MS, LAMBAT } from './burst.ts'

/** Types with `gap` ms between keys; the last answer. */
function type(text: string, gap: number, { enterGap = gap, end = 'Enter' } = {}) {
  const b = burst()
  let at = 1000
  for (const key of text) {
    expect(b.key(key, at)).toBeUndefined()
    at += gap
  }
  return b.key(end, at - gap + enterGap)
}

test('fast keys and Enter are a scan, whole or cut short', () => {
  expect(type('00012345', 2)).toBe('00012345')
  expect(type('00012345', KEY_GAP_MS)).toBe('00012345')
  expect(type('00012', 2)).toBe('00012')
  expect(type('00012345', 2, { end: 'Tab' })).toBe('00012345')
})

test('fingers are not a scanner, nor is Enter pressed afterwards', () => {
  expect(type('00012345', 90)).toBeUndefined()
  expect(type('00012345', 2, { enterGap: 400 })).toBeUndefined()
  expect(type('7', 2)).toBeUndefined()
})

test('the QR of a nota is a scan, however the scanner writes its letters', () => {
  expect(type('jl-TK01-250115-0001-01.9K2M4P7Q', 2)).toBe('JL-TK01-250115-0001-01.9K2M4P7Q')
  expect(type('JL-TK01-250115-0001-01.9K2M4P7Q', 90)).toBeUndefined()
})

test('a scan after typing is only the scan', () => {
  const b = burst()
  b.key('5', 0)
  b.key('0', 200)
  let at = 1000
  for (const key of '00000001') b.key(key, (at += 3))
  expect([b.startedAt, b.length]).toEqual([1003, 8])
  expect(b.key('Enter', at + 3)).toBe('00000001')
  expect(b.length).toBe(0)
})

test.each([
  ['over Bluetooth', '00012345', [60], true],
  ['slower', '00012345', [80], true],
  ['at the bound', '00012345', [120], true],
  ['with a pause within', '00012345', [20, 20, 20, 60, 20], true],
  ['and a second one', '000123456789', [20, 110, 20, 90, 20], true],
  ['fingers', '15775000', [130], false],
  ['fingers that stop once', '15775000', [100, 100, 100, 180, 100], false],
  ['a figure too short for a code', '1577500', [60], false],
  ['letters between', '0001A345', [60], false],
] as const)('a slow run, %s: %s', (_, text, gaps, scanned) => {
  const run = burst(LAMBAT)
  let at = 0
  const gap = (i: number) => gaps[i % gaps.length]!
  for (const [i, key] of [...text].entries()) {
    run.key(key, at)
    at += gap(i)
  }
  expect(run.key('Enter', at)).toBe(scanned ? text : undefined)
})

test('a key that is held is no scanner', () => {
  const b = burst()
  b.key('1', 0)
  for (let at = 500; at < 800; at += 30) b.forget()
  expect([b.length, b.key('Enter', 810)]).toEqual([0, undefined])
})

test.each([
  ['00012345', 'angka', true],
  ['0001', 'angka', true],
  ['000', 'angka', false], // a single key of some keyboards
  ['00012345', 'teks', true],
  ['JL-TK01-250115-0001', 'teks', true],
  ['IBURATNA', 'teks', false],
  ['KSR1', 'teks', false],
  ['00012345', 'tombol', true],
] as const)('%s in %s is kept out: %s', (text, tempat, out) => {
  expect(isMisplaced(text, tempat)).toBe(out)
})
