/**
 * Finds the stories and the tests of screens that come by a module of the client: those that open a screen it is part
 * of, or speak of its area.
 */
import { readFileSync } from 'node:fs'
import { filesOfSides, type Imports } from './imports.ts'
import { shareWord } from './words.ts'

const SCREENS = 'client/app/screens.tsx'
const STORIES = /^e2e\/.*\.story\.ts$/
const SCREEN_TESTS = /^test\/screens\/.*\.test\.tsx$/
const MOST = 4
/** A screen further away than this shows little of it. */
const FURTHEST = 5

export const storiesOf = (file: string, imports: Imports): string[] => comingBy(file, imports, STORIES)
export const screenTestsOf = (file: string, imports: Imports): string[] =>
  comingBy(file, imports, SCREEN_TESTS)

function comingBy(file: string, imports: Imports, which: RegExp): string[] {
  const opened = screensWith(file, imports)
  return filesOfSides(which)
    .map((story) => ({ story, score: score(story, file, opened) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ story }) => story)
}

/** Of two stories the one that opens more of its screens, and those nearest to it. */
function score(story: string, file: string, screens: Map<string, number>): number {
  const text = readFileSync(story, 'utf8')
  const opened = [...screens].reduce(
    (sum, [path, far]) => sum + Math.min(3, count(text, `'${path}'`)) / far,
    0,
  )
  return opened + (shareWord(story, file) ? 2 : 0)
}

const count = (text: string, word: string): number => text.split(word).length - 1

/** Paths of domain/menus.ts whose screen it is part of, and how deep in it. */
function screensWith(file: string, imports: Imports): Map<string, number> {
  const users = imports.usersOf(file, FURTHEST).set(file, 0)
  const found = new Map<string, number>()
  for (const { path, module } of screens()) {
    const far = users.get(module)
    if (far !== undefined) found.set(path, far + 1)
  }
  return found
}

interface Screen {
  path: string
  module: string
}

/** The beginning of a screen, or of a name for several of them. */
const BEGINS = /^(?:const (\w+): Load =| {2}'(\/[^']+)':)/gm

/** Lists every path with everything that is imported for it, there or under the name that stands there. */
function screens(): Screen[] {
  const text = readFileSync(SCREENS, 'utf8')
  const starts = [...text.matchAll(BEGINS)]
  const blocks = starts.map((start, i) => ({
    name: start[1],
    path: start[2],
    said: text.slice(start.index + start[0].length, starts[i + 1]?.index),
  }))
  const modules = ({ said }: { said: string }) =>
    [...said.matchAll(/import\('#([^']+)'\)/g)].map((found) => found[1]!)
  const named = new Map(blocks.map((block) => [block.name, modules(block)]))
  return blocks.flatMap((block) => {
    const { path, said } = block
    const found = modules(block)
    const loaded = found.length > 0 ? found : (named.get(/^ (\w+),/.exec(said)?.[1]) ?? [])
    return path ? loaded.map((module) => ({ path, module })) : []
  })
}
