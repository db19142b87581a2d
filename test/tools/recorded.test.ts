/** The replies that screens are tested with are those of a server of today; one that has changed is recorded anew (CONTRIBUTING.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { Recorder, type Exchange } from './recorded.ts'

const FOLDER = new URL('../screens/recorded/', import.meta.url)
const recorder = new Recorder()
afterAll(() => recorder.close())

describe.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))('%s', (file) => {
  const [world, user] = file.split('.') as [string, string]
  test('is what the server says', async () => {
    const kept = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Exchange[]
    const now: Exchange[] = []
    for (const { asked, body } of kept) now.push(await recorder.exchange(world, user, asked, body))
    expect(now).toEqual(kept)
  })
})
