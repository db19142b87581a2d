/** Members in segments: active ones who still agree; taking them away is logged (DOMAIN §F.3, §G-6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  SegmenRow,
  eksporMember,
  kecamatanMember,
  Segmen,
  segmenMember,
} from '#domain/calls/database-member.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { MEMBER_COLUMNS, tampilkan, type MemberRow } from '../../rantai/member.ts'

type Row = MemberRow & Pick<SegmenRow, 'tgl_lahir' | 'kode_toko_daftar' | 'belanja'>
const LIMIT = 5_000
const ALIVE =
  'm.status_aktif AND m.rumah IS NULL AND m.gabung_ke IS NULL AND m.anonim_at IS NULL AND m.consent_ditarik_at IS NULL'

/** $1 shop, $2 its day, $3 the day a year before, $4 the last day of who is inactive, $5 a kecamatan or ''. */
const listing = (nama: string, where: string, order: string) =>
  statement<Row>(
    `segmen_${nama}`,
    `SELECT ${MEMBER_COLUMNS}, m.tgl_lahir, m.kode_toko_daftar, COALESCE(b.belanja, 0)::bigint AS belanja
     FROM member m LEFT JOIN (
       SELECT f.kode_member, sum(d.harga_total) AS belanja
       FROM faktur_group f JOIN jual_detail d USING (no_faktur_group)
       WHERE f.kode_toko = $1 AND f.tgl_system > $3 AND f.kode_member <> 'NONMEMBER'
         AND f.status_valid = 'DONE' AND d.status_kembali = 'OPEN' GROUP BY 1) b USING (kode_member)
     WHERE ${ALIVE} AND (${where}) AND $4::date IS NOT NULL AND ($5 = '' OR m.kecamatan = $5) AND $2::date IS NOT NULL
     ORDER BY ${order}, m.nama_customer, m.kode_member LIMIT ${LIMIT}`,
  )

const SEGMEN: Record<Segmen, ReturnType<typeof listing>> = {
  'ULANG TAHUN BULAN INI': listing(
    'ulang_tahun',
    'EXTRACT(MONTH FROM m.tgl_lahir) = EXTRACT(MONTH FROM $2::date)',
    'EXTRACT(DAY FROM m.tgl_lahir)',
  ),
  'TIDAK AKTIF': listing(
    'tidak_aktif',
    `COALESCE(m.trx_terakhir, m.input_date::date) <= $4::date`,
    'm.trx_terakhir NULLS FIRST',
  ),
  'TOP BELANJA': listing('top_belanja', 'COALESCE(b.belanja, 0) > 0', 'b.belanja DESC'),
  'PER KECAMATAN': listing('per_kecamatan', 'true', 'm.kota, m.kecamatan'),
}

async function fill(
  ctx: Context,
  { segmen, kecamatan }: { segmen: Segmen; kecamatan: string },
  all?: boolean,
): Promise<SegmenRow[]> {
  const { kode_toko, tgl_system } = ctx.toko
  const rows = await ctx.sql(SEGMEN[segmen], [
    kode_toko,
    tgl_system,
    tambahBulan(tgl_system, -12),
    tambahBulan(tgl_system, -ctx.settings.MEMBER_TIDAK_AKTIF_BULAN),
    kecamatan,
  ])
  return rows.map((row) => tampilkan(ctx, row, all))
}

export const segmen = (
  ctx: Context,
  { query }: CallInput<typeof segmenMember>,
): Promise<CallReply<typeof segmenMember>> => fill(ctx, query)

export async function ekspor(
  ctx: Context,
  { body }: CallInput<typeof eksporMember>,
): Promise<CallReply<typeof eksporMember>> {
  const rows = await fill(ctx, body, true)
  await audit(ctx, {
    actions: 'EXPORT',
    table: 'member',
    ref: body.segmen,
    sebelum: null,
    sesudah: { ...body, jumlah: rows.length },
  })
  return rows
}

const perKecamatan = statement<CallReply<typeof kecamatanMember>[number]>(
  'kecamatan_member',
  `SELECT m.kota, m.kecamatan, count(*)::int AS jumlah FROM member m WHERE ${ALIVE} GROUP BY 1, 2
   ORDER BY 3 DESC, 1, 2`,
)
export const kecamatan = (ctx: Context): Promise<CallReply<typeof kecamatanMember>> =>
  ctx.sql(perKecamatan, [])
