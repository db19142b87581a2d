/** Members as every area reads them: the columns of a member in a list, and who may see a whole phone number. */
import { eksporMember } from '#domain/calls/database-member.ts'
import type { Member } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import { samarkanHp, tidakAktif } from '#domain/rules/member.ts'
import { bagianTelepon, teleponText } from '#domain/telepon.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

/** `m` is member. `terakhir` is the last visit, or the day of registration. */
export const MEMBER_COLUMNS = `m.kode_member, m.nama_customer, m.no_hp, m.alamat_customer, m.kelurahan,
  m.kecamatan, m.kota, m.provinsi, m.jenis_member,
  CASE WHEN m.rumah IS NULL THEN m.point ELSE m.poin_rumah END AS point, m.trx_count, m.trx_terakhir,
  m.status_aktif, m.nik_enc IS NOT NULL AS punya_nik, m.rumah,
  to_char(m.poin_rumah_per, 'YYYY-MM-DD HH24:MI') AS poin_per,
  CASE WHEN m.rumah IS NULL THEN 0 ELSE poin_menunggu(m.kode_member) END AS poin_menunggu,
  COALESCE(m.trx_terakhir, m.input_date::date) AS terakhir`
/** The living member behind a code that may have been merged; `kode` is a placeholder or a column. */
export const livingMember = (kode: string): string =>
  `(SELECT COALESCE(gabung_ke, kode_member) FROM member WHERE kode_member = ${kode})`
/** Every code of the member $2: merged duplicates are the same person. */
export const KODE_MEMBER = '(SELECT kode_member FROM member WHERE kode_member = $2 OR gabung_ke = $2)'
export type MemberRow = Omit<Member, 'tidak_aktif'> & { terakhir: string }

/** Users who may take members away see their phones whole (DOMAIN §G-6). */
export const seesAll = (ctx: Context): boolean => ctx.boleh(eksporMember.may)

/** Of a document: the phone of its customer, as this user may see it. */
export const tampilkanHp = <R extends { no_hp: string }>(ctx: Context, row: R): R =>
  seesAll(ctx) ? row : { ...row, no_hp: samarkanHp(row.no_hp) }

/** A document as the screen shows it: the whole phone of its customer stands on the paper (DOMAIN §G-6). */
export const onScreen =
  <I, R extends { no_hp: string }>(look: (ctx: Context, input: I) => Promise<R>) =>
  async (ctx: Context, input: I): Promise<R> =>
    tampilkanHp(ctx, await look(ctx, input))

/** Escapes the characters that LIKE would take for a pattern. */
export const harfiah = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * SQL that tells whether a phone, as it was written, is the one looked for; takes placeholders or columns. $bagian and
 * $utuh are what `cariHp` answers.
 */
export const hpCocok = (column: string, bagian: string, whole: string): string =>
  `regexp_replace(${column}, '\\D', '', 'g') LIKE '%' || ${bagian}::text || '%'
   OR regexp_replace(${column}, '\\D', '', 'g') = ANY (${whole}::text[])`
/**
 * Says how a text finds a phone: by any part for users who see phones whole, else by the whole number alone. A part
 * would tell the digits that are masked, one search after the other (DOMAIN §G-6).
 */
export const cariHp = (
  ctx: Context,
  text: string | null | undefined,
): [bagian: string | null, utuh: string[]] =>
  text ? [seesAll(ctx) ? harfiah(bagianTelepon(text)) : null, teleponText(text)] : [null, []]

/** As the API answers it: masked where it must be. @param semua the phone whole */
export const tampilkan = <B extends MemberRow>(
  ctx: Context,
  { terakhir, ...row }: B,
  all = seesAll(ctx),
): Omit<B, 'terakhir'> & { tidak_aktif: boolean } => ({
  ...row,
  no_hp: all ? row.no_hp : samarkanHp(row.no_hp),
  tidak_aktif: tidakAktif(terakhir, ctx.toko.tgl_system, ctx.settings.MEMBER_TIDAK_AKTIF_BULAN),
})

export interface MemberTerkunci {
  kode_member: string
  nama_customer: string
  point: number
  /** Of a guest: the shop on whose server they are at home. */
  rumah: string | null
}
const kunciMember = statement<MemberTerkunci>(
  'kunci_member',
  `SELECT m.kode_member, m.nama_customer, m.point, m.rumah FROM member m
   WHERE m.kode_member = $1 AND m.status_aktif AND m.gabung_ke IS NULL FOR UPDATE`,
)
/** An active member, locked; the books come first (ledger/post.ts kunci). @throws errors.memberTidakAda */
export async function loadMemberAktif(ctx: Context, kode_member: string): Promise<MemberTerkunci> {
  const [member] = await ctx.sql(kunciMember, [kode_member])
  if (!member) throw errors.memberTidakAda({ kode_member }).at('kode_member')
  return member
}
