/** What the command line and the environment say about a start. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface StartOptions {
  port: number
  /** Only this computer unless told otherwise: the demonstration's passwords are known to everybody. */
  host: string
  /** Everything that must be kept: the embedded database in postgres/, later the pictures. */
  data: string
  /** An own PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined
}

type Env = Record<string, string | undefined>

/** Flags win over the environment. @throws in a sentence for the operator. */
export function startOptions(args: string[], env: Env): StartOptions {
  const { port, host, data } = flags(args, { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } })
  return {
    port: portOf(port ?? env['PORT'] ?? '8080'),
    host: host ?? env['HOST'] ?? '127.0.0.1',
    data: resolve(data ?? env['KENCANA_DATA'] ?? 'data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
  }
}

export interface FixtureOptions {
  port: number
  host: string
  /** The first day of the fixture's clock and shops. */
  tanggal: string
}

/** The fixture never meets real data: it has its own database, and no place in production. */
export function fixtureOptions(args: string[], env: Env): FixtureOptions {
  if (env['NODE_ENV'] === 'production') throw new Error('serve:fixture hanya untuk uji: tidak berjalan dengan NODE_ENV=production')
  if (env['DATABASE_URL']) throw new Error('serve:fixture memakai database sementara miliknya sendiri: kosongkan DATABASE_URL')
  const { date = '2025-01-15', port, host } = flags(args, { date: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } })
  if (!isDay(date)) throw new Error(`--date ${date}: bukan tanggal; contoh: --date 2025-01-15`)
  return { port: portOf(port ?? env['PORT'] ?? '8081'), host: host ?? env['HOST'] ?? '127.0.0.1', tanggal: date }
}

/** A day of the calendar, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

function flags<const O extends Record<string, { type: 'string' }>>(args: string[], options: O): { [K in keyof O]?: string } {
  try {
    return parseArgs({ args, options, strict: true }).values as { [K in keyof O]?: string }
  } catch {
    throw new Error(`Pilihan tidak dikenal: ${args.join(' ')}; yang ada: ${Object.keys(options).map((name) => `--${name} …`).join(', ')}`)
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Port ${text} bukan angka 0 sampai 65535`)
  return port
}
