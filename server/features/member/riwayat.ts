/** History of a member: documents and cases of this shop, points over all shops, newest first (DOMAIN §F.3). */
import type { CallInput } from '#domain/call.ts'
import type { RiwayatMember, riwayatMember } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { KODE_MEMBER, MEMBER_COLUMNS, tampilkan, type MemberRow } from '../../rantai/member.ts'

const LIMIT = 500

const satu = statement<MemberRow>(
  'riwayat_member',
  `SELECT ${MEMBER_COLUMNS}
   FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)
   WHERE asal.kode_member = $1`,
)
const dokumenDari = (areas: readonly DokumenArea[]) =>
  statement<RiwayatMember['dokumen'][number]>(
    'riwayat_dokumen',
    `SELECT d.no_faktur_group, d.jenis, d.tgl_system, to_char(d.pada, 'HH24:MI:SS') AS jam, s.nama_sales,
       d.total_jual, d.total_beli, d.total_bayar, d.status_valid, d.qty, d.barang, d.barang_beli
   FROM (${areas.flatMap(({ riwayat }) => riwayat ?? []).join(' UNION ALL ')}) d
   JOIN sales s ON s.kode_toko = $1 AND s.kode_sales = d.kode_sales ORDER BY d.pada DESC LIMIT ${LIMIT}`,
  )
const poin = statement<RiwayatMember['poin'][number]>(
  'riwayat_poin',
  `SELECT id, kode_toko, tgl_trx, to_char(jam, 'HH24:MI:SS') AS jam, kategori, deskripsi, ref_no, poin_awal,
     poin, poin_akhir, user_id FROM poin_member($1) LIMIT ${LIMIT}`,
)
const kasus = statement<RiwayatMember['kasus'][number]>(
  'riwayat_kasus',
  `SELECT _id, tanggal, transaksi, jenis, status, no_nota, keterangan, input_by FROM transaksi_member
   WHERE kode_toko = $1 AND kode_member IN ${KODE_MEMBER} AND deleted_at IS NULL ORDER BY _id DESC
   LIMIT ${LIMIT}`,
)

export function riwayat(areas: readonly DokumenArea[]) {
  const dokumen = dokumenDari(areas)
  /** @throws errors.masterTidakAda */
  return async (
    ctx: Context,
    { params: { kode_member: kode } }: CallInput<typeof riwayatMember>,
  ): Promise<RiwayatMember> => {
    const [row] = await ctx.sql(satu, [kode])
    if (!row) throw errors.masterTidakAda({ label: 'Member', kode })
    const { kode_member } = row
    const [documents, points, cases] = await Promise.all([
      ctx.sql(dokumen, [ctx.toko.kode_toko, kode_member]),
      ctx.sql(poin, [kode_member]),
      ctx.sql(kasus, [ctx.toko.kode_toko, kode_member]),
    ])
    return { member: tampilkan(ctx, row), dokumen: documents, poin: points, kasus: cases }
  }
}
