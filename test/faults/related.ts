/** Finds the tests that might notice that a file has changed, nearest first, in rings that become wider and dearer. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesOfSides, type Imports } from './imports.ts'
import { screenTestsOf, storiesOf } from './stories.ts'
import { areaOf, shareWord } from './words.ts'

/** A process: its run ends at the first failure. No files means all there are. */
export interface Step {
  tool: 'vitest' | 'stories'
  files: string[]
}
export type Ring = Step[]

/** Minutes each: only where everything is run, or for what stands beside them. */
const LONG = /^test\/(whole|mesin)\/|bad-input|terbesar|fixture-main|large|besar\.test/
/** Rooms that put everything together: their tests are about that. */
const ASSEMBLED = /^server(\/(demo|start|db|cadangan|fixture))?$/
const PURE = /^(domain|client|katalog)\//
/** A process has two workers: more files than this, and the nearest ones are no longer first. */
const AT_ONCE = 3
const NEAR = { upTo: 2, most: 6 }
const WIDER = { upTo: 4, most: 9 }

/** @returns at most three rings; the last is everything. */
export function ringsOf(file: string, imports: Imports): Ring[] {
  const placed = placedTests(file, imports)
  const first = placed.filter(({ far }) => far <= NEAR.upTo).slice(0, NEAR.most)
  const near = first.length > 0 ? first : placed.slice(0, AT_ONCE)
  const wider = placed.filter((test) => !near.includes(test) && test.far <= WIDER.upTo).slice(0, WIDER.most)
  if (!file.startsWith('client/')) return [steps(near), steps(wider), [{ tool: 'vitest', files: [] }]]
  return [
    [...steps(near), ...inOneStep('vitest', screenTestsOf(file, imports))],
    [...steps(wider), ...inStories(storiesOf(file, imports))],
    [
      { tool: 'vitest', files: ['client/', 'test/screens/'] },
      { tool: 'stories', files: [] },
    ],
  ]
}

interface Placed {
  test: string
  /** 0 beside it, 1 imports it; a test of calls is a step further away than the use case it calls. */
  far: number
}

function placedTests(file: string, imports: Imports): Placed[] {
  const users = imports.usersOf(file, 5)
  const areas = areasUsing(file, users)
  return filesOfSides(/\.test\.tsx?$/)
    .filter((test) => !LONG.test(test) || dirname(test) === dirname(file))
    .filter((test) => PURE.test(test) || !file.startsWith('client/'))
    .map((test) => ({ test, far: howFar(test, file, users, areas) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far || Number(shareWord(b.test, file)) - Number(shareWord(a.test, file)))
}

function howFar(test: string, file: string, users: Map<string, number>, areas: Map<string, number>): number {
  if (besides(test, file)) return 0
  if (LONG.test(test)) return WIDER.upTo
  const imported = users.get(test) ?? Infinity
  if (PURE.test(test)) return imported
  const called = (areas.get(areaOf(test) ?? dirname(test)) ?? Infinity) + 1
  return Math.min(imported, inItsPlace(test, file), called, asksFor(test, file))
}

/** A test of the same area, and rather one that has a word of its name; elsewhere of the same folder. */
function inItsPlace(test: string, file: string): number {
  const area = areaOf(file)
  if (area) return areaOf(test) === area ? (shareWord(test, file) ? 1 : 1.5) : Infinity
  return dirname(test) === dirname(file) ? 2 : Infinity
}

const besides = (test: string, file: string): boolean =>
  /^(.*?)\.test\.tsx?$/.exec(test)?.[1] === file.replace(/\.tsx?$/, '')

/** Areas (or folders, of what is in none) with something that uses it, and how far away the nearest of that is. */
function areasUsing(file: string, users: Map<string, number>): Map<string, number> {
  const areas = new Map<string, number>()
  for (const [user, far] of users) {
    if (!user.startsWith('server/') || user.includes('.test.')) continue
    const area = areaOf(user) ?? dirname(user)
    if (ASSEMBLED.test(area) && dirname(file) !== 'server/http') continue
    areas.set(area, Math.min(far, areas.get(area) ?? Infinity))
  }
  return areas
}

/** A test that makes calls of its area, wherever it stands. */
function asksFor(test: string, file: string): number {
  const area = areaOf(file)
  if (PURE.test(file) || !area) return Infinity
  const text = readFileSync(test, 'utf8')
  return pathsOf(area).some((path) => new RegExp(`['"\`]${path}['"\`/?]`).test(text)) ? 4 : Infinity
}

/** Lists the beginnings of the paths that an area answers. */
function pathsOf(area: string): string[] {
  const folder = 'domain/calls'
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${area}.`))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/path: '([^':]+?)\/?[':]/g)])
    .map((found) => found[1]!)
}

/** Tests without a database come first: they cost a tenth. */
function steps(tests: readonly Placed[]): Step[] {
  const files = tests.map(({ test }) => test)
  const pure = files.filter((test) => PURE.test(test))
  const rest = files.filter((test) => !PURE.test(test))
  return [...inParts(pure, pure.length), ...inParts(rest, AT_ONCE)].map((part) => ({
    tool: 'vitest',
    files: part,
  }))
}

/** The nearest one by itself, for it is the likeliest; the others share a start. */
const inStories = (stories: readonly string[]): Step[] => [
  ...inOneStep('stories', stories.slice(0, 1)),
  ...inOneStep('stories', stories.slice(1)),
]

const inOneStep = (tool: Step['tool'], files: readonly string[]): Step[] =>
  files.length > 0 ? [{ tool, files: [...files] }] : []

const inParts = (files: readonly string[], size: number): string[][] =>
  files.flatMap((_, i) => (i % size === 0 ? [files.slice(i, i + size)] : []))
