/**
 * The Node that is recommended, for tests that are run by an older one. It stands in a folder of its own: among the project's packages
 * it would be the `node` of every npm script.
 */
import { existsSync } from 'node:fs'
import { npm } from './install.mjs'

const FOLDER = 'test/node24'
const MAJOR = 24

/**
 * Tests of all that another Node could do differently: texts and dates (its ICU), figures, files that are read, and a
 * sale with its nota over HTTP and PostgreSQL, in threads. Types add nothing there: their compiler is no program of
 * Node's.
 */
export const BY_NODE24 = [
  ...['csv', 'documents/', 'format', 'impor/', 'text', 'telepon', 'zona'].map((one) => `domain/${one}`),
  ...['bunga', 'klausula', 'label', 'pembayaran', 'pembulatan', 'postings/'].map(
    (one) => `domain/rules/${one}`,
  ),
  'server/app.test.ts',
  'server/features/penjualan/nota.test.ts',
]

/**
 * Finds this machine's Node 24, and installs it when it is missing. @returns undefined where there is none for this
 * machine, or it cannot be had
 */
export function ensureNode24() {
  const program = `${FOLDER}/node_modules/node-${process.platform}-${process.arch}/bin/node`
  if (!existsSync(program)) {
    console.log(`Installing Node ${MAJOR} for one run of tests (npm ci) …`)
    npm('ci', '--prefix', FOLDER, '--ignore-scripts')
  }
  return existsSync(program) ? program : undefined
}

export const isNode24 = () => Number(process.versions.node.split('.')[0]) >= MAJOR
