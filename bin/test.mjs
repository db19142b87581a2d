/** `npm test`: everything a reviewer asks of a change, from a bare checkout. `npm test -- lint tests` runs those steps alone. */
import { relative } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { again } from './again.mjs'
import { buildClient } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureDebian } from './debian.mjs'
import { ensureInstalled, requireNode } from './install.mjs'
import { kelambatan } from './laju.mjs'
import { BY_NODE24, ensureNode24, isNode24 } from './node24.mjs'
import { tooLong } from './long-tests.mjs'
import { bacaPerintah } from './perintah.mjs'

const REPORTS = 'test-results/reports'

/**
 * Checks only look at the sources: all run at once, and the output of every check comes in a single piece. A check has
 * a single core, for with more the compiler does much of its work once for each. The type-aware lint has compiled all
 * sources and reports what the compiler reports, so it runs once.
 */
const checks = {
  format: () => said('node_modules/oxfmt/bin/oxfmt', '--check'),
  lint: () => said('node_modules/oxlint/bin/oxlint', '--threads=1'),
  boundaries,
  unused: () => said('node_modules/knip/bin/knip.js', '--no-progress', '--config=build/knip.json'),
  client: () => said('bin/build.mjs'),
  node24,
}

/** Suites use the whole machine, so they run in turn. */
const suites = {
  tests: async () => {
    // A test that needs a missing program still says so itself.
    ensureDebian('postgres', 'etcd', 'patroni', 'haproxy', 'pgbouncer', 'pgbackrest')
    ensureChromium()
    const runs = (await Promise.all(LANES.map(oneByOne))).flat()
    const ok = runs.every((one) => one.ok)
    const found = runs.map((one) => fromVitest(one.found))
    const testResults = runs.flatMap((one) => one.found.testResults ?? [])
    const files = runs.flatMap((one) => one.files)
    const told = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name)
      return [
        ...(message ? [{ name: file, status: 'failed', why: message, again: again(file) }] : []),
        ...assertionResults.map(({ fullName, status, duration, failureMessages: [why] }) => ({
          name: `${file} › ${fullName}`,
          status,
          ms: duration,
          why,
          again: again(file, fullName),
        })),
      ]
    })
    const sum = (key) => found.reduce((all, one) => all + one[key], 0)
    const { passed, failed } = counted(ok, { passed: sum('passed'), failed: sum('failed') })
    const long = files.length ? await tooLong(files, alone) : []
    return {
      passed,
      failed: failed + long.length,
      slow: told,
      files: files.map(({ file, ms, tests }) => ({ name: file, ms, tests })),
      failures: [...told.filter(({ status }) => status === 'failed'), ...long],
      // The test failed, was tried once more, and passed.
      flaky: told.filter(({ status, why }) => status === 'passed' && why),
    }
  },
  stories: () => {
    if (!ensureChromium() || !buildClient()) return { passed: 0, failed: 1 }
    const ok = playwright('test', '--reporter=list,json')
    const found = report('playwright')
    const stories = [...storiesIn(found.suites)].map(({ results, ...story }) => ({
      ...story,
      results,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    }))
    return {
      ...counted(ok, fromPlaywright(found)),
      slow: stories,
      files: summed(stories),
      failures: stories
        .filter(({ status }) => status === 'unexpected')
        .map(({ name, results }) => ({ name, why: results.at(-1)?.error?.message ?? '' })),
      flaky: stories
        .filter(({ status }) => status === 'flaky')
        .map(({ name, results }) => ({ name, why: results[0]?.error?.message ?? '' })),
    }
  },
}

/**
 * Side by side: two workers for most tests, and one more, first for those that kill machines, which mostly wait until these are there
 * again, then for screens, then for a part of the server's.
 */
const LANES = [
  [['vitest', ['server', 'pure']]],
  [
    ['mesin', ['mesin'], '--maxWorkers=1'],
    ['screens', ['screens'], '--maxWorkers=1'],
    ['reports', ['reports'], '--maxWorkers=1'],
  ],
]

async function oneByOne(runs) {
  const done = []
  for (const run of runs) done.push(await wholeRun(run))
  return done
}

async function wholeRun([name, projects, ...options]) {
  const { status } = await vitest(
    name,
    ...projects.map((project) => `--project=${project}`),
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
  )
  return { ok: status === 0, found: report(name), files: report(`${name}-files`, []) }
}

