/**
 * `npm run test:acak -- 30`: what tests try by chance is tried with new chances, for so many minutes (10 unless told) and at least
 * once: the same tests as `npm test` runs, with all cases and rounds, of which that takes a part (test/tools/chance.ts).
 * What is found is printed with the command that repeats it.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { again } from './again.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { bacaPerintah } from './perintah.mjs'

const REPORT = 'test-results/acak.json'
/** Tools that hand chance on to the tests that use them. */
const CHANCE = /from '(fast-check|#test\/tools\/chance\.ts)'/

bacaPerintah('test:acak')
requireNode()
ensureInstalled({ withTools: true })

const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) stop('npm run test:acak -- <minutes>')
const files = ['domain', 'server', 'client', 'test']
  .flatMap((side) => readdirSync(side, { recursive: true }).map((file) => `${side}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && CHANCE.test(readFileSync(file, 'utf8')))

/** More than once over: 5 are five times as many rounds. */
const whole = process.env['KENCANA_TEST_ALL'] ?? '1'
let rounds = 0
const found = []
for (const end = Date.now() + minutes * 60_000; Date.now() < end; rounds++) {
  const chance = { KENCANA_ACAK: String(randomInt(2 ** 31)), KENCANA_TEST_ALL: whole }
  console.log(`\n== ${again('…', '', chance)}`)
  for (const { file, name } of failures(chance)) found.push(again(file, name, chance))
}
console.log(
  `\n${rounds} rounds of ${files.length} files; ${found.length ? 'found, each with the command that repeats it:' : 'nothing found'}`,
)
for (const command of found) console.log(command)
process.exitCode = found.length ? 1 : 0

function failures(chance) {
  rmSync(REPORT, { force: true })
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...chance } },
  )
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, name: test.fullName }))
    return failed.length || status !== 'failed' ? failed : [{ file, name: '' }]
  })
}
