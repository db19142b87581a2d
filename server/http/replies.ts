/**
 * Replies that are kept for a request that comes again: for two days, for whoever got them, and no longer than the member
 * they tell of. That nothing is made twice does not hang on them: a document knows its id_trx for ever.
 */
import type pg from 'pg'
import type { CallDefinition } from '#domain/call.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { statement, type Statement } from '../db/statement.ts'
import { read, SELURUH_RANTAI, write } from '../db/transaction.ts'
import { periodically, type Periodic } from '../process/periodic.ts'
import type { Clock } from '../process/clock.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { fillNomor } from '../process/later-nomor.ts'
import type { Envelope } from './pieces.ts'

interface Reply {
  kode_toko: string
  id_trx: string
  call: string
  user_id: string
  hash: Buffer
  reply: string
  /** The member it tells of. */
  kode_member: string | null
  dibuat: Date
}
export const storeReply = statement<unknown, Reply>(
  'permintaan',
  `INSERT INTO permintaan (kode_toko, id_trx, call, user_id, hash, reply, kode_member, dibuat)
   VALUES (:kode_toko, :id_trx, :call, :user_id, :hash, ${fillNomor(':reply::text')}::json, :kode_member, :dibuat)`,
)

/** A reply as it is kept of a call whose `write.rahasia` says so. */
interface Tertutup {
  tertutup: string
}

export function sealReply(
  { write }: CallDefinition,
  rahasia: Rahasia,
  result: Envelope,
): Pick<Reply, 'reply' | 'kode_member'> {
  const reply = JSON.stringify(result)
  if (!write?.rahasia) return { reply, kode_member: null }
  const tertutup = rahasia.tutup(reply).toString('base64')
  return {
    reply: JSON.stringify({ tertutup } satisfies Tertutup),
    kode_member: (result.data as Record<string, string>)[write.rahasia]!,
  }
}

/** @throws errors.jawabanDihapus when who it told of is anonymous now */
export function openReply({ write }: CallDefinition, rahasia: Rahasia, reply: unknown): unknown {
  if (reply === null) throw errors.jawabanDihapus()
  return write?.rahasia
    ? JSON.parse(rahasia.buka(Buffer.from((reply as Tertutup).tertutup, 'base64')))
    : reply
}

/** Finds a document by its id_trx. */
export type DokumenBerId = Statement<{ no: string }, { kode_toko: string; id_trx: string }>

/** @param bernomor where documents with numbers stand; those of other tables are known by what stands here */
export function dokumenBerId(bernomor: readonly { table: string; no: string }[]): DokumenBerId {
  const tempat = new Map([
    ...bernomor.map(({ table, no }) => [table, no] as const),
    ['titip_bayar', 'no_titip_bayar'],
    ['arsip_manifest', 'no_arsip'],
    ['transaksi_member', '_id::text'],
  ])
  const each = [...tempat].map(
    ([table, no]) => `SELECT ${no} AS no FROM ${table} WHERE kode_toko = :kode_toko AND id_trx = :id_trx`,
  )
  return statement('dokumen_ber_id', `${each.join(' UNION ALL ')} LIMIT 1`)
}

/**
 * Refusal of a repeated request that has already made a document: it came again when its reply was not kept any more.
 */
export async function sudahDisimpan(
  pool: pg.Pool,
  dokumenBerId: DokumenBerId,
  kode_toko: string,
  id_trx: string,
): Promise<Refusal | undefined> {
  const [found] = await read(pool, kode_toko, ({ sql }) => sql(dokumenBerId, { kode_toko, id_trx }))
  return found && errors.idTrxSudahDisimpan(found)
}

const SEKALIGUS = 500
const buang = statement<{ n: number }>('buang_jawaban_lama', 'SELECT buang_jawaban_lama($1, $2) AS n')

/** Throws away what is older than two days, a few at a time so that nobody waits. @returns how many */
export async function dropOldReplies(pool: pg.Pool, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const [gone] = await write(pool, SELURUH_RANTAI, ({ sql }) => sql(buang, [now, SEKALIGUS]))
    total += gone!.n
    if (gone!.n < SEKALIGUS) return total
  }
}

const SEJAM_MS = 3_600_000

/** Now, and every hour. Of several processes each does it: what one holds the others leave out. */
export const dropPeriodically = (pool: pg.Pool, clock: Clock, gagal: (error: unknown) => void): Periodic =>
  periodically({
    setiapMs: SEJAM_MS,
    segera: true,
    kerjakan: () => dropOldReplies(pool, clock.now()),
    gagal,
  })
