/** A context for work that no request asked for: the fixture, the demonstration chain, the first opening of a shop. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Level } from '#domain/level.ts'
import { randomKode } from '#domain/rules/kode.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import { random } from '../process/random.ts'
import type { Context, SessionUser } from '../context.ts'
import { statement } from '../db/statement.ts'
import { write } from '../db/transaction.ts'
import { Rahasia } from '../process/rahasia.ts'

export interface SystemWork {
  kode_toko: string
  user: { user_id: string; level: Level }
  now: Date
  /** Only for work that keeps identities. */
  rahasia?: Rahasia
}

interface Toko {
  nama_toko: string
  alamat_toko: string
  tgl_system: TanggalSystem
  zona: Zona
  setelan: Record<string, string>
}
const tokonya = statement<Toko, readonly [kode_toko: string]>(
  'toko_sistem',
  `SELECT nama_toko, alamat_toko, tgl_system, zona,
     COALESCE((SELECT json_object_agg(key, value) FROM para_system WHERE kode_toko = $1), '{}') AS setelan
   FROM toko WHERE kode_toko = $1`,
)

/** Runs a use case in a transaction of its own, as the named user, on the shop's own day. */
export async function asSystem<T>(
  pool: pg.Pool,
  { kode_toko, user, now, rahasia = new Rahasia() }: SystemWork,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  return write(pool, kode_toko, async (tx) => {
    const [toko] = await tx.sql(tokonya, [kode_toko])
    if (!toko) throw new Error(`no shop ${kode_toko}`)
    const session: SessionUser = {
      user_id: user.user_id,
      user_name: user.user_id,
      level: user.level,
      kode_toko,
      token_hash: createHash('sha256').update(`system:${user.user_id}`).digest(),
    }
    return work({
      sql: tx.sql,
      send: tx.send,
      sendLast: tx.sendLast,
      get db() {
        return tx.db
      },
      user: session,
      toko: {
        kode_toko,
        nama_toko: toko.nama_toko,
        alamat_toko: toko.alamat_toko,
        tgl_system: tanggalSystem(toko.tgl_system),
        zona: toko.zona,
      },
      settings: parseSettings(toko.setelan),
      now,
      id_trx: randomKode(random),
      id_otorisasi: undefined,
      rahasia,
      boleh: () => true,
      announce: () => {},
      forget: () => {},
      settingsChanged: () => {},
    })
  })
}
