/** Good and bad values for any master, from its definition alone: a new master is tested without a new test. */
import { formFields } from '#domain/master-calls.ts'
import type { Field } from '#domain/master-field.ts'
import type { AnyMaster } from '#domain/master.ts'

export type Values = Record<string, unknown>

/** What a form would send for a new row; `n` makes it another one. `refs` answers a code that a master's picker offers. */
export const goodValues = (master: AnyMaster, n: number, refs: (master: AnyMaster) => string): Values =>
  Object.fromEntries(formFields(master).map(([name, field]) => [name, goodValue(field, n, refs)]))

function goodValue(field: Field, n: number, refs: (master: AnyMaster) => string): unknown {
  switch (field.kind) {
    case 'kode':
      return `UJI${n}`
    case 'teks':
      return `UJI ${n}`
    case 'telepon':
      return `0812${String(n).padStart(8, '0')}`
    case 'digit':
      return String(7_000_000 + n)
    case 'ref':
      return refs(field.ref)
    case 'pilihan':
      return field.options[0]
    case 'ya-tidak':
      return false
    case 'gram':
      return (field.min ?? 0) + n + 0.125
    case 'persen':
      return (n % 100) + 0.5
    case 'angka':
    case 'rupiah':
      return (field.min ?? 0) + n
  }
}

/** Everything a field must refuse, and the text it refuses it with. */
export const badValues = (field: Field): [value: unknown, text: string][] => {
  const { label } = field
  const kosong = `${label} Tidak Boleh Kosong`
  const salah = `${label} Tidak Valid`
  const missing: [unknown, string][] = field.default === undefined && field.kind !== 'pilihan' ? [[undefined, kosong], [null, kosong]] : []
  switch (field.kind) {
    case 'kode':
    case 'ref':
      return [...missing, [7, salah], [{}, salah], ['A'.repeat(31), `${label} Terlalu Panjang`], ['A B', salah], ["X'; DROP--", salah], ['A\u0000', salah]]
    case 'teks':
      return [...missing, [7, salah], [['A'], salah], ['A'.repeat((field.max ?? 100) + 1), `${label} Terlalu Panjang`], ['A\u0000B', salah]]
    case 'telepon':
    case 'digit':
      return [...missing, [812, salah], ['1'.repeat(31), `${label} Terlalu Panjang`], ['08ABC123456', salah]]
    case 'pilihan':
      return [['TIDAK ADA', `${label} Harus Dipilih`], [1, `${label} Harus Dipilih`]]
    case 'ya-tidak':
      return [['YA', salah], [1, salah]]
    case 'angka':
    case 'rupiah':
      return [...missing, ...numbers(field.min, label), [1.5, `${label} Harus Bilangan Bulat`]]
    case 'gram':
      return [...missing, ...numbers(field.min, label), [1.0001, `${label} Maksimal 3 Desimal`]]
    case 'persen':
      return [...missing, ...numbers(field.min, label), [100.01, `${label} Maksimal 100`], [1.00001, `${label} Maksimal 4 Desimal`]]
  }
}

const numbers = (min: number | undefined, label: string): [unknown, string][] => [
  ['5', `${label} Tidak Valid`],
  [-1, min ? `${label} Minimal ${min}` : `${label} Tidak Boleh Negatif`],
  [1e13, `${label} Maksimal`],
  [Number.MAX_VALUE, label],
]
