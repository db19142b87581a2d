/** Statements that the server's sources declare, and the rows that each promises, as the compiler understands their types. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API, SymbolFlags, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import type { CallExpression, Expression, Node } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'

/** One column of a row as its type promises it. */
export interface Promised {
  /** As it is written in a complaint. */
  type: string
  kind: 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'object' | 'anything' | 'nothing'
  /** The unit it is branded with: Rupiah, Milligram, Persen. */
  unit?: string
  nullable: boolean
  /** A row may lack it. */
  optional: boolean
}

/** Columns by their names. */
export type Row = ReadonlyMap<string, Promised>

export interface Declared {
  /** From the root of the repository. */
  file: string
  /** A row is one of these; undefined where nobody reads them by a type: `unknown`, `object`, a Record. */
  rows?: readonly Row[]
  /** Rows have columns more, named by the caller of the declaring function: `Record<K, string>`. */
  open?: boolean
}

export interface Sources {
  /** Files that declare statements, from the root of the repository. */
  files: readonly string[]
  /** @returns undefined when no source declares a statement of this name */
  declared(name: string): Declared | undefined
}

/** A call of statement(…): its name may be a literal, have holes, or be whatever its caller gives. */
interface Site extends Declared {
  name: RegExp
  /** Characters of the name that are certain. */
  certain: number
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export function readSources(): Sources {
  const api = new API({ cwd: ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${ROOT}server/tsconfig.json`] }).getProjects()
    const texts = new Map<string, string>()
    const sites = [...sitesIn(project!, texts)].toSorted((a, b) => b.certain - a.certain)
    return {
      files: [...new Set(sites.map(({ file }) => file).filter((file) => !isTest(file)))],
      declared: (name) => find(name, sites, texts),
    }
  } finally {
    api.close()
  }
}

/** A literal says it; a name that a source hands to one who declares it is quoted there; and one with holes is the longest that fits. */
function find(
  name: string,
  sites: readonly Site[],
  texts: ReadonlyMap<string, string>,
): Declared | undefined {
  const [like] = sites.filter((site) => site.certain > 0 && site.name.test(name))
  if (like?.certain === name.length) return like
  const quoted = [...texts].flatMap(([file, text]) => (text.includes(`'${name}'`) ? [file] : []))
  const given = sites.find((site) => site.certain === 0 && quoted.includes(site.file))
  return given ?? like ?? (quoted[0] ? { file: quoted[0] } : undefined)
}

/** Statements that tests declare for themselves are in the map too, where they run in one process. */
export const isTest = (file: string): boolean => file.endsWith('.test.ts')

function* sitesIn({ program, checker }: Project, texts: Map<string, string>): Generator<Site> {
  for (const path of program.getSourceFileNames()) {
    const file = relative(ROOT, path)
    if (!file.startsWith('server/')) continue
    const text = readFileSync(path, 'utf8')
    if (!isTest(file)) texts.set(file, text)
    if (!/\bstatement[<(]/.test(text)) continue
    for (const call of callsIn(program.getSourceFile(path)!)) {
      const [row] = checker.getTypeArguments(checker.getTypeAtLocation(call) as never)
      yield { file, ...nameOf(call.arguments[0]!), ...rowsOf(row!, checker) }
    }
  }
}

function* callsIn(node: Node): Generator<CallExpression> {
  if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'statement')
    yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* callsIn(child)
}

function nameOf(name: Expression): Pick<Site, 'name' | 'certain'> {
  const parts =
    isStringLiteral(name) || isNoSubstitutionTemplateLiteral(name)
      ? [name.text]
      : isTemplateExpression(name)
        ? [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)]
        : ['', '']
  return { name: new RegExp(`^${parts.join('.+')}$`), certain: parts.join('').length }
}

function rowsOf(row: Type, checker: Checker): Pick<Declared, 'rows' | 'open'> {
  const bound = checker.getBaseConstraintOfType(row) ?? row
  const rows = (bound.isUnionType() ? bound.getTypes() : [bound]).map((one) => rowOf(one, checker))
  if (rows.some(({ size }) => size === 0)) return {}
  return { rows, open: row.isIntersectionType() && row.getTypes().some(namedByCaller) }
}

const namedByCaller = (type: Type): boolean =>
  type.getAliasTypeArguments().some(({ flags }) => flags & TypeFlags.TypeParameter)

function rowOf(row: Type, checker: Checker): Row {
  const columns = checker.getPropertiesOfType(row)
  const types = checker.getTypeOfSymbol(columns)
  return new Map(
    columns.map(({ name, flags }, i) => [
      name,
      { ...promiseOf(types[i]!, checker), optional: (flags & SymbolFlags.Optional) !== 0 },
    ]),
  )
}

const promises = new WeakMap<Type, Omit<Promised, 'optional'>>()

function promiseOf(type: Type, checker: Checker): Omit<Promised, 'optional'> {
  const known = promises.get(type)
  if (known) return known
  const text = checker.typeToString(type)
  const unit = /\b(Rupiah|Milligram|Persen)\b/.exec(text)?.[1]
  const some = checker.getNonNullableType(type)!
  const promise = {
    type: text.replaceAll(/\((\w+) & \$brand<"(\w+)">\)|\w+ & \$brand<"(\w+)">/g, '$2$3'),
    kind: kindOf(some, checker),
    ...(unit && { unit }),
    nullable: checker.isTypeAssignableTo(checker.getNullType(), type),
  }
  promises.set(type, promise)
  return promise
}

function kindOf(type: Type, checker: Checker): Promised['kind'] {
  if (type.flags & TypeFlags.AnyOrUnknown) return 'anything'
  if (type.flags & TypeFlags.Never) return 'nothing'
  if (checker.isTypeAssignableTo(type, checker.getNumberType())) return 'number'
  if (checker.isTypeAssignableTo(type, checker.getStringType())) return 'string'
  if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return 'boolean'
  const name = type.getSymbol()?.name
  if (name === 'Date') return 'Date'
  if (name === 'Buffer' || name === 'Uint8Array') return 'Buffer'
  return 'object'
}
