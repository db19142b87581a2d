/** `npm test`: everything a reviewer asks of a change, from a bare checkout. `npm test -- types lint` runs those steps alone. */
import { relative } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { buildClient } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureDebian } from './debian.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { kelambatan } from './laju.mjs'

const REPORTS = 'test-results/reports'

/** They only look at the sources, each on one core: all run at once, and what each says comes in one piece. */
const checks = {
  format: () => said('node_modules/oxfmt/bin/oxfmt', '--check'),
  types: () => said('node_modules/typescript/bin/tsc', '-b'),
  lint: () => said('node_modules/oxlint/bin/oxlint'),
  boundaries,
  unused: () => said('node_modules/knip/bin/knip.js', '--no-progress'),
  client: () => said('build.mjs'),
}

/** They take all there is: one after the other. */
const suites = {
  tests: () => {
    // Who asks for one that is missing still says so.
    ensureDebian('postgres', 'etcd', 'patroni', 'haproxy', 'pgbouncer', 'pgbackrest')
    const ok = run(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--retry=1',
      `--outputFile.json=${REPORTS}/vitest.json`,
    )
    const { testResults = [], ...found } = report('vitest')
    const slow = slowest(
      testResults.map(({ name, startTime, endTime }) => ({
        name: relative('.', name),
        ms: endTime - startTime,
      })),
    )
    const told = testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [{ name: relative('.', name), status: 'failed', why: message }] : []),
      ...assertionResults.map(({ fullName, status, failureMessages: [why] }) => ({
        name: `${relative('.', name)} › ${fullName}`,
        status,
        why,
      })),
    ])
    const failures = told.filter(({ status }) => status === 'failed')
    // It failed, was tried once more, and passed.
    const flaky = told.filter(({ status, why }) => status === 'passed' && why)
    return { ...counted(ok, fromVitest({ testResults, ...found })), slow, failures, flaky }
  },
  stories: () => {
    if (!ensureChromium() || !buildClient()) return { passed: 0, failed: 1 }
    const ok = run('@playwright/test/cli.js', 'test', '--reporter=list,json')
    const found = report('playwright')
    const stories = [...storiesIn(found.suites)]
    const slow = slowest(
      stories.map(({ name, results }) => ({
        name,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    )
    return {
      ...counted(ok, fromPlaywright(found)),
      slow,
      failures: stories
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, results }) => ({ name, why: results.at(-1)?.error?.message ?? '' })),
      flaky: stories
        .filter(({ status }) => status === 'flaky')
        .map(({ name, results }) => ({ name, why: results[0]?.error?.message ?? '' })),
    }
  },
}

function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/playwright.json` },
  })
  return status === 0
}

/** What a program says, and whether it was content. */
async function said(...command) {
  const program = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  return { ok: status === 0, out, err }
}

/** Without its parser dependency-cruiser reads nothing, finds nothing wrong, and is content. */
async function boundaries() {
  const sides = ['domain', 'server', 'client', 'katalog', 'test', 'e2e', 'bench', 'mesin']
  const { ok, out, err } = await said(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...sides,
    '--output-type',
    'json',
  )
  const { summary, modules } = JSON.parse(out || '{"summary":{"violations":[]},"modules":[]}')
  const sources = sides
    .flatMap((side) => readdirSync(side, { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file)).length
  const read = modules.filter((module) => module.dependencies.length > 0).length
  const lines = [
    ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
    `${modules.length} modules, ${read} of them with imports, of ${sources} source files`,
  ]
  return {
    ok: ok && summary.violations.length === 0 && read > sources / 2,
    out: `${lines.join('\n')}\n`,
    err,
  }
}

/** A run that failed without a failed test failed itself. */
const counted = (ok, { passed, failed }) => ({ passed, failed: ok ? failed : Math.max(failed, 1) })

/** A file that cannot even be loaded has no tests, and is a failure. */
const fromVitest = ({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length,
})

const fromPlaywright = ({ stats = {}, errors = [] }) => ({
  passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
  failed: (stats.unexpected ?? 0) + errors.length,
})

/** Every story of Playwright's tree, by file and title. */
function* storiesIn(suites = [], titles = []) {
  for (const suite of suites) {
    const path = [...titles, suite.title]
    for (const { title, tests } of suite.specs ?? [])
      for (const { status, results } of tests) yield { name: [...path, title].join(' › '), status, results }
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

console.log(
  `This machine takes ${await kelambatan()} × as long as a quiet one; so do all time limits of tests`,
)

const chosen = process.argv.slice(2)
const wanted = (steps) => Object.entries(steps).filter(([name]) => !chosen.length || chosen.includes(name))
const finished = (name, start, found) => ({
  name,
  ...found,
  seconds: Math.round((Date.now() - start) / 1000),
})

async function checked([name, check]) {
  const start = Date.now()
  const { ok, out, err } = await check()
  console.log(`\n== ${name}\n${out}${err}`)
  return finished(name, start, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
}

const done = await Promise.all(wanted(checks).map(checked))
for (const [name, suite] of wanted(suites)) {
  console.log(`\n== ${name}`)
  done.push(finished(name, Date.now(), suite()))
}

for (const { name, slow = [] } of done) {
  if (slow.length) console.log(`\nThe slowest of ${name}:`)
  for (const { name: what, ms } of slow) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${what}`)
}
/** At the end, where they are read also when only the end is kept: what was flaky, then what failed. */
const FIRST_LINES = 6
function tell(how, { name, why = '' }) {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, FIRST_LINES)
  console.log(`\n${how}  ${name}${lines.map((line) => `\n        ${line}`).join('')}`)
}
for (const one of done.flatMap((step) => step.flaky ?? [])) tell('Flaky, passed when tried again:', one)
for (const one of done.flatMap((step) => step.failures ?? [])) tell('FAILED', one)

console.log('')
for (const { name, passed, failed, seconds } of done)
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)}  ${passed} passed, ${failed} failed, ${seconds} s`,
  )
const total = (key) => done.reduce((sum, step) => sum + step[key], 0)
process.exitCode = total('failed') ? 1 : 0
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
