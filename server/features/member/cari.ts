/** Members by a part of their name, address or phone, or by their code; at most 50 (DOMAIN §J, spec 001 §7). */
import type { CallInput } from '#domain/call.ts'
import type { Member, memberByAlamat, memberByHp, memberByKode, memberByNama } from '#domain/calls/member.ts'
import { messages } from '#domain/messages.ts'
import { CARI_MAKS } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Answer } from '../../http/route.ts'
import { MEMBER_COLUMNS, tampilkan, type BarisMember } from '../../rantai/member.ts'

const HIDUP = 'm.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL'
/** Written column by column, so that each finds its own index. */
const memuat = (column: 'nama_customer' | 'alamat_customer' | 'no_hp') =>
  statement<BarisMember>(
    `cari_member_${column}`,
    `SELECT ${MEMBER_COLUMNS} FROM member m WHERE m.${column} LIKE '%' || $1 || '%' AND ${HIDUP} ORDER BY m.nama_customer, m.kode_member LIMIT ${CARI_MAKS}`,
  )
const cari = { nama: memuat('nama_customer'), alamat: memuat('alamat_customer'), hp: memuat('no_hp') }

/** What LIKE would take for a pattern is text here. */
export const harfiah = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

async function temukan(
  ctx: Context,
  menurut: keyof typeof cari,
  text: string,
  tidakAda: string,
): Promise<Answer<Member[]>> {
  const rows = await ctx.sql(cari[menurut], [harfiah(text)])
  return new Answer(
    rows.map((row) => tampilkan(ctx, row)),
    rows.length ? {} : { message: tidakAda },
  )
}

export const byNama = (ctx: Context, { query }: CallInput<typeof memberByNama>) =>
  temukan(ctx, 'nama', query.nama_customer, messages.namaTidakDitemukan)
export const byAlamat = (ctx: Context, { query }: CallInput<typeof memberByAlamat>) =>
  temukan(ctx, 'alamat', query.alamat, messages.alamatTidakDitemukan)
export const byHp = (ctx: Context, { query }: CallInput<typeof memberByHp>) =>
  temukan(ctx, 'hp', query.hp, messages.noHpTidakDitemukan)

const menurutKode = statement<BarisMember>(
  'cari_member_kode',
  `SELECT ${MEMBER_COLUMNS} FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member) WHERE asal.kode_member = $1 AND ${HIDUP}`,
)
export async function byKode(
  ctx: Context,
  { params }: CallInput<typeof memberByKode>,
): Promise<Answer<Member[]>> {
  const rows = await ctx.sql(menurutKode, [params.kode])
  return new Answer(
    rows.map((row) => tampilkan(ctx, row)),
    rows.length ? {} : { message: messages.dataMemberTidakAda },
  )
}
