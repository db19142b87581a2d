/**
 * Checks that every story says what no test below it could show: a story costs seconds, where a test of a screen, a
 * call or a rule costs a tenth of one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const E2E = new URL('../../e2e/', import.meta.url)
/** A run has time for no more. */
const MOST = 220

/** The reasons to be a story: only a browser shows them, before a server that is there. */
const REASONS = {
  '@camera': 'the camera of a computer or a phone',
  '@customers': 'the page of the customers, which is an app of its own',
  '@drawn': 'how much is loaded and drawn, and where it stands',
  '@files': 'a file chosen or taken home',
  '@job': 'a whole job over several screens, each going on with what the server made of the one before',
  '@keys': 'focus and keys over a whole job',
  '@offline': 'no network',
  '@phone': 'a width of 390',
  '@print': 'paper (in all of Chromium)',
  '@scanner': 'keys faster than fingers, wherever the focus is',
  '@session': 'what outlives a reload, a sign-in, or a lost answer',
  '@two': 'more than one computer, and the news between them',
  '@version': 'a newer program than the page that is open',
  '@walk': 'every screen in one page',
}

const STORY = /\b(?:test|testLihat|testRamai)\(\s*(`[^`]*`|'(?:[^'\\]|\\.)*'),\s*(?:\{ tag: ([^}]+) \})?/g
const stories = readdirSync(E2E)
  .filter((file) => file.endsWith('.story.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, E2E), 'utf8').matchAll(STORY)].map(
      ([, title, tags = '']) => [`${file} › ${title!.slice(1, -1)}`, tags.match(/@\w+/g) ?? []] as const,
    ),
  )

describe('stories', () => {
  test.each(stories)('%s says why it is one', (_, tags) => {
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.filter((tag) => !(tag in REASONS))).toEqual([])
  })

  test('are few', () => {
    expect(stories.length).toBeGreaterThan(50)
    expect(stories.length).toBeLessThanOrEqual(MOST)
  })

  test('have every reason there is', () => {
    expect([...new Set(stories.flatMap(([, tags]) => tags))].toSorted()).toEqual(Object.keys(REASONS))
  })
})
