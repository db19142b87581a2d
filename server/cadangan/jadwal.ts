/** Backups by themselves: looked at every minute, made by a process of its own, so that no till waits for one. */
import type pg from 'pg'
import { cadanganPerlu, jadwalTerakhir } from '#domain/rules/cadangan.ts'
import type { Zona } from '#domain/zona.ts'
import { statement } from '../db/statement.ts'
import { read, SELURUH_RANTAI } from '../db/transaction.ts'
import { periodically, type Periodic } from '../process/periodic.ts'
import type { Clock } from '../process/clock.ts'
import { cadanganState } from '../rantai/catatan-cadangan.ts'

interface Jadwal {
  pool: pg.Pool
  clock: Clock
  /** 'HH:MM' on the clock of the chain. */
  jam: string
  /** Makes the one that was due at this moment. @throws what was in the way */
  kerjakan: (jadwal: Date, berhenti: AbortSignal) => Promise<void>
  /** Told what was in the way; the record tells it on the dashboard. */
  gagal: (error: unknown) => void
}

/** The chain's clock is its pusat's, or that of its first shop. */
export const zonaRantai = statement<{ zona: Zona }, readonly []>(
  'cadangan_zona',
  'SELECT zona FROM toko ORDER BY is_pusat DESC, kode_toko LIMIT 1',
)

/** Makes one when one is due. Without a shop there is nothing to keep. @returns whether it did */
export async function jalankanBilaPerlu(
  { pool, clock, jam, kerjakan }: Omit<Jadwal, 'gagal'>,
  berhenti: AbortSignal,
): Promise<boolean> {
  const now = clock.now()
  const [toko, state] = await read(pool, SELURUH_RANTAI, async ({ sql }) => {
    const [[toko], [state]] = [await sql(zonaRantai, []), await sql(cadanganState, [])]
    return [toko, state!] as const
  })
  const jadwal = jadwalTerakhir(now, jam, toko?.zona ?? 'WIB')
  if (!toko || !cadanganPerlu(state, jadwal, now)) return false
  await kerjakan(jadwal, berhenti)
  return true
}

const SEMENIT_MS = 60_000

export const cadanganPeriodically = ({ gagal, ...jadwal }: Jadwal): Periodic =>
  periodically({
    setiapMs: SEMENIT_MS,
    segera: true,
    kerjakan: (berhenti) =>
      jalankanBilaPerlu(jadwal, berhenti).catch((error: unknown) => berhenti.aborted || gagal(error)),
    gagal,
  })
