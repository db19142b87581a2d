/** Tests what npm run test:faults makes of a line, and what it leaves alone. */
import { expect, it } from 'vitest'
import { planted, type Fault } from './fault.ts'
import { changesAt } from './kinds.ts'
import { placesIn } from './source.ts'

/** Every line that a source may become, by the kind of fault. */
const faultsOf = (source: string, file = 'example.ts'): string[] =>
  placesIn(file, source)
    .flatMap(changesAt)
    .map(({ kind, start, end, text }) => `${kind}: ${source.slice(0, start)}${text}${source.slice(end)}`)

it.each([
  ['a <= b', ['comparison: a < b']],
  ['const sisa = total - bayar', ['sign: const sisa = total + bayar']],
  ['const x = -y', ['sign: const x = y']],
  ['const MAKS = 3', ['limit: const MAKS = 4']],
  ['const MAKS = 500', ['limit: const MAKS = 1000']],
  ['a && !b', ['boolean: a || !b', 'boolean: a && b']],
  ["const s = 'OPEN'", ["text: const s = 'OPE'"]],
  ["tell('Barang Tidak Ada')", ["text: tell('Barang Tidak')"]],
  ['await simpan(a)', ['await: simpan(a)']],
  ['if (a) throw errors.tidakAda()', ['check: if (false) throw errors.tidakAda()']],
  ['a && errors.tidakAda()', ['check: false && errors.tidakAda()']],
  ['refuseAll(salah)', ['check: void 0']],
  ['use(b.berat, b.harga)', ['field: use(b.harga, b.harga)', 'field: use(b.berat, b.berat)']],
  [
    "sql('SELECT a FROM b WHERE c = $1 AND d > 0')",
    [
      "comparison: sql('SELECT a FROM b WHERE c <> $1 AND d > 0')",
      "comparison: sql('SELECT a FROM b WHERE c = $1 AND d >= 0')",
      "boolean: sql('SELECT a FROM b WHERE c = $1 OR d > 0')",
    ],
  ],
])('%s', (source, faults) => {
  expect(faultsOf(source)).toEqual(faults)
})

it.each([
  ['types', 'type A = 3 extends 4 ? "Satu Dua" : -1'],
  ['imports', "import { A } from './A Besar.ts'"],
  ['what is said to the log', "request.log.error({ kode: 3 }, 'Tidak Ada')"],
  ['waits', 'setTimeout(lagi, 500)'],
  ['an order of rows', 'rows.sort((a, b) => (a < b ? 1 : 0))'],
  ['what is thrown on', 'if (kita) throw error'],
  ['a value that is waited for', 'const a = await baca()'],
])('leaves %s alone', (_, source) => {
  expect(faultsOf(source).filter((fault) => !fault.startsWith('limit'))).toEqual([])
})

it('leaves looks alone, not what is read', () => {
  expect(faultsOf('const a = <B className="Satu Dua" width={3} label="Satu Dua" />', 'a.tsx')).toEqual([
    'text: const a = <B className="Satu Dua" width={3} label="Satu" />',
  ])
})

it('finds its line by what it says, wherever that stands by now', () => {
  const fault: Fault = { file: 'a.ts', kind: 'limit', before: '  b(1)', after: '  b(2)', nth: 2 }
  expect(planted('new\n  b(1)\n\n  b(1)\n', fault)).toBe('new\n  b(1)\n\n  b(2)\n')
  expect(planted('  b(1)\n', fault)).toBeUndefined()
})
