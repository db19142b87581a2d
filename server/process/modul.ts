/**
 * Modules and programs of ours that are loaded by their place, in another thread or process: `npm start` runs what was made of the
 * sources (build/server.ts), everything else the sources themselves. There import.meta.url is the source's all the same, so
 * that what stands beside a source is found; only import.meta.filename tells where this one runs.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const DIBUAT = import.meta.filename.endsWith('.js')
const SUMBER = fileURLToPath(new URL('../../', import.meta.url))
const RESULT = join(SUMBER, 'dist/server/')

/** @param sumber the place of its source */
export const modulDi = (sumber: URL): string => {
  const path = fileURLToPath(sumber)
  return DIBUAT ? join(RESULT, path.slice(SUMBER.length)).replace(/\.ts$/, '.js') : path
}

/** Options with which Node can run such a module: the loader of sources, where sources are run. */
export const loader = (): string[] =>
  DIBUAT ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
