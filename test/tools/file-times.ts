/** A reporter of Vitest's: how long each file took with its hooks, of which its JSON says nothing. Read by bin/test.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const REPORT = process.env['KENCANA_FILE_TIMES'] ?? 'test-results/reports/files.json'

export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(REPORT), { recursive: true })
    writeFileSync(REPORT, JSON.stringify(modules.map(timeOf)))
  }
}

function timeOf(module: TestModule) {
  const tests = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
  return {
    file: relative('.', module.moduleId),
    ms: Math.round(module.diagnostic().duration),
    tests: tests.length,
    /** Unsound times do not count: a test that failed, at first or for good, has waited for what did not come. */
    sound: module.ok() && !tests.some((test) => test.diagnostic()?.flaky),
  }
}
