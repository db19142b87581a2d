/** Under which account PostgreSQL runs: it refuses root, so root lends it another. */
import { spawnSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'

export interface Account {
  name: string
  uid: number
  gid: number
}

/** initdb wants an account with a name, so a bare number will not do. */
const LENDABLE = ['postgres', 'nobody']

/**
 * The account for the data in `dataDir`, or for new data; undefined means ourselves.
 * @throws when the data belongs to someone else, or when root has no account to lend.
 */
export async function accountFor(dataDir?: string): Promise<Account | undefined> {
  const self = process.getuid?.()
  if (self === undefined)
    throw new Error(
      'PostgreSQL bawaan hanya untuk Linux dan macOS; isi DATABASE_URL dengan alamat PostgreSQL sendiri',
    )
  const owner = dataDir === undefined ? undefined : await stat(dataDir).catch(() => undefined)
  if (self !== 0) {
    if (owner && owner.uid !== self)
      throw new Error(
        `Data di ${dataDir} milik pengguna lain (uid ${owner.uid}); jalankan Kencana sebagai pengguna itu`,
      )
    return undefined
  }
  const accounts = await knownAccounts()
  // Data made earlier by an ordinary user stays that user's.
  const found = owner && owner.uid !== 0 ? accounts.find((a) => a.uid === owner.uid) : undefined
  const account =
    found ?? LENDABLE.map((name) => accounts.find((a) => a.name === name)).find((a) => a !== undefined)
  if (!account)
    throw new Error(
      `PostgreSQL tidak mau berjalan sebagai root, dan akun ${LENDABLE.join(' atau ')} tidak ada; jalankan Kencana sebagai pengguna biasa`,
    )
  return account
}

async function knownAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** For spawn: run as this account, with its rights only. */
export const runAs = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {}

/** Can this account enter the folder? Asked of the system itself, which also knows of lists of rights and of mounts. */
export const canEnter = (folder: string, account: Account | undefined): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs(account), stdio: 'ignore' }).status === 0
