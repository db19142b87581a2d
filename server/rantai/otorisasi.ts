/** Using up an otorisasi: once, within five minutes, in the session it was given to and for what was shown then (DOMAIN §B.0.7). */
import { createHash } from 'node:crypto'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { fillNomor } from '../process/later-nomor.ts'

const MASA_MS = 5 * 60_000

/** By which what was approved is known again. */
export const disetujuiDigest = (kategori: KategoriOtorisasi, disetujui: Disetujui): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kategori, disetujui.map(({ nama, nilai }) => [nama, nilai])]))
    .digest()

interface Nilai {
  token_hash: Buffer
  kategori: KategoriOtorisasi
  sejak: Date
  /** Without any, whatever was given for this is taken. */
  ids: readonly string[]
  sidik: Buffer | null
  nomor: string | null
  /** Ids of otorisasi that this request holds already. */
  ditahan: readonly number[]
}

/** SQL expression over the table's row: what was shown of an otorisasi, in a line. */
export const DISETUJUI_DISEBUT = `(
    SELECT string_agg(concat(d ->> 'nama', ' ', d ->> 'nilai'), ', ') FROM jsonb_array_elements(disetujui) d)`

export interface Dipakai {
  authorization_id: string
  user_otorisasi: string
  /** The note of whoever gave it; '-' for none. */
  keterangan: string
}

const tahan = statement<Dipakai & { id: number }, Nilai>(
  'tahan_otorisasi',
  // A number is a whole word of the description: ...-0001 is not found in ...-00012.
  `SELECT id, authorization_id, user_otorisasi, keterangan FROM otorisasi
   WHERE token_hash = :token_hash AND kategori = :kategori AND hasil = 'OK' AND dipakai_at IS NULL
     AND jam >= :sejak AND id <> ALL (:ditahan::bigint[])
     AND (cardinality(:ids::text[]) = 0 OR authorization_id = ANY (:ids::text[]))
     AND (:sidik::bytea IS NULL OR sidik = :sidik::bytea)
     AND (:nomor::text IS NULL
       OR :nomor::text = ANY (regexp_split_to_array(upper(description), '[^A-Z0-9-]+')))
   ORDER BY id DESC LIMIT 1 FOR UPDATE`,
)
const pakai = statement<unknown>('pakai_otorisasi', `SELECT pakai_otorisasi($1, $2, ${fillNomor('$3')}, $4)`)

export interface IzinDiminta {
  kategori: KategoriOtorisasi
  alasan?: string
  /** The ids that the request carries besides its header. */
  ids?: readonly (string | null | undefined)[]
  /**
   * The subject that it must have been given for: these very lines, or this number where the specification's call has
   * only a number.
   */
  untuk: Disetujui | string
  /** The field of the request that needs it. */
  field?: string
  /** Said instead of errors.perluOtorisasi when there is none to use. */
  selainnya?: Refusal | undefined
}

export interface PakaiOtorisasi extends IzinDiminta {
  /** The document it is used for. */
  ref_no: string
}

/** Stands in the place of a missing otorisasi: the request is refused at its end, and nothing of it is kept. */
const KURANG: Dipakai = { authorization_id: '-', user_otorisasi: '-', keterangan: '-' }

/** All that a request lacks is told with one refusal, at its end; where nobody gathers it, here. @throws errors.perluOtorisasi of what must be asked for */
function minta(ctx: Context, missing: readonly IzinDiminta[]): void {
  const refusals = missing.map(perlu)
  if (ctx.izinKurang) ctx.izinKurang.push(...refusals)
  else refuseAll(refusals)
}

/** @throws errors.perluOtorisasi when there is none to use, now or at the end of the request; it tells what must be asked for. */
export async function pakaiOtorisasi(ctx: Context, izin: PakaiOtorisasi): Promise<Dipakai> {
  const held = await cari(ctx, izin, [])
  if (held) gunakan(ctx, [{ ...izin, ...held }], izin.ref_no)
  else minta(ctx, [izin])
  return held ?? KURANG
}

/** Several of one request. @returns those that were used, in the order of `all`. @throws as tahanOtorisasi */
export const pakaiAllOtorisasi = async (
  ctx: Context,
  ref_no: string,
  all: readonly IzinDiminta[],
): Promise<Dipakai[]> => (await tahanOtorisasi(ctx, all))(ref_no)

/**
 * Several of one request, held before its document has a number: nobody waits for that number while they are looked for.
 * @returns what uses them for it, in the order of `all`. @throws errors.perluOtorisasi of all that are missing, at once
 */
export async function tahanOtorisasi(
  ctx: Context,
  all: readonly IzinDiminta[],
): Promise<(ref_no: string) => Dipakai[]> {
  const held: Ditahan[] = []
  const found: (Ditahan | undefined)[] = []
  for (const izin of all) {
    const one = await cari(
      ctx,
      izin,
      held.map(({ id }) => id),
    )
    if (one) held.push({ ...izin, ...one })
    found.push(one && held.at(-1))
  }
  minta(
    ctx,
    all.filter((_, i) => !found[i]),
  )
  return (ref_no) => {
    gunakan(ctx, held, ref_no)
    return found.map((one) => one ?? KURANG)
  }
}

type Ditahan = IzinDiminta & Dipakai & { id: number }

function gunakan(ctx: Context, held: readonly Ditahan[], ref_no: string): void {
  for (const { id, alasan = '-' } of held) ctx.send(pakai, [id, ctx.now, ref_no, alasan])
}

async function cari(ctx: Context, { kategori, ids = [], untuk }: IzinDiminta, ditahan: readonly number[]) {
  const [one] = await ctx.sql(tahan, {
    token_hash: ctx.user.token_hash,
    kategori,
    sejak: new Date(ctx.now.getTime() - MASA_MS),
    ids: [...ids, ctx.id_otorisasi].filter((id): id is string => typeof id === 'string' && id !== ''),
    sidik: typeof untuk === 'string' ? null : disetujuiDigest(kategori, untuk),
    nomor: typeof untuk === 'string' ? untuk.toUpperCase() : null,
    ditahan,
  })
  return one
}

function perlu({ kategori, untuk, field, selainnya }: IzinDiminta): Refusal {
  const refusal = (selainnya ?? errors.perluOtorisasi({ kategori })).meminta({
    kategori,
    ...(typeof untuk === 'string'
      ? { description: untuk, disetujui: [] }
      : { description: '-', disetujui: untuk }),
  })
  return field ? refusal.at(field) : refusal
}
