/** Lines are short enough to be read side by side: SQL always, and of all lines in a folder only so many are longer. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MOST = 120
/** In hundredths of a percent: comments, texts that are fixed letter for letter, patterns. It only falls. */
const LONGER: readonly [folder: string, most: number][] = [
  ['bench', 270],
  ['bin', 200],
  ['build', 180],
  ['client', 40],
  ['domain', 75],
  ['e2e', 100],
  ['katalog', 60],
  ['mesin', 40],
  ['server', 85],
  ['test', 85],
]
const COMMENT = /^\s*(\/\/|\/?\*)/
/** A word that only SQL writes in capitals, and another. */
const SQL =
  /\b(SELECT|FROM|WHERE|INSERT INTO|JOIN|AND|VALUES|GROUP BY|ORDER BY|UNION|COALESCE|json_build_object)\b.*\b(FROM|WHERE|JOIN|ON|AND|AS|NOT|BY|SET|IN|SELECT|VALUES|NULL)\b/
/** A pattern that finds SQL; and files with a text that cannot be folded: names of people, a text to be compared, a format. */
const PATTERN = /^\s*\/.*\/[gi]*$/
const ONE_PIECE = ['bench/member.ts', 'server/db/statement.test.ts', 'test/tools/jahat.ts']

interface Line {
  file: string
  no: number
  text: string
}

const linesOf = (folder: string): Line[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.(tsx?|[cm]js)$/.test(name) && !/\brecorded\/|\bnode_modules\/|db\/schema\.ts$/.test(name),
    )
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .map((text, i) => ({ file: join(folder, name), no: i + 1, text })),
    )

test.each(LONGER)('%s', (folder, most) => {
  const lines = linesOf(folder)
  const long = lines.filter(({ text }) => text.length > MOST)
  const sql = long.filter(
    ({ file, text }) =>
      SQL.test(text) && !COMMENT.test(text) && !PATTERN.test(text) && !ONE_PIECE.includes(file),
  )
  expect(
    sql.map(({ file, no }) => `${file}:${no}`),
    'SQL is folded: a clause begins a line',
  ).toEqual([])
  expect((long.length / lines.length) * 10_000).toBeLessThanOrEqual(most)
})
