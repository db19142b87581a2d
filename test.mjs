/** `npm test`: everything a reviewer asks of a change, in order, from a bare checkout. `npm test -- types lint` runs those steps alone. */
import { relative } from 'node:path'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { buildClient } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { kelambatan } from './laju.mjs'

const REPORTS = 'test-results/reports'

const steps = {
  types: () => one(run('typescript/bin/tsc', '--noEmit')),
  lint: () => one(run('oxlint/bin/oxlint')),
  boundaries: () => one(boundaries()),
  unused: () => one(run('knip/bin/knip.js', '--no-progress')),
  tests: () => {
    const ok = run('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/vitest.json`)
    const { testResults = [], ...found } = report('vitest')
    const slow = slowest(testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), ms: endTime - startTime })))
    return { ...counted(ok, fromVitest({ testResults, ...found })), slow }
  },
  client: () => one(buildClient()),
  stories: () => {
    if (!ensureChromium()) return one(false)
    const ok = run('@playwright/test/cli.js', 'test', '--reporter=list,json')
    const found = report('playwright')
    const stories = [...storiesIn(found.suites)]
    const slow = slowest(stories.map(({ name, results }) => ({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) })))
    return { ...counted(ok, fromPlaywright(found)), slow, flaky: stories.filter(({ status }) => status === 'flaky').map(({ name }) => name) }
  },
}

function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/playwright.json` },
  })
  return status === 0
}

/** Without its parser dependency-cruiser reads nothing, finds nothing wrong, and is content. */
function boundaries() {
  const sides = ['domain', 'server', 'client', 'test', 'e2e', 'bench']
  const cruise = (...args) =>
    spawnSync(process.execPath, ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...sides, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
  const { status, stdout, stderr } = cruise('--output-type', 'json')
  const { summary, modules } = JSON.parse(stdout || '{"summary":{"violations":[]},"modules":[]}')
  for (const { rule, from, to } of summary.violations) console.log(`${from} → ${to}: ${rule.name}`)
  if (stderr) console.error(stderr)
  const sources = sides.flatMap((side) => readdirSync(side, { recursive: true })).filter((file) => /\.tsx?$/.test(file)).length
  const read = modules.filter((module) => module.dependencies.length > 0).length
  console.log(`${modules.length} modules, ${read} of them with imports, of ${sources} source files`)
  return status === 0 && summary.violations.length === 0 && read > sources / 2
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** A run that failed without a failed test failed itself. */
const counted = (ok, { passed, failed }) => ({ passed, failed: ok ? failed : Math.max(failed, 1) })

/** A file that cannot even be loaded has no tests, and is a failure. */
const fromVitest = ({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')).length,
})

const fromPlaywright = ({ stats = {}, errors = [] }) => ({ passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: (stats.unexpected ?? 0) + errors.length })

/** Every story of Playwright's tree, by file and title. */
function* storiesIn(suites = [], titles = []) {
  for (const suite of suites) {
    const path = [...titles, suite.title]
    for (const { title, tests } of suite.specs ?? []) for (const { status, results } of tests) yield { name: [...path, title].join(' › '), status, results }
    yield* storiesIn(suite.suites, path)
  }
}

const SLOWEST = 10

const slowest = (timed) => timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)

function report(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'))
  } catch {
    return {}
  }
}

requireNode()
ensureInstalled({ withTools: true })
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

console.log(`This machine takes ${await kelambatan()} × as long as a quiet one; so do all time limits of tests`)

const chosen = process.argv.slice(2)
const done = []
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length && !chosen.includes(name)) continue
  console.log(`\n== ${name}`)
  const start = Date.now()
  done.push({ name, ...step(), seconds: Math.round((Date.now() - start) / 1000) })
}

for (const { name, slow = [] } of done) {
  if (slow.length) console.log(`\nThe slowest of ${name}:`)
  for (const { name: what, ms } of slow) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`)
}
const flaky = done.flatMap((step) => step.flaky ?? [])
if (flaky.length) console.log(`\n${flaky.length} flaky, passed when tried again:${flaky.map((name) => `\n  ${name}`).join('')}`)

console.log('')
for (const { name, passed, failed, seconds } of done) console.log(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)}  ${passed} passed, ${failed} failed, ${seconds} s`)
const total = (key) => done.reduce((sum, step) => sum + step[key], 0)
process.exitCode = total('failed') ? 1 : 0
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
