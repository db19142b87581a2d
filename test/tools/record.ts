/** A program beside tests of screens that are recorded: asks a real server each line it is given, and answers with a line. */
import { createInterface } from 'node:readline'
import { startDatabases } from './database.ts'
import { Recorder } from './recorded.ts'

// A run that was cut short no longer listens.
process.stdout.on('error', () => {})
const stopDatabases = await startDatabases()
const recorder = new Recorder()
for await (const line of createInterface({ input: process.stdin })) {
  const { world, user, asked, body } = JSON.parse(line) as Record<'world' | 'user' | 'asked', string> & {
    body?: unknown
  }
  console.log(JSON.stringify(await recorder.exchange(world, user, asked, body)))
}
await recorder.close()
await stopDatabases()
