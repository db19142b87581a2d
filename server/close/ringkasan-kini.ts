/** The sections of the end-of-day summary, of the open day: the very same queries, given the snapshots as they would be now under the tables' names. */
import { statement, type Statement } from '../db/statement.ts'
import { SALDO_HARI_INI } from './saldo-akun-harian.ts'
import { GRUP_HARI_INI, PETA_MUTASI, STOK_HARI_INI } from '../ledger/stok-harian.ts'

/** Behind shop and day: what STOK_HARI_INI asks for. */
export const NILAI_KINI = PETA_MUTASI

// Inside such a query the name still means the table: a WITH that is not RECURSIVE does not see itself.
const SNAPSHOT = [
  ['stok_harian', STOK_HARI_INI],
  ['grup_harian', GRUP_HARI_INI],
  ['saldo_akun_harian', SALDO_HARI_INI],
] as const

/** A section that reads no snapshot is asked in the same words; its spare values are named so that they have a type. */
export function kini(content: Statement<object>): Statement<object> {
  const tables = SNAPSHOT.filter(([table]) => new RegExp(`\\b${table}\\b`).test(content.text))
  const ctes = tables.map(([table, rows]) => `${table} AS (${rows})`)
  if (!tables.some(([table]) => table === 'stok_harian'))
    ctes.unshift('tak_dipakai AS (SELECT $3::text[], $4::text[], $5::text[])')
  const [, tanpaWith] = /^WITH (.*)$/s.exec(content.text) ?? []
  return statement(
    `kini_${content.name}`,
    `WITH ${ctes.join(', ')}${tanpaWith ? `, ${tanpaWith}` : ` ${content.text}`}`,
  )
}
