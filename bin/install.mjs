/**
 * The first needs of `npm start`, `npm run dev` and `npm test`; runs on a bare Node.js, before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Prints a sentence to the terminal and ends the process. */
export function stop(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (!fits)
    stop(
      `Kencana memerlukan Node.js 20.19, 22.12 atau yang lebih baru; yang terpasang ${process.versions.node}. Lihat https://nodejs.org`,
    )
}

/** Installs what package-lock.json names, unless all of it is there in that very version. */
export function ensureInstalled({ withTools }) {
  const missing = firstMissing(withTools)
  if (!missing) return
  console.log(`Memasang paket (npm ci): ${missing} …`)
  const tools = withTools ? ['--include=dev'] : []
  // A registry may lack the packages of foreign systems, and then the lock may lack them too. npm ci refuses such a
  // lock; npm install does not mind.
  if (!npm('ci', ...tools) && !npm('install', '--no-save', ...tools))
    stop('Paket tidak dapat dipasang; sebabnya tertulis di atas. Periksa sambungan internet, lalu ulangi')
}

export function npm(...args) {
  const [program, ...first] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  return (
    spawnSync(program, [...first, ...args, '--loglevel=error'], { stdio: ['ignore', 'inherit', 'inherit'] })
      .status === 0
  )
}

/** npm writes its own list last, so an installation that was killed has none. */
function firstMissing(withTools) {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return 'belum terpasang'
  for (const [path, { version, optional, dev, devOptional }] of Object.entries(wanted)) {
    if (!path) continue
    const mayMiss = optional || devOptional || (dev && !withTools)
    const have = installed[path]
    if (have ? have.version !== version : !mayMiss) return `${path.replace(/^node_modules\//, '')} ${version}`
  }
  return undefined
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
