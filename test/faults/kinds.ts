/**
 * Makes the changes of every kind of fault at a place in the code. Places that nobody could observe (log lines, sizes
 * on screen, waits) are left alone.
 */
import type { Change, Kind } from './fault.ts'
import { sqlChanges } from './sql.ts'
import { fieldOf, textOf, type Node, type Place } from './source.ts'

export const changesAt = (place: Place): Change[] =>
  unseen(place) ? [] : KINDS_OF_CODE.flatMap((changes) => changes(place))

/** Said to the log or to a programmer, or a wait. */
const UNSEEN_CALL =
  /^(console|log|ctx\.log|request\.log|app\.log)\.|^(Error|TypeError|RangeError|setTimeout|setInterval|sleep|jeda|URL|RegExp)$/
const LOGS = /^\{?\s*(\w+\.)*log\.\w+\(/
const UNSEEN_NAME = /_MS$|TIMEOUT|JEDA|TUNGGU|LEBAR|TINGGI|UKURAN|WARNA|WIDTH|HEIGHT|DELAY/i

function unseen({ node, parents, source }: Place): boolean {
  return [node, ...parents].some((one) => {
    const callee = fieldOf(one, 'callee')
    if (callee) return UNSEEN_CALL.test(textOf(source, callee))
    const then = fieldOf(one, 'consequent')
    if (then && LOGS.test(textOf(source, then))) return true
    return (
      one.type === 'VariableDeclarator' &&
      UNSEEN_NAME.test(textOf(source, fieldOf(one, 'id')!).split(':')[0]!)
    )
  })
}

const COMPARED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}

function comparison({ node, parents, source }: Place): Change[] {
  const instead = node.type === 'BinaryExpression' && COMPARED[String(node['operator'])]
  // An order of rows: what is equal may come either way.
  if (!instead || /^-?[01]$/.test(textOf(source, fieldOf(parents[0], 'consequent') ?? { start: 0, end: 0 })))
    return []
  return [operator('comparison', node, source, instead)]
}

const SIGNED: Record<string, string> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' }

function sign({ node, source }: Place): Change[] {
  const instead = SIGNED[String(node['operator'])]
  if (!instead) return []
  if (node.type === 'UnaryExpression')
    return [{ kind: 'sign', start: node.start, end: node.start + 1, text: '' }]
  // Texts are joined, not added.
  if (!fieldOf(node, 'left') || /['"`]/.test(textOf(source, node))) return []
  return [operator('sign', node, source, instead)]
}

/** The operator stands between both sides, and nothing else but blanks and brackets. */
function operator(kind: Kind, node: Node, source: string, text: string): Change {
  const from = fieldOf(node, 'left')!.end
  const start = source.indexOf(String(node['operator']), from)
  return { kind, start, end: start + String(node['operator']).length, text }
}

function boolean({ node, source }: Place): Change[] {
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    return [{ kind: 'boolean', start: node.start, end: node.start + 1, text: '' }]
  if (
    node.type !== 'LogicalExpression' ||
    node['operator'] === '??' ||
    refuses(fieldOf(node, 'right'), source)
  )
    return []
  return [operator('boolean', node, source, node['operator'] === '&&' ? '||' : '&&')]
}

function limit({ node, parents, source }: Place): Change[] {
  if (node.type === 'MemberExpression' && /^Math\.(min|max)$/.test(textOf(source, node)))
    return [
      {
        kind: 'limit',
        start: node.end - 3,
        end: node.end,
        text: textOf(source, node).endsWith('min') ? 'max' : 'min',
      },
    ]
  const { value } = node
  if (node.type !== 'Literal' || typeof value !== 'number' || onlyLooks(parents)) return []
  return [
    { kind: 'limit', start: node.start, end: node.end, text: String(value < 10 ? value + 1 : value * 2) },
  ]
}

/** Sizes and distances of a screen, and how long something is waited for. */
const LOOKS =
  /^(timeWindow|timeout|interval|maxAge|ttl|.*Ms|style|styles|size|width|height|gap|span|rows|cols|minRows|maxRows|margin|padding|colSpan|column|zIndex|lines|level|tabIndex|duration|.*Width|.*Height|x|y)$/
const onlyLooks = (parents: readonly Node[]): boolean =>
  parents.some((parent) =>
    LOOKS.test(String((fieldOf(parent, 'name') ?? fieldOf(parent, 'key'))?.['name'] ?? '')),
  )

/** Replaces a field by another field of the same thing that this file reads elsewhere. */
function field({ node, parents, source }: Place): Change[] {
  const name = fieldOf(node, 'property')?.['name']
  if (node.type !== 'MemberExpression' || node['computed'] || typeof name !== 'string') return []
  const object = textOf(source, fieldOf(node, 'object')!)
  if (
    !/^[a-z]\w*$/.test(object) ||
    /^(ctx|errors|z|styles|message|window|document|props|process)$/.test(object)
  )
    return []
  if (fieldOf(parents[0], 'callee') === node || /^(length|size|map|at|under|from|current)$/.test(name))
    return []
  const read = new RegExp(`(?<![\\w.])${object}\\.(\\w+)\\b(?![\\w(.\`?])`, 'g')
  const others = [...new Set([...source.matchAll(read)].map((found) => found[1]!))].filter(
    (other) => other !== name,
  )
  const other = others.find((one) => !/^(length|size|current)$/.test(one))
  return other ? [{ kind: 'field', start: node.end - name.length, end: node.end, text: other }] : []
}

/** Attributes that are read by people, or by who cannot see. */
const READ_ALOUD =
  /^(title|label|placeholder|description|message|help|extra|okText|cancelText|aria-label|content|tip|text|nama|judul|kosong|hint)$/

function text({ node, parents, source }: Place): Change[] {
  if (node.type === 'JSXText') return shortened(node, textOf(source, node))
  const { value } = node
  if (node.type !== 'Literal' || typeof value !== 'string' || isSql(value)) return []
  const [parent] = parents
  if (parent?.type === 'JSXAttribute' && !READ_ALOUD.test(textOf(source, fieldOf(parent, 'name')!))) return []
  if (
    parent?.type === 'ImportExpression' ||
    fieldOf(parent, 'key') === node ||
    parent?.['operator'] === 'typeof'
  )
    return []
  // A class of a style sheet, a name of a statement, a type that JavaScript names.
  if (!/[A-Z ]/.test(value) || onlyLooks(parents)) return []
  return shortened({ start: node.start + 1, end: node.end - 1 }, value)
}

/** Shortens a text: it loses its last word, a single word its last letter. */
function shortened({ start, end }: { start: number; end: number }, value: string): Change[] {
  const told = value.trimEnd()
  if (!/[A-Za-z]{3}/.test(told) || end - start !== value.length) return []
  const words = told.trimStart().split(' ')
  const lost = words.length > 1 ? words.at(-1)!.length + 1 : 1
  return [{ kind: 'text', start: start + told.length - lost, end: start + told.length, text: '' }]
}

/** Only where nothing is made of what comes: elsewhere it would be missed at once. */
function missingAwait({ node, parents }: Place): Change[] {
  if (node.type !== 'AwaitExpression' || parents[0]?.type !== 'ExpressionStatement') return []
  return [{ kind: 'await', start: node.start, end: fieldOf(node, 'argument')!.start, text: '' }]
}

const GUARD = /^(refuse|periksa|tolak|harus|hanya|pastikan|jaga|batasi)/

/** A refusal that is never made: its condition is never true, its guard is not asked. */
function check({ node, source }: Place): Change[] {
  const test = fieldOf(node, 'test') ?? (node['operator'] === '&&' ? fieldOf(node, 'left') : undefined)
  const then = fieldOf(node, 'consequent') ?? fieldOf(node, 'right')
  if (test && refuses(then, source))
    return [{ kind: 'check', start: test.start, end: test.end, text: 'false' }]
  return node.type === 'ExpressionStatement' ? unguarded(fieldOf(node, 'expression')!, source) : []
}

/** An error that was caught and is thrown on is no refusal. */
const refuses = (node: Node | undefined, source: string): boolean =>
  node !== undefined &&
  /^\{?\s*(throw (?!error\b)|(return\s+|\[\s*)?(await\s+)?(errors\.|refuse\w*\())/.test(textOf(source, node))

function unguarded(expression: Node, source: string): Change[] {
  const call = fieldOf(expression, 'argument') ?? expression
  const callee = fieldOf(call, 'callee')
  if (!callee || !GUARD.test(textOf(source, callee))) return []
  const oneLine = !textOf(source, expression).includes('\n')
  const end = oneLine ? expression.end : callee.end
  return [{ kind: 'check', start: expression.start, end, text: oneLine ? 'void 0' : 'void ' }]
}

const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE)\b/
const isSql = (value: string): boolean => SQL.test(value)

function sql({ node, source }: Place): Change[] {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'Literal' && typeof node['value'] === 'string'))
    return []
  const told = textOf(source, node)
  if (!isSql(told)) return []
  return sqlChanges(told).map((change) => ({
    ...change,
    start: change.start + node.start,
    end: change.end + node.start,
  }))
}

const KINDS_OF_CODE = [comparison, sign, boolean, limit, field, text, missingAwait, check, sql]
