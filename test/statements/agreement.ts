/** A row beside the type that promises it: one sentence for each column that is otherwise. */
import type { Column } from './described.ts'
import type { Promised, Row } from './sources.ts'

/** Types in TypeScript that a value of each kind may have. */
const KINDS: Record<string, Promised['kind'][]> = {
  number: ['number'],
  string: ['string'],
  boolean: ['boolean'],
  Date: ['Date'],
  Buffer: ['Buffer'],
  object: ['object'],
  /** JSON holds any of them. */
  json: ['object', 'string', 'number', 'boolean'],
}
/** Kinds as values of PostgreSQL's types arrive (server/db/client.ts); text of any sort is a string, an array an object. */
const ARRIVES: Record<string, keyof typeof KINDS> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  rp: 'number',
  mg: 'number',
  pct: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
}
const UNITS: Record<string, string> = { rp: 'Rupiah', mg: 'Milligram', pct: 'Persen' }

export function disagreements(columns: readonly Column[], row: Row, open = false): string[] {
  const there = new Set(columns.map(({ name }) => name))
  const missing = [...row].filter(([name, promised]) => !promised.optional && !there.has(name))
  return [
    ...missing.map(([name, { type }]) => `${name} is promised (${type}) and not there`),
    ...columns.flatMap((column) => {
      const promised = row.get(column.name)
      if (!promised) return open ? [] : [`${column.name} (${column.type}) is there and not promised`]
      const why = disagrees(column, promised)
      return why ? [`${column.name} ${why}, and promised as ${promised.type}`] : []
    }),
  ]
}

function disagrees({ type, from, nullable }: Column, promised: Promised): string | undefined {
  if (promised.kind === 'anything') return undefined
  const arrives = ARRIVES[type] ?? (type.endsWith('[]') ? 'object' : 'string')
  if (!KINDS[arrives]!.includes(promised.kind)) return `is ${type}`
  const of = from ? ` (${from})` : ''
  if (from && UNITS[type] !== promised.unit) return `is ${type}${of}`
  if (nullable && !promised.nullable) return `may be null${of}`
  return undefined
}
