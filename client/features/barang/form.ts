/** The forms of a piece. */
import type { z } from 'zod'
import type { FieldError } from '#domain/errors.ts'

/** '-' stands for nothing. */
export const empty = (text: string): string => (text === '-' ? '' : text)

/** Returns the objections of the call's own schema, placed at their fields. */
export const wrongAt = (body: z.ZodObject, content: object): FieldError[] =>
  Object.entries(body.shape).flatMap(([field, schema]) => {
    const value = (content as Record<string, unknown>)[field]
    const { error } = (schema as z.ZodType).safeEncode(value as never)
    return error ? [{ field, message: error.issues[0]!.message }] : []
  })
