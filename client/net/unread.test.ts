import { expect, test } from 'vitest'

const SOURCES: Record<string, string> = import.meta.glob(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Files in which a failed read need not be told, with the reason. */
const DIAM: Record<string, string> = {
  '../app/LogoToko.tsx': 'a picture',
  '../app/toko-lain.ts': 'a button that may not be there',
  '../app/news.ts': 'fetched ahead; whoever prints asks again',
  '../features/pembelian/BatalPembelian.tsx': 'the document above it is the same read, and tells',
  '../features/penjualan/FormBatal.tsx': 'the document above it is the same read, and tells',
  '../features/titipan/ModalTitipan.tsx': 'the document in it is the same read, and tells',
  '../features/pembukaan/RegisterShop.tsx': 'a list of what is still to do, for who may see it',
  '../features/saldo-awal/ImporStokAwal.tsx': 'a warning that has its figure from it',
  '../features/saldo-awal/StokAwalButton.tsx': 'a button that may not be there',
  '../features/saldo-berjalan/ImporBerjalan.tsx': 'a notice that has its figures from it',
  '../features/saldo-berjalan/BerjalanButton.tsx': 'a button that may not be there',
  '../features/hitung-kas/HitungKas.tsx': 'the list of counts below is the same read, and tells',
  '../features/kas/ModalKas.tsx': 'the entry in it is the same read, and tells',
  '../kasir/ModalTimbangan.tsx': 'a speed that is only where a field begins; the usual one stands there',
  '../kasir/timbangan-toko.ts': 'a scale is chosen where the list is known, and weighing goes on without it',
  '../kasir/identitas.ts': 'what could not be read is asked for',
}

/** Reads of a file whose failure nobody is told of: neither `error` is taken nor the whole read handed on. */
function yangDiam(source: string): string[] {
  const parts = [...source.matchAll(/\{([^{}]*)\}\s*=\s*useCall\(/g)]
    .map(([, names]) => names!.trim())
    .filter((names) => !/\b(error|isError)\b/.test(names))
  const whole = [...source.matchAll(/const (\w+) = useCall\(/g)]
    .map(([, name]) => name!)
    .filter(
      (name) =>
        !new RegExp(`reading(=\\{|: )\\[?[\\w, ]*\\b${name}\\b|\\b${name}\\.(error|isError)\\b`).test(
          source,
        ) &&
        // Handed on: `return { settings, reading }`, `const lists = { provinsi, kota }`, `const reads = [titipan, pesanan]`.
        !new RegExp(`\\{[^{}=()]*\\b${name}\\b(?!\\.)[^{}=()]*\\}|[\\s[]${name}(?:,\\s|\\])`).test(source),
    )
  const alone = [...source.matchAll(/^\s*useCall\(/gm)].map(() => 'useCall')
  return [...parts, ...whole, ...alone]
}

test('a read that fails is told where it is shown: its list is not empty, but unknown (docs/DEVIATIONS, 000 §8)', () => {
  const silent = Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith('./query.ts') && !(path in DIAM))
    .flatMap(([path, source]) => yangDiam(source).map((names) => `${path}: ${names}`))
  expect(silent).toEqual([])
})

test('a call that failed is told by tellFailure, which knows what was asked already: one timeout, one dialog', () => {
  const twice = Object.entries(SOURCES)
    .filter(([, source]) => /\btellError\(\s*\w+\.message\s*\)/.test(source))
    .map(([path]) => path)
  expect(twice).toEqual([])
})

test('what may be silent still is', () => {
  expect(Object.keys(DIAM).filter((path) => yangDiam(SOURCES[path] ?? '').length === 0)).toEqual([])
})
