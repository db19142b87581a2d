/** Statements are prepared once for each connection, which lives for hours: what happens to them when the database changes meanwhile. */
import pg from 'pg'

/** Statements that read or write rows; the rest know no table. */
const BERISI = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE|VALUES)\b/i

/**
 * Prepares all of them, has the database changed, and has each planned again.
 * @param statements texts by name
 * @returns those that fail then, and how: 'cached plan must not change result type', 'column reference … is ambiguous'
 */
export async function tidakLagiDijawab(
  url: string,
  statements: Readonly<Record<string, string>>,
  berubah: (client: pg.Client) => Promise<unknown>,
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, text] of Object.entries(statements))
      if (BERISI.test(text)) await client.query(`PREPARE "${name}" AS ${text}`)
    await berubah(client)
    const { rows } = await client.query<{ name: string; values: string }>(
      `SELECT name,
         array_to_string(array_fill('NULL'::text, ARRAY[cardinality(parameter_types)]), ', ') AS values
       FROM pg_prepared_statements`,
    )
    const gagal: Record<string, string> = {}
    for (const { name, values } of rows)
      await client
        .query(`EXPLAIN EXECUTE "${name}"${values && ` (${values})`}`)
        .catch((error: Error) => (gagal[name] = error.message))
    return gagal
  } finally {
    await client.end()
  }
}
