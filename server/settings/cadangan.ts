/** Reads from the environment where backups go, when, and how many stay: for the commands and the server alike. */
import { join, resolve } from 'node:path'
import { isJam } from '#domain/rules/cadangan.ts'
import type { ChosenPenyimpanan } from '../pictures/buka.ts'
import { tempatDari, type Env } from './tempat.ts'

export interface CadanganOptions {
  tempat: ChosenPenyimpanan
  /** True where nobody named a place: the backups are beside the data, and lost with it. */
  bawaan: boolean
  /** 'HH:MM', where they are made by themselves. */
  jam: string | undefined
  /** Good backups that are kept. */
  simpan: number
  /** pgBackRest keeps the WAL of an own PostgreSQL; else there is only that of the embedded one, in `tempat`. */
  pgbackrest: { stanza: string; konf: string } | undefined
}

const JAM = '23:30'
const SIMPAN = 30
const PGBACKREST_KONF = '/etc/pgbackrest/pgbackrest.conf'

/** @throws in a sentence for the operator */
export function cadanganOptions(data: string, env: Env): CadanganOptions {
  const tempat = env['KENCANA_CADANGAN'] || undefined
  const jam = env['KENCANA_CADANGAN_JAM'] || (tempat && JAM)
  if (jam !== undefined && !isJam(jam))
    throw new Error(`KENCANA_CADANGAN_JAM ${jam}: bukan jam; contoh: 23:30`)
  if (jam !== undefined && !tempat)
    throw new Error('KENCANA_CADANGAN_JAM memerlukan KENCANA_CADANGAN, tempat cadangan disimpan')
  const simpan = env['KENCANA_CADANGAN_SIMPAN'] || String(SIMPAN)
  if (!/^[1-9]\d{0,3}$/.test(simpan))
    throw new Error(`KENCANA_CADANGAN_SIMPAN ${simpan}: berapa cadangan yang disimpan, 1 sampai 9999`)
  return {
    tempat: tempatDari('Tempat cadangan', tempat ?? join(data, 'cadangan'), env, [
      'KENCANA_CADANGAN_S3',
      'KENCANA_S3',
    ]),
    bawaan: !tempat,
    jam,
    simpan: Number(simpan),
    pgbackrest: pgbackrestOf(env),
  }
}

function pgbackrestOf(env: Env): CadanganOptions['pgbackrest'] {
  const stanza = env['KENCANA_PGBACKREST']
  if (!stanza) return undefined
  if (!/^\w[\w-]*$/.test(stanza))
    throw new Error(`KENCANA_PGBACKREST ${stanza}: nama stanza pgBackRest; contoh: kencana`)
  return { stanza, konf: resolve(env['KENCANA_PGBACKREST_KONF'] || PGBACKREST_KONF) }
}
