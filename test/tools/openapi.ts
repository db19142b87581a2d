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

/** Everything that is sent, as one object. */
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

/** Where a value of `sempit` would be none of `width`. */
function beda(sempit: Skema, width: Skema, di: string): string[] {
  if (sama(sempit, width) || empty(width)) return []
  const pecah = cabang(sempit)
  if (pecah) return pecah.flatMap((s) => beda(s, width, di))
  const choices = cabang(width)
  if (choices) {
    const all = choices.map((l) => beda(sempit, l, di))
    return all.some((b) => b.length === 0) ? [] : all.toSorted((a, b) => a.length - b.length)[0]!
  }
  if (sempit.type !== width.type && !(sempit.type === 'integer' && width.type === 'number'))
    return [`${di}: ${namanya(sempit)} for ${namanya(width)}`]
  return [...differentContent(sempit, width, di), ...limitDifference(sempit, width, di)]
}

const namanya = ({ type, enum: nilai }: Skema): string => (nilai ? JSON.stringify(nilai) : String(type))

function differentContent(sempit: Skema, width: Skema, di: string): string[] {
  const [p, q] = [sempit.properties ?? {}, width.properties ?? {}]
  const tertutup = width.additionalProperties === false
  const fill = (s: Skema): Skema[] => [s.items ?? []].flat()
  return [
    ...(width.required ?? [])
      .filter((k) => !sempit.required?.includes(k))
      .map((k) => `${di}: ${k} must be there`),
    ...Object.entries(p).flatMap(([k, s]) =>
      q[k] ? beda(s, q[k], `${di}.${k}`) : tertutup ? [`${di}: ${k} is not known`] : [],
    ),
    ...fill(width).flatMap((s, i) => beda(fill(sempit)[i] ?? {}, s, `${di}[]`)),
    ...(typeof width.additionalProperties === 'object' && typeof sempit.additionalProperties === 'object'
      ? beda(sempit.additionalProperties, width.additionalProperties, `${di}{}`)
      : []),
  ]
}

/** What bounds a value from above, from below, or otherwise. */
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

/** Another pattern than before takes what was taken, as far as chance finds: texts of the one are texts of the other. */
const lebihLuas = (sempit: unknown, width: unknown): boolean =>
  typeof sempit === 'string' &&
  fc
    .sample(fc.stringMatching(new RegExp(sempit)), { seed: seed, numRuns: 300 })
    .every((text) => new RegExp(String(width)).test(text))

const limitDifference = (sempit: Skema, width: Skema, di: string): string[] =>
  [
    ...ATAS.filter((k) => k in width && !(Number(sempit[k] ?? Infinity) <= Number(width[k]))),
    ...BAWAH.filter((k) => k in width && !(Number(sempit[k] ?? -Infinity) >= Number(width[k]))),
    ...LAIN.filter(
      (k) => k in width && !sama(sempit[k], width[k]) && !(k === 'pattern' && lebihLuas(sempit[k], width[k])),
    ),
  ].map((k) => `${di}: ${k} ${JSON.stringify(sempit[k])} for ${JSON.stringify(width[k])}`)
