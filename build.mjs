/** Builds the client into dist/client and the customers' page into dist/katalog, when something it is made of has changed since the last time. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCES = [
  'client',
  'katalog',
  'domain',
  'docs/panduan',
  'vite.config.ts',
  'vite.antd.ts',
  'vite.bagian.ts',
  'vite.compressed.ts',
  'vite.halaman.ts',
  'tsconfig.base.json',
  'package-lock.json',
]
/** Beside the build, for Vite empties its folder; written after it, so that a build that was killed does not count. */
const STAMP = 'dist/client.sources'

const PAGES = [
  { page: 'dist/client/index.html', config: 'vite.config.ts' },
  { page: 'dist/katalog/index.html', config: 'katalog/vite.config.ts' },
]

/** @returns whether what is built now is what the sources say. */
export function buildClient() {
  const sources = fingerprint()
  if (read(STAMP) === sources && PAGES.every(({ page }) => read(page))) return true
  console.log('Membangun layar …')
  rmSync(STAMP, { force: true })
  if (!PAGES.every(({ config }) => build(config))) return false
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

function build(config) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  return status === 0
}

/** By content: a fresh checkout of the same sources is the same. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf).filter((file) => !/\.test\.tsx?$/.test(file)))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !buildClient()) process.exit(1)
