/** Screens of a till stand open for a day: what they keep for a minute or longer is read anew when news tell that it has changed. */
import { expect, test } from 'vitest'

const SOURCES: Record<string, string> = import.meta.glob(
  ['../**/*.ts', '../**/*.tsx', '!../**/*.test.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Calls whose changes are not announced, with the reason why that does no harm. */
const UNTOLD: Record<string, string> = {
  listProvinsi: 'the map of the country',
  listKota: 'the map of the country',
  listKecamatan: 'the map of the country',
  listKelurahan: 'the map of the country',
  listToko: 'shops to go on in: one that is new is there at the next sign-in',
  jenisDokumenStok: 'of which kind a document is never changes',
  grafik: 'twelve months; what happens today moves one bar a little',
}

/** A minute and more, as a number or by a name. */
const LONG = /staleTime: (LAMA|\w+_MS|Infinity|\d{2,}_\d{3})|\bLAMA\b/

const keptBy = (source: string): string[] =>
  callsIn(source, 'useCall|fetchCall')
    .filter((call) => LONG.test(call))
    // Masters are all read anew by client/masters/news.ts.
    .flatMap((call) => /^\(\s*(\w+),/.exec(call)?.[1] ?? [])

/** From bracket to bracket. */
const callsIn = (source: string, names: string): string[] =>
  [...source.matchAll(new RegExp(`\\b(?:${names})(?=\\()`, 'g'))].map(({ 0: name, index }) => {
    const from = index + name.length
    let open = 0
    let to = from
    do open += { '(': 1, ')': -1 }[source[to++]!] ?? 0
    while (open > 0)
    return source.slice(from, to)
  })

const kept = new Set(Object.values(SOURCES).flatMap(keptBy))
const readAnew = Object.values(SOURCES).flatMap(newsOf).join('\n')

/** Code that a file runs at news, also where it is a named function. */
function newsOf(source: string): string[] {
  const heard = callsIn(source, 'useLive')
  const named = [...source.matchAll(/^ *const (\w+) = (.*)$/gm)]
    .filter(([, name]) => heard.some((call) => new RegExp(`\\b${name}\\b`).test(call)))
    .map(([, , made]) => made!)
  return [...heard, ...named]
}

test('each of them is told of, or is on the list', () => {
  expect(kept).toContain('acuanPembelian')
  const untold = [...kept].filter((name) => !(name in UNTOLD) && !new RegExp(`\\b${name}\\b`).test(readAnew))
  expect(untold).toEqual([])
})

test('what is on the list is still kept', () => {
  expect(Object.keys(UNTOLD).filter((name) => !kept.has(name))).toEqual([])
})
