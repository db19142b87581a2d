/**
 * A prepared statement: parsed and planned once per connection, under its name. Its values have names, compiled to $1,
 * $2 … when it is loaded: `:kode_toko` is one value, `:baris(barang_id bigint, berat bigint, no)` a set of rows, sent
 * as a column each; a column without a type is the place of a row in the set, from 1.
 */
export interface Statement<Row, Values = readonly unknown[]> {
  name: string
  text: string
  /** As many as the text has, in its order. */
  bind: (values: Values) => readonly unknown[]
  /** Phantom: the type of its rows. */
  row?: Row
}
/** Every one of them, by its name. */
export const statements = new Map<string, string>()

type Named = Readonly<Record<string, unknown>>

/**
 * `statement<Row, { kode_toko: string; baris: readonly Baris[] }>(name, text)` takes named values; without their type the text has
 * $1, $2 … and takes a list.
 * @throws when the name is taken: the connection would answer with the other one's rows.
 */
export function statement<Row, Values = readonly unknown[]>(
  name: string,
  text: string,
): Statement<Row, Values> {
  if (statements.has(name)) throw new Error(`two statements are called ${name}`)
  const { compiled, places } = compile(text)
  if (places.length > 0 && /\$\d/.test(text))
    throw new Error(`${name}: values have names, or numbers, not both`)
  statements.set(name, compiled)
  const bind = (values: Named) => places.map((place) => place(values, name))
  return {
    name,
    text: compiled,
    bind: places.length > 0 ? (bind as never) : (values) => values as readonly unknown[],
  }
}

type Place = (values: Named, name: string) => unknown

/** Literals and casts are left alone. */
const TOKEN = /'(?:[^']|'')*'|::|:([a-z_]\w*)(?:\(([^)]*)\))?/g

function compile(text: string): { compiled: string; places: Place[] } {
  const places: Place[] = []
  const seen = new Map<string, string>()
  const value = (key: string, place: Place): string => {
    const known = seen.get(key)
    if (known) return known
    seen.set(key, `$${places.push(place)}`)
    return seen.get(key)!
  }
  const compiled = text.replace(TOKEN, (token, key?: string, columns?: string) => {
    if (!key) return token
    if (columns === undefined) return value(key, (values, name) => given(values, key, name))
    const parts = columns.split(',').map((column) => column.trim().split(/\s+/))
    const arrays = parts.flatMap(([column, type]) =>
      type
        ? [`${value(`${key}.${column}`, (values, name) => columnOf(values, key, column!, name))}::${type}[]`]
        : [],
    )
    const ordinality = arrays.length < parts.length ? ' WITH ORDINALITY' : ''
    return `unnest(${arrays.join(', ')})${ordinality} AS ${key} (${parts.map(([column]) => column).join(', ')})`
  })
  return { compiled, places }
}

/** @throws when a value is missing: null is one, undefined is none */
function given(values: Named, key: string, name: string): unknown {
  if (values[key] === undefined) throw new Error(`${name}: nothing for :${key}`)
  return values[key]
}

const columnOf = (values: Named, key: string, column: string, name: string): unknown[] =>
  (given(values, key, name) as readonly Named[]).map((row) => given(row, column, `${name} ${key}`))
