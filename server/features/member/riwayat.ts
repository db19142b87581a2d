/** What a member did: documents and cases of this shop, points over all shops, newest first (DOMAIN §F.3). */
import type { CallInput } from '#domain/call.ts'
import type { RiwayatMember, riwayatMember } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { KOLOM_MEMBER, tampilkan, type BarisMember } from '../../member.ts'

const BATAS = 500

const satu = statement<BarisMember>(
  'riwayat_member',
  `SELECT ${KOLOM_MEMBER} FROM member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member) WHERE asal.kode_member = $1`,
)
// Merged duplicates are the same person.
const KODE = '(SELECT kode_member FROM member WHERE kode_member = $2 OR gabung_ke = $2)'
const dokumen = statement<RiwayatMember['dokumen'][number]>(
  'riwayat_dokumen',
  `SELECT f.no_faktur_group, f.jenis, f.tgl_system, to_char(f.jam, 'HH24:MI:SS') AS jam, s.nama_sales, f.total_jual, f.total_beli, f.total_bayar, CASE WHEN d.batal THEN 'CANC' ELSE f.status_valid END AS status_valid,
     d.qty::int AS qty, COALESCE(d.barang, '-') AS barang, COALESCE(b.barang, '-') AS barang_beli
   FROM faktur_group f JOIN sales s ON s.kode_toko = f.kode_toko AND s.kode_sales = f.kode_sales
   CROSS JOIN LATERAL (SELECT count(*) AS qty, string_agg(nama_barang, ', ' ORDER BY no) AS barang, bool_and(status_kembali = 'CANC') AS batal FROM jual_detail WHERE no_faktur_group = f.no_faktur_group) d
   CROSS JOIN LATERAL (SELECT string_agg(nama_barang, ', ' ORDER BY no) AS barang FROM beli_detail WHERE no_faktur_group = f.no_faktur_group) b
   WHERE f.kode_toko = $1 AND f.kode_member IN ${KODE} AND f.kode_member <> 'NONMEMBER' ORDER BY f.jam DESC LIMIT ${BATAS}`,
)
const poin = statement<RiwayatMember['poin'][number]>(
  'riwayat_poin',
  `SELECT id, kode_toko, tgl_trx, to_char(jam, 'HH24:MI:SS') AS jam, kategori, deskripsi, ref_no, poin_awal, poin, poin_akhir, user_id FROM poin_member($1) LIMIT ${BATAS}`,
)
const kasus = statement<RiwayatMember['kasus'][number]>(
  'riwayat_kasus',
  `SELECT _id, tanggal, transaksi, jenis, status, no_nota, keterangan, input_by FROM transaksi_member WHERE kode_toko = $1 AND kode_member IN ${KODE} AND deleted_at IS NULL ORDER BY _id DESC LIMIT ${BATAS}`,
)

/** @throws errors.masterTidakAda */
export async function riwayat(
  ctx: Context,
  { params: { kode_member: kode } }: CallInput<typeof riwayatMember>,
): Promise<RiwayatMember> {
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
