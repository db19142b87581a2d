/** The drawing of the server's floors in ARCHITECTURE.md says what build/boundaries.cjs refuses, and names every room there is. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Side {
  path?: string
  pathNot?: string
}
interface Rule {
  from: Side
  to: Side
}
const { forbidden } = createRequire(import.meta.url)('../../build/boundaries.cjs') as { forbidden: Rule[] }

/** Rules that ask for nothing but places. */
const byPlace = forbidden.filter(({ to }) => Object.keys(to).every((key) => key.startsWith('path')))

const matches = ({ path = '', pathNot = '(?!)' }: Side, file: string) =>
  new RegExp(pathNot).test(file) ? null : new RegExp(path).exec(file)

function isRefused(from: string, to: string): boolean {
  return byPlace.some((rule) => {
    const found = matches(rule.from, from)
    const filled = (text: string) => text.replaceAll(/\$(\d)/g, (_, i: string) => found![Number(i)]!)
    const { path = '', pathNot = '(?!)' } = rule.to
    return found && matches({ path: filled(path), pathNot: filled(pathNot) }, to)
  })
}

/** From the ground up, as they are drawn. */
const floors = readFileSync('ARCHITECTURE.md', 'utf8')
  .match(/┌[^]*?└/)![0]
  .split('\n')
  .flatMap((line) => (line.startsWith('│') ? [line.split('│')[1]!.trim().split(' · ')] : []))
  .toReversed()

const rooms = readdirSync('server', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : (/^([\w-]+)\.ts$/.exec(entry.name)?.slice(1) ?? []),
)
const fileOf = (room: string) => (room === 'domain' ? 'domain/one.ts' : `server/${room}/one.ts`)

test('the drawing has every room of the server', () => {
  expect(floors.flat().toSorted()).toEqual(['domain', ...rooms].toSorted())
})

test('a room imports from the floors below it, and the rules refuse all others', () => {
  const drawn = floors.flatMap((floor, low) =>
    floor.flatMap((from) =>
      floors.flatMap((others, high) =>
        others.filter((to) => to !== from).map((to) => ({ from, to, refused: high >= low })),
      ),
    ),
  )
  expect(drawn.map(({ from, to }) => ({ from, to, refused: isRefused(fileOf(from), fileOf(to)) }))).toEqual(
    drawn,
  )
})

test('a room that no floor names is refused, whoever imports whom', () => {
  expect(isRefused('server/baru/one.ts', 'server/db/client.ts')).toBe(true)
  expect(isRefused('server/main.ts', 'server/baru.ts')).toBe(true)
})
