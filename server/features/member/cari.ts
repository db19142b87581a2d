/** Members by a part of their name or address, by their phone or their code; at most 50 (DOMAIN §J, spec 001 §7). */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CallInput } from '#domain/call.ts'
import type { Member, memberByAlamat, memberByHp, memberByKode, memberByNama } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { CARI_MAKS } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Answer } from '../../http/route.ts'
import { harfiah, MEMBER_COLUMNS, tampilkan, type BarisMember } from '../../rantai/member.ts'
import { ketemuAtauDiam, type Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { simpanTamu } from '../../rantai/tamu/tamu.ts'
import { hpMember, pertamaMember } from './halaman.ts'

const HIDUP = sql<SqlBool>`m.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL`
const pertama = (ctx: Context, cocok: RawBuilder<SqlBool>): Promise<BarisMember[]> =>
  pertamaMember(ctx, sql`${cocok} AND ${HIDUP}`, CARI_MAKS)
const memuat = (text: string): string => `%${harfiah(text)}%`

const jawab = (ctx: Context, rows: readonly BarisMember[], tidakAda: string): Answer<Member[]> =>
  new Answer(
    rows.map((row) => tampilkan(ctx, row)),
    rows.length ? {} : { message: tidakAda },
  )

export const byNama = async (ctx: Context, { query }: CallInput<typeof memberByNama>) =>
  jawab(
    ctx,
    await pertama(ctx, sql`m.nama_customer LIKE ${memuat(query.nama_customer)}`),
    messages.namaTidakDitemukan,
  )
export const byAlamat = async (ctx: Context, { query }: CallInput<typeof memberByAlamat>) =>
  jawab(
    ctx,
    await pertama(ctx, sql`m.alamat_customer LIKE ${memuat(query.alamat)}`),
    messages.alamatTidakDitemukan,
  )
/** @param asked of a whole phone, what other servers know. @throws errors.memberBelumDiketahui */
export async function byHp(
  ctx: Context,
  { query }: CallInput<typeof memberByHp>,
  asked: () => Ditanyakan | undefined,
): Promise<Answer<Member[]>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const rows = await pertama(ctx, hpMember(ctx, query.hp))
  ketemuAtauDiam(rows, lain)
  return jawab(ctx, rows, messages.noHpTidakDitemukan)
}

const menurutKode = statement<BarisMember>(
  'cari_member_kode',
  `SELECT ${MEMBER_COLUMNS} FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)
   WHERE asal.kode_member = $1 AND m.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL`,
)
/** @param asked of a code of another server, what its home says. @throws errors.memberBelumDiketahui */
export async function byKode(
  ctx: Context,
  { params }: CallInput<typeof memberByKode>,
  asked: () => Ditanyakan | undefined,
): Promise<Answer<Member[]>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const rows = await ctx.sql(menurutKode, [params.kode])
  ketemuAtauDiam(rows, lain)
  return jawab(ctx, rows, messages.dataMemberTidakAda)
}
