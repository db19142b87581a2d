/** Generated files are what would be generated now, and rows are what their types promise. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderTypes } from '#server/db/generate-types.ts'
import { statements } from '#server/db/statement.ts'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { disagreements } from './agreement.ts'
import { layout } from './layout.ts'
import { ROOT, type Promised } from './sources.ts'
import { FOLDER, writeStatements, type Written } from './written.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.drop())

const ANEW = 'npm run db:types makes them anew; look at what has changed'

test('the types of tables are those of the migrations', async () => {
  expect(await renderTypes(database.url), ANEW).toBe(readFileSync(`${ROOT}server/db/schema.ts`, 'utf8'))
})

// Another PostgreSQL plans otherwise, and proves less of what is never null.
describe.skipIf(process.env['KENCANA_TEST_POSTGRES'])('every named statement', () => {
  let now: Written
  beforeAll(async () => {
    now = await writeStatements(database)
  })

  test('stands in server/db/statements as it is', () => {
    const kept = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sql'),
    )
    expect(kept.toSorted(), ANEW).toEqual([...now.files.keys()].toSorted())
    for (const [name, text] of now.files)
      expect(readFileSync(`${FOLDER}/${name}`, 'utf8'), `${name}: ${ANEW}`).toBe(text)
  })

  test('is laid out without a word less', () => {
    const words = (sql: string): string =>
      sql
        .replaceAll(/\s*([()])\s*|\s+/g, ' $1 ')
        .replaceAll(/ +/g, ' ')
        .trim()
    for (const text of statements.values()) expect(words(layout(text))).toBe(words(text))
  })

  test('has the rows that its type promises', () => {
    expect(now.wrong).toEqual([])
  })
})

test('a row that is promised otherwise is told, each column in a sentence', () => {
  const column = { name: 'berat', type: 'mg', from: 'barang.berat', nullable: true }
  const as = (more: Partial<Promised>, name = 'berat'): string[] =>
    disagreements([column], new Map([[name, { ...WEIGHT, ...more }]]))
  expect(as({})).toEqual([])
  expect(as({ kind: 'anything', unit: undefined })).toEqual([])
  expect(as({ nullable: false })).toEqual(['berat may be null (barang.berat), and promised as Milligram'])
  expect(as({ unit: 'Rupiah', type: 'Rupiah' })).toEqual([
    'berat is mg (barang.berat), and promised as Rupiah',
  ])
  expect(as({ kind: 'string', type: 'string' })).toEqual(['berat is mg, and promised as string'])
  expect(as({}, 'bobot')).toEqual([
    'bobot is promised (Milligram) and not there',
    'berat (mg) is there and not promised',
  ])
})
const WEIGHT: Promised = {
  type: 'Milligram',
  kind: 'number',
  unit: 'Milligram',
  nullable: true,
  optional: false,
}
