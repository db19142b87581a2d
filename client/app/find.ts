/** Finds screens by what somebody remembers of them: part of a title, of a path, the name of their group, or another word for it. Pure. */
import { sinonimOf } from '#domain/sinonim.ts'
import { lipat } from '#domain/text.ts'
import type { Group } from './groups.ts'

export interface Found {
  path: Group['screens'][number]['path']
  title: string
  group: string
}

/** Every word must be found; titles that begin with what was typed stand first, then words that do, then the rest in the order of the menu, last what only means the same. */
export function findScreens(groups: readonly Group[], typed: string): Found[] {
  const all = groups.flatMap(({ title: group, screens }) =>
    screens.map(({ path, title }) => ({ path, title, group })),
  )
  const words = lipat(typed).split(' ').filter(Boolean)
  if (words.length === 0) return all
  return all
    .map((screen) => ({ screen, rank: rankOf(screen, words) }))
    .filter((found) => found.rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.screen)
}

const NOWHERE = 5

function rankOf({ path, title, group }: Found, words: readonly string[]): number {
  const name = title.toUpperCase()
  const everything = `${name} ${path.toUpperCase()} ${group.toUpperCase()}`
  if (!words.every((word) => everything.includes(word)))
    return words.every((word) => everything.includes(word) || meant(word, everything)) ? 4 : NOWHERE
  if (name.startsWith(words.join(' '))) return 0
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}

const meant = (word: string, everything: string): boolean =>
  sinonimOf(word).some((other) => ` ${everything}`.includes(` ${other}`))
