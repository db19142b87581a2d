/** Parts of which the server is made, as every way in is given them. */
import type pg from 'pg'
import type { TutupTurn } from '../process/tutup-turn.ts'
import type { PoolOptions } from '../db/client.ts'
import type { PetugasCadangan } from '../process/petugas-cadangan.ts'
import type { ReadOrigin } from '../db/replica.ts'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import type { Clock } from '../process/clock.ts'
import type { Live } from '../process/live.ts'
import type { Ruang } from '../process/ruang.ts'
import type { Rahasia } from '../process/rahasia.ts'
import type { SettingsCache } from '../process/settings.ts'
import type { Turn } from '../process/turns.ts'
import type { DokumenBerId } from './replies.ts'
import type { Sessions } from './session.ts'

export interface Deps {
  pool: pg.Pool
  /** A few connections beside the tills', never lent by a pooler: for what outlives one transaction, as the lock of a close that runs. */
  langsung: pg.Pool
  tutupTurn: TutupTurn
  /** For what files bring in (`lama`): a few more connections beside the tills', of each shop one piece of work at a time, the shops in turn. */
  lama: { pool: pg.Pool; turn: Turn }
  /** The same database, and where reports read (it, or a standby that keeps up): for threads, which have connections of their own. */
  database: PoolOptions
  laporan: ReadOrigin
  clock: Clock
  sessions: Sessions
  settings: SettingsCache
  live: Live
  /** Which documents know the request that made them. */
  dokumenBerId: DokumenBerId
  rahasia: Rahasia
  penyimpanan: Penyimpanan
  /** Asked before a write whether there is room. */
  ruang: Ruang
  /** Has backups made and hands them out; a test's server has none. */
  cadangan: PetugasCadangan | undefined
}
