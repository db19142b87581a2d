import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './bin/chromium.mjs'
import { kelambatan, kesabaran } from './bin/laju.mjs'

await kelambatan()
const sabar = kesabaran()
// Servers of a chain that talk to each other are on this computer.
process.env['KENCANA_PORTAL'] ??= '127.0.0.0/8'
// A new page of a computer finds what its last one has compiled (e2e/gudang.ts).
const browser = (executablePath: string | undefined) => ({
  launchOptions: {
    // A camera that shows a pattern and asks nobody.
    args: [
      ...CHROMIUM_ARGS,
      '--process-per-site',
      // Threads that collect a page's garbage beside it take their core from another page: a fifteenth less work without them.
      '--js-flags=--single-threaded-gc',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
    ...(executablePath ? { executablePath } : {}),
  },
})

/**
 * Browser stories, by trade word: in Chromium's headless shell, and those that print (@print) in all of Chromium. One PostgreSQL
 * a run, one browser a worker; each story has a server on a database of its own (e2e/story.ts).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.story.ts',
  outputDir: 'test-results/stories',
  globalSetup: './test/tools/database.setup.ts',
  fullyParallel: true,
  // More than there are cores: what a page waits for, fingers above all, is another's turn.
  workers: 3,
  // Passed only then: counted, and named as flaky.
  retries: 1,
  forbidOnly: !!process.env['CI'],
  timeout: 120_000 * sabar,
  expect: { timeout: 10_000 * sabar },
  reporter: 'list',
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 15_000 * sabar,
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'print', grep: /@print/, workers: 1, use: browser(findChromium()) },
    { name: 'screen', grepInvert: /@print/, use: browser(findHeadlessShell()) },
  ],
})
