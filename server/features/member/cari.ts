/** Members by a part of their name or address, by their phone or their code; at most 50 (DOMAIN §J, spec 001 §7). */
import type { CallInput } from '#domain/call.ts'
import type { Member, memberByAlamat, memberByHp, memberByKode, memberByNama } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { CARI_MAKS } from '#domain/rules/member.ts'
import { bagianTelepon } from '#domain/telepon.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Answer } from '../../outcome.ts'
import { cariHp, MEMBER_COLUMNS, tampilkan, type MemberRow } from '../../rantai/member.ts'
import { ketemuAtauDiam, type Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { simpanTamu } from '../../rantai/tamu/tamu.ts'
import { HAS_WHOLE } from './hp.ts'
import { ALIVE, MENURUT_NAMA, pertamaMember } from './pertama.ts'

const answer = (ctx: Context, rows: readonly MemberRow[], tidakAda: string): Answer<Member[]> =>
  new Answer(
    rows.map((row) => tampilkan(ctx, row)),
    rows.length ? {} : { message: tidakAda },
  )

export const byNama = async (ctx: Context, { query }: CallInput<typeof memberByNama>) =>
  answer(ctx, await pertamaMember(ctx, 'nama_customer', query.nama_customer), messages.namaTidakDitemukan)
export const byAlamat = async (ctx: Context, { query }: CallInput<typeof memberByAlamat>) =>
  answer(ctx, await pertamaMember(ctx, 'alamat_customer', query.alamat), messages.alamatTidakDitemukan)
/** For who sees phones masked. */
const menurutHp = statement<MemberRow>(
  'cari_member_hp_utuh',
  `SELECT ${MEMBER_COLUMNS} FROM member m WHERE ${HAS_WHOLE('$1')} AND ${ALIVE} ${MENURUT_NAMA} LIMIT ${CARI_MAKS}`,
)
/** @param asked of a whole phone, what other servers know. @throws errors.memberBelumDiketahui */
export async function byHp(
  ctx: Context,
  { query }: CallInput<typeof memberByHp>,
  asked: () => Ditanyakan | undefined,
): Promise<Answer<Member[]>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const [bagian, whole] = cariHp(ctx, query.hp)
  const rows = await (bagian === null
    ? ctx.sql(menurutHp, [whole])
    : pertamaMember(ctx, 'no_hp', bagianTelepon(query.hp), whole))
  ketemuAtauDiam(rows, lain)
  return answer(ctx, rows, messages.noHpTidakDitemukan)
}

const menurutKode = statement<MemberRow>(
  'cari_member_kode',
  `SELECT ${MEMBER_COLUMNS} FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)
   WHERE asal.kode_member = $1 AND ${ALIVE}`,
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
  return answer(ctx, rows, messages.dataMemberTidakAda)
}
