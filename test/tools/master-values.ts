/** Good and bad values for any master, from its definition alone: a new master is tested without a new test. */
import { formFields } from '#domain/master-calls.ts'
import { fieldFor } from '#domain/master-field.ts'
import type { Field, AnyMaster } from '#domain/master-types.ts'
import { tambahHari } from '#domain/units.ts'

export type Values = Record<string, unknown>

/**
 * Makes the values that a form would send for a new row; `n` makes it a different row. `refs` answers a code that a
 * master's picker offers.
 */
export const goodValues = (master: AnyMaster, n: number, refs: (master: AnyMaster) => string): Values =>
  Object.fromEntries(
    formFields(master).map(([name, field]) => [
      name,
      isLeft(master, field) ? field.default : goodValue(field, n, refs),
    ]),
  )

/**
 * Tells whether a field is best left at its default: typed once and for good, or shown only for another choice than the
 * first.
 */
const isLeft = ({ fields }: AnyMaster, { when, readOnlyOnEdit, default: preset }: Field): boolean =>
  (readOnlyOnEdit === true && preset !== undefined) ||
  (when !== undefined && (fields[when.field] as { options?: readonly string[] }).options?.[0] !== when.is)

function goodValue(given: Field, n: number, refs: (master: AnyMaster) => string): unknown {
  // The unit of a measure is that of its choice's first option, which is what is chosen.
  const field = fieldFor(given, {})
  switch (field.kind) {
    case 'kode':
      return `UJI${n}`
    case 'teks':
      return `UJI ${n}`
    case 'telepon':
      return `0812${String(n).padStart(8, '0')}`
    case 'digit':
      return String(7_000_000 + n)
    case 'karat':
      return `${n}K`
    case 'tanggal':
      return tambahHari('2030-01-01', n)
    case 'ref':
      return refs(field.ref)
    case 'pilihan':
      return field.options[0]
    case 'ya-tidak':
      return false
    case 'gram':
      return (field.min ?? 0) + n + 0.125
    case 'persen':
      return ((n % 900) * 10 + 5) / 100
    case 'angka':
      return (field.min ?? 0) + (n % ((field.max ?? 9_999) - (field.min ?? 0)))
    case 'rupiah':
      return (field.min ?? 0) + n
    case 'nomor':
    case 'ukuran':
      throw new Error(`${field.label} is not typed`)
  }
}

/** Lists everything a field must refuse, and the text it refuses it with. */
export const badValues = (given: Field): [value: unknown, text: string][] => {
  const field = fieldFor(given, {})
  const { label } = field
  const empty = field.empty ?? `${label} Tidak Boleh Kosong`
  const wrong = `${label} Tidak Valid`
  const missing: [unknown, string][] =
    field.default === undefined && field.kind !== 'pilihan'
      ? [
          [undefined, empty],
          [null, empty],
        ]
      : []
  switch (field.kind) {
    case 'kode':
    case 'ref':
      return [
        ...missing,
        [7, wrong],
        [{}, wrong],
        ['A'.repeat(31), `${label} Terlalu Panjang`],
        ['A B', wrong],
        ["X'; DROP--", wrong],
        ['A\u0000', wrong],
      ]
    case 'teks':
      return [
        ...missing,
        [7, wrong],
        [['A'], wrong],
        ['A'.repeat((field.max ?? 100) + 1), `${label} Terlalu Panjang`],
        ['A\u0000B', wrong],
      ]
    case 'telepon':
    case 'digit':
      return [...missing, [812, wrong], ['1'.repeat(31), `${label} Terlalu Panjang`], ['08ABC123456', wrong]]
    case 'karat':
      return [
        ...missing,
        [16, wrong],
        ['9'.repeat(31), `${label} Terlalu Panjang`],
        ['16X', wrong],
        ['K', wrong],
      ]
    case 'tanggal':
      return [...missing, [20250115, wrong], ['2025-02-30', wrong], ['15-01-2025', wrong]]
    case 'nomor':
    case 'ukuran':
      return []
    case 'pilihan':
      return [
        ['TIDAK ADA', `${label} Harus Dipilih`],
        [1, `${label} Harus Dipilih`],
      ]
    case 'ya-tidak':
      return [
        ['YA', wrong],
        [1, wrong],
      ]
    case 'angka':
    case 'rupiah':
      return [
        ...missing,
        ...numbers(field.min, label),
        [1.5, `${label} Harus Bilangan Bulat`],
        ...(field.max ? ([[field.max + 1, `${label} Maksimal ${field.max}`]] as [unknown, string][]) : []),
      ]
    case 'gram':
      return [...missing, ...numbers(field.min, label), [1.0001, `${label} Maksimal 3 Desimal`]]
    case 'persen':
      return [
        ...missing,
        ...numbers(field.min, label),
        [100.01, `${label} Maksimal 100`],
        [1.00001, `${label} Maksimal 4 Desimal`],
      ]
  }
}

const numbers = (min: number | undefined, label: string): [unknown, string][] => [
  ['5', `${label} Tidak Valid`],
  [-1, min ? `${label} Minimal ${min}` : `${label} Tidak Boleh Negatif`],
  [1e13, `${label} Maksimal`],
  [Number.MAX_VALUE, label],
]
