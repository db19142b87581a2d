/** Plants one fault in the copy, and takes it away again. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { planted, type Fault } from './fault.ts'
import type { Ring } from './related.ts'
import type { Result } from './results.ts'
import type { Failed, Runner } from './run.ts'

export async function outcomeOf(
  fault: Fault,
  root: string,
  runner: Runner,
  rings: readonly Ring[],
): Promise<Result> {
  const start = Date.now()
  const ended = (more: Omit<Result, keyof Fault | 'seconds'>): Result => ({
    ...fault,
    ...more,
    seconds: Math.round((Date.now() - start) / 1000),
  })
  if (fault.equivalent) return ended({ outcome: 'equivalent' })
  const path = join(root, fault.file)
  const source = read(path)
  const wrong = source === undefined ? undefined : planted(source, fault)
  if (source === undefined || wrong === undefined) return ended({ outcome: 'gone' })
  try {
    writeFileSync(path, wrong)
    runner.changed()
    for (const [i, ring] of rings.entries()) {
      const failed = await firstFailure(ring, runner)
      if (failed) return ended({ outcome: 'found', ring: i + 1, ...nameOf(failed) })
    }
    const refused = await runner.refusal(fault.file)
    return ended(refused ? { outcome: 'found', ...nameOf(refused) } : { outcome: 'survived' })
  } finally {
    writeFileSync(path, source)
    runner.changed()
  }
}

async function firstFailure(ring: Ring, runner: Runner): Promise<Failed | undefined> {
  for (const step of ring) {
    const [failed] = await runner.failures(step, { first: true })
    if (failed) return failed
  }
  return undefined
}

const SAID = 300
const nameOf = ({ tool, file, name, why }: Failed) => ({
  tool,
  ...(file ? { test: `${file} › ${name}` } : {}),
  why: stripVTControlCharacters(why).slice(0, SAID),
})

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
