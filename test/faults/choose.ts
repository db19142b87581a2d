/** Chooses which faults are planted: the same for the same seed and sources, spread over folders, kinds and files. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS, planted, type Change, type Fault } from './fault.ts'
import { changesAt } from './kinds.ts'
import { parses, placesIn } from './source.ts'

/** Faults per folder, of 80. */
const FOLDERS: Record<string, number> = {
  'domain/rules': 24,
  'server/features': 22,
  'server/http': 8,
  'client/kasir': 10,
  'client/features': 16,
}

interface Wanted {
  seed: number
  count: number
  /** Folders or files of it; all of FOLDERS without. */
  within?: string | undefined
}

export function choose({ seed, count, within }: Wanted): Fault[] {
  const folders: Record<string, number> = within ? { [within]: 1 } : FOLDERS
  return Object.entries(shares(folders, count)).flatMap(([folder, share]) => chooseIn(folder, share, seed))
}

/** Faults left over by rounding go to the first folders. */
function shares(folders: Record<string, number>, count: number): Record<string, number> {
  const all = Object.values(folders).reduce((a, b) => a + b, 0)
  const whole = Object.entries(folders).map(
    ([folder, part]) => [folder, Math.floor((count * part) / all)] as const,
  )
  let left = count - whole.reduce((sum, [, share]) => sum + share, 0)
  return Object.fromEntries(whole.map(([folder, share]) => [folder, share + (left-- > 0 ? 1 : 0)]))
}

/** Kind after kind, each time the best of it in a file that has no fault yet. */
function chooseIn(folder: string, share: number, seed: number): Fault[] {
  let left = ranked(folder, seed)
  const kinds = inOrder(KINDS, (kind) => rank(seed, folder, kind))
  const chosen: Fault[] = []
  for (let turn = 0; chosen.length < share && left.length > 0; turn++) {
    const fault = left.find(({ kind }) => kind === kinds[turn % kinds.length])
    if (!fault) continue
    const fits = parses(fault.file, planted(readFileSync(fault.file, 'utf8'), fault)!)
    if (fits) chosen.push(fault)
    left = left.filter((other) => (fits ? other.file !== fault.file : other !== fault))
  }
  return chosen
}

const ranked = (folder: string, seed: number): Fault[] =>
  inOrder(sourcesIn(folder).flatMap(faultsIn), (fault) =>
    rank(seed, fault.file, fault.kind, fault.before, fault.after, fault.nth),
  )

/** Chance that can be repeated, and does not depend on what else there is. */
const rank = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex')

function inOrder<T>(list: readonly T[], by: (one: T) => string): T[] {
  const placed = list.map((one) => ({ one, place: by(one) }))
  return placed.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map(({ one }) => one)
}

/** Examples for papers and guides are shown to nobody who buys. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|\/contoh-/

function sourcesIn(path: string): string[] {
  if (/\.tsx?$/.test(path)) return LEFT_OUT.test(path) ? [] : [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() || /\.tsx?$/.test(entry.name) ? sourcesIn(join(path, entry.name)) : [],
  )
}

function faultsIn(file: string): Fault[] {
  const source = readFileSync(file, 'utf8')
  const lines = source.split('\n')
  return placesIn(file, source)
    .flatMap(changesAt)
    .flatMap((change) => faultOf(file, source, lines, change) ?? [])
}

/** Only what changes a single line. */
function faultOf(file: string, source: string, lines: readonly string[], change: Change): Fault | undefined {
  const { kind, start, end, text } = change
  if (source.slice(start, end).includes('\n')) return undefined
  const at = source.slice(0, start).split('\n').length - 1
  const from = source.lastIndexOf('\n', start - 1) + 1
  const before = lines[at]!
  const after = before.slice(0, start - from) + text + before.slice(end - from)
  const nth = lines.slice(0, at + 1).filter((line) => line === before).length
  return { file, kind, before, after, nth }
}
