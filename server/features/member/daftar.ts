/** One page of the members of the chain: searched, sorted, without duplicates that were merged and without who was anonymised. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { daftarMember } from '#domain/calls/member.ts'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isKodeMember } from '#domain/rules/kode.ts'
import type { Later } from '../../http/route.ts'
import { ketemuAtauDiam, tanyaHp, tanyaKode, type Ditanyakan } from '../../rantai/tamu/rumah.ts'
import { simpanTamu } from '../../rantai/tamu/tamu.ts'
import { cariHp, harfiah, MEMBER_COLUMNS, tampilkan, type BarisMember } from '../../rantai/member.ts'

/** A whole code or phone is looked for on other servers too. */
export const tanyaDaftar = (
  ctx: Context,
  { query: { cari } }: CallInput<typeof daftarMember>,
): Promise<Later<Ditanyakan> | undefined> => (isKodeMember(cari) ? tanyaKode(ctx, cari) : tanyaHp(ctx, cari))

/** @throws errors.memberBelumDiketahui */
export async function daftar(
  ctx: Context,
  { query }: CallInput<typeof daftarMember>,
  asked: () => Ditanyakan | undefined,
): Promise<CallReply<typeof daftarMember>> {
  const lain = asked()
  await simpanTamu(ctx, lain?.tamu ?? [])
  const { cari, status, urut, arah, halaman, ukuran } = query
  const part = `%${harfiah(cari)}%`
  const [hp, hpUtuh] = cariHp(ctx, cari)
  const found = cari
    ? sql`AND (m.nama_customer LIKE ${part} OR m.no_hp LIKE '%' || ${hp}::text || '%' OR m.no_hp = ANY (${hpUtuh}::text[]) OR m.alamat_customer LIKE ${part} OR m.kode_member LIKE ${part})`
    : sql``
  const standing = { AKTIF: sql`AND m.status_aktif`, DELETED: sql`AND NOT m.status_aktif`, SEMUA: sql`` }[
    status
  ]
  const where = sql`m.gabung_ke IS NULL AND m.anonim_at IS NULL ${standing} ${found}`
  const order = sql`${sql.ref(`m.${urut}`)} ${sql.raw(arah)} NULLS LAST, m.kode_member`
  const { rows } =
    await sql<BarisMember>`SELECT ${sql.raw(MEMBER_COLUMNS)} FROM member m WHERE ${where} ORDER BY ${order} LIMIT ${ukuran} OFFSET ${(halaman - 1) * ukuran}`.execute(
      ctx.db,
    )
  ketemuAtauDiam(rows, lain)
  const {
    rows: [count],
  } = await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah FROM member m WHERE ${where}`.execute(
    ctx.db,
  )
  return { rows: rows.map((row) => tampilkan(ctx, row)), jumlah: count!.jumlah }
}
