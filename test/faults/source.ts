/** The places of a source file where something runs: no types, no imports. */
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export interface Place {
  node: Node
  /** Nearest first. */
  parents: readonly Node[]
  /** The whole file. */
  source: string
}

/** Nodes that say something about types, or where a name is imported from. */
const ERASED = /^(Import(?!Expression)|ExportAll|TS(?!AsExpression|NonNull|Satisfies))/
const TYPE_FIELDS = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'implements'])

export const parses = (file: string, source: string): boolean => parseSync(file, source).errors.length === 0

export function placesIn(file: string, source: string): Place[] {
  const { program } = parseSync(file, source)
  return [...walk(program as unknown as Node, [], source)]
}

function* walk(node: Node, parents: readonly Node[], source: string): Generator<Place> {
  if (ERASED.test(node.type)) return
  yield { node, parents, source }
  for (const child of childrenOf(node)) yield* walk(child, [node, ...parents], source)
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([field]) => !TYPE_FIELDS.has(field))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Returns the node's text in the file. */
export const textOf = (source: string, { start, end }: { start: number; end: number }): string =>
  source.slice(start, end)

/** The node in this field, when it is of this type. */
export function fieldOf(node: Node | undefined, field: string, type?: string): Node | undefined {
  const value = node?.[field]
  return isNode(value) && (!type || value.type === type) ? value : undefined
}
