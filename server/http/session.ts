/** From a token to its user, shop and rights. Kept in memory; forgotten when a notification says that something changed. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import type { Level } from '#domain/level.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { SessionUser, Toko } from '../context.ts'
import type { HakAkses } from '#domain/rights.ts'

export interface Session {
  user: SessionUser
  toko: Toko
  rights: ReadonlyMap<string, HakAkses>
  kedaluwarsa: Date
  /** A temporary password opened it: only what goes with changing it is answered. */
  ganti_password_wajib: boolean
  /** When it was last used, as far as the database has been told. */
  terakhir: Date
}

/** How often the last use of a session is written. */
const JEDA_MS = 15 * 60_000

export const newToken = (): string => randomBytes(32).toString('base64url')
/** Only this is stored: a stolen database opens no session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface Row {
  user_id: string
  user_name: string
  level: Level
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: TanggalSystem
  zona: Zona
  kedaluwarsa: Date
  ganti_password_wajib: boolean
  terakhir: Date
  rights: HakAkses[]
}

export class Sessions {
  readonly #pool: pg.Pool
  readonly #known = new Map<string, Session>()
  /** Raised by every forget: a load that began before it must not be remembered after it. */
  #generation = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** @throws errors.invalidToken when the token is unknown, expired or revoked. */
  async of(token: unknown, now: Date): Promise<Session> {
    const session = await this.look(token, now)
    if (now.getTime() - session.terakhir.getTime() > JEDA_MS)
      this.#used(session, session.user.token_hash, now)
    return session
  }

  /** The same without counting as use: a socket that is open is nobody at work. @throws errors.invalidToken */
  async look(token: unknown, now: Date): Promise<Session> {
    if (typeof token !== 'string' || !token || token.length > 100) throw errors.invalidToken()
    const hash = hashToken(token)
    const key = hash.toString('hex')
    const session = this.#known.get(key) ?? (await this.#load(hash, key))
    if (!session || session.kedaluwarsa <= now) throw errors.invalidToken()
    return session
  }

  /** Told now and then, beside the request: nothing depends on it but the list of sessions. */
  #used(session: Session, hash: Buffer, now: Date): void {
    session.terakhir = now
    this.#pool.query('UPDATE sesi SET terakhir = $2 WHERE token_hash = $1', [hash, now]).catch(() => {})
  }

  async #load(hash: Buffer, key: string): Promise<Session | undefined> {
    const generation = this.#generation
    const { rows } = await this.#pool.query<Row>({
      name: 'sesi',
      text: `SELECT u.user_id, u.user_name, u.level, t.kode_toko, t.nama_toko, t.alamat_toko, t.tgl_system, t.zona, s.kedaluwarsa, u.ganti_password_wajib, COALESCE(s.terakhir, s.dibuat) AS terakhir,
               COALESCE((SELECT json_agg(h) FROM hak_akses h WHERE h.user_id = u.user_id), '[]') AS rights
             FROM sesi s JOIN users u USING (user_id) JOIN toko t ON t.kode_toko = s.kode_toko
             WHERE s.token_hash = $1 AND s.dicabut_at IS NULL AND u.status_aktif`,
      values: [hash],
    })
    const row = rows[0]
    if (!row) return undefined
    const {
      user_id,
      user_name,
      level,
      kode_toko,
      nama_toko,
      alamat_toko,
      tgl_system,
      zona,
      kedaluwarsa,
      ganti_password_wajib,
      terakhir,
      rights,
    } = row
    const session: Session = {
      user: { user_id, user_name, level, kode_toko, token_hash: hash },
      toko: { kode_toko, nama_toko, alamat_toko, tgl_system, zona },
      rights: new Map(rights.map((r) => [r.menu_name, r])),
      kedaluwarsa,
      ganti_password_wajib,
      terakhir,
    }
    if (generation === this.#generation) this.#known.set(key, session)
    return session
  }

  /** Something about these sessions changed: a logout, a close, a right, a password. */
  forget(which: { kode_toko?: string; user_id?: string; token?: string }): void {
    this.#generation++
    for (const [key, { user }] of this.#known) {
      if (which.kode_toko === user.kode_toko || which.user_id === user.user_id || which.token === key)
        this.#known.delete(key)
    }
  }

  forgetAll(): void {
    this.#generation++
    this.#known.clear()
  }
}
