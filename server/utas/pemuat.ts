/** How a thread is started: it does not know of the loader that runs this one when that was not given on the command line. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

export const denganPemuat = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
]