/** Tried once more when it fails; how long each file took stands in a report of its own. */
async function vitest(name, ...args) {
  const program = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', '--reporter=./test/tools/file-times.ts', ...args],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, KENCANA_FILE_TIMES: `${REPORTS}/${name}-files.json` },
    },
  )
  const [status] = await once(program, 'close')
  return { status }
}

/** Measures how long this file takes with the machine to itself; its messages were shown already. */
async function alone(file) {
  console.log(`\n${file} took long; once more, alone …`)
  await vitest('alone', '--reporter=dot', file)
  return report('alone-files', []).find((one) => one.file === file)
}

function playwright(...args) {
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/playwright.json`,
      // Servers of stories live in its workers (vitest.config.ts says why).
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
    },
  })
  return status === 0
}

/** Once: whoever runs all of it by Node 24 has done so. */
async function node24() {
  if (isNode24()) return { ok: true, out: `All of it is run by Node ${process.versions.node}\n`, err: '' }
  const node = ensureNode24()
  if (!node) return { ok: process.platform !== 'linux', out: '', err: 'Node 24 is not to be had here\n' }
  return saidBy(
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=pure',
    '--project=server',
    '--maxWorkers=1',
    '--reporter=dot',
    ...BY_NODE24,
  )
}

/** Returns the output of a program, and if it succeeded. */
const said = (...command) => saidBy(process.execPath, ...command)

async function saidBy(node, ...command) {
  const program = spawn(node, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GOMAXPROCS: '1', NO_COLOR: '1' },
  })
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
    '--config=build/boundaries.cjs',
    '--output-type',
    'json',
  )
  const { summary, modules } = JSON.parse(out || '{"summary":{"violations":[]},"modules":[]}')
  const sources = sides
    .flatMap((side) => readdirSync(side, { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file)).length
  const read = modules.filter((module) => module.dependencies.length > 0).length
  const comment = ({ name }) => summary.ruleSetUsed.forbidden.find((rule) => rule.name === name).comment
  const lines = [
    ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}: ${comment(rule)}`),
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
      for (const { status, results } of tests)
        yield { name: [...path, title].join(' › '), file: path[0], status, results }
    yield* storiesIn(suite.suites, path)
  }
}

/** The time of each file's stories together. */
function summed(stories) {
  const files = new Map()
  for (const { file, ms } of stories) {
    const { ms: sum = 0, tests = 0 } = files.get(file) ?? {}
    files.set(file, { name: file, ms: sum + ms, tests: tests + 1 })
  }
  return [...files.values()]
}

/** @returns `missing` when there is no such report */
function report(name, missing = {}) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'))
  } catch {
    return missing
  }
}

bacaPerintah('test')
requireNode()
ensureInstalled({ withTools: true })
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

console.log(
  `This machine takes ${await kelambatan()} × as long as a quiet one; time limits of tests are longer still`,
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

// The lint takes longest of the checks, on a single core, so the suites begin beside it.
const looking = wanted(checks).map((check) => ({ name: check[0], done: checked(check) }))
await Promise.all(looking.filter(({ name }) => name !== 'lint').map(({ done }) => done))
const done = []
for (const [name, suite] of wanted(suites)) {
  console.log(`\n== ${name}`)
  done.push(finished(name, Date.now(), await suite()))
}
done.unshift(...(await Promise.all(looking.map((one) => one.done))))

/** The number of slowest files that are told (with all that a file has), and of slowest single tests. */
const [FILES, SLOWEST] = [10, 5]
function tellSlowest(title, timed, most) {
  if (timed.length) console.log(`\n${title}:`)
  for (const { name, ms = 0, tests } of timed.toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0)).slice(0, most))
    console.log(
      `${(ms / 1000).toFixed(1).padStart(7)} s  ${tests ? `${String(tests).padStart(5)} × ` : ''}${name}`,
    )
}
for (const { name, slow = [], files = [] } of done) {
  tellSlowest(`The files of ${name} that took longest, and how many there are in each`, files, FILES)
  tellSlowest(`The slowest of ${name}`, slow, SLOWEST)
}
/** At the end, where they are read also when only the end is kept: what was flaky, then what failed. */
const FIRST_LINES = 6
function tell(how, { name, why = '', again: command = '' }) {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, FIRST_LINES)
  if (command) lines.push(command)
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
