/** From a token to its user, shop and rights. Kept in memory; forgotten when a notification says that something changed. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import type { Level } from '#domain/level.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { Session } from '../context.ts'
import { Cache } from '../process/cache.ts'
import type { HakAkses } from '#domain/rights.ts'

const MINUTE_MS = 60_000
/** Interval at which the last use of a session is written: by so much another process may know less of it. */
const PAUSE_MS = MINUTE_MS

export interface State {
  /** After how many minutes without use sessions of a shop end; 0: never for that. */
  silentMinutes: (kode_toko: string) => Promise<number>
  /** A session has ended because nobody used it. */
  berakhir: (token: string) => void
}

export const newToken = (): string => randomBytes(32).toString('base64url')
/** Only this is stored: a stolen database opens no session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** alasan_cabut of a session that nobody used. */
const DIAM = 'DIAM'

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
  password_at: Date
  ganti_password_wajib: boolean
  terakhir: Date
  diam: boolean
  rights: HakAkses[]
}

export class Sessions {
  readonly #pool: pg.Pool
  readonly #state: State
  readonly #known = new Cache<Session>({ alone: true })

  constructor(pool: pg.Pool, state: State) {
    this.#pool = pool
    this.#state = state
  }

  /** To ask for a session is no use of it. @throws errors.invalidToken when the token is unknown, expired or revoked, sesiDiam when nobody has used it for too long */
  async of(token: unknown, now: Date): Promise<Session> {
    if (typeof token !== 'string' || !token || token.length > 100) throw errors.invalidToken()
    const hash = hashToken(token)
    const key = hash.toString('hex')
    const session = await this.#load(hash, key)
    if (session.kedaluwarsa <= now) throw errors.invalidToken()
    const minutes = await this.#state.silentMinutes(session.toko.kode_toko)
    if (minutes > 0 && now.getTime() - session.terakhir.getTime() > minutes * MINUTE_MS)
      return this.#akhiriBilaDiam(hash, key, now, minutes)
    return session
  }

  /** Notes that a person used the session. Written now and then, beside the request. */
  dipakai(session: Session, now: Date): void {
    session.terakhir = now
    if (now.getTime() - session.written.getTime() < PAUSE_MS) return
    session.written = now
    this.#pool
      .query('UPDATE sesi SET terakhir = $2 WHERE token_hash = $1', [session.user.token_hash, now])
      .catch(() => {})
  }

  /**
   * Ends the session if it was not used. Another process may have seen it used: the database decides, and believes what
   * may not have been written yet. @throws errors.sesiDiam, errors.invalidToken
   */
  async #akhiriBilaDiam(hash: Buffer, key: string, now: Date, minutes: number): Promise<Session> {
    const { rowCount } = await this.#pool.query({
      name: 'sesi_diam',
      text: `UPDATE sesi SET dicabut_at = $2, alasan_cabut = '${DIAM}'
             WHERE token_hash = $1 AND dicabut_at IS NULL AND COALESCE(terakhir, dibuat) < $3`,
      values: [hash, now, new Date(now.getTime() - minutes * MINUTE_MS - PAUSE_MS)],
    })
    this.forget({ token: key })
    if (rowCount) this.#state.berakhir(key)
    return this.#load(hash, key)
  }

  #load(hash: Buffer, key: string): Promise<Session> {
    return this.#known.of(key, () => this.#read(hash))
  }

  /** @throws errors.invalidToken, errors.sesiDiam */
  async #read(hash: Buffer): Promise<Session> {
    const { rows } = await this.#pool.query<Row>({
      name: 'sesi',
      text: `SELECT u.user_id, u.user_name, u.level, t.kode_toko, t.nama_toko, t.alamat_toko, t.tgl_system,
          t.zona, s.kedaluwarsa, COALESCE(s.password_at, s.dibuat) AS password_at, u.ganti_password_wajib,
          COALESCE(s.terakhir, s.dibuat) AS terakhir, s.dicabut_at IS NOT NULL AS diam,
          COALESCE((SELECT json_agg(h) FROM hak_akses h WHERE h.user_id = u.user_id), '[]') AS rights
             FROM sesi s JOIN users u USING (user_id) JOIN toko t ON t.kode_toko = s.kode_toko
             WHERE s.token_hash = $1 AND (s.dicabut_at IS NULL OR s.alasan_cabut = '${DIAM}') AND u.status_aktif`,
      values: [hash],
    })
    const row = rows[0]
    if (!row) throw errors.invalidToken()
    // Requests that a screen sends in that moment come together: all are told why.
    if (row.diam) throw errors.sesiDiam()
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
      password_at,
      ganti_password_wajib,
      terakhir,
      rights,
    } = row
    return {
      user: { user_id, user_name, level, kode_toko, token_hash: hash },
      toko: { kode_toko, nama_toko, alamat_toko, tgl_system, zona },
      rights: new Map(rights.map((r) => [r.menu_name, r])),
      kedaluwarsa,
      password_at,
      ganti_password_wajib,
      terakhir,
      written: terakhir,
    }
  }

  /** Forgets sessions about which something changed: a logout, a close, a right, a password. */
  forget(which: { kode_toko?: string; user_id?: string; token?: string }): void {
    this.#known.lupa(
      ({ user }, key) =>
        which.kode_toko === user.kode_toko || which.user_id === user.user_id || which.token === key,
    )
  }

  forgetAll(): void {
    this.#known.lupa()
  }
}
