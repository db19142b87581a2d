/** Everything that waits for the cashier, oldest first (DOMAIN §B.5): sales, purchases and trade-ins, deposits and additions. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { daftarValidasi, Menunggu } from '#domain/calls/validasi.ts'
import { alasanSetoran, type SetoranDisimpan } from '#domain/rules/validasi.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { alasanJualDari } from '../../faktur/alasan-penjualan.ts'
import { perluOtorisasi } from '../../faktur/bank-minus.ts'
import { alasanDari } from '../../faktur/beli/alasan-daftar.ts'

type Row = Omit<Menunggu, 'alasan_tidak_bisa' | 'perlu_otorisasi'> & {
  titip_valid: string
  /** The pieces of a deposit. */
  baris: SetoranDisimpan['baris']
}

const menunggu = statement<Row>(
  'menunggu_validasi',
  `SELECT x.*, to_char(x.pada, 'HH24:MI:SS') AS jam, s.nama_sales,
     COALESCE((SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal) ORDER BY p.urut) FROM pembayaran p
               WHERE p.kode_toko = $1 AND p.ref_no = x.ref_no AND p.ref_type = ANY (x.ref_types)), '[]') AS pembayaran
   FROM (
     SELECT CASE f.jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS dokumen,
       CASE f.jenis WHEN 'JUAL' THEN CASE WHEN j.titip THEN 'TITIPAN' ELSE 'PENJUALAN' END WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS kind,
       f.no_faktur_group, 1 AS urut, CASE WHEN j.titip THEN 'AMBIL TITIPAN' ELSE '-' END AS keterangan, f.tgl_system, f.jam AS pada, f.kode_sales, f.kode_member AS kode_customer, f.nama_customer,
       j.qty + b.qty AS qty, j.berat + b.berat AS berat, CASE f.jenis WHEN 'BELI' THEN f.total_beli ELSE f.total_bayar END AS total, f.input_by,
       f.no_faktur_group AS ref_no, ARRAY['PENJUALAN', 'PEMBELIAN', 'TUKAR'] AS ref_types, '-' AS titip_valid, '[]'::json AS baris
     FROM faktur_group f
       CROSS JOIN LATERAL (SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat, COALESCE(bool_or(no_titip_group <> '-'), false) AS titip
         FROM jual_detail WHERE no_faktur_group = f.no_faktur_group) j
       CROSS JOIN LATERAL (SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat FROM beli_detail WHERE no_faktur_group = f.no_faktur_group) b
     WHERE f.kode_toko = $1 AND f.status_valid = 'OPEN'
     UNION ALL
     SELECT 'TITIPAN', 'TITIPAN', t.no_titip_group, s.urut, s.jenis, s.tgl_system, s.jam, t.kode_sales, t.kode_member, t.nama_customer,
       d.qty, d.berat, s.total, s.input_by, s.no_titip_bayar, ARRAY['TITIPAN'], t.status_valid, d.baris
     FROM titip_bayar s JOIN titip t USING (no_titip_group)
       CROSS JOIN LATERAL (SELECT count(*)::int AS qty, COALESCE(sum(d.berat), 0)::bigint AS berat,
           COALESCE(json_agg(json_build_object('kode_barcode', d.kode_barcode, 'status_barang', p.status) ORDER BY d.no), '[]') AS baris
         FROM titip_detail d JOIN barang p ON p.kode_toko = d.kode_toko AND p.id = d.barang_id WHERE d.no_titip_group = t.no_titip_group) d
     WHERE s.kode_toko = $1 AND s.status_valid = 'OPEN'
   ) x JOIN sales s ON s.kode_toko = $1 AND s.kode_sales = x.kode_sales
   WHERE x.kind = ANY ($2::text[])
   ORDER BY x.pada, x.no_faktur_group, x.urut LIMIT 500`,
)

const KINDS = {
  penjualan: ['PENJUALAN'],
  titipan: ['TITIPAN'],
  'jual-beli': ['PENJUALAN', 'TITIPAN', 'PEMBELIAN', 'TUKAR'],
} as const

export async function daftar(
  ctx: Context,
  { query }: CallInput<typeof daftarValidasi>,
): Promise<CallReply<typeof daftarValidasi>> {
  const rows = await ctx.sql(menunggu, [ctx.toko.kode_toko, KINDS[query.layar]])
  const numbers = (...dokumen: Row['dokumen'][]) =>
    rows.filter((row) => dokumen.includes(row.dokumen)).map((row) => row.no_faktur_group)
  const faktur = new Map([
    ...(await alasanJualDari(ctx, numbers('PENJUALAN'))),
    ...(await alasanDari(ctx, numbers('PEMBELIAN', 'TUKAR'))),
  ])
  const perlu = await perluOtorisasi(ctx, numbers('PENJUALAN', 'PEMBELIAN', 'TUKAR'))
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  const dari = (row: Row) =>
    row.dokumen === 'TITIPAN'
      ? alasanSetoran(setoran(row), pemeriksa).map((refusal) => refusal.message)
      : (faktur.get(row.no_faktur_group) ?? [])
  return rows.map((row) => ({
    ...row,
    alasan_tidak_bisa: dari(row),
    perlu_otorisasi: perlu.get(row.no_faktur_group) ?? [],
  }))
}

/** The pieces were booked by the deposit itself: an addition has none to look at. */
const setoran = (row: Row): SetoranDisimpan => ({
  ...row,
  no_titip_group: row.no_faktur_group,
  status_valid: 'OPEN',
  baris: row.urut === 1 ? row.baris : [],
})
