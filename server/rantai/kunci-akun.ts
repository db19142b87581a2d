/**
 * Limits how often a password may be guessed (DOMAIN §B.0.7, docs/decisions/14-masuk.md). Five failures lock the device
 * that failed, for this user id, whether there is such a user or not. Guesses from many devices meet a larger limit of
 * their address (or of the user who asks for an otorisasi), then of the account; those two never lock a device on which
 * the user's password was right before.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { network, wideNetwork } from './network.ts'
import { recordAkses } from './log-akses.ts'

type Urusan = 'MASUK' | 'OTORISASI' | 'GANTI PASSWORD'
/** In the order in which their rows are locked: the narrowest first. */
type Lingkup = 'PERANGKAT' | 'PEMINTA' | 'ALAMAT' | 'AKUN'

/** Failures that lock, and for how long; they are counted over as long. */
const LIMIT: Record<Lingkup, { maks: number; minutes: number }> = {
  PERANGKAT: { maks: 5, minutes: 15 },
  PEMINTA: { maks: 10, minutes: 15 },
  ALAMAT: { maks: 10, minutes: 15 },
  // More than one address, one /48, or one who asks, can reach alone: nobody by themselves closes an account to new devices.
  AKUN: { maks: 50, minutes: 60 },
}
/** All of a /48 together: its households are somebody's to choose among. */
const MAKS_LUAS = 25

export interface Percobaan {
  urusan: Urusan
  /** The user whose password it is said to be, as typed. */
  user_id: string
  /** The hash of the device's id; without one the device is whatever comes from `tempat`. */
  perangkat: Buffer | null
  /** An address, or a session. */
  tempat: string
  alamat: string
  /** The signed-in user who asks for an otorisasi. */
  peminta?: string
}

export type Result = 'BENAR' | 'SALAH' | 'TERKUNCI'

/**
 * Counts the attempt, and has the password looked at unless it is locked. What it counted must be committed also when it fails: a
 * refusal is returned, not thrown. Attempts on one key wait for each other, so that those of one moment are counted one by one.
 * @param benar whether the password is right; only then there is such a user
 */
export async function cobaPassword(
  ctx: Pick<Context, 'db' | 'now'>,
  percobaan: Percobaan,
  benar: () => Promise<boolean>,
): Promise<Result> {
  const dikenal = await isDikenal(ctx, percobaan)
  const rows = await hitung(ctx, percobaan, dikenal)
  const kunci = rows.map((row) => row.kunci)
  if (rows.some(({ jumlah, maks }) => jumlah > maks)) {
    await kembalikan(ctx, kunci)
    return 'TERKUNCI'
  }
  if (await benar()) {
    await kembalikan(ctx, kunci)
    await sql`DELETE FROM percobaan_password WHERE kunci = ANY (${kunci}) AND lingkup = 'PERANGKAT'`.execute(
      ctx.db,
    )
    await kenali(ctx, percobaan)
    return 'BENAR'
  }
  await fullKey(ctx, percobaan, rows)
  await buangYangLewat(ctx)
  return 'SALAH'
}

/** The same for who has a session: its device, its address. */
export async function cobaPasswordDiSesi(
  ctx: Context,
  percobaan: Pick<Percobaan, 'urusan' | 'user_id'>,
  benar: () => Promise<boolean>,
): Promise<Result> {
  // The demonstration is made by the program itself, which has signed in nowhere.
  const { perangkat, ip } = (await ctx.db
    .selectFrom('sesi')
    .select(['perangkat', 'ip'])
    .where('token_hash', '=', ctx.user.token_hash)
    .executeTakeFirst()) ?? { perangkat: null, ip: '-' }
  const tempat = ctx.user.token_hash.toString('hex')
  return cobaPassword(ctx, { ...percobaan, perangkat, tempat, alamat: ip, peminta: ctx.user.user_id }, benar)
}

/** As a device is kept: nobody reads its id in the database. */
export const hashPerangkat = (id: string): Buffer => sha256(['perangkat', id])

/** Until when some device is locked for this user: an expression of SQL, null when none is. `u` is users, the parameter the moment. */
export const terkunciSampai = (now: Date) =>
  sql<Date | null>`(
      SELECT max(p.sampai) FROM percobaan_password p
      WHERE p.akun = sha256(convert_to('akun' || chr(10) || u.user_id, 'UTF8')) AND p.jumlah >= p.maks
        AND p.sampai > ${now})`

/** No failure is counted against the user any more, on whatever device. Call it before the user's row is locked: an attempt locks them in that order. */
export async function bebaskanAkun(ctx: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await sql`
    WITH milik AS (
        SELECT kunci FROM percobaan_password WHERE akun = ${akunDari(user_id)} ORDER BY lingkup DESC, kunci
        FOR UPDATE)
    DELETE FROM percobaan_password WHERE kunci IN (SELECT kunci FROM milik)`.execute(ctx.db)
}

/** Devices that the user came from are strangers again, but for that of this session. */
export async function lupakanPerangkat(ctx: Context, user_id: string, kecualiIni = false): Promise<void> {
  await sql`
    DELETE FROM perangkat p
    WHERE user_id = ${user_id}
      AND NOT (${kecualiIni}
        AND perangkat = COALESCE((SELECT s.perangkat FROM sesi s WHERE s.token_hash = ${ctx.user.token_hash}),
          ''))`.execute(ctx.db)
}

