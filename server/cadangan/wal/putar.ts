/** WAL is played into a copy of the files up to a moment; what comes of it runs for as long as it is read, for nobody but us. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { end, lastWords, launch, logOf, runningPostmaster } from '../../db/embedded/postmaster.ts'
import { replace } from '../../db/embedded/replace.ts'
import type { BaseOwned, Tujuan } from './arsip.ts'

/** The name of its socket; it stands in a folder of its own. */
const PORT = 5432

/**
 * Of what its files say counts nothing that reaches out of the folder: no network, no other server, no command, no archive (it
 * would write into the real one's). It is thrown away, so that it need not survive a power cut.
 */
const TERTUTUP = {
  listen_addresses: '',
  archive_mode: 'off',
  archive_cleanup_command: '',
  recovery_end_command: '',
  primary_conninfo: '',
  primary_slot_name: '',
  synchronous_standby_names: '',
  shared_preload_libraries: '',
  session_preload_libraries: '',
  local_preload_libraries: '',
  // Without it settings of the one that wrote the WAL need not be known here.
  hot_standby: 'off',
  recovery_target: '',
  recovery_target_name: '',
  recovery_target_xid: '',
  recovery_target_lsn: '',
  recovery_target_inclusive: 'off',
  recovery_target_timeline: 'latest',
  recovery_target_action: 'promote',
  max_connections: '20',
  max_wal_senders: '0',
  ssl: 'off',
  autovacuum: 'off',
  fsync: 'off',
  full_page_writes: 'off',
  jit: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_min_messages: 'warning',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

export interface Klaster {
  /** In one of its databases, as its superuser. */
  masuk(database: string): Promise<pg.Client>
  /** Time of the last commit that is in it; undefined: none since the copy. */
  terakhir: Date | undefined
  stop(): Promise<void>
}

/** The WAL ended before the moment that was asked for. */
export class BelumSampai extends Error {
  readonly terakhir: Date | undefined

  constructor(terakhir: Date | undefined) {
    super('WAL berakhir sebelum saat itu')
    this.terakhir = terakhir
  }
}

/**
 * @param sebelum the moment from which on commits are left out; undefined: none is left out @throws BelumSampai, or
 * what PostgreSQL said
 */
export async function putar(
  { dataDir, account }: Tujuan,
  { programs, pemilik, restore_command }: BaseOwned,
  sebelum: Date | undefined,
): Promise<Klaster> {
  await rm(logOf(dataDir), { force: true })
  const gone = await launch(dataDir, programs, account, PORT, {
    ...TERTUTUP,
    ...(await tanpaMilikLain(dataDir, account)),
    unix_socket_directories: dataDir,
    ...(restore_command ? { restore_command } : {}),
    // By numbers: names of zones are not known yet when it is read.
    recovery_target_time: sebelum?.toISOString().replace('Z', '+00') ?? '',
  })
  while (!(await runningPostmaster(dataDir))?.ready) {
    if (gone()) throw await sebab(dataDir)
    await pause(20)
  }
  const masuk = async (database: string): Promise<pg.Client> => {
    const client = new pg.Client({ host: dataDir, port: PORT, user: pemilik, database })
    client.on('error', () => {}) // the query under way says it
    await client.connect()
    return client
  }
  const stop = (): Promise<void> => end(dataDir, 'SIGQUIT')
  try {
    const client = await masuk('postgres')
    const { rows } = await client.query<{ pada: Date | null }>(
      'SELECT pg_last_xact_replay_timestamp() AS pada',
    )
    await client.end()
    return { masuk, terakhir: rows[0]!.pada ?? undefined, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Settings and who may enter: ours, in place of files that may lie elsewhere or name what is not here. The folder is closed to others. */
async function tanpaMilikLain(dataDir: string, account: Tujuan['account']): Promise<Record<string, string>> {
  const content = { config_file: '', hba_file: 'local all all trust\n', ident_file: '' }
  const settings: Record<string, string> = {}
  for (const [nama, text] of Object.entries(content)) {
    settings[nama] = join(dataDir, `saat.${nama}`)
    await replace(settings[nama], text, account)
  }
  return settings
}

async function sebab(dataDir: string): Promise<Error> {
  const log = await readFile(logOf(dataDir), 'utf8').catch(() => '')
  if (!log.includes('recovery ended before configured recovery target was reached'))
    return new Error(`PostgreSQL tidak bisa memutar ulang arsip: ${await lastWords(dataDir)}`)
  const [, terakhir] = /last completed transaction was at log time (\S+ [\d:.]+)\+00/.exec(log) ?? []
  return new BelumSampai(terakhir ? new Date(`${terakhir.replace(' ', 'T')}Z`) : undefined)
}
