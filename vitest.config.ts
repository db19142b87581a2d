import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { kelambatan } from './laju.mjs'

const lambat = await kelambatan()

/** A minute each: begun last, one worker would wait for the other. */
const LONG = [
  'test/whole/crash',
  'test/mesin/mesin-singkat',
  'test/whole/dua-versi',
  'server/http/bad-input',
  'test/whole/races.test',
  'server/fixture-main',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      LONG.findIndex((name) => moduleId.includes(name)) + 1 || LONG.length + 1
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

/**
 * Two kinds of tests: those that need PostgreSQL get one server per run, the others do not wait for it.
 * Modules are loaded once per worker: no test leaves anything behind in one.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    experimental: { fsModuleCache: true },
    expect: { poll: { timeout: 20_000 * lambat } },
    setupFiles: 'test/tools/acak.setup.ts',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['domain/**/*.test.ts', 'client/**/*.test.{ts,tsx}', 'katalog/**/*.test.ts'],
          testTimeout: 30_000 * lambat,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: 'test/tools/database.setup.ts',
          testTimeout: 60_000 * lambat,
          hookTimeout: 120_000 * lambat,
        },
      },
    ],
  },
})
