/** Builds the client into dist/client, the customers' page into dist/katalog and the server into dist/server, each when something it is made of has changed since the last time. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bacaPerintah } from './perintah.mjs'

const SCREENS = {
  sources: [
    'client',
    'katalog',
    'domain',
    'docs/panduan',
    'build/client.ts',
    'build/antd.ts',
    'build/bagian.ts',
    'build/compressed.ts',
    'build/halaman.ts',
    'tsconfig.base.json',
    'package-lock.json',
  ],
  stamp: 'dist/client.sources',
  made: [
    { file: 'dist/client/index.html', config: 'build/client.ts' },
    { file: 'dist/katalog/index.html', config: 'build/katalog.ts' },
  ],
}
const SERVER = {
  sources: ['server', 'domain', 'katalog', 'bench/server.ts', 'tsconfig.base.json', 'package-lock.json'],
  stamp: 'dist/server.sources',
  made: [{ file: 'dist/server/server/main.js', config: 'build/server.ts' }],
}

/** @returns `true` when the build now matches the sources. */
export const buildClient = () => built('layar', SCREENS)
export const buildServer = () => built('server', SERVER)
/** Answers without building anything. */
export const isServerBuilt = () => isMade(SERVER, fingerprint(SERVER.sources))

/**
 * Tells how Node runs a program of the server: 'server/main.ts'. Stack traces name its sources. Young objects are
 * collected more often than Node would by itself: a till's requests leave little behind, and more room would only be
 * held. For memory outside JavaScript (what is read, packed, sent) glibc would keep a heap for every thread and give
 * none back; two are enough.
 */
export const ofServer = (program) => ({
  flags: ['--enable-source-maps', '--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '2' },
  file: `dist/server/${program.replace(/\.ts$/, '.js')}`,
})

const isMade = ({ stamp, made }, now) => read(stamp) === now && made.every(({ file }) => read(file))

/** The stamp stands beside what is built, for Vite empties its folder; written afterwards, so that a build that was killed does not count. */
function built(what, { sources, stamp, made }) {
  const now = fingerprint(sources)
  if (isMade({ stamp, made }, now)) return true
  console.log(`Membangun ${what} …`)
  rmSync(stamp, { force: true })
  if (!made.every(({ config }) => build(config))) return false
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, now)
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

/** By content: a fresh checkout of the same sources in the same place is the same. */
function fingerprint(sources) {
  const hash = createHash('sha256').update(`${process.cwd()}\0`)
  for (const file of sources.flatMap(filesOf).filter((file) => !/\.test\.tsx?$/.test(file)))
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  bacaPerintah('build')
  if (!(buildClient() && buildServer())) process.exit(1)
}
