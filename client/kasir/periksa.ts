/** Checks that keep a draft of any kind from being saved. Pure. */
import { z } from 'zod'
import { errors, type FieldError, type Refusal } from '#domain/errors.ts'
import { harusLunas, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'

/** By the call's own schema. */
export function contentErrors(schema: z.ZodType, request: unknown): FieldError[] {
  const result = z.safeEncode(schema, request as never)
  return result.success
    ? []
    : result.error.issues.map((issue) => ({
        field: issue.path.map(String).join('.'),
        message: issue.message,
      }))
}

/** Of several errors of one field the first: the schema and the rules may find the same. */
export const oncePerField = (found: readonly FieldError[]): FieldError[] =>
  found.filter((e, i) => found.findIndex((f) => f.field === e.field) === i)

/** A DP is at most the whole. */
export const dpError = (pembayaran: readonly Pembayaran[], total: Rupiah): FieldError[] =>
  totalBayar(pembayaran) > total ? [{ field: 'pembayaran', message: errors.lebihDariSisa().message }] : []

/** A document that is not paid can be saved but never validated: the till does not let it come to that. */
export const belumLunas = (pembayaran: readonly Pembayaran[], total: Rupiah): FieldError[] =>
  bayarError(() => harusLunas(pembayaran, total))

/** Shows what a rule of payments refuses, as an error beside the payments. */
export function bayarError(rule: () => unknown): FieldError[] {
  try {
    rule()
    return []
  } catch (refusal) {
    return [{ field: 'pembayaran', message: (refusal as Refusal).message }]
  }
}
