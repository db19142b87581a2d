/**
 * A row of a master as it crosses the API: stored, made, or edited. Where a choice says the unit of the row's measures,
 * there is one object for each of its options, so that a percent is checked as a percent and rupiah as rupiah.
 */
import { z } from 'zod'
import { createSchema, editSchema, fieldFor, pengukur, replySchema } from './master-field.ts'
import type { Field } from './master-types.ts'

type Fields = Readonly<Record<string, Field>>
type Choice = Extract<Field, { kind: 'pilihan' }>

/** A stored row; `more` stands beside its fields. */
export const rowSchema = (fields: Fields, more: z.ZodRawShape): z.ZodType =>
  perUnit(fields, (measured) => z.object({ ...mapped(measured, replySchema), ...more }))

/** Schema of a new row; fields left out get their default. */
export const newSchema = (fields: Fields): z.ZodType =>
  perUnit(
    fields,
    (measured) => z.strictObject(mapped(measured, createSchema)),
    (value, isDefault) => (isDefault ? z.literal([value, undefined]).prefault(value) : z.literal(value)),
  )

/** Schema of a change: only named fields change. A measure and the choice that says its unit must be named together. */
export function changeSchema(fields: Fields, more: z.ZodRawShape): z.ZodType {
  const name = pengukur(fields)
  const unmeasured = Object.fromEntries(Object.entries(fields).filter(([, f]) => f.kind !== 'ukuran'))
  const object = z.strictObject({ ...mapped(unmeasured, editSchema), ...more })
  if (!name) return object
  const choice = fields[name] as Choice
  const measures = (schema: (field: Field) => z.ZodType) =>
    mapped(Object.fromEntries(Object.entries(fields).filter(([, f]) => f.kind === 'ukuran')), schema)
  const alone = measures(({ label }) => z.never(`${label} Harus Disertai ${choice.label}`).optional())
  const with_ = (value: string) =>
    measures((field) => createSchema({ ...fieldFor(field, { [name]: value }), default: undefined } as Field))
  const each = choice.options.map((value) => object.extend({ ...with_(value), [name]: z.literal(value) }))
  return z.discriminatedUnion(
    name,
    [object.extend({ ...alone, [name]: z.undefined().optional() }), ...each],
    unknown(choice),
  )
}

function perUnit(
  fields: Fields,
  make: (measured: Fields) => z.ZodObject,
  literal: (value: string, isDefault: boolean) => z.ZodType = (value) => z.literal(value),
): z.ZodType {
  const name = pengukur(fields)
  if (!name) return make(fields)
  const choice = fields[name] as Choice
  const each = choice.options.map((value) => {
    const measured = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, fieldFor(field, { [name]: value })]),
    )
    return make(measured).extend({ [name]: literal(value, value === choice.default) })
  })
  return z.discriminatedUnion(name, each as never, unknown(choice))
}

/** Says of an option that there is not what the choice itself would say. */
const unknown = ({ label }: Field) => ({
  error: (issue: { code?: string }) =>
    issue.code === 'invalid_union' ? `${label} Harus Dipilih` : undefined,
})

const mapped = (fields: Fields, schema: (field: Field) => z.ZodType): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]))
