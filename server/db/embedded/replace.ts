/** A small file of the database server's, written anew. */
import { chown, rename, rm, writeFile } from 'node:fs/promises'
import type { Account } from './account.ts'

/** Written beside and moved over, so that it is never half there, and root never writes through a link laid by another account. */
export async function replace(path: string, content: string, account: Account | undefined): Promise<void> {
  const half = `${path}.${process.pid}`
  await rm(half, { force: true })
  try {
    await writeFile(half, content, { flag: 'wx', mode: 0o600 })
    if (account) await chown(half, account.uid, account.gid)
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
