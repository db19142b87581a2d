/** Limits stand where things are entered, and none in replies (domain/limits.ts): over every call there is. */
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { routes, routesUmum } from '#server/routes.ts'
import { schemaOf } from '#test/tools/bad-values.ts'
import { nameOf } from '#test/tools/good-input.ts'

const LEAST = Number.MIN_SAFE_INTEGER
const MOST = Number.MAX_SAFE_INTEGER

interface Schema {
  type?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Every number of a schema, by its path. */
function numbers(schema: object, at: string): [path: string, schema: Schema][] {
  const { type, enum: choices } = schema as Schema
  const isNumber = choices === undefined && (type === 'number' || type === 'integer')
  const here: [string, Schema][] = isNumber ? [[at, schema]] : []
  const inside = Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? numbers(value, `${at}.${key}`) : [],
  )
  return [...here, ...inside]
}
const found = (schema: z.ZodType | undefined, at: string, wrong: (schema: Schema) => boolean): string[] =>
  schema
    ? numbers(schemaOf(schema), at)
        .filter(([, number]) => wrong(number))
        .map(([path]) => path)
    : []

const calls: readonly CallDefinition[] = [...routes, ...routesUmum].map((route) => route.call)

describe.each(calls.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  test('answers any whole number that there can be', () => {
    const bounded = ({ minimum = LEAST, maximum = MOST, exclusiveMinimum, exclusiveMaximum }: Schema) =>
      minimum > LEAST || maximum < MOST || exclusiveMinimum !== undefined || exclusiveMaximum !== undefined
    const replies = { reply: call.reply, ...call.beside }
    expect(Object.entries(replies).flatMap(([at, schema]) => found(schema, at, bounded))).toEqual([])
  })
  test('takes no number without a limit', () => {
    const free = ({ maximum = MOST, exclusiveMaximum = MOST }: Schema) =>
      Math.min(maximum, exclusiveMaximum) >= MOST
    expect([...found(call.body, 'body', free), ...found(call.query, 'query', free)]).toEqual([])
  })
})
