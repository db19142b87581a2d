/** Good and bad input for any call, from its schemas alone: a new call is tried without a new test. */
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { validate } from '#server/http/validate.ts'

/** As much of JSON Schema as our schemas become. */
interface Schema {
  type?: string
  const?: unknown
  default?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  not?: object
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}

export interface RawInput {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as Schema

const TEXTS = ['A1', '00000001', 'AB12CD34EF56GH78', '081234567890', '2025-01-15', 'UJI']

/** A value that the schema takes. */
export function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sample(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, p]) => !p.not)
          .map(([name, p]) => [name, sample(p)]),
      )
    case 'array':
      return schema.items?.not ? [] : [sample(schema.items ?? {})]
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return false
    default:
      return schema.format === 'date'
        ? '2025-01-15'
        : (TEXTS.find((t) => new RegExp(schema.pattern ?? '').test(t)) ?? 'UJI')
  }
}

const samples = new WeakMap<CallDefinition, RawInput>()

/** Input as a well-behaved caller would send it, but for what the shop does not know. */
export function sampleInput(call: CallDefinition): RawInput {
  const input = samples.get(call) ?? madeFor(call)
  samples.set(call, input)
  return input
}

const madeFor = (call: CallDefinition): RawInput => ({
  params: {
    ...Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, 'UJI'])),
    ...(call.params ? (sample(schemaOf(call.params)) as object) : {}),
  } as Record<string, string>,
  query: call.query
    ? (Object.fromEntries(
        Object.entries(sample(schemaOf(call.query)) as object).map(([k, v]) => [k, String(v)]),
      ) as Record<string, string>)
    : {},
  body: call.body && call.method !== 'GET' ? sample(schemaOf(call.body)) : undefined,
})

const NUL = 'A\u0000B'
const HOSTILE_TEXT = [
  '',
  ' ',
  'x',
  NUL,
  '\ud800',
  'A'.repeat(20_000),
  "'; DROP TABLE toko; --",
  '%_\\',
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
]
/** No day, a day before those that the database knows, and the last before a year of five digits. */
const HOSTILE_DAY = ['2025-02-30', '0000-01-01', '9999-12-31']
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  0,
  -1,
  0.5,
  1e-7,
  2 ** 53,
  1e300,
  -1e300,
  [],
  {},
  [[]],
  [7],
  { a: 1 },
  ...HOSTILE_TEXT,
  '7',
  '-1',
  ...HOSTILE_DAY,
]

export interface Mutant {
  /** The place that was changed, and the new value. */
  name: string
  input: RawInput
}

/** The input with one place changed, once for every place and every hostile value. */
export function mutants(call: CallDefinition, good: RawInput): Mutant[] {
  const inBody = call.body && call.method !== 'GET' ? changes(good.body, 'body') : []
  return [
    ...inBody.map(({ name, value }) => ({ name, input: { ...good, body: value } })),
    ...textChanges(good.query, 'query').map(({ name, value }) => ({
      name,
      input: { ...good, query: value },
    })),
    ...textChanges(good.params, 'params')
      .filter(({ value }) => Object.values(value).every((v) => v !== ''))
      .map(({ name, value }) => ({ name, input: { ...good, params: value } })),
  ]
}

export function isRefusedBySchema(call: CallDefinition, input: RawInput): boolean {
  try {
    validate(call, {
      ...input,
      body: call.method === 'GET' ? undefined : (JSON.parse(JSON.stringify(input.body ?? null)) ?? undefined),
    })
    return false
  } catch {
    return true
  }
}

interface Change<T = unknown> {
  name: string
  value: T
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, 40)

function changes(good: unknown, at: string): Change[] {
  const here = HOSTILE.map((value): Change => ({ name: `${at} = ${shown(value)}`, value }))
  if (Array.isArray(good)) {
    const inside = good.flatMap((item, i) =>
      changes(item, `${at}.${i}`).map(({ name, value }): Change => ({ name, value: good.with(i, value) })),
    )
    return [
      ...here,
      { name: `${at} × 5000`, value: Array.from({ length: 5_000 }, () => good[0] ?? 1) },
      ...inside,
    ]
  }
  if (typeof good === 'object' && good !== null) {
    const inside = Object.entries(good).flatMap(([key, item]) =>
      changes(item, `${at}.${key}`).map(({ name, value }): Change => ({
        name,
        value: { ...good, [key]: value },
      })),
    )
    return [...here, { name: `${at} + asing`, value: { ...good, asing: 1 } }, ...inside]
  }
  return here
}

const textChanges = (good: Record<string, string>, at: string): Change<Record<string, string>>[] =>
  Object.keys(good).flatMap((key) =>
    [
      ...HOSTILE_TEXT.filter((t) => t.length < 100 && t.isWellFormed()),
      '9'.repeat(90),
      '-1',
      '0.5',
      '1e999',
      ...HOSTILE_DAY,
    ].map((value) => ({ name: `${at}.${key} = ${shown(value)}`, value: { ...good, [key]: value } })),
  )
