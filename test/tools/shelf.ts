/**
 * Databases that wait for the next test. A test begins with a database as its day's fixture left it; making one, signing in to it and
 * planning each statement anew were most of what a test cost. So a database is not thrown away after a test: what the test wrote is
 * taken back, and its connections stay. One in which more than rows has changed goes.
 */
import pg from 'pg'
import { createPool, WORKING } from '#server/db/client.ts'
import { fixtureDatabase, type FreshDatabase } from './database.ts'

export interface Borrowed {
  database: FreshDatabase
  /** Of a server, and of the database's owner: they are ended, and the connections stay. */
  pool: pg.Pool
  pemilik: pg.Pool
  /** To be called after both were ended. */
  giveBack(): Promise<void>
}

/** What stands in the tables of a day's fixture, and how it is put back. */
interface Content {
  tables: ReadonlyMap<string, Table>
  look: string
}

interface Table {
  /** A sequence has one row, in which it counts. */
  sequence: boolean
  rows: number
  restore: string
}

/** How many rows a table has, and which transaction wrote last; of the database's description too. */
type Seen = ReadonlyMap<string, string>

interface Kept {
  database: FreshDatabase
  pool: pg.Pool
  pemilik: pg.Pool
  /** Looks, and plans that once. Who puts back is another: without triggers everything is planned anew. */
  looker: pg.Client
  keeper: pg.Client
  content: Content
  seen: Seen
  uses: number
}

/** Rows that were taken back leave room behind, which every look through the table passes. */
const USES_MAX = 60
/** Of a process: each holds connections. */
const WAITING_MAX = 3
const CONNECTIONS_MAX = 3

const waiting: { tanggal: string; ready: Promise<Kept | undefined> }[] = []
const contents = new Map<string, Promise<Content>>()

/** @param tanggal of the fixture: tgl_system */
export async function borrow(tanggal: string): Promise<Borrowed> {
  const place = waiting.findIndex((one) => one.tanggal === tanggal)
  const kept = (place < 0 ? undefined : await waiting.splice(place, 1)[0]!.ready) ?? (await make(tanggal))
  const lent = [lend(kept.pool), lend(kept.pemilik)] as const
  return {
    database: kept.database,
    pool: lent[0].pool,
    pemilik: lent[1].pool,
    async giveBack() {
      const ended = lent.every((one) => one.ended())
      const ready = (ended ? restored(kept) : Promise.resolve(false)).then(
        (sound) => (sound ? kept : thrownAway(kept)),
        () => thrownAway(kept),
      )
      waiting.push({ tanggal, ready })
      if (waiting.length <= WAITING_MAX) return
      const oldest = await waiting.shift()!.ready
      if (oldest) await thrownAway(oldest)
    },
  }
}

async function make(tanggal: string): Promise<Kept> {
  const database = await fixtureDatabase(tanggal)
  const [looker, keeper] = await Promise.all([ownerOf(database), ownerOf(database)])
  const known = contents.get(tanggal) ?? contentOf(looker)
  contents.set(tanggal, known)
  const content = await known
  return {
    database,
    pool: createPool({ url: database.urlServer, limits: WORKING, tetap: true }),
    pemilik: createPool({ url: database.url, max: 2, tetap: true }),
    looker,
    keeper,
    content,
    seen: await look(looker, content),
    uses: 0,
  }
}

