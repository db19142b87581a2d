/** The archive of a PostgreSQL of the operator's: pgBackRest keeps it (deploy/pgbackrest), and lays it out again. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { accountFor, runAs } from '../../db/embedded/account.ts'
import type { Arsip } from './arsip.ts'

export interface PgBackRest {
  stanza: string
  /** The configuration file, with the place of the archive and the keys to it. */
  konf: string
}

const zInfo = z.array(
  z.object({
    status: z.object({ message: z.string() }),
    db: z.array(z.object({ id: z.int(), 'repo-key': z.int(), version: z.string() })),
    backup: z.array(
      z.object({
        label: z.string(),
        error: z.boolean().nullish(),
        database: z.object({ id: z.int(), 'repo-key': z.int() }),
        timestamp: z.object({ stop: z.int() }),
      }),
    ),
  }),
)

/** Folders in which systems keep the programs of a version. */
const PROGRAMS = ['/usr/lib/postgresql/', '/usr/pgsql-', '/opt/homebrew/opt/postgresql@']

export function arsipPgBackRest({ stanza, konf }: PgBackRest): Arsip {
  const jalankan = async (...args: string[]): Promise<string> => {
    // pgBackRest works as the owner of the archive: root would leave files there that PostgreSQL's account cannot
    // write.
    const account = runAs(await accountFor())
    const umum = [`--config=${konf}`, `--stanza=${stanza}`, '--log-level-console=off', '--log-level-file=off']
    try {
      const opsi = { ...account, cwd: '/', maxBuffer: 64 * 1_048_576 }
      return (await promisify(execFile)('pgbackrest', [...umum, '--log-level-stderr=error', ...args], opsi))
        .stdout
    } catch (cause) {
      const { code, stderr, message } = cause as { code?: unknown; stderr?: string; message: string }
      throw new Error(
        code === 'ENOENT'
          ? 'pgbackrest tidak terpasang di mesin ini (Debian: apt install pgbackrest)'
          : `pgBackRest: ${(stderr || message).trim().replace(/^.*?ERROR: /s, '')}`,
        { cause },
      )
    }
  }
  const info = async () => {
    const [satu] = zInfo.parse(JSON.parse(await jalankan('info', '--output=json')))
    return satu ?? { status: { message: 'no stanza' }, db: [], backup: [] }
  }
  return {
    nama: `pgBackRest ${stanza}`,
    async base() {
      const { backup, status } = await info()
      if (!backup.length)
        throw new Error(`arsip pgBackRest ${stanza} belum berisi cadangan (${status.message}; ${konf})`)
      return backup
        .filter(({ error }) => !error)
        .map(({ label, timestamp }) => ({ nama: label, selesai: new Date(timestamp.stop * 1000) }))
        .toSorted((a, b) => a.selesai.getTime() - b.selesai.getTime())
    },
    async letakkan({ nama }, { dataDir, folder }) {
      const { db, backup } = await info()
      const milik = backup.find(({ label }) => label === nama)!.database
      const { version } = db.find((d) => d.id === milik.id && d['repo-key'] === milik['repo-key'])!
      const programs = PROGRAMS.map((awal) => `${awal}${version}`).find((path) =>
        existsSync(join(path, 'bin/postgres')),
      )
      if (!programs)
        throw new Error(
          `arsip itu milik PostgreSQL ${version}, yang tidak terpasang di mesin ini (Debian: apt install postgresql-${version})`,
        )
      await jalankan(
        `--pg1-path=${dataDir}`,
        `--repo=${milik['repo-key']}`,
        `--set=${nama}`,
        // To its end; where to stop is said when it is played (putar.ts).
        '--type=default',
        '--archive-mode=off',
        // Else it would lie where the real one's lie.
        `--tablespace-map-all=${join(folder, 'tablespace')}`,
        `--lock-path=${join(folder, 'kunci')}`,
        'restore',
      )
      return { programs, pemilik: 'postgres' }
    },
  }
}
