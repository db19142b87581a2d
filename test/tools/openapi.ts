/**
 * A screen that was loaded from the version before asks the server of this one: whatever it sends is still taken, and whatever is
 * answered it still understands. Read from the descriptions of both versions' calls.
 */
import fc from 'fast-check'
import { seed } from './chance.ts'

type Skema = { [kata: string]: unknown } & {
  type?: string | string[]
  properties?: Record<string, Skema>
  required?: string[]
  items?: Skema | Skema[]
  anyOf?: Skema[]
  oneOf?: Skema[]
  enum?: unknown[]
  additionalProperties?: boolean | Skema
  nullable?: boolean
}
interface Panggilan {
  parameters?: { name: string; in: string; required?: boolean; schema: Skema }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Skema }> }
  responses?: Record<string, { content?: Record<string, { schema: Skema }> }>
}
export interface Dokumen {
  paths: Record<string, Record<string, Panggilan>>
}

/** @returns one line for each call that an older screen could no longer make, or no longer understand */
export function ingkar(lama: Dokumen, baru: Dokumen): string[] {
  return Object.entries(lama.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, dulu]) => {
      const nama = `${method.toUpperCase()} ${path}`
      const kini = baru.paths[path]?.[method]
      if (!kini) return [`${nama} is gone`]
      const [dikirim, menerima] = [diminta(dulu), diminta(kini)]
      const [dimengerti, dijawab] = [reply(dulu), reply(kini)]
      return [...beda(dikirim, menerima, `${nama} takes`), ...beda(dijawab, dimengerti, `${nama} answers`)]
    }),
  )
}

/** Joins everything that is sent into one object. */
function diminta({ parameters = [], requestBody }: Panggilan): Skema {
  const content = Object.values(requestBody?.content ?? {})[0]?.schema
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((p) => [`${p.in} ${p.name}`, p.schema])),
      ...(content && { body: content }),
    },
    required: [
      ...parameters.filter((p) => p.required).map((p) => `${p.in} ${p.name}`),
      ...(content ? ['body'] : []),
    ],
  }
}

const reply = ({ responses }: Panggilan): Skema =>
  Object.values(responses?.['200']?.content ?? {})[0]?.schema ?? {}

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const empty = (s: Skema): boolean => Object.keys(s).every((k) => k === 'description' || k === 'default')
const cabang = (s: Skema): Skema[] | undefined =>
  s.anyOf ??
  s.oneOf ??
  (s.nullable ? [{ ...s, nullable: false }, { type: 'null' }] : undefined) ??
  (Array.isArray(s.type) ? s.type.map((type) => ({ ...s, type })) : undefined) ??
  (s.enum && s.enum.length > 1 ? s.enum.map((nilai) => ({ ...s, enum: [nilai] })) : undefined)

/** Finds where a value of `narrow` would be none of `wide`. */
function beda(narrow: Skema, wide: Skema, di: string): string[] {
  if (sama(narrow, wide) || empty(wide)) return []
  const pecah = cabang(narrow)
  if (pecah) return pecah.flatMap((s) => beda(s, wide, di))
  const choices = cabang(wide)
  if (choices) {
    const all = choices.map((l) => beda(narrow, l, di))
    return all.some((b) => b.length === 0) ? [] : all.toSorted((a, b) => a.length - b.length)[0]!
  }
  if (narrow.type !== wide.type && !(narrow.type === 'integer' && wide.type === 'number'))
    return [`${di}: ${namanya(narrow)} for ${namanya(wide)}`]
  return [...differentContent(narrow, wide, di), ...limitDifference(narrow, wide, di)]
}

const namanya = ({ type, enum: nilai }: Skema): string => (nilai ? JSON.stringify(nilai) : String(type))

function differentContent(narrow: Skema, wide: Skema, di: string): string[] {
  const [p, q] = [narrow.properties ?? {}, wide.properties ?? {}]
  const tertutup = wide.additionalProperties === false
  const fill = (s: Skema): Skema[] => [s.items ?? []].flat()
  return [
    ...(wide.required ?? [])
      .filter((k) => !narrow.required?.includes(k))
      .map((k) => `${di}: ${k} must be there`),
    ...Object.entries(p).flatMap(([k, s]) =>
      q[k] ? beda(s, q[k], `${di}.${k}`) : tertutup ? [`${di}: ${k} is not known`] : [],
    ),
    ...fill(wide).flatMap((s, i) => beda(fill(narrow)[i] ?? {}, s, `${di}[]`)),
    ...(typeof wide.additionalProperties === 'object' && typeof narrow.additionalProperties === 'object'
      ? beda(narrow.additionalProperties, wide.additionalProperties, `${di}{}`)
      : []),
  ]
}

/** Keywords that bound a value from above, from below, or otherwise. */
const ATAS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const BAWAH = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const LAIN = [
  'pattern',
  'format',
  'const',
  'enum',
  'multipleOf',
  'allOf',
  'not',
  'propertyNames',
  'uniqueItems',
]

/**
 * Tells whether a changed pattern takes all that was taken, as far as chance finds: texts of the old one are texts of
 * the new one.
 */
const lebihLuas = (narrow: unknown, wide: unknown): boolean =>
  typeof narrow === 'string' &&
  fc
    .sample(fc.stringMatching(new RegExp(narrow)), { seed: seed, numRuns: 300 })
    .every((text) => new RegExp(String(wide)).test(text))

const limitDifference = (narrow: Skema, wide: Skema, di: string): string[] =>
  [
    ...ATAS.filter((k) => k in wide && !(Number(narrow[k] ?? Infinity) <= Number(wide[k]))),
    ...BAWAH.filter((k) => k in wide && !(Number(narrow[k] ?? -Infinity) >= Number(wide[k]))),
    ...LAIN.filter(
      (k) => k in wide && !sama(narrow[k], wide[k]) && !(k === 'pattern' && lebihLuas(narrow[k], wide[k])),
    ),
  ].map((k) => `${di}: ${k} ${JSON.stringify(narrow[k])} for ${JSON.stringify(wide[k])}`)
