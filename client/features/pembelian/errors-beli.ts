/** Finds the place of the server's errors of bought pieces: 'detail_beli.0.berat' belongs to the first line. Pure. */
import type { FieldError } from '#domain/errors.ts'
import type { BeliDihitung } from './keranjang-beli.ts'

/** By the line's kunci. */
export const errorsBeli = (
  errors: readonly FieldError[],
  lines: readonly BeliDihitung[],
): Record<string, FieldError[]> =>
  Object.fromEntries(
    lines.map((line, i) => {
      const prefix = `detail_beli.${i}.`
      return [
        line.line.kunci,
        errors
          .filter((e) => e.field.startsWith(prefix))
          .map((e) => ({ ...e, field: e.field.slice(prefix.length) })),
      ]
    }),
  )

/** Told beside a line, or in the identity's panel. */
export const milikBeli = ({ field }: FieldError): boolean =>
  field.startsWith('detail_beli.') || field.startsWith('identitas')
