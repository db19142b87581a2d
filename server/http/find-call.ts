/**
 * Finds the call meant by the parts of an address: a tree of them, in which a part that is spelled out comes before a
 * parameter.
 */
import type { CallDefinition } from '#domain/call.ts'

type Addressed = Pick<CallDefinition, 'method' | 'path'>

interface Leaf<T> {
  value: T
  names: string[]
}

class Branch<T> {
  readonly spelled = new Map<string, Branch<T>>()
  parameter: Branch<T> | undefined
  /** By method. */
  readonly leaves = new Map<string, Leaf<T>>()
}

export class CallTree<T> {
  readonly #root = new Branch<T>()

  /** @throws if the address has a call already */
  add({ method, path }: Addressed, value: T): void {
    const names: string[] = []
    let branch = this.#root
    for (const part of path.split('/')) {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name) names.push(name)
      branch = name ? (branch.parameter ??= new Branch()) : spelled(branch, part)
    }
    if (branch.leaves.has(method)) throw new Error(`${method} ${path}: another call has this address`)
    branch.leaves.set(method, { value, names })
  }

  find(method: string, parts: readonly string[]): { value: T; params: Record<string, string> } | undefined {
    const given: string[] = []
    const leaf = search(this.#root, method, parts, given)
    return (
      leaf && {
        value: leaf.value,
        params: Object.fromEntries(leaf.names.map((name, i) => [name, given[i]!])),
      }
    )
  }
}

function spelled<T>(branch: Branch<T>, part: string): Branch<T> {
  const known = branch.spelled.get(part) ?? new Branch<T>()
  branch.spelled.set(part, known)
  return known
}

/** @param given the values of the parameters on the way to the leaf that is found */
function search<T>(
  branch: Branch<T> | undefined,
  method: string,
  parts: readonly string[],
  given: string[],
): Leaf<T> | undefined {
  const part = parts[0]
  if (!branch || part === undefined) return branch?.leaves.get(method)
  const rest = parts.slice(1)
  const depth = given.length
  const found = search(branch.spelled.get(part), method, rest, given)
  if (found) return found
  given.length = depth
  given.push(part)
  return search(branch.parameter, method, rest, given)
}
