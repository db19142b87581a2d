/** The first members by name who have a text in one column. */
import { CARI_MAKS } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { harfiah, MEMBER_COLUMNS, type MemberRow } from '../../rantai/member.ts'
import { HAS_WHOLE, ujungHp } from './hp.ts'

export const ALIVE = 'm.status_aktif AND m.gabung_ke IS NULL AND m.anonim_at IS NULL'
export const MENURUT_NAMA = 'ORDER BY m.nama_customer, m.kode_member'
/** So many are sorted as quickly as anybody types; of more, the first are met on the way down the alphabet. */
const SEDIKIT = 10_000

type Terhitung = MemberRow & { jumlah: number }
/** @param dari a table `m` with name and code */
const pertama = (nama: string, dari: string) =>
  statement<Terhitung, { text: string; ujung: string; utuh: string[] }>(
    nama,
    `SELECT ${MEMBER_COLUMNS}, p.jumlah
     FROM (SELECT m.kode_member, ${dari} ${MENURUT_NAMA} LIMIT ${CARI_MAKS}) p
       JOIN member m ON m.kode_member = p.kode_member ${MENURUT_NAMA}`,
  )
const terhitung = (nama: string, cocok: string) =>
  pertama(
    nama,
    `(count(*) OVER ())::int AS jumlah
     FROM (
         SELECT m.kode_member, m.nama_customer FROM member m WHERE (${cocok}) AND ${ALIVE}
         LIMIT ${SEDIKIT + 1}) m`,
  )
/** strpos, because no other index is tempted by it. */
const berurut = (nama: string, cocok: string) =>
  pertama(nama, `0 AS jumlah FROM member m WHERE (${cocok}) AND ${ALIVE}`)

const CONTAINS_HP = `strpos(m.no_hp, :text) > 0`
/**
 * Three ways to the same members: by trigrams; for a text that has none, whose index would be read from end to end, by looking; and
 * down the alphabet. PostgreSQL takes those who have a text to be spread over it, and every SITI stands at one place of it: so they
 * are counted first. Names are in the index of the alphabet, and are looked at there.
 */
const cari = {
  nama_customer: {
    trigram: terhitung('cari_member_nama', `m.nama_customer LIKE '%' || :ujung || '%'`),
    urut: berurut('urut_member_nama', `strpos(m.nama_customer, :text) > 0`),
  },
  alamat_customer: {
    trigram: terhitung('cari_member_alamat', `m.alamat_customer LIKE '%' || :ujung || '%'`),
    lihat: terhitung('lihat_member_alamat', `strpos(m.alamat_customer, :text) > 0`),
    urut: berurut('urut_member_alamat', `strpos(m.alamat_customer, :text) > 0`),
  },
  no_hp: {
    trigram: terhitung(
      'cari_member_hp',
      `m.no_hp LIKE '%' || :ujung || '%' AND ${CONTAINS_HP} OR ${HAS_WHOLE(':utuh')}`,
    ),
    lihat: terhitung('lihat_member_hp', `${CONTAINS_HP} OR ${HAS_WHOLE(':utuh')}`),
    urut: berurut('urut_member_hp', `${CONTAINS_HP} OR ${HAS_WHOLE(':utuh')}`),
  },
}
const bertrigram = (text: string): boolean => /[A-Z0-9]{3}/i.test(text)

/** @param utuh of a phone: the same in every way of writing it whole */
export async function pertamaMember(
  ctx: Context,
  column: keyof typeof cari,
  text: string,
  whole: string[] = [],
): Promise<MemberRow[]> {
  const { trigram, lihat, urut } = { lihat: undefined, ...cari[column] }
  const values = { text, ujung: harfiah(column === 'no_hp' ? ujungHp(text) : text), utuh: whole }
  const sedikit = bertrigram(text) ? trigram : lihat
  const rows = sedikit && (await ctx.sql(sedikit, values))
  const found = rows && !(rows[0] && rows[0].jumlah > SEDIKIT) ? rows : await ctx.sql(urut, values)
  return found.map(({ jumlah: _, ...row }) => row)
}
