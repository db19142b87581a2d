/** The replies that screens are tested with are those of a server of today; with KENCANA_RECORD=1 those that have changed are recorded anew. */
import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { FOLDER, readKept, writeKept } from './kept.ts'
import { Recorder, type Exchange } from './recorded.ts'

const recorder = new Recorder()
afterAll(() => recorder.close())

describe.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))('%s', (file) => {
  const [world, user] = file.split('.') as [string, string]
  test('is what the server says', async () => {
    const kept = readKept(file)
    const now: Exchange[] = []
    for (const { asked, body } of kept) now.push(await recorder.exchange(world, user, asked, body))
    if (process.env['KENCANA_RECORD'] === '1') writeKept(file, now)
    else expect(now).toEqual(kept)
  })
})
