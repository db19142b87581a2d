/** A real PgBouncer before a database of a test, with the very settings that an administrator is given (deploy/pgbouncer). */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensureDebian, findDebian } from '../../bin/debian.mjs'
import { accountFor, runAs } from '#server/db/embedded/account.ts'
import { freePort } from '#server/db/embedded/postmaster.ts'
import { sabar } from './sabar.ts'

export interface Pool {
  /** The database's address with this one's port. */
  url: string
  /** Tells whether it knows a client's statements by their names on every connection. */
  bernama: boolean
  /** Returns its output since it began. */
  kata(): string
  stop(): Promise<void>
}

export interface PoolWanted {
  /** The database, as its owner. All databases beside it are there too. */
  url: string
  /** Settings of pgbouncer.ini that are otherwise here; null: none. */
  ubah?: Record<string, string | null>
}

const DEPLOY = new URL('../../deploy/pgbouncer/', import.meta.url)
const SANDI = 'Rahasia-Kolam'
const SIAP_MS = 20_000
/** Shell command that ends the pooler when this process ends, however that comes: its input ends then. */
const SELAMA_KAMI_ADA = '"$0" "$1" 2>&1 & cat >/dev/null; kill -INT $!; wait $!'

export async function startPool({ url, ubah = {} }: PoolWanted): Promise<Pool> {
  const program = pgbouncer()
  const bernama = mengenalNama(program)
  const folder = await mkdtemp(join(tmpdir(), 'kencana-kolam-'))
  const account = await accountFor()
  await bukaPintu(url)
  const { port: database } = new URL(url)
  const port = await freePort()
  await writeFile(
    join(folder, 'userlist.txt'),
    (await readFile(new URL('userlist.txt', DEPLOY), 'utf8')).replace('…', SANDI),
  )
  const settings: Record<string, string | null> = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_file: join(folder, 'userlist.txt'),
    // Databases of tests come and go by the hundred.
    max_db_connections: null,
    min_pool_size: null,
    ...(bernama && { max_prepared_statements: '500' }),
    ...ubah,
  }
  const ini = (await readFile(new URL('pgbouncer.ini', DEPLOY), 'utf8'))
    .replace(/^kencana = host=\S+ port=\d+/m, `* = host=127.0.0.1 port=${database}`)
    .replace(/^#?(\w+|\*) =.*$/gm, (line, name: string) => gantian(line, name, settings[name]))
  await writeFile(join(folder, 'pgbouncer.ini'), ini)
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  const child = spawn('/bin/sh', ['-c', SELAMA_KAMI_ADA, program, join(folder, 'pgbouncer.ini')], {
    ...runAs(account),
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let kata = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (kata += text))
  const pool = new URL(url)
  pool.port = String(port)
  await siap(pool.href, () => kata)
  return {
    url: pool.href,
    bernama,
    kata: () => kata,
    async stop() {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian's, or a newer one by its path. */
function pgbouncer(): string {
  const lain = process.env['KENCANA_TEST_PGBOUNCER']
  if (!lain && !ensureDebian('pgbouncer')) throw new Error('PgBouncer is not there')
  return lain || findDebian('pgbouncer')!
}

/** From 1.21 on, where it is told to. */
function mengenalNama(program: string): boolean {
  const [, besar, kecil] = /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))!
  return Number(besar) > 1 || Number(kecil) >= 21
}

const gantian = (line: string, name: string, content: string | null | undefined): string =>
  content === undefined ? line : content === null ? '' : `${name} = ${content}`

/** login.sql in this database; the role is of the whole PostgreSQL, and may be there from another test. */
async function bukaPintu(url: string): Promise<void> {
  const text = (await readFile(new URL('login.sql', DEPLOY), 'utf8')).replace(':sandi', `'${SANDI}'`)
  const peran = /^CREATE ROLE.*;$/m.exec(text)![0]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `DO $peran$ BEGIN ${peran} EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $peran$`,
    )
    await client.query(
      text
        .replace(peran, '')
        .replace('CREATE SCHEMA', 'CREATE SCHEMA IF NOT EXISTS')
        .replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'),
    )
  } finally {
    await client.end()
  }
}

/** Waits until it answers, be it that nobody of this name may come in: it does not tell a superuser's password. */
async function siap(url: string, kata: () => string): Promise<void> {
  for (const habis = Date.now() + sabar(SIAP_MS); ; await pause(20)) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const error = await client.connect().then(
      () => client.end(),
      (e: { code?: string }) => e,
    )
    if (error?.code !== 'ECONNREFUSED') return
    if (Date.now() > habis) throw new Error(kata())
  }
}
