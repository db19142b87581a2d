/** Members by a part of their name or address, by their phone or their code; at most 50 (DOMAIN §J, spec 001 §7). */
import type { CallInput } from '#domain/call.ts'
import type { Member, memberByAlamat, memberByHp, memberByKode, memberByNama } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { CARI_MAKS } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Answer } from '../../http/route.ts'
import { cariHp, harfiah, MEMBER_COLUMNS, tampilkan, type BarisMember } from '../../rantai/member.ts'
import { ketemuAtauDiam, type Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { simpanTamu } from '../../rantai/tamu/tamu.ts'

const HIDUP = 'm.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL'
/** Written column by column, so that each finds its own index. */
const menurut = (nama: string, where: string) =>
  statement<BarisMember>(
    `cari_member_${nama}`,
    `SELECT ${MEMBER_COLUMNS} FROM member m WHERE ${where} AND ${HIDUP} ORDER BY m.nama_customer, m.kode_member LIMIT ${CARI_MAKS}`,
  )
const cari = {
  nama: menurut('nama_customer', `m.nama_customer LIKE '%' || $1 || '%'`),
  alamat: menurut('alamat_customer', `m.alamat_customer LIKE '%' || $1 || '%'`),
}
const cariBagianHp = menurut('no_hp', `(m.no_hp LIKE '%' || $1 || '%' OR m.no_hp = ANY ($2::text[]))`)
const cariHpUtuh = menurut('no_hp_utuh', 'm.no_hp = ANY ($1::text[])')

const jawab = (ctx: Context, rows: readonly BarisMember[], tidakAda: string): Answer<Member[]> =>
  new Answer(
    rows.map((row) => tampilkan(ctx, row)),
    rows.length ? {} : { message: tidakAda },
  )

export const byNama = async (ctx: Context, { query }: CallInput<typeof memberByNama>) =>
  jawab(ctx, await ctx.sql(cari.nama, [harfiah(query.nama_customer)]), messages.namaTidakDitemukan)
export const byAlamat = async (ctx: Context, { query }: CallInput<typeof memberByAlamat>) =>
  jawab(ctx, await ctx.sql(cari.alamat, [harfiah(query.alamat)]), messages.alamatTidakDitemukan)
/** @param asked of a whole phone, what other servers know. @throws errors.memberBelumDiketahui */
export async function byHp(
  ctx: Context,
  { query }: CallInput<typeof memberByHp>,
  asked: () => Ditanyakan | undefined,
): Promise<Answer<Member[]>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const [bagian, utuh] = cariHp(ctx, query.hp)
  const rows = await (bagian === null ? ctx.sql(cariHpUtuh, [utuh]) : ctx.sql(cariBagianHp, [bagian, utuh]))
  ketemuAtauDiam(rows, lain)
  return jawab(ctx, rows, messages.noHpTidakDitemukan)
}

const menurutKode = statement<BarisMember>(
  'cari_member_kode',
  `SELECT ${MEMBER_COLUMNS} FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member) WHERE asal.kode_member = $1 AND ${HIDUP}`,
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
