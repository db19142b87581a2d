/**
 * `npm run test:acak -- 30`: what tests try by chance is tried with new chances, for so many minutes (10 unless told).
 * What is found is printed with the command that repeats it.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureInstalled, requireNode, stop } from './install.mjs'

const REPORT = 'test-results/acak.json'
/** Tools that hand chance on to the tests that use them. */
const CHANCE = /from '(fast-check|#test\/tools\/acak\.ts)'/

requireNode()
ensureInstalled({ withTools: true })

const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) stop('npm run test:acak -- <minutes>')
const files = ['domain', 'server', 'client', 'test']
  .flatMap((side) => readdirSync(side, { recursive: true }).map((file) => `${side}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && CHANCE.test(readFileSync(file, 'utf8')))

let rounds = 0
const found = []
for (const end = Date.now() + minutes * 60_000; Date.now() < end; rounds++) {
  const seed = randomInt(2 ** 31)
  console.log(`\n== KENCANA_ACAK=${seed}`)
  for (const { file, name } of failures(seed))
    found.push(`KENCANA_ACAK=${seed} npx vitest run ${file} -t ${JSON.stringify(name)}`)
}
console.log(
  `\n${rounds} rounds of ${files.length} files; ${found.length ? 'found, each with the command that repeats it:' : 'nothing found'}`,
)
for (const command of found) console.log(command)
process.exitCode = found.length ? 1 : 0

function failures(seed) {
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
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, KENCANA_ACAK: String(seed) } },
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
