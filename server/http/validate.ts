/** Checks params, query and body together, so that everything wrong is told at once. */
import type { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal, type FieldError } from '#domain/errors.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/** @throws Refusal 400 with every field error; the message is the first one's text. */
export function validate(call: CallDefinition, raw: RawInput): RawInput {
  const found: FieldError[] = []
  const part = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return value
    const result = schema.safeParse(value)
    if (result.success) return result.data
    found.push(...result.error.issues.flatMap(fieldErrors))
    return undefined
  }
  const input = {
    params: part(call.params, raw.params),
    query: part(call.query, raw.query),
    body: part(call.body, withoutIdTrx(call, raw.body)),
  }
  if (found.length)
    throw new Refusal('tidakValid', 400, found[0]!.message || errors.tidakValid().message, found)
  return input
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const at = (field: string | number | symbol) => [...issue.path, field].map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: at(key), message: `${key} Tidak Dikenal` }))
  return [{ field: issue.path.map(String).join('.'), message: issue.message }]
}

/** Any write may carry its key in the body; a body that does not name id_trx must not trip over it. */
function withoutIdTrx(call: CallDefinition, body: unknown): unknown {
  if (!call.write || typeof body !== 'object' || body === null || !('id_trx' in body)) return body
  const shape = (call.body as { shape?: object } | undefined)?.shape
  if (shape && 'id_trx' in shape) return body
  const { id_trx: _, ...rest } = body as Record<string, unknown>
  return rest
}
