import { defineConfig } from 'vitest/config'

/** Two kinds of tests: those that need PostgreSQL get one server per run, the others do not wait for it. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'pure', include: ['domain/**/*.test.ts', 'client/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: 'test/database.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
