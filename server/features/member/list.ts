/** A page of the members of the chain: searched, sorted, without merged duplicates and without anonymised members. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listMember } from '#domain/calls/member.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { isKodeMember } from '#domain/rules/kode.ts'
import type { Later } from '../../outcome.ts'
import { ketemuAtauDiam, tanyaHp, tanyaKode, type Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { simpanTamu } from '../../rantai/tamu/tamu.ts'
import { harfiah, tampilkan } from '../../rantai/member.ts'
import { memberPage } from './pages.ts'
import { hpMember } from './hp.ts'

/** A whole code or phone is looked for on other servers too. */
export const askList = (
  ctx: Context,
  { query: { cari } }: CallInput<typeof listMember>,
): Promise<Later<Ditanyakan> | undefined> => (isKodeMember(cari) ? tanyaKode(ctx, cari) : tanyaHp(ctx, cari))

const BERDIRI = {
  AKTIF: sql<SqlBool>`m.status_aktif`,
  DELETED: sql<SqlBool>`NOT m.status_aktif`,
  SEMUA: sql<SqlBool>`true`,
}
/** Empty for who never came; said of another column, no index is in that order. */
const BELUM_PERNAH = new Set(['trx_terakhir'])
/** A part of a name, an address or a code, or a phone. */
function ditemukan(ctx: Context, cari: string): RawBuilder<SqlBool> {
  const part = `%${harfiah(cari)}%`
  return sql`m.nama_customer LIKE ${part} OR m.alamat_customer LIKE ${part} OR m.kode_member LIKE ${part}
    OR ${hpMember(ctx, cari)}`
}

/** @throws errors.memberBelumDiketahui */
export async function list(
  ctx: Context,
  { query }: CallInput<typeof listMember>,
  asked: () => Ditanyakan | undefined,
): Promise<CallReply<typeof listMember>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const { cari, status, urut, arah, halaman: page, ukuran } = query
  const found = cari ? sql<SqlBool>`(${ditemukan(ctx, cari)})` : sql<SqlBool>`true`
  const { rows, jumlah } = await memberPage(ctx, {
    where: sql<SqlBool>`m.gabung_ke IS NULL AND m.anonim_at IS NULL AND ${BERDIRI[status]} AND ${found}`,
    tersaring: cari !== '',
    order: sql`${sql.ref(`m.${urut}`)} ${sql.raw(arah)}${BELUM_PERNAH.has(urut) ? sql` NULLS LAST` : sql``}`,
    limit: ukuran,
    offset: (page - 1) * ukuran,
  })
  ketemuAtauDiam(rows, lain)
  return { rows: rows.map((row) => tampilkan(ctx, row)), jumlah }
}
