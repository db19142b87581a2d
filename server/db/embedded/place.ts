/**
 * Finds a folder in which the data can live: the one asked for, or, if PostgreSQL's account cannot enter it, one of the
 * system's.
 */
import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, realpath, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { canEnter, type Account } from './account.ts'

/** For programs and data of a project that only root can enter. */
export const SYSTEM_PLACE = '/var/lib/kencana'

/**
 * The real folder of the data, its parents made and enterable for `account`.
 * A project below /root (mode 700) gets one in `elsewhere`, with a link left in the place asked for.
 */
export async function placeFor(
  dataDir: string,
  account: Account | undefined,
  elsewhere: string,
  log: (line: string) => void,
): Promise<string> {
  await openFolder(dirname(dataDir))
  const there = await realpath(dataDir).catch(() => undefined)
  if (there && there !== (await inRealParent(dataDir))) return there
  if (canEnter(dirname(dataDir), account)) return inRealParent(dataDir)
  if (there && (await readdir(there)).length)
    throw new Error(
      `Data di ${dataDir} tidak terbuka untuk akun ${account?.name}; buka foldernya (chmod o+x) atau pilih KENCANA_DATA lain`,
    )
  const moved = join(
    elsewhere,
    `${basename(dataDir)}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`,
  )
  await openFolder(elsewhere)
  await mkdir(moved, { recursive: true, mode: 0o700 })
  if (account) await chown(moved, account.uid, account.gid)
  await symlink(moved, dataDir)
  log(`Data disimpan di ${moved}, karena ${dirname(dataDir)} tidak terbuka untuk akun ${account?.name}`)
  return moved
}

const inRealParent = async (dataDir: string): Promise<string> =>
  join(await realpath(dirname(dataDir)), basename(dataDir))

/** Made when missing, and then enterable for every account, whatever the umask; what is inside keeps its own rights. */
export async function openFolder(folder: string): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
}
