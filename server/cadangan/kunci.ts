/** The key of identities is in no backup; its fingerprint is, and tells which key belongs to it. */
import type pg from 'pg'
import type { Rahasia } from '../process/rahasia.ts'

/** Tells the installation's key from another. */
export const kunciDigest = (rahasia: Rahasia): string => rahasia.sidik('cadangan').slice(0, 16)

const EXAMPLE = 20

/** A fingerprint of the wrong key would be found out when it is too late. @throws when there are identities, and the key opens none */
export async function pastikanKunci(client: pg.ClientBase, rahasia: Rahasia): Promise<void> {
  const { rows } = await client.query<{ tanya: string }>(
    `SELECT format('(SELECT %1$I AS isi FROM %2$I WHERE length(%1$I) > 0 LIMIT ${EXAMPLE})', a.attname,
         c.relname) AS tanya
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname LIKE '%\\_enc'
       AND a.atttypid = 'bytea'::regtype`,
  )
  if (!rows.length) return
  const example = await client.query<{ isi: Buffer }>(rows.map((r) => r.tanya).join(' UNION ALL '))
  if (example.rows.length && !example.rows.some(({ isi: content }) => bisaDibuka(rahasia, content)))
    throw new Error(
      'kunci identitas di sini bukan kunci data ini: tidak satu identitas pun terbaca dengannya',
    )
}

function bisaDibuka(rahasia: Rahasia, content: Buffer): boolean {
  try {
    rahasia.buka(content)
    return true
  } catch {
    return false
  }
}
