/** Makes the folder of a new database server, whole or not at all, and keeps its settings. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chown,
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runAs, type Account } from './account.ts'
import { isAlive } from './postmaster.ts'
import { replace } from './replace.ts'
import { settings } from './settings.ts'

/** Shapes the database: migrations, reference rows, the demonstration. */
export const OWNER = 'kencana'
/** Works in it (server/db/login.ts). */
export const SERVER = 'kencana_server'
const PASSWORD_FILES = { [OWNER]: 'kencana.password', [SERVER]: 'kencana-server.password' } as const
const SETTINGS_FILE = 'kencana.conf'
export const MAJOR = '18'

export interface ClusterOptions {
  dataDir: string
  programs: string
  account: Account | undefined
  /** Survive a power cut. Only tests do without. */
  durable: boolean
  /** The programs are those that npm installed. */
  bawaan: boolean
}

/** The folder is there, made by this version of PostgreSQL, with the settings of this version of Kencana. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const version = await readFile(join(options.dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) await createCluster(options)
  else if (options.bawaan && version.trim() !== MAJOR)
    throw new Error(
      `Data di ${options.dataDir} dibuat oleh PostgreSQL ${version.trim()}, program ini versi ${MAJOR}`,
    )
  await replace(join(options.dataDir, SETTINGS_FILE), settings(options.durable), options.account)
  await ensureServerPassword(options)
}

export const passwordOf = async (dataDir: string, login: keyof typeof PASSWORD_FILES): Promise<string> =>
  (await readFile(join(dataDir, PASSWORD_FILES[login]), 'utf8')).trim()

const newPassword = (): string => `${randomBytes(24).toString('base64url')}\n`

/** Data of an older Kencana have none yet. Two that start together agree on the first one's. */
async function ensureServerPassword({ dataDir, account }: ClusterOptions): Promise<void> {
  const path = join(dataDir, PASSWORD_FILES[SERVER])
  if (await readFile(path).catch(() => undefined)) return
  const fresh = `${path}.baru-${process.pid}`
  await replace(fresh, newPassword(), account)
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
}

/** Made beside its place and moved there when complete: a start that is killed half-way leaves nothing that looks like data. */
async function createCluster({ dataDir, programs, account, durable, bawaan }: ClusterOptions): Promise<void> {
  const fresh = `${dataDir}.baru-${process.pid}`
  await removeAbandoned(dataDir)
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  const password = `${fresh}.password`
  await writeFile(password, newPassword(), { flag: 'wx', mode: 0o600 })
  if (account) for (const path of [fresh, password]) await chown(path, account.uid, account.gid)
  const options = [
    `--pgdata=${fresh}`,
    `--username=${OWNER}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  // PostgreSQL's own C.UTF-8 sorts alike on every machine: an index never breaks because the system's library was renewed.
  const locale = bawaan
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8']
  await promisify(execFile)(
    join(programs, 'bin/initdb'),
    [...options, ...locale, ...(durable ? [] : ['--no-sync'])],
    { ...runAs(account), cwd: fresh },
  )
  await appendFile(
    join(fresh, 'postgresql.conf'),
    `\ninclude '${SETTINGS_FILE}'\n# own settings go below this line\n`,
  )
  await rename(password, join(fresh, PASSWORD_FILES[OWNER]))
  await publish(fresh, dataDir)
}

/** Moves the new folder to its place. If another process was quicker, that one's folder counts. */
async function publish(fresh: string, dataDir: string): Promise<void> {
  await rmdir(dataDir).catch(() => {})
  try {
    await rename(fresh, dataDir)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await rm(fresh, { recursive: true })
  }
}

async function removeAbandoned(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(`${basename(dataDir)}.baru-`) && /\.baru-(\d+)/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(parent, name), { recursive: true, force: true })
  }
}
