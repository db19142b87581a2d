/** Millions of rows are written in a third of the time when they are indexed afterwards. */
import type pg from 'pg'

/** Takes the indexes of a table away that keep nothing unique. @returns how they are made again */
export async function withoutIndexes(
  owner: pg.Client,
  table: string,
  tell: (index: string, ms: number) => void = () => {},
): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ nama: string; buat: string }>(
    `SELECT indexrelid::regclass::text AS nama, pg_get_indexdef(indexrelid) AS buat FROM pg_index
     WHERE indrelid = $1::regclass AND NOT indisunique`,
    [table],
  )
  for (const { nama } of rows) await owner.query(`DROP INDEX ${nama}`)
  return async () => {
    for (const { nama, buat } of rows) {
      const start = performance.now()
      await owner.query(buat)
      tell(nama, performance.now() - start)
    }
  }
}