async function ownerOf({ url }: FreshDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function thrownAway({ database, pool, pemilik, looker, keeper }: Kept): Promise<undefined> {
  await Promise.allSettled([pool, pemilik, looker, keeper].map((one) => one.end()))
  await database.drop()
}

/** The same connections for one server: once it has ended its pool, nothing that it left behind asks through it any more. */
function lend(pool: pg.Pool): { pool: pg.Pool; ended: () => boolean } {
  let open = true
  const refused = () => Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
  const mine = new Proxy(pool, {
    get(target, name) {
      if (name === 'end') return async () => void (open = false)
      if (!open && (name === 'connect' || name === 'query')) return refused
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { pool: mine, ended: () => !open && pool.idleCount === pool.totalCount }
}

/** Puts back what a test wrote. @returns whether all is as it was */
async function restored(kept: Kept): Promise<boolean> {
  const { looker, keeper, content } = kept
  if (++kept.uses > USES_MAX) return false
  await Promise.all([fewer(kept.pool), fewer(kept.pemilik, 'RESET ALL')])
  const now = await look(looker, content)
  const changed = [...now].filter(([name, state]) => kept.seen.get(name) !== state).map(([name]) => name)
  const tables = changed.map((name) => content.tables.get(name))
  if (!tables.every((table) => table !== undefined)) return false
  const answers: unknown = await keeper.query(
    [
      'BEGIN',
      `SET LOCAL lock_timeout = '2s'`,
      'SET LOCAL session_replication_role = replica',
      ...tables.map(({ restore }) => restore),
      'SELECT pg_current_xact_id()::text AS id',
      'COMMIT',
    ].join(';'),
  )
  const { id } = (answers as pg.QueryResult<{ id: string }>[]).at(-2)!.rows[0]!
  const after = changed.map((name): [string, string] => {
    const { sequence, rows } = content.tables.get(name)!
    return [name, sequence ? kept.seen.get(name)! : `${rows} ${rows ? id : 0}`]
  })
  kept.seen = new Map([...kept.seen, ...after])
  return true
}

/** Many tills at once have opened many connections. @param reset asked of those that stay: a test may have set what it liked */
async function fewer(pool: pg.Pool, reset = ''): Promise<void> {
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const [stay, go] = [all.slice(0, CONNECTIONS_MAX), all.slice(CONNECTIONS_MAX)]
  for (const client of go) client.release(true)
  if (reset) await Promise.all(stay.map((client) => client.query(reset)))
  for (const client of stay) client.release()
}

async function look(looker: pg.Client, { look: text }: Content): Promise<Seen> {
  const { rows } = await looker.query<{ name: string; state: string }>({ name: 'look', text })
  return new Map(rows.map(({ name, state }) => [name, state]))
}

/** Whatever describes tables, functions and rights; that somebody is still at work; and what a session has kept for itself. */
const DESCRIPTION = `
  ${['class', 'proc', 'trigger', 'constraint', 'policy', 'attrdef', 'index', 'type', 'rewrite', 'namespace']
    .map((name) => `SELECT 'pg_${name}' AS name, ${lastWritten()} AS state FROM pg_${name}`)
    .join(' UNION ALL ')}
  UNION ALL SELECT 'pg_attribute', ${lastWritten()} FROM pg_attribute WHERE attrelid >= 16384
  UNION ALL SELECT 'pg_statistic', count(*)::text FROM pg_statistic
  UNION ALL SELECT 'pg_database', xmin::text FROM pg_database WHERE datname = current_database()
  UNION ALL SELECT 'pg_db_role_setting', ${lastWritten('s.')} FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase WHERE d.datname = current_database()
  UNION ALL SELECT 'pg_locks', count(*)::text FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database() AND l.locktype = 'advisory'
  UNION ALL SELECT 'pg_stat_activity', count(*)::text FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`

function lastWritten(of = ''): string {
  return `count(*) || ' ' || coalesce(max(${of}xmin::text::bigint), 0)`
}

async function contentOf(keeper: pg.Client): Promise<Content> {
  const { rows: relations } = await keeper.query<{ name: string; kind: string; columns: string }>(`
    SELECT c.oid::regclass::text AS name, c.relkind AS kind,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
       WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'S') ORDER BY 1`)
  const tables = new Map<string, Table>()
  for (const { name, kind, columns } of relations)
    tables.set(name, await (kind === 'S' ? sequenceOf(keeper, name) : tableOf(keeper, name, columns)))
  const each = relations.map(({ name, kind }) =>
    kind === 'S'
      ? `SELECT '${name}' AS name, last_value || ' ' || is_called AS state FROM ${name}`
      : `SELECT '${name}' AS name, ${lastWritten()} AS state FROM ${name}`,
  )
  return { tables, look: [...each, DESCRIPTION].join(' UNION ALL ') }
}

async function sequenceOf(keeper: pg.Client, name: string): Promise<Table> {
  const { rows } = await keeper.query<{ last: string; called: boolean }>(
    `SELECT last_value::text AS last, is_called AS called FROM ${name}`,
  )
  const { last, called } = rows[0]!
  return { sequence: true, rows: 1, restore: `SELECT setval('${name}', ${last}, ${called})` }
}

async function tableOf(keeper: pg.Client, name: string, columns: string): Promise<Table> {
  const { rows } = await keeper.query<{ n: number; all: string | null }>(
    `SELECT count(*)::int AS n, json_agg(t)::text AS all FROM ${name} t`,
  )
  const { n, all } = rows[0]!
  const insert = all
    ? `; INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${pg.escapeLiteral(all)})`
    : ''
  return { sequence: false, rows: n, restore: `DELETE FROM ${name}${insert}` }
}
