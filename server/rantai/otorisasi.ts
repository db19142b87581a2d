/** Using up an otorisasi: once, within five minutes, in the session and for the kategori it was given for (DOMAIN §B.0.7). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const MASA_MS = 5 * 60_000

const pakai = statement<{ authorization_id: string; user_otorisasi: string }>(
  'pakai_otorisasi',
  `UPDATE otorisasi SET dipakai_at = $1, ref_no = $2, alasan = $3
   WHERE id = (SELECT id FROM otorisasi
               WHERE token_hash = $4 AND kategori = $5 AND hasil = 'OK' AND dipakai_at IS NULL AND jam >= $6
                 AND (authorization_id = ANY ($7::text[]) OR (cardinality($7::text[]) = 0 AND position($8 in description) > 0))
               ORDER BY id DESC LIMIT 1 FOR UPDATE)
   RETURNING authorization_id, user_otorisasi`,
)

export interface PakaiOtorisasi {
  kategori: KategoriOtorisasi
  /** The document it is used for. */
  ref_no: string
  alasan?: string
  /** The ids the request carries; without any, a success whose description names `untuk` is taken (spec 001 §7). */
  ids?: readonly (string | null | undefined)[]
  untuk: string
  /** The field of the request that needs it. */
  field?: string
  /** Said instead of errors.perluOtorisasi when there is none to use. */
  selainnya?: Refusal | undefined
}

/** @throws errors.perluOtorisasi when there is none to use. */
export async function pakaiOtorisasi(
  ctx: Context,
  { kategori, ref_no, alasan = '-', ids = [], untuk, field, selainnya }: PakaiOtorisasi,
): Promise<{ authorization_id: string; user_otorisasi: string }> {
  const given = [...ids, ctx.id_otorisasi].filter((id): id is string => typeof id === 'string' && id !== '')
  const earliest = new Date(ctx.now.getTime() - MASA_MS)
  const [used] = await ctx.sql(pakai, [
    ctx.now,
    ref_no,
    alasan,
    ctx.user.token_hash,
    kategori,
    earliest,
    given,
    untuk,
  ])
  if (!used && selainnya) throw selainnya
  if (!used) throw field ? errors.perluOtorisasi({ kategori }).at(field) : errors.perluOtorisasi({ kategori })
  return used
}
