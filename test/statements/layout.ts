/** SQL laid out to be read: a clause begins a line, and one that is too long is folded where it is loosest. */

/** A word, a literal, an operator; or all that stands in parentheses. */
type Item = { text: string; spaced: boolean; within?: readonly Item[] }

const WIDTH = 110

const TOKEN = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\$\d+|[(),]|\s+|[^\s'"(),$]+|\$/g

export function layout(sql: string): string {
  return lay(itemsOf([...sql.trim().matchAll(TOKEN)].map(([token]) => token)), 0).join('\n')
}

/** White space is kept as the fact that there was some: only there may a line end. */
function itemsOf(tokens: string[]): Item[] {
  const items: Item[] = []
  let spaced = false
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    if (/^\s/.test(token)) spaced = true
    else {
      items.push({ text: token, spaced, ...(token === '(' && { within: itemsOf(tokens) }) })
      spaced = false
    }
  }
  return items
}

const flat = (items: readonly Item[]): string =>
  items
    .map(
      ({ text, spaced, within }, i) => (spaced && i > 0 ? ' ' : '') + (within ? `(${flat(within)})` : text),
    )
    .join('')

const CLAUSE =
  /^(WITH|SELECT|FROM|WHERE|HAVING|GROUP|ORDER|WINDOW|LIMIT|UNION|EXCEPT|VALUES|SET|RETURNING|INSERT|UPDATE|DELETE|FOR|ON)$/

/** A clause stands on lines of its own where all of them do not fit on one. */
function lay(items: readonly Item[], indent: number): string[] {
  if (fits(items, indent)) return [pad(flat(items), indent)]
  const clauses = split(items, beginsClause)
  if (clauses.length > 1) return clauses.flatMap((clause) => lay(clause, indent))
  return fill(items, indent)
}

const fits = (items: readonly Item[], indent: number): boolean => indent + flat(items).length <= WIDTH
const pad = (line: string, indent: number): string => ' '.repeat(indent) + line

function beginsClause(item: Item, items: readonly Item[], i: number): boolean {
  const [before, after] = [items[i - 1]?.text ?? '', items[i + 1]?.text ?? '']
  switch (item.text) {
    case 'ON':
      return after === 'CONFLICT'
    case 'ORDER':
    case 'GROUP':
      return after === 'BY'
    case 'UPDATE':
      return !/^(FOR|KEY|DO)$/.test(before)
    case 'FOR':
      return /^(UPDATE|NO|SHARE|KEY)$/.test(after)
    case 'SET':
      return before !== 'UPDATE'
    case 'FROM':
      return before !== 'DISTINCT' && before !== 'DELETE'
    default:
      return CLAUSE.test(item.text)
  }
}

type Begins = (item: Item, items: readonly Item[], i: number) => boolean

function split(items: readonly Item[], begins: Begins): Item[][] {
  const parts: Item[][] = [[]]
  for (const [i, item] of items.entries()) {
    if (i > 0 && item.spaced && begins(item, items, i)) parts.push([])
    parts.at(-1)!.push(item)
  }
  return parts
}

/** A line may end after a comma, before a condition, a join, a case. */
function beginsPart({ text }: Item, items: readonly Item[], i: number): boolean {
  const before = items[i - 1]?.text ?? ''
  if (before === ',') return true
  if (text === 'AND') return !isOfBetween(items, i)
  if (text === 'JOIN') return !/^(LEFT|RIGHT|FULL|CROSS|OUTER|INNER)$/.test(before)
  return /^(OR|LEFT|RIGHT|FULL|CROSS|WHEN|ELSE|DO)$/.test(text)
}

function isOfBetween(items: readonly Item[], i: number): boolean {
  const before = items.slice(0, i).map(({ text }) => text)
  return before.lastIndexOf('BETWEEN') > Math.max(before.lastIndexOf('AND'), before.lastIndexOf('OR'))
}

/** As many parts on a line as fit; of a clause, lines after the first stand further in. */
function fill(items: readonly Item[], indent: number, begins: Begins = beginsPart): string[] {
  const further = CLAUSE.test(items[0]!.text) ? 2 : 0
  const lines: Item[][] = []
  for (const part of split(items, begins)) {
    const line = lines.at(-1)
    if (line && fits([...line, ...part], indent + (lines.length > 1 ? further : 0))) line.push(...part)
    else lines.push([...part])
  }
  return lines.flatMap((line, i) => opened(line, indent + (i > 0 ? further : 0)))
}

/** A line that is too long still ends before a sign, or its longest parentheses are opened. */
function opened(line: readonly Item[], indent: number): string[] {
  if (fits(line, indent)) return [pad(flat(line), indent)]
  if (split(line, beginsOperand).length > 1) return fill(line, indent, beginsOperand)
  const longest = line.reduce<Item | undefined>(
    (most, item) => (length(item) > (most ? length(most) : 20) ? item : most),
    undefined,
  )
  if (!longest) return [pad(flat(line), indent)]
  const at = line.indexOf(longest)
  const before = flat([...line.slice(0, at), { ...longest, within: [] }]).slice(0, -1)
  const [first, ...rest] = opened([{ text: ')', spaced: false }, ...line.slice(at + 1)], indent)
  return [pad(before, indent), ...lay(longest.within!, indent + 2), first!, ...rest]
}

const length = ({ within }: Item): number => (within ? flat(within).length : 0)

const beginsOperand: Begins = ({ text }) => /^([+-]|\|\|)$/.test(text)
