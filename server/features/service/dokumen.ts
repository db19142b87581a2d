/** Repairs among all documents (server/dokumen). */
import { service as kind } from '#domain/dokumen/service.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { KODE_MEMBER } from '../../rantai/member.ts'
import { BARANG_SERVICE, bukuService } from './buku.ts'
import { exampleService } from './example-nota.ts'

const lama = statement<{ no_faktur_service: string }>(
  'tutup_service_lama',
  `SELECT t.no_faktur_service FROM service t JOIN toko ON toko.kode_toko = t.kode_toko
   WHERE t.kode_toko = $1 AND t.status_service IN ('MASUK', 'SELESAI') AND t.status_service = 'SELESAI'
     AND t.tgl_selesai < toko.tgl_system - ${HARI_TIDAK_DIAMBIL} ORDER BY 1`,
)

export const service: DokumenArea = {
  nomor: [
    { nama: 'service', kinds: [kind], table: 'service', no: 'no_faktur_service', tanggal: 'tgl_system' },
  ],
  riwayat: `SELECT t.no_faktur_service AS no_faktur_group, 'SERVICE' AS jenis, t.tgl_system, t.jam AS pada,
      t.kode_sales, t.total AS total_jual, 0::bigint AS total_beli,
      CASE WHEN t.status_service = 'CANC' THEN 0 ELSE s.total END AS total_bayar,
      t.status_service AS status_valid, d.qty, d.barang, '-' AS barang_beli
   FROM service t
     CROSS JOIN LATERAL (
       SELECT sum(jumlah)::int AS qty, string_agg(nama_barang, ', ' ORDER BY no) AS barang FROM service_detail
       WHERE no_faktur_service = t.no_faktur_service) d
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(total), 0)::bigint AS total FROM setoran
       WHERE kode_toko = t.kode_toko AND ref_no = t.no_faktur_service AND status_valid = 'DONE') s
   WHERE t.kode_toko = $1 AND t.kode_member IN ${KODE_MEMBER} AND t.kode_member <> 'NONMEMBER'`,
  tutup: [
    {
      nama: 'service tidak lama menunggu diambil',
      bagian: 'transaksi',
      berat: 'peringatan',
      async periksa({ sql, toko }) {
        const late = await sql(lama, [toko.kode_toko])
        return late.length
          ? `Service ${late.map((t) => t.no_faktur_service).join(', ')} Lebih Dari ${HARI_TIDAK_DIAMBIL} Hari Tidak Diambil`
          : undefined
      },
    },
  ],
  exampleNota: { SERVICE: exampleService },
  milikCustomer: `SELECT kode_toko, kode_group, berat FROM (${BARANG_SERVICE}) b`,
  buku: bukuService,
}
