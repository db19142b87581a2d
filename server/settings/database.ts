/** A PostgreSQL of the operator's: the address given shapes the database, a login made from it works in it. */
import { scryptSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import type pg from 'pg'
import { machinesOf } from '../db/alamat.ts'
import { hubungi } from '../db/find-primary.ts'
import { startEmbedded } from '../db/embedded.ts'
import { waitForTurn } from '../db/turns.ts'
import { LOCK } from '../db/locks.ts'
import { pastikanLogin, urlAs, urlSeperti } from '../db/login.ts'
import { fixedContent } from '../process/rahasia.ts'
import { join } from 'node:path'
import type { StartOptions } from './options.ts'

interface Database {
  /** As its owner: migrations, reference rows, the demonstration. */
  url: string
  /** As the server's own login. */
  urlServer: string
  /** The data folder of the embedded PostgreSQL. */
  dataDir: string | undefined
}

/** @throws in a sentence for the operator when PostgreSQL is not there, or the owner may not make the server's login */
export async function databaseSendiri(
  url: string,
  { databaseUrlServer, data }: { databaseUrlServer: string | undefined; data: string },
): Promise<Database> {
  const urlServer = databaseUrlServer ?? urlAs(url, loginOf(url), await sandiOf(url, data))
  if (!databaseUrlServer) await buatLogin(url, urlServer)
  return { url, urlServer, dataDir: undefined }
}

/** A login of each database, because logins are shared by all of a PostgreSQL. */
const loginOf = (url: string): string =>
  `${decodeURIComponent(new URL(url).pathname.slice(1)).slice(0, 50) || 'kencana'}_server`

/** The same in every process of one database, on whatever machine: made from the owner's; where that has none, kept in the data folder. */
async function sandiOf(url: string, data: string): Promise<string> {
  const { password } = new URL(url)
  return password
    ? scryptSync(decodeURIComponent(password), loginOf(url), 24).toString('base64url')
    : fixedContent(join(data, 'sandi-database'))
}

async function buatLogin(url: string, urlServer: string): Promise<void> {
  const client = await connected(url)
  try {
    // Of servers that start together two would change the role's one row at once, which PostgreSQL refuses.
    await waitForTurn(client, `SELECT pg_try_advisory_lock(${LOCK.content}, 0) AS dapat`)
    await pastikanLogin(client, urlServer)
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new Error(
      `Pengguna di DATABASE_URL tidak boleh membuat login server (${(cause as Error).message}): beri CREATEROLE, atau buat loginnya sendiri dan isi DATABASE_URL_SERVER (docs/operasi/banyak-mesin.md)`,
      { cause },
    )
  } finally {
    await client.end()
  }
}

/** Opens a connection. @throws in a sentence for the operator */
export async function connected(url: string): Promise<pg.Client> {
  return hubungi(url).catch((cause: Error) => {
    throw new Error(`PostgreSQL tidak dapat dihubungi (${cause.message}); periksa DATABASE_URL`, { cause })
  })
}

/** Of several machines the one that is meant now: a command asks once, where a server asks again. */
async function oneMachine(url: string): Promise<string> {
  const { machines } = machinesOf(url)
  if (machines.length === 1) return url
  const client = await connected(url)
  await client.end()
  const ini = ({ hostname, port }: URL) => hostname === client.host && Number(port || 5432) === client.port
  return machines.find((satu) => ini(new URL(satu))) ?? url
}

/** The standby of DATABASE_URL_BACA, entered as the primary is. @throws in a sentence when none is named */
export async function standbyUrl({
  databaseUrl,
  databaseUrlServer,
  readDatabaseUrl,
}: StartOptions): Promise<string> {
  const url = databaseUrlServer ?? databaseUrl
  if (!readDatabaseUrl || !url) throw new Error('--siaga memerlukan DATABASE_URL dan DATABASE_URL_BACA')
  return oneMachine(urlSeperti(readDatabaseUrl, url))
}

/** For a command that looks: the database as it is. One that is not running is started for as long as this reads; one that runs is shared. */
export async function denganDatabase<T>(
  { databaseUrl, databaseUrlServer, data }: StartOptions,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const url = databaseUrlServer ?? databaseUrl
  if (url) return work(await oneMachine(url))
  const dataDir = join(data, 'postgres')
  if (!existsSync(dataDir)) throw new Error(`belum ada data di ${dataDir}`)
  const server = await startEmbedded({ dataDir })
  try {
    return await work(server.urlServer)
  } finally {
    await server.stop()
  }
}
