/** A real standby: the files of a PostgreSQL at work, copied between pg_backup_start and pg_backup_stop, then fed by its WAL. */
import { execFileSync } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { accountFor } from '#server/db/embedded/account.ts'
import { end, freePort, lastWords, launch } from '#server/db/embedded/postmaster.ts'
import type { ThrowAway } from '#server/db/throwAwayDatabase.ts'
import { sabar } from './sabar.ts'

export interface Standby {
  /** The primary's address with this one's port: a standby has its databases and logins. */
  url: string
  /** As its owner, to look at it and to hold it up. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  start(): Promise<void>
  stop(): Promise<void>
}

const SIAP_MS = 30_000

/** Beside the primary, and gone with it: a PostgreSQL whose folder is gone ends by itself. */
export async function makeStandby(utama: ThrowAway): Promise<Standby> {
  const dataDir = join(utama.folder, 'siaga')
  const account = await accountFor(utama.dataDir)
  await salin(utama, dataDir)
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dataDir])
  const port = await freePort()
  const url = new URL(utama.url)
  url.port = String(port)
  const query = <Row extends pg.QueryResultRow>(text: string) => asked<Row>(url.href, text)
  const standby: Standby = {
    url: url.href,
    query,
    async start() {
      await launch(dataDir, utama.programs, account, port)
      for (const habis = Date.now() + sabar(SIAP_MS); ; await pause(20)) {
        if (await query('SELECT 1').catch(() => undefined)) return
        if (Date.now() > habis) throw new Error(await lastWords(dataDir))
      }
    },
    stop: () => end(dataDir, 'SIGQUIT'),
  }
  await standby.start()
  return standby
}

/**
 * Copies the database as pg_basebackup does, which the embedded programs lack. The standby's queries give way at once
 * to what is replayed. A slot keeps the WAL from this moment on.
 */
async function salin({ url, dataDir }: ThrowAway, ke: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SELECT pg_create_physical_replication_slot('siaga', true)`)
  await client.query(`SELECT pg_backup_start('siaga', true)`)
  // Files may vanish and grow while they are copied: what is wrong in the copy the WAL puts right.
  execFileSync('/bin/sh', [
    '-c',
    `cp -a "$0" "$1" 2>/dev/null; rm -rf "$1"/postmaster.* "$1"/pg_replslot/* "$1"/pg_wal/* && mkdir -p "$1/pg_wal/archive_status" "$1/pg_wal/summaries"`,
    dataDir,
    ke,
  ])
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  await writeFile(join(ke, 'backup_label'), rows[0]!.labelfile)
  await writeFile(join(ke, 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(url)
  await appendFile(
    join(ke, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nprimary_slot_name = 'siaga'\nmax_standby_streaming_delay = 0\n`,
  )
}

async function asked<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // the query under way says it
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
