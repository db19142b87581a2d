/** Explains a mistake in a cell of a file: the rule, the present text, and a correct example. */
import type { Field } from '../master-types.ts'
import { isEmpty, type SheetCell } from './cells.ts'

export function jelaskan(field: Field, cell: SheetCell | undefined, rule: string): string {
  // A rule with a comma already says what to do: 'Berisi Rumus, Tempel Sebagai Nilai'.
  if (rule.includes(', ')) return rule
  const said = written(cell)
  const right = said === '' && WITHOUT_EXAMPLE.has(field.kind) ? '' : benar(field)
  return [rule, said && ` (Tertulis "${said}")`, right && `, ${right}`].join('')
}

/** Of an empty cell it is enough that it must not be empty. */
const WITHOUT_EXAMPLE = new Set<string>(['teks', 'kode'])
const LENGTH = 30

function written(cell: SheetCell | undefined): string {
  if (cell === undefined || cell === null || isEmpty(cell)) return ''
  if (typeof cell === 'object') return 'tanggal' in cell ? cell.tanggal : ''
  const text = String(cell).trim()
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text
}

/** A cell that would be taken; '' where nothing can be said of it. */
function benar(field: Field): string {
  switch (field.kind) {
    case 'pilihan':
      return `Pilih ${field.options.join(', ')}`
    case 'gram':
      return 'Misalnya 2.35'
    case 'persen':
      return 'Misalnya 37.5'
    case 'rupiah':
      return 'Misalnya 1250000'
    case 'angka':
      return `Misalnya ${field.min ?? 1}`
    case 'tanggal':
      return 'Misalnya 2025-01-15'
    case 'telepon':
      return 'Misalnya 081234567890'
    case 'digit':
      return `Angka Saja, Misalnya ${'12345678'.slice(0, field.max ?? 8)}`
    case 'karat':
      return 'Misalnya 16K'
    case 'kode':
      return 'Huruf, Angka, Titik, Atau Strip, Misalnya A-1'
    case 'teks':
      return `Satu Baris, Paling Panjang ${field.max ?? 100} Huruf`
    default:
      return ''
  }
}
