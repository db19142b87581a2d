import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { CHROMIUM_ARGS, findHeadlessShell } from './bin/chromium.mjs'
import { kelambatan, kesabaran } from './bin/laju.mjs'
import { LONG, MACHINES } from './bin/long-tests.mjs'
import { keys } from './test/tools/keys.ts'
import { unanswered } from './test/tools/unanswered.ts'

await kelambatan()
const sabar = kesabaran()

/** Packages of the client, bundled before the page opens: one that is found later would load it anew. */
const BUNDLED = [
  'antd',
  'antd/es/input/Input',
  'antd/es/input/Password',
  'antd/es/locale/id_ID',
  'antd/es/modal/Modal',
  'axe-core',
  'chart.js',
  'dayjs',
  'fast-check',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'zod',
]

/** Of the server's tests these follow in that worker: without them it would be done long before the others. */
const REPORTS = ['server/{reports,masters}/**/*.test.ts']

/** A worker that goes from one project to another is begun anew, and reads all modules again: what needs few of them comes last. */
const PROJECTS = ['mesin', 'server', 'reports', 'pure', 'screens']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = (file: TestSpecification): number => PROJECTS.indexOf(file.project.name)
    const place = ({ moduleId }: TestSpecification): number =>
      LONG.findIndex((name) => moduleId.includes(name)) + 1 || LONG.length + 1
    return (await super.sort(files)).toSorted((a, b) => project(a) - project(b) || place(a) - place(b))
  }
}

const withDatabase = {
  setupFiles: 'test/tools/chance.setup.ts',
  globalSetup: 'test/tools/database.setup.ts',
  testTimeout: 60_000 * sabar,
  hookTimeout: 120_000 * sabar,
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
    // Servers of a chain that talk to each other are on this computer.
    env: { KENCANA_PORTAL: '127.0.0.0/8' },
    // Objects made by a test are soon thrown away: with room for them the collector copies fewer, a tenth of a worker's
    // time.
    execArgv: ['--max-semi-space-size=64'],
    experimental: { fsModuleCache: true },
    expect: { poll: { timeout: 20_000 * sabar } },
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          setupFiles: 'test/tools/chance.setup.ts',
          include: ['domain/**/*.test.ts', 'client/**/*.test.{ts,tsx}', 'katalog/**/*.test.ts'],
          testTimeout: 30_000 * sabar,
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...MACHINES, ...REPORTS],
        },
      },
      { extends: true, test: { ...withDatabase, name: 'reports', include: REPORTS } },
      screens(),
      {
        extends: true,
        // The machines that they wait for share two processors with all other tests.
        test: { ...withDatabase, name: 'mesin', include: MACHINES, testTimeout: 240_000 * sabar },
      },
    ],
  },
})

/** Screens without a server, in one page that stays open (test/screens/open.tsx). */
function screens() {
  const executablePath = findHeadlessShell()
  const recording = process.env['KENCANA_RECORD'] === '1'
  return {
    extends: true as const,
    resolve: {
      alias: { 'socket.io-client': fileURLToPath(new URL('test/screens/socket.ts', import.meta.url)) },
    },
    // React as it is sold: its development half draws everything twice.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      include: BUNDLED,
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
    test: {
      name: 'screens',
      include: ['test/screens/**/*.test.tsx'],
      setupFiles: 'test/screens/setup.ts',
      testTimeout: (recording ? 180_000 : 60_000) * sabar,
      expect: { poll: { timeout: (recording ? 15_000 : 10_000) * sabar, interval: 10 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { keys, unanswered },
        provider: playwright({
          launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
          contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' },
          actionTimeout: 15_000 * sabar,
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1366, height: 768 } }],
      },
    },
  }
}
