/** A comment has a subject (STYLE, rule 22): in each folder at most a tenth of them begin with a pronoun or a wh-clause. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const SIDES = ['bench', 'bin', 'build', 'client', 'domain', 'e2e', 'katalog', 'mesin', 'server', 'test']
const MOST = 0.1

const PRONOUN = 'of it its they them their he she his her we us our you your this that these those'
const QUESTION =
  'what whatever who whom whoever whose which when whenever where wherever how however why whether'
const INDEFINITE =
  'one ones another others some such both each neither none nobody nothing somebody something everybody everything anybody anything'
const RIDDLE = new RegExp(`^(${`${PRONOUN} ${QUESTION} ${INDEFINITE}`.replaceAll(' ', '|')})\\b`, 'i')

/** Lines of `//` below each other are one comment. */
function commentsOf(source: string, name = 'one.tsx'): string[] {
  const said: string[] = []
  let before = { type: '', end: 0 }
  for (const { type, value, start, end } of parseSync(name, source).comments) {
    const text = value
      .replace(/^\*/, '')
      .replaceAll(/^[ \t]*\*?[ \t]?/gm, '')
      .trim()
    const goesOn =
      type === 'Line' && before.type === 'Line' && /^\n[ \t]*$/.test(source.slice(before.end, start))
    if (goesOn) said.push(`${said.pop()} ${text}`)
    else said.push(text)
    before = { type, end }
  }
  return said.filter((text) => /^[a-z]/i.test(text))
}

/** Comments of each room, with those that begin as riddles. */
function told(): Map<string, { all: number; riddles: string[] }> {
  const rooms = new Map<string, { all: number; riddles: string[] }>()
  for (const side of SIDES)
    for (const file of readdirSync(side, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|tsx|mjs)$/.test(file)) continue
      const room = [side, ...file.split('/').slice(0, -1)].slice(0, 3).join('/')
      const { all, riddles } = rooms.get(room) ?? { all: 0, riddles: [] }
      const comments = commentsOf(readFileSync(`${side}/${file}`, 'utf8'), file)
      const found = comments.filter((said) => RIDDLE.test(said)).map((said) => `${side}/${file}: ${said}`)
      rooms.set(room, { all: all + comments.length, riddles: [...riddles, ...found] })
    }
  return rooms
}

test('a comment is found wherever it stands, and nowhere else', () => {
  const source = [
    "const a = 'no // comment' // Says a.",
    '/** Two lines\n * of one. */',
    '  // First\n  // and second.',
    'const b = `${a} /* none */`',
    'const c = /https?:\\/\\//.test(a)',
  ].join('\n')
  expect(commentsOf(source)).toEqual(['Says a.', 'Two lines\nof one.', 'First and second.'])
})

test('in no room a tenth of the comments must be read twice', () => {
  const rooms = [...told()]
  expect(rooms.reduce((sum, [, { all }]) => sum + all, 0)).toBeGreaterThan(5_000)
  // A room with few comments may have one.
  const refused = rooms.filter(([, { all, riddles }]) => riddles.length > Math.max(1, all * MOST))
  expect(refused.flatMap(([, { riddles }]) => riddles)).toEqual([])
})
