/** Shops of the chain that have a server of their own: their pages may read here, and ours there (spec 000 §6, 001 §2.15). */
import type pg from 'pg'

/** A page is asked for seldom, but a browser names its origin with every write. */
const REMEMBERED_MS = 30_000

/** Answers the addresses of those servers, as origins: 'https://toko2.example'. */
export function portalsOf(pool: pg.Pool): () => Promise<string[]> {
  let known: Promise<string[]> = Promise.resolve([])
  let until = 0
  return () => {
    if (Date.now() >= until) {
      until = Date.now() + REMEMBERED_MS
      known = load(pool)
      known.catch(() => (until = 0))
    }
    return known
  }
}

async function load(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ portal: string }>(
    `SELECT DISTINCT portal FROM toko WHERE portal <> '-' AND status_aktif`,
  )
  return rows.flatMap(({ portal }) => (URL.canParse(portal) ? [new URL(portal).origin] : []))
}
