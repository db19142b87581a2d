/**
 * Databases that wait for the next test. A test begins with a database as its day's fixture left it; making one, signing in to it and
 * planning each statement anew were most of what a test cost. So a database is not thrown away after a test: what the test wrote is
 * taken back, and its connections stay. One in which more than rows has changed goes.
 */
import pg from 'pg'
import { columnNames, allTables, allOrders, type Table } from '#server/cadangan/snapshot.ts'
import { createPool, WORKING } from '#server/db/client.ts'
import { fixtureDatabase, type FreshDatabase } from './database.ts'

export interface Borrowed {
  database: FreshDatabase
  /** A server's connections. Its `end` keeps them, and nothing asks through it any more. */
  pool: pg.Pool
  /** The owner's, alike. */
  pemilik: pg.Pool
  /** To be called after both were ended. */
  giveBack(): Promise<void>
}

/** The contents of a day's fixture. */
interface Content {
  /** Asks, since transaction $1, of everything how many rows it has and how many of them were written; of a sequence, where it stands. */
  look: string
  /** Answers of `look` when nothing was written, by name. */
  seen: ReadonlyMap<string, string>
  /** Statements that put tables and sequences back. Anything else that was seen to change cannot be put back. */
  restore: ReadonlyMap<string, string>
}

interface Kept {
  database: FreshDatabase
  pool: pg.Pool
  pemilik: pg.Pool
  /** Plans its one look once. To put rows back without triggers has a connection plan everything anew, so another one does. */
  looker: pg.Client
  restorer: pg.Client
  content: Content
  /** The transaction after which it is as the fixture has it. */
  since: string
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
  const [looker, restorer] = await Promise.all([ownerOf(database), ownerOf(database)])
  const known = contents.get(tanggal) ?? contentOf(looker)
  contents.set(tanggal, known)
  return {
    database,
    pool: createPool({ url: database.urlServer, limits: WORKING, tetap: true }),
    pemilik: createPool({ url: database.url, max: 2, tetap: true }),
    looker,
    restorer,
    content: await known,
    since: await nextTransaction(looker),
    uses: 0,
  }
}

async function ownerOf({ url }: FreshDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function thrownAway({ database, pool, pemilik, looker, restorer }: Kept): Promise<undefined> {
  await Promise.allSettled([pool, pemilik, looker, restorer].map((one) => one.end()))
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
  const { looker, restorer, content } = kept
  if (++kept.uses > USES_MAX) return false
  await Promise.all([fewer(kept.pool), fewer(kept.pemilik, 'RESET ALL')])
  const restore: string[] = []
  for (const [name, state] of await look(looker, content, kept.since)) {
    if (state === content.seen.get(name)) continue
    const part = content.restore.get(name)
    if (!part) return false
    restore.push(part)
  }
  await restorer.query(
    [
      'BEGIN',
      `SET LOCAL lock_timeout = '2s'`,
      'SET LOCAL session_replication_role = replica',
      ...restore,
      'COMMIT',
    ].join(';'),
  )
  kept.since = await nextTransaction(looker)
  return true
}

async function nextTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    'SELECT pg_snapshot_xmax(pg_current_snapshot())::xid::text AS next',
  )
  return rows[0]!.next
}

/** Many tills at once have opened many connections. @param reset asked of those that stay: a test may have set what it liked */
async function fewer(pool: pg.Pool, reset = ''): Promise<void> {
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const [stay, go] = [all.slice(0, CONNECTIONS_MAX), all.slice(CONNECTIONS_MAX)]
  for (const client of go) client.release(true)
  if (reset) await Promise.all(stay.map((client) => client.query(reset)))
  for (const client of stay) client.release()
}

async function look(
  looker: pg.Client,
  { look: text }: Pick<Content, 'look'>,
  since: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await looker.query<{ name: string; state: string }>({
    name: 'look',
    text,
    values: [since],
  })
  return new Map(rows.map(({ name, state }) => [name, state]))
}

const written = (of = ''): string =>
  `count(*) || ' ' || count(*) FILTER (WHERE age(${of}xmin) <= age($1::xid))`

const HERE = `JOIN pg_database d ON d.datname = current_database() AND d.oid =`
/**
 * Asks about all that describes tables, functions, rights and settings; about locks that a session has taken for
 * itself; about sessions still at work.
 */
const DESCRIPTION = [
  ...[
    'class',
    'proc',
    'trigger',
    'constraint',
    'policy',
    'attrdef',
    'index',
    'type',
    'rewrite',
    'namespace',
  ].map((name) => `SELECT 'pg_${name}' AS name, ${written()} AS state FROM pg_${name}`),
  `SELECT 'pg_attribute', ${written()} FROM pg_attribute WHERE attrelid >= 16384`,
  `SELECT 'pg_statistic', count(*)::text FROM pg_statistic`,
  `SELECT 'pg_database', ${written()} FROM pg_database WHERE datname = current_database()`,
  `SELECT 'pg_db_role_setting', ${written('s.')} FROM pg_db_role_setting s ${HERE} s.setdatabase`,
  `SELECT 'pg_locks', count(*)::text FROM pg_locks l ${HERE} l.database WHERE l.locktype = 'advisory'`,
  `SELECT 'pg_stat_activity', count(*)::text FROM pg_stat_activity a ${HERE} a.datid
   WHERE a.pid <> pg_backend_pid() AND a.state <> 'idle'`,
]

async function contentOf(client: pg.Client): Promise<Content> {
  const [tables, sequences] = [await allTables(client), await allOrders(client)]
  const restore = new Map<string, string>()
  for (const table of tables) restore.set(table.nama, await restoreTable(client, table))
  for (const { nama, nilai, terpakai } of sequences)
    restore.set(nama, `SELECT setval('"${nama}"', ${nilai}, ${terpakai})`)
  const text = [
    ...DESCRIPTION,
    ...tables.map(({ nama }) => `SELECT '${nama}', ${written()} FROM "${nama}"`),
    ...sequences.map(({ nama }) => `SELECT '${nama}', last_value || ' ' || is_called FROM "${nama}"`),
  ].join(' UNION ALL ')
  return { look: text, seen: await look(client, { look: text }, await nextTransaction(client)), restore }
}

async function restoreTable(client: pg.Client, { nama, kolom: columnOf }: Table): Promise<string> {
  const { rows } = await client.query<{ all: string | null }>(
    `SELECT json_agg(t)::text AS all FROM "${nama}" t`,
  )
  const { all } = rows[0]!
  if (!all) return `DELETE FROM "${nama}"`
  const columns = columnNames(columnOf)
  return `DELETE FROM "${nama}"; INSERT INTO "${nama}" (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::"${nama}", ${pg.escapeLiteral(all)})`
}
