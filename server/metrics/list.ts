/**
 * Every figure that is seen from outside, once: its name (with kencana_ before it), what it is, and which labels it has. Labels tell what the
 * program knows of itself (LABEL), never a person, a document or a shop; a test holds every value to its set.
 */
import { errors } from '#domain/errors.ts'

export interface Ukuran {
  /** A summary: how often, and how long together. */
  jenis: 'counter' | 'gauge' | 'histogram' | 'summary'
  help: string
  label?: readonly (keyof typeof LABEL)[]
  buckets?: readonly number[]
  /** Read in the database: unknown while the database is gone. */
  dari?: 'database'
}

/** Stands for a value that is in no set. */
export const LAIN = 'lain'

/** Of each label what it may say; 'call' says one of the server's own routes as they are declared (pasang.ts). */
export const LABEL = {
  call: undefined,
  kind: new Set(['write', 'read', 'report', 'file', 'customers', LAIN]),
  refusal: new Set([...Object.keys(errors), LAIN]),
} as const

/** A till's call takes milliseconds, a report seconds. */
const REPLY = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]
/** A connection is there, or somebody waits for one. */
const WAIT = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5]

export const UKURAN = {
  call_seconds: {
    jenis: 'histogram',
    help: 'Time from a request to the end of its reply, by kind of call.',
    label: ['kind'],
    buckets: REPLY,
  },
  // Buckets of a thousand calls were 800 kB a scrape.
  by_call_seconds: {
    jenis: 'summary',
    help: 'The same by call: how often it was asked, and how long it took together.',
    label: ['call'],
  },
  call_refusals_total: {
    jenis: 'counter',
    help: 'Replies that say no (4xx), by id of the refusal.',
    label: ['refusal'],
  },
  call_errors_total: {
    jenis: 'counter',
    help: 'Replies that went wrong here (5xx), by call and id of the refusal.',
    label: ['call', 'refusal'],
  },
  pool_open: { jenis: 'gauge', help: 'Connections to the database that are open.' },
  pool_idle: { jenis: 'gauge', help: 'Those of them that nobody uses.' },
  pool_waiting: { jenis: 'gauge', help: 'Requests that wait for a connection.' },
  pool_wait_seconds: {
    jenis: 'histogram',
    help: 'Time that was waited for a connection.',
    buckets: WAIT,
  },
  sockets: { jenis: 'gauge', help: 'Screens that hear news from this server.' },

  database_up: { jenis: 'gauge', help: '1 when the database answered this scrape within its second.' },
  database_connections: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Sessions of the whole PostgreSQL, whoever has them.',
  },
  database_connections_max: {
    jenis: 'gauge',
    dari: 'database',
    help: 'How many it allows (max_connections).',
  },
  transaction_longest_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Age of the oldest transaction of the servers.',
  },
  locks_waiting: { jenis: 'gauge', dari: 'database', help: 'Locks that somebody waits for.' },
  lock_wait_longest_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'How long the first of them has waited.',
  },

  standbys_connected: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Standbys (and base backups) that stream from the primary.',
  },
  slot_lag_bytes: {
    jenis: 'gauge',
    dari: 'database',
    help: 'WAL that the farthest of the streaming standbys has not kept yet.',
  },
  slot_retained_bytes: {
    jenis: 'gauge',
    dari: 'database',
    help: 'WAL that is held for a standby that is away.',
  },
  standby_up: {
    jenis: 'gauge',
    dari: 'database',
    help: '1 when the standby of reports (DATABASE_URL_BACA) is one, and answers.',
  },
  standby_lag_bytes: {
    jenis: 'gauge',
    dari: 'database',
    help: 'WAL that the standby of reports has not replayed yet.',
  },
  standby_lag_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Age of what it shows; 0 when it has everything.',
  },

  wal_archive_age_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Since when no WAL was archived; absent without an archive.',
  },
  wal_archive_behind_bytes: {
    jenis: 'gauge',
    dari: 'database',
    help: 'WAL that was written and is not archived yet.',
  },
  wal_archive_failing: { jenis: 'gauge', dari: 'database', help: '1 when the last try to archive failed.' },

  close_running: { jenis: 'gauge', dari: 'database', help: 'Closes that are running.' },
  close_last_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'How long the last close took, from the request on: its wait for a turn too.',
  },
  close_slowest_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'The same of the shop whose last close took longest.',
  },
  open_day_age_days: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Calendar days since the oldest business day that is open, of all shops.',
  },

  backup_age_seconds: {
    jenis: 'gauge',
    dari: 'database',
    help: 'Age of the last good whole backup; of the database where there is none.',
  },
  backup_failed: {
    jenis: 'gauge',
    dari: 'database',
    help: '1 when every try since the last good one failed.',
  },
} as const satisfies Record<string, Ukuran>

export type NamaUkuran = keyof typeof UKURAN
type Dari<Jenis> = {
  [N in NamaUkuran]: (typeof UKURAN)[N]['jenis'] extends Jenis ? N : never
}[NamaUkuran]
export type NamaGauge = Dari<'gauge'>
export type NamaAmatan = Dari<'histogram' | 'summary'>
export type NamaCounter = Dari<'counter'>
export type Label<N extends NamaUkuran> = (typeof UKURAN)[N] extends {
  label: readonly (infer L extends string)[]
}
  ? Record<L, string>
  : undefined

/** Figures that are looked up at a scrape. */
export const DARI_DATABASE = (Object.keys(UKURAN) as NamaUkuran[]).filter(
  (n) => 'dari' in UKURAN[n],
) as readonly NamaGauge[]

/** As it is written: 'kencana_call_seconds'. */
export const lengkap = (nama: NamaUkuran): string => `kencana_${nama}`
