/** A PostgreSQL of Debian's whose WAL pgBackRest keeps, as deploy/pgbackrest has it: gone with this process. */
import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { accountFor, runAs } from '#server/db/embedded/account.ts'
import { end, freePort, lastWords, launch, logOf, runningPostmaster } from '#server/db/embedded/postmaster.ts'
import { temporaryPlace } from '#server/db/throwAwayDatabase.ts'
import type { PgBackRest } from '#server/cadangan/wal/pgbackrest.ts'
import { findDebian } from '../../bin/debian.mjs'

export interface DenganArsip extends PgBackRest {
  /** Of its first database, as its superuser. */
  url: string
  /** `pgbackrest --stanza=… backup` and the like. */
  pgbackrest(...args: string[]): Promise<string>
  stop(): Promise<void>
}

const STANZA = 'uji'
const SANDI = 'hanya-untuk-uji'

export async function denganPgBackRest(): Promise<DenganArsip> {
  const { folder, remove } = await temporaryPlace()
  const account = await accountFor()
  const sebagai = { ...runAs(account), cwd: '/' }
  const run = promisify(execFile)
  const [dataDir, arsip, sandi] = [join(folder, 'postgres'), join(folder, 'arsip'), join(folder, 'sandi')]
  for (const path of [dataDir, arsip]) await mkdir(path, { mode: 0o700 })
  await writeFile(sandi, SANDI)
  if (account) for (const path of [dataDir, arsip, sandi]) await chown(path, account.uid, account.gid)
  const programs = dirname(dirname(findDebian('postgres')!))
  const port = await freePort()
  const konf = join(folder, 'pgbackrest.conf')
  await writeFile(konf, await konfigurasi({ arsip, dataDir, port }))
  const pgbackrest = async (...args: string[]) =>
    (await run('pgbackrest', [`--config=${konf}`, `--stanza=${STANZA}`, ...args], sebagai)).stdout
  await run(
    join(programs, 'bin/initdb'),
    [
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'scram-sha-256',
      '-N',
      `--pwfile=${sandi}`,
    ],
    sebagai,
  )
  await writeFile(
    join(dataDir, 'pg_hba.conf'),
    'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
  )
  // The log stands among the files that are copied by that account.
  await writeFile(logOf(dataDir), '')
  if (account) await chown(logOf(dataDir), account.uid, account.gid)
  const gone = await launch(dataDir, programs, account, port, {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: arsip,
    fsync: 'off',
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${konf} --stanza=${STANZA} archive-push %p`,
  })
  while (!(await runningPostmaster(dataDir))?.ready) {
    if (gone()) throw new Error(await lastWords(dataDir))
    await pause(20)
  }
  await pgbackrest('stanza-create')
  return {
    stanza: STANZA,
    konf,
    url: `postgresql://postgres:${SANDI}@127.0.0.1:${port}/postgres`,
    pgbackrest,
    async stop() {
      await end(dataDir, 'SIGQUIT')
      await remove()
    },
  }
}

/** Writes the configuration of deploy/, with places of this test. */
async function konfigurasi({
  arsip,
  dataDir,
  port,
}: {
  arsip: string
  dataDir: string
  port: number
}): Promise<string> {
  const asli = await readFile(join(import.meta.dirname, '../../deploy/pgbackrest/pgbackrest.conf'), 'utf8')
  const sini: Record<string, string> = {
    'repo1-path': arsip,
    'lock-path': join(arsip, 'kunci'),
    'log-level-file': 'off',
    'pg1-path': dataDir,
    'pg1-port': String(port),
    'pg1-socket-path': arsip,
  }
  return asli
    .replace('[kencana]', `[${STANZA}]`)
    .replace(/^([a-z0-9-]+)=.*$/gm, (row, nama: string) => (sini[nama] ? `${nama}=${sini[nama]}` : row))
}