const sha256 = (parts: readonly string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()
const akunDari = (user_id: string): Buffer => sha256(['akun', user_id])

/** Tells whether the user's password was right on this device before. */
export async function isDikenal(
  { db }: Pick<Context, 'db'>,
  { perangkat, user_id }: Pick<Percobaan, 'perangkat' | 'user_id'>,
): Promise<boolean> {
  if (!perangkat) return false
  const row = await db
    .selectFrom('perangkat')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('perangkat', '=', perangkat)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Lists the limits that an attempt counts against. The holder of a session may only guess at its own user's old
 * password, so the device is enough there.
 */
function lingkupDari({ urusan, ...p }: Percobaan, dikenal: boolean): [Lingkup, string, maks?: number][] {
  const perangkat: [Lingkup, string] = ['PERANGKAT', p.perangkat?.toString('hex') ?? p.tempat]
  if (urusan === 'GANTI PASSWORD') return [perangkat]
  const akun: [Lingkup, string][] = dikenal ? [] : [['AKUN', '']]
  if (urusan === 'OTORISASI') return [perangkat, ['PEMINTA', p.peminta ?? ''], ...akun]
  if (dikenal) return [perangkat]
  const luas = wideNetwork(p.alamat)
  return [
    perangkat,
    ['ALAMAT', network(p.alamat)],
    ...(luas === undefined ? [] : [['ALAMAT', luas, MAKS_LUAS] as [Lingkup, string, number]]),
    ...akun,
  ]
}

interface Terhitung {
  kunci: Buffer
  lingkup: Lingkup
  jumlah: number
  maks: number
}

/** Counts this attempt too, before it is known whether it is right; the rows stay locked until it is known. */
async function hitung(
  { db, now }: Pick<Context, 'db' | 'now'>,
  percobaan: Percobaan,
  dikenal: boolean,
): Promise<Terhitung[]> {
  const { urusan, user_id } = percobaan
  const lingkup = lingkupDari(percobaan, dikenal)
  const { rows } = await sql<Terhitung>`
    INSERT INTO percobaan_password AS p (kunci, akun, lingkup, jumlah, maks, sampai)
    SELECT decode(t.kunci, 'hex'), ${akunDari(user_id)}, t.lingkup, 1, t.maks,
      ${now}::timestamptz + make_interval(mins => t.menit)
    FROM unnest(
      ${lingkup.map(([nama, yang]) => sha256([urusan, nama, user_id, yang]).toString('hex'))}::text[],
      ${lingkup.map(([nama]) => nama)}::text[],
      ${lingkup.map(([nama, , maks]) => maks ?? LIMIT[nama].maks)}::int[],
      ${lingkup.map(([nama]) => LIMIT[nama].minutes)}::int[]) AS t (kunci, lingkup, maks, menit)
    ORDER BY t.lingkup DESC, 1
    ON CONFLICT (kunci) DO UPDATE SET
      jumlah = CASE WHEN p.sampai <= ${now} THEN 1 ELSE p.jumlah + 1 END,
      sampai = CASE WHEN p.sampai <= ${now} THEN excluded.sampai ELSE p.sampai END
    RETURNING kunci, lingkup, jumlah, maks`.execute(db)
  return rows
}

/** The attempt was none: it was locked, or right. What others failed stays counted. */
async function kembalikan({ db }: Pick<Context, 'db'>, kunci: Buffer[]): Promise<void> {
  await sql`DELETE FROM percobaan_password WHERE kunci = ANY (${kunci}) AND jumlah = 1`.execute(db)
  await sql`UPDATE percobaan_password SET jumlah = jumlah - 1 WHERE kunci = ANY (${kunci})`.execute(db)
}

/** A limit that is reached locks from now on. */
async function fullKey(
  ctx: Pick<Context, 'db' | 'now'>,
  { urusan, user_id, perangkat, alamat, peminta = '-' }: Percobaan,
  rows: Terhitung[],
): Promise<void> {
  const full = rows.filter(({ jumlah, maks }) => jumlah === maks)
  for (const { kunci, lingkup } of full) {
    await sql`UPDATE percobaan_password
      SET sampai = ${ctx.now}::timestamptz + make_interval(mins => ${LIMIT[lingkup].minutes}::int)
      WHERE kunci = ${kunci}`.execute(ctx.db)
    const ref = `${urusan}, ${lingkup}`
    await recordAkses(ctx, { peristiwa: 'AKUN TERKUNCI', user_id, oleh: peminta, ref, alamat, perangkat })
  }
}

/** A stranger makes rows: each failure takes some away whose time is over, so that there are never more than of one hour. */
const buangYangLewat = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  sql`DELETE FROM percobaan_password
    WHERE kunci IN (
        SELECT kunci FROM percobaan_password WHERE sampai <= ${now} ORDER BY sampai LIMIT 10
        FOR UPDATE SKIP LOCKED)`.execute(db)

/** The newest of a user's devices that are kept. */
const PERANGKAT_MAKS = 100

async function kenali(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, perangkat }: Percobaan,
): Promise<void> {
  if (!perangkat) return
  const { rows } = await sql<{ baru: boolean }>`
    INSERT INTO perangkat (user_id, perangkat, sejak, terakhir) VALUES (${user_id}, ${perangkat}, ${now}, ${now})
    ON CONFLICT (user_id, perangkat) DO UPDATE SET terakhir = excluded.terakhir RETURNING xmax = 0 AS baru`.execute(
    db,
  )
  if (rows[0]!.baru)
    await sql`
      DELETE FROM perangkat WHERE user_id = ${user_id} AND perangkat IN (
        SELECT perangkat FROM perangkat WHERE user_id = ${user_id}
        ORDER BY terakhir DESC OFFSET ${PERANGKAT_MAKS})`.execute(db)
}
