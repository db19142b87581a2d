/** A copy of the checkout in which faults are planted: whoever works in the checkout never sees one, not even when all of it is killed. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

const NAME = 'kencana-faults-'
/** Made by commands, or too large, or nobody's business. */
const LEFT_BEHIND = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
])
/** Used where they are. */
const LINKED = ['node_modules', '.cache']

export interface Copy {
  path: string
  remove(): void
}

/** @param root the checkout, with what is not committed yet */
export function copyOf(root: string): Copy {
  removeForgotten()
  const path = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`))
  cpSync(root, path, {
    recursive: true,
    filter: (from) => !LEFT_BEHIND.has(relative(root, from).split(sep)[0]!),
  })
  for (const folder of LINKED)
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(path, folder))
  mkdirSync(join(path, 'test-results'))
  return { path, remove: () => remove(path) }
}

/** Somebody may still be writing its last. */
const remove = (path: string): void =>
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })

/** Copies of runs that were killed before they could tidy up. */
function removeForgotten(): void {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(NAME)))
    if (!alive(Number(name.slice(NAME.length).split('-')[0]))) remove(join(tmpdir(), name))
}

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
