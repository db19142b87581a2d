/** Values, columns and plan of a statement, as PostgreSQL says them before it is run. */
import type pg from 'pg'

export interface Column {
  name: string
  /** As PostgreSQL writes it, a domain by its own name: `rp`, `text[]`. */
  type: string
  /** The column of a table that stands in it, straight; undefined for what is computed. */
  from?: string
  /** Some row may hold null there. */
  nullable: boolean
}

export interface Described {
  /** Types of $1, $2 … */
  values: readonly string[]
  columns: readonly Column[]
  plan: readonly string[]
}

/** Other statements have no plan, and no columns either. */
const PLANNABLE = /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/

export async function describe(client: pg.ClientBase, text: string): Promise<Described> {
  if (!PLANNABLE.test(text)) return { values: [], columns: [], plan: [] }
  await client.query(`PREPARE asked AS ${text}`)
  try {
    const { rows } = await client.query<{ types: string[] }>(
      `SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'asked'`,
    )
    const values = rows[0]!.types
    const plan = await explain<string>(client, 'asked', values)
    const fields = await fieldsOf(client)
    return { values, columns: await columnsOf(client, { text, values, fields }), plan }
  } finally {
    await client.query('DEALLOCATE asked')
  }
}

async function explain<Line>(
  client: pg.ClientBase,
  name: string,
  values: readonly string[],
  format = 'TEXT',
): Promise<Line[]> {
  const nulls = values.length > 0 ? `(${values.map(() => 'NULL').join(', ')})` : ''
  const { rows } = await client.query<{ 'QUERY PLAN': Line }>(
    `EXPLAIN (COSTS OFF, FORMAT ${format}) EXECUTE ${name}${nulls}`,
  )
  return rows.map((row) => row['QUERY PLAN'])
}

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}

/** A message of the protocol that pg sends only before it runs a statement: of which columns would the rows be? */
function fieldsOf(client: pg.ClientBase): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = []
    client.query({
      submit(connection: pg.Connection) {
        connection.describe({ type: 'S', name: 'asked' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => void (fields = message.fields),
      handleReadyForQuery: () => resolve(fields),
      handleError: reject,
    } as pg.Submittable)
  })
}

interface Asked {
  text: string
  values: readonly string[]
  fields: readonly Field[]
}

async function columnsOf(client: pg.ClientBase, asked: Asked): Promise<Column[]> {
  const { rows } = await client.query<{ type: string; from: string | null; notNull: boolean }>(
    `SELECT COALESCE(a.atttypid, f.type)::regtype::text AS type,
       a.attrelid::regclass || '.' || a.attname AS from, COALESCE(a.attnotnull, true) AS "notNull"
     FROM unnest($1::oid[], $2::oid[], $3::int[]) WITH ORDINALITY AS f (type, relation, no, place)
     LEFT JOIN pg_attribute a ON a.attrelid = f.relation AND a.attnum = f.no
     ORDER BY f.place`,
    [
      asked.fields.map((field) => field.dataTypeID),
      asked.fields.map((field) => field.tableID),
      asked.fields.map((field) => field.columnID),
    ],
  )
  const columns: Column[] = []
  for (const [i, { type, from, notNull }] of rows.entries()) {
    const { name } = asked.fields[i]!
    const nullable = from !== null && !(await isNeverNull(client, asked, name, notNull))
    columns.push({ name, type, ...(from !== null && { from }), nullable })
  }
  return columns
}

const OUTER = /\b(LEFT|RIGHT|FULL)\b/
const WRITES = /\b(INSERT INTO|DELETE FROM|UPDATE \w+ (\w+ )?SET)\b/

async function isNeverNull(
  client: pg.ClientBase,
  asked: Asked,
  name: string,
  notNull: boolean,
): Promise<boolean> {
  if (notNull && !OUTER.test(asked.text)) return true
  return WRITES.test(asked.text) ? notNull : isProved(client, asked, name)
}

/** Parts that only make rows fewer would stand between the question and the tables. */
const FEWER =
  /\bLIMIT \$?\w+|\bFOR (NO KEY )?(UPDATE|SHARE)( OF \w+(, \w+)*)?( SKIP LOCKED| NOWAIT)?|(?<!\b(IS|NOT) )\bDISTINCT( ON \([^)]*\))?/g
const CTE = /\bAS (MATERIALIZED )?\((?=\s*SELECT)/g

interface Node {
  'Node Type': string
  'Join Type'?: string
  'Parent Relationship'?: string
  Strategy?: string
  'One-Time Filter'?: string
  Plans?: Node[]
}

/** The planner proves it: asked for the rows in which it is null, it answers that there are none. */
async function isProved(client: pg.ClientBase, { text, values }: Asked, name: string): Promise<boolean> {
  const whole = text.replaceAll(FEWER, '').replaceAll(CTE, 'AS NOT MATERIALIZED (')
  const types = values.length > 0 ? `(${values.join(', ')})` : ''
  await client.query(`PREPARE proof ${types} AS SELECT FROM (${whole}) s WHERE s."${name}" IS NULL`)
  try {
    const [found] = await explain<{ Plan: Node }[]>(client, 'proof', values, 'JSON')
    return isEmpty(found![0]!.Plan)
  } finally {
    await client.query('DEALLOCATE proof')
  }
}

/** A join has no rows when the side that it keeps has none; a sum over nothing is a row. */
function isEmpty(node: Node): boolean {
  if (node['One-Time Filter'] === 'false') return true
  if (node.Strategy === 'Plain') return false
  const side = (name: string): boolean =>
    (node.Plans ?? []).some((below) => below['Parent Relationship'] === name && isEmpty(below))
  const join = node['Join Type']
  if (join === 'Right') return side('Inner')
  return side('Outer') || side('Subquery') || (join === 'Inner' && side('Inner'))
}
