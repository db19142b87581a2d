/** A phone becomes that of a member, and ceases to be. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { TOKEN_MEMBER_HARI, type keluarUmum, type masukUmum } from '#domain/calls/katalog-umum.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { isKodeKatalog } from '#domain/rules/katalog-umum.ts'
import { statement } from '../../db/statement.ts'
import type { UmumContext } from './layani.ts'
import { hashToken, newToken } from '../../http/session.ts'
import { hashKode } from './kode.ts'
import { cobaKode } from './percobaan.ts'

/** A code works once: of two people who enter it at the same moment, one finds it. */
const pakai = statement<{ kode_member: string }>(
  'pakai_kode_katalog',
  'DELETE FROM katalog_kode WHERE kode_hash = $1 AND sampai > $2 RETURNING kode_member',
)
const buangKode = statement<unknown>('buang_kode_katalog', 'DELETE FROM katalog_kode WHERE sampai <= $1')
const buangToken = statement<unknown>(
  'buang_token_katalog',
  `DELETE FROM katalog_token
   WHERE token_hash IN (SELECT token_hash FROM katalog_token WHERE sampai <= $1 ORDER BY sampai LIMIT 100)`,
)
/** Locked against whoever erases or merges them meanwhile. */
const masih = statement<unknown>(
  'member_katalog_aktif',
  'SELECT 1 FROM member WHERE kode_member = $1 AND status_aktif AND gabung_ke IS NULL FOR SHARE',
)
const buat = statement<unknown>(
  'buat_token_katalog',
  'INSERT INTO katalog_token (token_hash, kode_member, dibuat, sampai) VALUES ($1, $2, $3, $4)',
)
/** The newest that are kept: somebody's phones, not everybody's. */
const PERANGKAT_MAKS = 10
const lebih = statement<unknown>(
  'token_katalog_lebih',
  `DELETE FROM katalog_token WHERE token_hash IN (
     SELECT token_hash FROM katalog_token WHERE kode_member = $1
     ORDER BY dibuat DESC, token_hash OFFSET ${PERANGKAT_MAKS})`,
)

const HARI_MS = 86_400_000

/** @returns errors.terlaluSering, errors.kodeKatalogSalah: what was counted stays counted */
export async function masuk(
  ctx: UmumContext,
  { body: { kode } }: CallInput<typeof masukUmum>,
): Promise<CallReply<typeof masukUmum> | Refusal> {
  const batalkan = await cobaKode(ctx)
  if (!batalkan) return errors.terlaluSering()
  const wrong = errors.kodeKatalogSalah().at('kode')
  if (!isKodeKatalog(kode)) return wrong
  const [ditemukan] = await ctx.sql(pakai, [hashKode(ctx.rahasia, kode), ctx.now])
  if (!ditemukan) return wrong
  const { kode_member } = ditemukan
  if ((await ctx.sql(masih, [kode_member])).length === 0) return wrong
  await batalkan()
  await ctx.sql(buangKode, [ctx.now])
  await ctx.sql(buangToken, [ctx.now])
  const token = newToken()
  const sampai = new Date(ctx.now.getTime() + TOKEN_MEMBER_HARI * HARI_MS)
  await ctx.sql(buat, [hashToken(token), kode_member, ctx.now, sampai])
  await ctx.sql(lebih, [kode_member])
  return { token, berlaku_sampai: sampai.toISOString() }
}

const hapus = statement<unknown>('hapus_token_katalog', 'DELETE FROM katalog_token WHERE token_hash = $1')

/** Asked again, or with a token that is none: there is none, as was wanted. */
export async function keluar(ctx: UmumContext): Promise<CallReply<typeof keluarUmum>> {
  if (ctx.token) await ctx.sql(hapus, [hashToken(ctx.token)])
  return {}
}
