/** Keeps what became of each fault: written after every one, so that a run that is killed has lost nothing. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultKey, type Fault } from './fault.ts'

/** 'doubtful': what failed with the fault fails without it too. 'gone': the line is not there any more. */
export type Outcome = 'found' | 'doubtful' | 'survived' | 'equivalent' | 'gone'

export interface Result extends Fault {
  outcome: Outcome
  /** 1 nearest, 3 everything. */
  ring?: number
  /** The checks of the sources are asked when no test has noticed it. */
  tool?: 'vitest' | 'stories' | 'checks'
  test?: string
  why?: string
  seconds: number
}

export class Results {
  readonly #path: string | undefined
  readonly #all: Map<string, Result>

  /** @param path results of other faults that stand there already stay */
  constructor(path?: string) {
    this.#path = path
    this.#all = new Map(path ? readResults(path).map((one) => [faultKey(one), one]) : [])
  }

  of(faults: readonly Fault[]): Result[] {
    return faults.flatMap((fault) => this.#all.get(faultKey(fault)) ?? [])
  }

  add(result: Result): void {
    this.#all.set(faultKey(result), result)
    if (this.#path) writeFileSync(this.#path, `${JSON.stringify([...this.#all.values()], undefined, 2)}\n`)
  }
}

export function readResults(path: string): Result[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Result[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export const told = ({ outcome, ring, tool, test, seconds }: Result): string =>
  `${outcome}${ring ? ` in ring ${ring}` : ''}${tool === 'checks' ? ' by types or lint' : ''}${test ? ` by ${test}` : ''}, ${seconds} s`

export const line = ({ file, kind, before, after }: Fault): string =>
  `${file} (${kind})\n     - ${before.trim()}\n     + ${after.trim()}`

/** Makes the table of how many faults of each folder were found in which ring. */
export function table(results: readonly Result[]): string[] {
  const folders = [...new Set(results.map(folderOf))]
  const found = (rows: readonly Result[], ring?: number) =>
    rows.filter((row) => row.outcome === 'found' && row.ring === ring).length
  return [...folders, ''].map((folder) => {
    const rows = results.filter((row) => !folder || folderOf(row) === folder)
    const rings = [1, 2, 3, undefined].map((ring) => found(rows, ring)).join(' + ')
    const rest = (['survived', 'doubtful', 'equivalent', 'gone'] as const)
      .map((outcome) => `${rows.filter((row) => row.outcome === outcome).length} ${outcome}`)
      .join(', ')
    return `${(folder || 'all').padEnd(16)} ${rows.length} planted: found ${rings} (by ring, the last by types and lint), ${rest}`
  })
}

const folderOf = ({ file }: Fault): string => dirname(file).split('/').slice(0, 2).join('/')
