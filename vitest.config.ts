import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { kelambatan } from './laju.mjs'

const lambat = await kelambatan()

/** What kills machines, and waits most of the time until they are there again: `npm test` runs it beside all else, in a worker of its own. */
const MESIN = [
  'test/mesin/**/*.test.ts',
  'test/whole/{crash,crash-stok,dua-versi,mesin-kosong}.test.ts',
  'server/fixture-main.test.ts',
]

/** A worker that goes from one project to another is begun anew, and reads all modules again: what needs few of them comes last. */
const PROJECTS = ['mesin', 'server', 'pure']

/** A minute each: begun last, one worker would wait for the other. */
const LONG = [
  'test/mesin/',
  'test/whole/crash.test',
  'test/whole/dua-versi',
  'http/bad-input',
  'test/whole/races.test',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = (file: TestSpecification): number => PROJECTS.indexOf(file.project.name)
    const place = ({ moduleId }: TestSpecification): number =>
      LONG.findIndex((name) => moduleId.includes(name)) + 1 || LONG.length + 1
    return (await super.sort(files)).toSorted((a, b) => project(a) - project(b) || place(a) - place(b))
  }
}

const withDatabase = {
  globalSetup: 'test/tools/database.setup.ts',
  testTimeout: 60_000 * lambat,
  hookTimeout: 120_000 * lambat,
}

/**
 * Tests that need PostgreSQL get one server per run, the others do not wait for it.
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
          ...withDatabase,
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...MESIN],
        },
      },
      { extends: true, test: { ...withDatabase, name: 'mesin', include: MESIN } },
    ],
  },
})
