/** Runs tests or stories in the copy and says which of them fail. */
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Programs, type Ended } from './process.ts'
import type { Step } from './related.ts'

export interface Failed {
  tool: Step['tool'] | 'checks'
  /** Empty where nothing could be run. */
  file: string
  /** Empty where the file as a whole failed. */
  name: string
  why: string
}

interface How {
  /** Up to the first failure. */
  first?: boolean
  /** Only tests with such a name. */
  only?: string
}

/** For one process, on a quiet machine. */
const LONGEST_MS = 15 * 60_000
const REPORT = 'test-results/faults.json'

export class Runner {
  readonly programs = new Programs()
  readonly #copy: string
  readonly #slow: number
  #built = false

  /** @param slow the factor by which this machine is slower than a quiet one */
  constructor(copy: string, slow: number) {
    this.#copy = copy
    this.#slow = slow
  }

  /** The sources are others now: what was built of them counts no more. */
  changed(): void {
    this.#built = false
  }

  async failures(step: Step, how: How = {}): Promise<Failed[]> {
    const { tool } = step
    if (tool === 'stories' && !(await this.#build()))
      return [{ tool, file: '', name: '', why: 'does not build' }]
    rmSync(join(this.#copy, REPORT), { force: true })
    const ended = await this.#run(tool === 'vitest' ? vitest(step.files, how) : playwright(step.files, how))
    if (ended.ok) return []
    const failed = this.#told(tool)
    return failed.length > 0
      ? failed
      : [{ tool, file: '', name: '', why: ended.hung ? 'does not end' : ended.said }]
  }

  /** Returns what types or lint say of the sources as they are now; undefined when they are content. */
  async refusal(file: string): Promise<Failed | undefined> {
    for (const check of [
      ['node_modules/typescript/bin/tsc', '-b'],
      ['node_modules/oxlint/bin/oxlint', file],
    ]) {
      const { ok, said } = await this.#run(check)
      if (!ok) return { tool: 'checks', file: '', name: '', why: said }
    }
    return undefined
  }

  async #build(): Promise<boolean> {
    // Only the customers' page needs the other half of the client, and no fault is planted there.
    this.#built ||= (await this.#run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'])).ok
    return this.#built
  }

  #run(args: readonly string[]): Promise<Ended> {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT }
    return this.programs.run(args, this.#copy, env, LONGEST_MS * this.#slow)
  }

  #told(tool: Step['tool']): Failed[] {
    const report = readJson(join(this.#copy, REPORT))
    const failed =
      tool === 'vitest' ? failedTests(report) : [...failedStories(report.suites, report.config?.rootDir)]
    return failed.map(({ file, ...rest }) => ({ tool, file: relative(this.#copy, file), ...rest }))
  }
}

/** A test that fails is tried once more, as `npm test` does. */
const vitest = (files: readonly string[], { first, only }: How): string[] => [
  'node_modules/vitest/vitest.mjs',
  ...['run', ...files, '--retry=1', '--reporter=json', `--outputFile=${REPORT}`],
  ...(first ? ['--bail=1'] : []),
  ...(only ? ['-t', only] : []),
]

const playwright = (files: readonly string[], { first, only }: How): string[] => [
  'node_modules/@playwright/test/cli.js',
  // A name is an expression that is found anywhere in a path.
  ...['test', ...files.map((file) => `/${file.replaceAll('.', '\\.')}$`), '--retries=0', '--reporter=json'],
  ...(first ? ['--max-failures=1'] : []),
  ...(only ? ['-g', only] : []),
]

type Told = Omit<Failed, 'tool'>

interface Report {
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
  suites?: Suite[]
  config?: { rootDir: string }
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

function readJson(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return {}
  }
}

const failedTests = ({ testResults = [] }: Report): Told[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => ({ file, name: fullName, why }))
    return failed.length > 0 || status !== 'failed' ? failed : [{ file, name: '', why: message }]
  })

/** @param root the folder where the names of files begin */
function* failedStories(suites: readonly Suite[] = [], root = ''): Generator<Told> {
  for (const { suites: inner, specs = [] } of suites) {
    for (const { title, file, tests } of specs)
      for (const { status, results } of tests)
        if (status === 'unexpected')
          yield { file: join(root, file), name: title, why: results.at(-1)?.error?.message ?? '' }
    yield* failedStories(inner, root)
  }
}
