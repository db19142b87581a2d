/** A copy of the checkout in which faults are planted: whoever works in the checkout never sees one, not even when all of it is killed. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

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
/** File that says whose copy it is, by the number of the process. */
const OWNER = '.faults-pid'

export interface Copy {
  path: string
  remove(): void
}

/**
 * Always at the same place, where Vitest finds again what it has translated; what a run left that was killed makes room.
 * @param root the checkout, with what is not committed yet
 */
export function copyOf(root: string): Copy {
  const path = join(tmpdir(), `kencana-faults-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
  if (alive(ownerOf(path))) throw new Error('Faults of this checkout are being planted already')
  remove(path)
  mkdirSync(join(path, 'test-results'), { recursive: true })
  writeFileSync(join(path, OWNER), String(process.pid))
  cpSync(root, path, {
    recursive: true,
    filter: (from) => !LEFT_BEHIND.has(relative(root, from).split(sep)[0]!),
  })
  for (const folder of LINKED)
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(path, folder))
  return { path, remove: () => remove(path) }
}

/** Retries, as a program may still be writing its last files. */
const remove = (path: string): void =>
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })

function ownerOf(path: string): number {
  const file = join(path, OWNER)
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

function alive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
