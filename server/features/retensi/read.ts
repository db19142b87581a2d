/** Counts the rows of every kind that are due, and lists the members who are. */
import { sql, type SqlBool } from 'kysely'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { readRetensi, Jatuh } from '#domain/calls/retensi.ts'
import { JENIS_RETENSI, type JenisRetensi } from '#domain/rules/retensi.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { tampilkan } from '../../rantai/member.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { memberPage } from '../member/pages.ts'
import { tokoLimit, settingRantai, type Limit } from './limits.ts'
import { LIMIT, JATUH_MEMBER } from './dokumen.ts'
import { textHitung } from './tempat.ts'

/** @param sesudah of members, those that come behind this one */
type Hitung = Statement<Pick<Jatuh, 'jumlah' | 'tertua'>, { batas: readonly Limit[]; sesudah: string }>

const HITUNG: Record<JenisRetensi, Hitung> = {
  IDENTITAS: statement('retensi_identitas', textHitung('IDENTITAS')),
  PAJAK: statement('retensi_pajak', textHitung('PAJAK')),
  PELANGGAN: statement('retensi_pelanggan', textHitung('PELANGGAN')),
  MEMBER: statement(
    'retensi_member',
    `SELECT count(*)::int AS jumlah, min(COALESCE(m.trx_terakhir, m.input_date::date)) AS tertua
     FROM ${LIMIT} JOIN member m ON ${JATUH_MEMBER} WHERE m.kode_member > :sesudah`,
  ),
}

/** Tells how long one kind is kept, and how much of it is due. Asked while the whole chain is seen. */
export async function due(
  ctx: Context,
  jenis: JenisRetensi,
  limits: readonly Limit[],
  sesudah = '',
): Promise<Jatuh> {
  const bulan = limits.map((b) => b.bulan)
  const [found] = await ctx.sql(HITUNG[jenis], { batas: limits, sesudah })
  return { jenis, bulan_min: Math.min(...bulan), bulan_maks: Math.max(...bulan), ...found! }
}

export const read = (
  ctx: Context,
  { query }: CallInput<typeof readRetensi>,
): Promise<CallReply<typeof readRetensi>> =>
  diSeluruhRantai(ctx, async () => {
    const rantai = await settingRantai(ctx)
    const jenis: Jatuh[] = []
    for (const satu of JENIS_RETENSI) jenis.push(await due(ctx, satu, tokoLimit(ctx, rantai, satu)))
    return { jenis, member: await page(ctx, tokoLimit(ctx, rantai, 'MEMBER'), query) }
  })

async function page(
  ctx: Context,
  limits: readonly Limit[],
  { halaman: ke, ukuran }: CallInput<typeof readRetensi>['query'],
): Promise<CallReply<typeof readRetensi>['member']> {
  const toko = limits.map((b) => b.kode_toko)
  const hari = limits.map((b) => b.hari)
  const { rows, jumlah } = await memberPage(ctx, {
    where: sql<SqlBool>`EXISTS (
        SELECT 1 FROM unnest(${toko}::text[], ${hari}::date[]) AS batas (kode_toko, hari)
        WHERE ${sql.raw(JATUH_MEMBER)})`,
    tersaring: true,
    order: sql`COALESCE(m.trx_terakhir, m.input_date::date)`,
    limit: ukuran,
    offset: (ke - 1) * ukuran,
  })
  return { rows: rows.map((row) => tampilkan(ctx, row)), jumlah }
}
