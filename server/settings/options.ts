/** Settings of a start from the command line and the environment. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { alamatDatabase, type Peran } from '../db/alamat.ts'
import type { ChosenPenyimpanan } from '../pictures/buka.ts'
import { networkList } from '../process/pagar.ts'
import { cadanganOptions, type CadanganOptions } from './cadangan.ts'
import { tempatDari, type Env } from './tempat.ts'
import type { TlsFiles } from './tls.ts'

export interface StartOptions {
  port: number
  /** Only this computer unless told otherwise: the demonstration's passwords are known to everybody. */
  host: string
  /** The folder of everything that must be kept: the embedded database in postgres/, pictures in gambar/. */
  data: string
  /** The place of pictures: a folder, or a bucket. */
  penyimpanan: ChosenPenyimpanan
  /** Whole backups. */
  cadangan: CadanganOptions
  /** An own PostgreSQL instead of the embedded one, as the owner of the database: migrations run so. */
  databaseUrl: string | undefined
  /** The server's own login there, where the owner may not make one. */
  databaseUrlServer: string | undefined
  /** The same database through a pooler that lends connections for a transaction; who signs in is the server's own login. */
  poolDatabaseUrl: string | undefined
  /** A standby of the database: reports read there. Host, port and database count; who signs in is the server's own login. */
  readDatabaseUrl: string | undefined
  /** Networks of the proxies in front of it, beside this computer. */
  proksi: string[]
  /** Networks that may ask for its figures; this computer when there is none. */
  metrics: string[]
  /** Networks of one's own in which other servers of the chain may be (rantai/portal-network.ts). */
  portal: string[]
  /** Milliseconds for which it says that it ends before it does: a proxy sends no more requests by then. */
  pamitMs: number
  /** Form of the printed lines: for people, or each line as JSON for a collector of logs. */
  log: 'teks' | 'json'
  /** --tls cert.pem key.pem: it answers https itself. */
  tls: TlsFiles | undefined
  /** --baru: an empty database is opened for a real shop, without the demonstration chain. */
  baru: boolean
}

/** Flags win over the environment. @throws in a sentence for the operator. */
export function startOptions(args: string[], env: Env): StartOptions {
  const { tls, rest } = tlsOf(args)
  const {
    port,
    host,
    data,
    penyimpanan,
    baru = false,
  } = flags(
    rest,
    {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      penyimpanan: { type: 'string' },
      baru: { type: 'boolean' },
    },
    ['--tls cert.pem key.pem'],
  )
  const folder = resolve(data ?? env['KENCANA_DATA'] ?? 'data')
  return {
    port: portOf(port ?? env['PORT'] ?? '8080'),
    host: host ?? env['HOST'] ?? '127.0.0.1',
    data: folder,
    penyimpanan: tempatDari(
      'Penyimpanan',
      penyimpanan ?? env['KENCANA_PENYIMPANAN'] ?? join(folder, 'gambar'),
      env,
      ['KENCANA_S3'],
    ),
    cadangan: cadanganOptions(folder, env),
    databaseUrl: databaseOf(env, 'DATABASE_URL'),
    databaseUrlServer: databaseOf(env, 'DATABASE_URL_SERVER'),
    poolDatabaseUrl: databaseOf(env, 'DATABASE_URL_KOLAM'),
    readDatabaseUrl: databaseOf(env, 'DATABASE_URL_BACA', 'standby'),
    proksi: networkList('KENCANA_PROKSI', env['KENCANA_PROKSI']),
    metrics: networkList('KENCANA_UKUR', env['KENCANA_UKUR']),
    portal: networkList('KENCANA_PORTAL', env['KENCANA_PORTAL']),
    pamitMs: pamitOf(env['KENCANA_PAMIT'] || '0'),
    log: logOf(env),
    tls,
    baru,
  }
}

/** @throws in a sentence for the operator */
export function logOf(env: Env): StartOptions['log'] {
  const log = env['KENCANA_LOG'] || 'teks'
  if (log !== 'teks' && log !== 'json') throw new Error(`KENCANA_LOG ${log}: yang ada: teks, json`)
  return log
}

const PAMIT_MAKS = 60

function pamitOf(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) > PAMIT_MAKS)
    throw new Error(`KENCANA_PAMIT ${text}: detik, 0 sampai ${PAMIT_MAKS}`)
  return Number(text) * 1_000
}

/** The one flag with two values. @throws in a sentence when one of them is missing */
function tlsOf(args: string[]): { tls: TlsFiles | undefined; rest: string[] } {
  const at = args.indexOf('--tls')
  if (at < 0) return { tls: undefined, rest: args }
  const [cert = '-', key = '-'] = args.slice(at + 1, at + 3)
  if (cert.startsWith('-') || key.startsWith('-'))
    throw new Error('--tls perlu dua berkas: sertifikat dan kuncinya; contoh: --tls cert.pem key.pem')
  return { tls: { cert: resolve(cert), key: resolve(key) }, rest: args.toSpliced(at, 3) }
}

/**
 * Reads the address of a database. Some are asked only long after the start: a text that is no address is told now.
 * @throws in a sentence
 */
const databaseOf = (env: Env, nama: string, biasa?: Peran): string | undefined => {
  const url = env[nama]
  return url ? alamatDatabase(url, nama, biasa) : undefined
}

/** Only who sits at this computer comes in by it. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)

export interface FixtureOptions {
  port: number
  host: string
  /** The first day of the fixture's clock and shops. */
  tanggal: string
  /** --kosong: no fixture but an empty database that waits for its first shop. */
  kosong: boolean
}

/** The fixture never meets real data: it has its own database, and no place in production. */
export function fixtureOptions(args: string[], env: Env): FixtureOptions {
  if (env['NODE_ENV'] === 'production')
    throw new Error('serve:fixture hanya untuk uji: tidak berjalan dengan NODE_ENV=production')
  if (env['DATABASE_URL'])
    throw new Error('serve:fixture memakai database sementara miliknya sendiri: kosongkan DATABASE_URL')
  const {
    date = '2025-01-15',
    port,
    host,
    kosong: empty = false,
  } = flags(args, {
    date: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string' },
    kosong: { type: 'boolean' },
  })
  if (!isDay(date)) throw new Error(`--date ${date}: bukan tanggal; contoh: --date 2025-01-15`)
  return {
    port: portOf(port ?? env['PORT'] ?? '8081'),
    host: host ?? env['HOST'] ?? '127.0.0.1',
    tanggal: date,
    kosong: empty,
  }
}

/** A day of the calendar, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

type Flags = Record<string, { type: 'string' | 'boolean' }>

function flags<const O extends Flags>(
  args: string[],
  options: O,
  more: readonly string[] = [],
): { [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string } {
  const bare = args.find(
    (arg, i) =>
      arg.startsWith('--') && options[arg.slice(2)]?.type === 'string' && /^$|^--/.test(args[i + 1] ?? ''),
  )
  if (bare) throw new Error(`${bare} tanpa isi`)
  try {
    return parseArgs({ args, options, strict: true }).values as never
  } catch {
    const known = Object.entries(options).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} …`,
    )
    throw new Error(`Pilihan tidak dikenal: ${args.join(' ')}; yang ada: ${[...known, ...more].join(', ')}`)
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`Port ${text} bukan angka 0 sampai 65535`)
  return port
}
