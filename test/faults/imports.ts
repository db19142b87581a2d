/** Tells which file imports which, as far as it runs: types are left out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Lists of everything: whoever is reached through one of them has little to do with who reads it. */
const LISTS = new Set([
  'server/app.ts',
  'server/routes.ts',
  'server/areas.ts',
  'server/reports/sources/index.ts',
  'domain/dokumen/index.ts',
  'domain/masters/index.ts',
  'client/app/screens.tsx',
  'client/validasi/dokumen.ts',
  'test/tools/server.ts',
])
const SIDES = ['domain', 'server', 'client', 'katalog', 'test', 'e2e']

export const filesOfSides = (pattern: RegExp): string[] =>
  SIDES.filter((side) => existsSync(side))
    .flatMap((side) => readdirSync(side, { recursive: true }).map((file) => `${side}/${String(file)}`))
    .filter((file) => pattern.test(file))
    .toSorted()

export class Imports {
  /** By what is imported. */
  readonly #users = new Map<string, string[]>()

  constructor() {
    for (const file of filesOfSides(/\.tsx?$/))
      for (const used of importsOf(file)) this.#users.set(used, [...(this.#users.get(used) ?? []), file])
  }

  /** Finds all files that import it, straight (1) or through others (2 and more). */
  usersOf(file: string, furthest: number): Map<string, number> {
    const found = new Map([[file, 0]])
    for (const [one, distance] of found) {
      if (distance === furthest || (distance > 0 && LISTS.has(one))) continue
      for (const user of this.#users.get(one) ?? []) if (!found.has(user)) found.set(user, distance + 1)
    }
    found.delete(file)
    return found
  }
}

const IMPORTED =
  /^(?:import(?! type\b)|export (?:\*|\{))[^'"()]*?from '([.#][^']+)'|\bimport\('([.#][^']+)'\)|^import '([.#][^']+)'/gm

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map((found) =>
    resolved(file, found[1] ?? found[2] ?? found[3]!),
  )

const resolved = (file: string, path: string): string =>
  path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
