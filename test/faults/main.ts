/**
 * `npm run test:faults`: plants one-line faults one at a time, in a copy of the checkout, and runs what is related to each until
 * something fails. What survives is what no test would notice. The same list before and after a clean-up says what has become blind.
 *
 *   --seed 32 --count 80      which faults, and how many
 *   --in server/http          only in this folder
 *   --replay faults.json      those of a list that was saved with --save faults.json
 *   --only 3,10-19            these of the list
 *   --rings 2                 1 the nearest tests; 2 the wider ones, and stories of a screen; 3 everything
 *   --out results.json        each outcome, added to what stands there
 *   --before results.json     which of those that were found then are not found now
 *   --list                    plants nothing
 */
import { parseArgs } from 'node:util'
import { kelambatan } from '../../bin/laju.mjs'
import { choose } from './choose.ts'
import { copyOf } from './copy.ts'
import { faultKey, readFaults, saveFaults, type Fault } from './fault.ts'
import { Imports } from './imports.ts'
import { outcomeOf } from './plant.ts'
import { ringsOf } from './related.ts'
import { line, readResults, Results, table, told, type Result } from './results.ts'
import { Runner } from './run.ts'

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string', default: '32' },
    count: { type: 'string', default: '80' },
    in: { type: 'string' },
    only: { type: 'string' },
    rings: { type: 'string', default: '2' },
    replay: { type: 'string' },
    save: { type: 'string' },
    out: { type: 'string' },
    before: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

const all = asked.replay
  ? readFaults(asked.replay)
  : choose({ seed: Number(asked.seed), count: Number(asked.count), within: asked.in })
if (asked.save) saveFaults(asked.save, all)
const wanted = chosen(all, asked.only)

interface Numbered {
  fault: Fault
  /** The fault's place in the list, from 1. */
  number: number
}

/** @param numbers '3,10-19' */
function chosen(faults: readonly Fault[], numbers: string | undefined): Numbered[] {
  const spans = numbers?.split(',').map((span) => span.split('-').map(Number))
  return faults
    .map((fault, i) => ({ fault, number: i + 1 }))
    .filter(({ number }) => !spans || spans.some(([from = 0, to = from]) => number >= from && number <= to))
}

async function plantAll(): Promise<void> {
  const slow = await kelambatan()
  const copy = copyOf(process.cwd())
  const runner = new Runner(copy.path, slow)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      console.log(`${signal}: what was found so far stays`)
      void runner.programs.stop().then(() => process.exit(1))
    })
  process.on('exit', () => copy.remove())
  const imports = new Imports()
  const results = new Results(asked.out)
  for (const { fault, number } of wanted) {
    console.log(`\n${number}. ${line(fault)}`)
    const result = await outcomeOf(
      fault,
      copy.path,
      runner,
      ringsOf(fault.file, imports).slice(0, Number(asked.rings)),
    )
    results.add(result)
    console.log(`     ${told(result)}`)
  }
  await confirm(results, runner)
  report(results.of(wanted.map(({ fault }) => fault)))
}

/** Checks that the tests which noticed a fault pass without it: a test that is red by itself notices nothing. */
async function confirm(results: Results, runner: Runner): Promise<void> {
  for (const tool of ['vitest', 'stories'] as const) {
    const found = results
      .of(wanted.map(({ fault }) => fault))
      .filter((one) => one.outcome === 'found' && one.tool === tool)
    const tests = found.flatMap(({ test }) => test ?? []).map(inTwo)
    if (tests.length === 0) continue
    const files = [...new Set(tests.map(([file]) => file))]
    const only = tests.map(([, name]) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    const red = new Set(
      (await runner.failures({ tool, files }, { only })).map(({ file, name }) => `${file} › ${name}`),
    )
    for (const one of found) if (red.has(one.test ?? '')) results.add({ ...one, outcome: 'doubtful' })
  }
  const refused = results.of(wanted.map(({ fault }) => fault)).filter(({ tool }) => tool === 'checks')
  if (refused.length > 0 && (await runner.refusal('.')))
    for (const one of refused) results.add({ ...one, outcome: 'doubtful' })
}

/** File and name. */
function inTwo(test: string): [string, string] {
  const at = test.indexOf(' › ')
  return [test.slice(0, at), test.slice(at + 3)]
}

function report(results: readonly Result[]): void {
  console.log('')
  for (const one of results)
    if (one.outcome !== 'found')
      console.log(`${one.outcome}  ${line(one)}${one.equivalent ? `\n     ${one.equivalent}` : ''}`)
  console.log('')
  for (const row of table(results)) console.log(row)
  if (!asked.before) return
  const now = new Map(results.map((one) => [faultKey(one), one]))
  const lost = readResults(asked.before).filter(
    (one) => one.outcome === 'found' && now.get(faultKey(one))?.outcome === 'survived',
  )
  console.log(lost.length > 0 ? `\nFound before and not now:` : '\nWhatever was found before is found now')
  for (const one of lost) console.log(`${line(one)}\n     then by ${one.test ?? 'the build'}`)
  process.exitCode = lost.length > 0 ? 1 : 0
}

if (asked.list) for (const { fault, number } of wanted) console.log(`${number}. ${line(fault)}`)
else await plantAll()
