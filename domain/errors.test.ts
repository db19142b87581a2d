import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'

const FOLDER = `${import.meta.dirname}/errors`
const sources = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))

test('every refusal is known by the name it is thrown by', () => {
  const said = sources.flatMap((text) => [
    ...text.matchAll(/^export const (\w+) = (?:fixed|told)\(\s*'(\w+)'/gm),
  ])
  expect(said.map(([, name]) => name).toSorted()).toEqual(Object.keys(errors).toSorted())
  for (const [, name, id] of said) expect(id).toBe(name)
})
