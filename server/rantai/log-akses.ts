/**
 * Records who came in, who did not, and what was refused: rows of log_akses, without a password or a token in them.
 * Strangers cannot fill it: failures are bounded by the locks of kunci-akun.ts, and events without such a bound are
 * written once in a quarter of an hour.
 */
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import type { PeristiwaAkses } from '#domain/calls/users.ts'

export interface Akses {
  peristiwa: PeristiwaAkses
  /** The account's user id; as typed when it may be nobody's. */
  user_id: string
  /** The signed-in user who did it to them. */
  oleh?: string
  /** The subject: the shop, the call, or the lock. */
  ref?: string
  alamat?: string
  /** The hash of the device's id. */
  perangkat?: Buffer | null
  /** The first time that this account came in on this device. */
  baru?: boolean
}

const SLOT_MS = 15 * 60_000
const slotDari = (now: Date): number => Math.floor(now.getTime() / SLOT_MS)

/** People type their password where the user id belongs: an id that is nobody's is not kept, and what is tried with such ids is one row. */
export async function recordAkses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { peristiwa, user_id, oleh = '-', ref = '-', alamat = '-', perangkat, baru = false }: Akses,
): Promise<void> {
  await sql`
    INSERT INTO log_akses (waktu, peristiwa, user_id, oleh, ref, alamat, perangkat, baru, sekali)
    SELECT ${now}::timestamptz, ${peristiwa}::text, COALESCE(u.user_id, '-'), ${oleh}::text, ${ref}::text,
      ${alamat}::text, ${namaPerangkat(perangkat)}::text, ${baru}::boolean,
      CASE WHEN u.user_id IS NULL THEN ${`${peristiwa} ${slotDari(now)}`}::text END
    FROM (VALUES (${user_id}::text)) AS v (user_id) LEFT JOIN users u ON u.user_id = v.user_id
    ON CONFLICT (sekali) DO NOTHING`.execute(db)
}

/** The same of what a signed-in user does, to themselves or to another. */
export async function recordAksesInSesi(
  ctx: Pick<Context, 'db' | 'now' | 'user'>,
  akses: Pick<Akses, 'peristiwa' | 'user_id'>,
): Promise<void> {
  const { perangkat, ip } = await ctx.db
    .selectFrom('sesi')
    .select(['perangkat', 'ip'])
    .where('token_hash', '=', ctx.user.token_hash)
    .executeTakeFirstOrThrow()
  const oleh = akses.user_id === ctx.user.user_id ? '-' : ctx.user.user_id
  await recordAkses(ctx, { ...akses, oleh, alamat: ip, perangkat })
}

/** Short enough to be compared by eye, and no way back to the device's id. */
const namaPerangkat = (perangkat: Buffer | null | undefined): string =>
  perangkat?.toString('hex').slice(0, 8).toUpperCase() ?? '-'

const tolak = statement<unknown>(
  'log_akses_ditolak',
  `INSERT INTO log_akses (waktu, peristiwa, user_id, ref, alamat, sekali)
   VALUES ($1, 'AKSES DITOLAK', $2, $3, $4, $5) ON CONFLICT (sekali) DO NOTHING`,
)

/** A right that was missing. It is found out where nothing may be written, so it is told beside the request, once in a quarter of an hour. */
export class PencatatDitolak {
  readonly #write: (text: string, values: unknown[]) => Promise<unknown>
  #slot = 0
  readonly #written = new Set<string>()

  constructor(pool: { query: (text: string, values: unknown[]) => Promise<unknown> }) {
    this.#write = (text, values) => pool.query(text, values)
  }

  write({ now, user_id, ref, alamat }: { now: Date; user_id: string; ref: string; alamat: string }): void {
    const slot = slotDari(now)
    if (slot !== this.#slot) this.#written.clear()
    this.#slot = slot
    const sekali = `AKSES DITOLAK ${slot} ${user_id} ${ref}`
    if (this.#written.has(sekali)) return
    this.#written.add(sekali)
    // Not awaited, as nothing hangs on the row: a server that is going down loses a row of this quarter of an hour.
    this.#write(tolak.text, [now, user_id, ref, alamat, sekali]).catch(() => this.#written.delete(sekali))
  }
}
