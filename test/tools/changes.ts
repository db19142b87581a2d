/**
 * Watches what a server writes, told by its database: a refusal leaves no trace, not even one that was wiped out again.
 */
import { asOwner } from './close.ts'
import type { TestServer } from './server.ts'

/** Rows of each table that came, went or were changed since the watch began. */
export type Changes = Record<string, number>

/** From now on every table counts; a transaction that is undone takes its counts along. */
export async function watchChanges(
  server: TestServer,
): Promise<(except?: readonly string[]) => Promise<Changes>> {
  const tables = await asOwner<{ tablename: string }>(
    server,
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  )
  await asOwner(
    server,
    'CREATE TABLE uji_perubahan (tabel text NOT NULL)',
    `CREATE FUNCTION uji_catat() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
       IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN INSERT INTO uji_perubahan VALUES (TG_TABLE_NAME); END IF;
       RETURN NULL;
     END $$`,
    ...tables.map(
      ({ tablename }) =>
        `CREATE TRIGGER uji_catat AFTER INSERT OR UPDATE OR
         DELETE ON ${tablename} FOR EACH ROW EXECUTE FUNCTION uji_catat()`,
    ),
  )
  const counted = new Map<string, number>()
  return async (except = []) => {
    // Counted rows are deleted, or every look would take longer than the last one.
    const { rows } = await server.pemilik.query<{ tabel: string }>(
      'DELETE FROM uji_perubahan RETURNING tabel',
    )
    for (const { tabel: table } of rows) counted.set(table, (counted.get(table) ?? 0) + 1)
    return Object.fromEntries([...counted].filter(([table]) => !except.includes(table)))
  }
}
