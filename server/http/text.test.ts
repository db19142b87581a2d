/**
 * Text that people write is tidied once, where calls take it (domain/text.ts), and a phone is kept in one spelling
 * (domain/telepon.ts): over every call there is.
 */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { routes, routesUmum } from '#server/routes.ts'
import { nameOf } from '#test/tools/good-input.ts'

type Bagian = [path: string, schema: z.core.$ZodType]

/** Every text of a schema that people may write freely, by its path. */
function* texts(schema: z.core.$ZodType, at: string): Generator<Bagian> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      yield [at, schema]
      return
    case 'object':
      for (const [name, part] of Object.entries(def.shape)) yield* texts(part, `${at}.${name}`)
      return
    case 'array':
      return yield* texts(def.element, `${at}[]`)
    case 'record':
      return yield* texts(def.valueType, `${at}{}`)
    case 'union':
      for (const option of def.options) yield* texts(option, at)
      return
    case 'pipe':
      return yield* texts(def.in, at)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return yield* texts(def.innerType, at)
  }
}

const calls: readonly CallDefinition[] = [...routes, ...routesUmum].map((route) => route.call)
const all = calls.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    call[part] ? [...texts(call[part], `${nameOf(call)} ${part}`)] : [],
  ),
)
const taken = (schema: z.core.$ZodType, text: string): unknown => z.safeParse(schema, text).data

/** Texts that are nobody's handwriting: what must be known again sign by sign, and what a screen has of a server. */
const APA_ADANYA = [
  /\.(new_)?password$/,
  /\.(id_trx|id_otorisasi|versi|berkas|lembar|gambar_path|image_path)$/,
  // Values shown to the person who gives the otorisasi.
  /\.disetujui\.(nama|nilai)$/,
  // A number, of which the spaces that people put into it are no part.
  /\.npwp_pembeli$/,
  // Codes out of lists, and the one-time code of a telephone.
  /urutan body\.kode$|dipilih\.kode$|desain\.asal$|logout body\.user_id$|^POST katalog masuk body\.kode$/,
]
const KOTOR = 'A\u00a0\u200b B’E\u0301'

test('what people write is tidied, whatever call it comes with', () => {
  const written = all
    .filter(([, schema]) => taken(schema, KOTOR) !== undefined)
    .filter(([path]) => !APA_ADANYA.some((p) => p.test(path.replace(/\[\]|\{\}/g, ''))))
  // The customers' catalogue keeps its quotes.
  const straight = (text: string, path: string) => (/ app\//.test(path) ? text.replace('’', "'") : text)
  const asTyped = written.filter(
    ([path, schema]) => straight(String(taken(schema, KOTOR)).toUpperCase(), path) !== "A B'É",
  )
  expect(asTyped.map(([path]) => path)).toEqual([])
  // So many that it is known to have looked.
  expect(written.length).toBeGreaterThan(300)
})

const TELEPON = /\.((no_)?(hp|telp|telepon|wa))$/
describe('a phone has one spelling', () => {
  const phones = all.filter(([path]) => TELEPON.test(path) && !path.startsWith('GET '))
  test.each(phones)('%s', (_, schema) => {
    for (const written of ['+62 812-3456-7890', '6281234567890', '81234567890', '081234567890'])
      expect(taken(schema, written)).toBe('081234567890')
    expect(taken(schema, '+65 9123 4567')).toBe('+6591234567')
  })
  test('of shops, users, members, customers, sales, goldsmiths and contacts', () =>
    expect(new Set(phones.map(([path]) => path.split(' ')[1]!.split('/')[0]))).toEqual(
      new Set([
        ...['pembukaan', 'toko', 'users', 'member', 'sales', 'tukang', 'app'],
        ...['penjualan', 'pembelian', 'titipan', 'pesanan', 'service', 'hutang'],
      ]),
    ))
})
