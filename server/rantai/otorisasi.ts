/** Using up an otorisasi: once, within five minutes, in the session it was given to and for what was shown then (DOMAIN §B.0.7). */
import { createHash } from 'node:crypto'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const MASA_MS = 5 * 60_000

/** By which what was approved is known again. */
export const sidikDisetujui = (kategori: KategoriOtorisasi, disetujui: Disetujui): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kategori, disetujui.map(({ nama, nilai }) => [nama, nilai])]))
    .digest()

interface Nilai {
  sekarang: Date
  ref_no: string
  alasan: string
  token_hash: Buffer
  kategori: KategoriOtorisasi
  sejak: Date
  /** Without any, whatever was given for this is taken. */
  ids: readonly string[]
  sidik: Buffer | null
  nomor: string | null
}

export interface Dipakai {
  authorization_id: string
  user_otorisasi: string
  /** The note of whoever gave it; '-' for none. */
  keterangan: string
}

const pakai = statement<Dipakai, Nilai>(
  'pakai_otorisasi',
  // A number is a whole word of the description: ...-0001 is not found in ...-00012.
  `UPDATE otorisasi SET dipakai_at = :sekarang, ref_no = :ref_no, alasan = :alasan
   WHERE id = (SELECT id FROM otorisasi
               WHERE token_hash = :token_hash AND kategori = :kategori AND hasil = 'OK' AND dipakai_at IS NULL AND jam >= :sejak
                 AND (cardinality(:ids::text[]) = 0 OR authorization_id = ANY (:ids::text[]))
                 AND (:sidik::bytea IS NULL OR sidik = :sidik::bytea)
                 AND (:nomor::text IS NULL OR :nomor::text = ANY (regexp_split_to_array(upper(description), '[^A-Z0-9-]+')))
               ORDER BY id DESC LIMIT 1 FOR UPDATE)
   RETURNING authorization_id, user_otorisasi, keterangan`,
)

export interface PakaiOtorisasi {
  kategori: KategoriOtorisasi
  /** The document it is used for. */
  ref_no: string
  alasan?: string
  /** The ids that the request carries besides its header. */
  ids?: readonly (string | null | undefined)[]
  /** What it must have been given for: these very lines, or this number where the specification's call has no more than one. */
  untuk: Disetujui | string
  /** The field of the request that needs it. */
  field?: string
  /** Said instead of errors.perluOtorisasi when there is none to use. */
  selainnya?: Refusal | undefined
}

/** @throws errors.perluOtorisasi when there is none to use; it tells what must be asked for. */
export async function pakaiOtorisasi(ctx: Context, izin: PakaiOtorisasi): Promise<Dipakai> {
  const used = await coba(ctx, izin)
  if (!used) throw izin.selainnya ?? perlu(izin)
  return used
}

/** Several of one request. @returns those that were used, in the order of `semua`. @throws errors.perluOtorisasi of all that are missing, at once */
export async function pakaiSemuaOtorisasi(
  ctx: Context,
  semua: readonly PakaiOtorisasi[],
): Promise<Dipakai[]> {
  const [used, missing]: [Dipakai[], Refusal[]] = [[], []]
  for (const izin of semua) {
    const one = await coba(ctx, izin)
    if (one) used.push(one)
    else missing.push(perlu(izin))
  }
  refuseAll(missing)
  return used
}

async function coba(ctx: Context, { kategori, ref_no, alasan = '-', ids = [], untuk }: PakaiOtorisasi) {
  const [used] = await ctx.sql(pakai, {
    sekarang: ctx.now,
    ref_no,
    alasan,
    token_hash: ctx.user.token_hash,
    kategori,
    sejak: new Date(ctx.now.getTime() - MASA_MS),
    ids: [...ids, ctx.id_otorisasi].filter((id): id is string => typeof id === 'string' && id !== ''),
    sidik: typeof untuk === 'string' ? null : sidikDisetujui(kategori, untuk),
    nomor: typeof untuk === 'string' ? untuk.toUpperCase() : null,
  })
  return used
}

function perlu({ kategori, untuk, field }: PakaiOtorisasi): Refusal {
  const refusal = errors.perluOtorisasi({ kategori }).meminta({
    kategori,
    ...(typeof untuk === 'string'
      ? { description: untuk, disetujui: [] }
      : { description: '-', disetujui: untuk }),
  })
  return field ? refusal.at(field) : refusal
}
