/** Repairs among all documents (server/dokumen). */
import { service as kind } from '#domain/dokumen/service.ts'
import { HARI_TIDAK_DIAMBIL } from '#domain/rules/service.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { warnsOf } from '../../dokumen/pemeriksaan-tutup.ts'
import { riwayatDokumen } from '../../faktur/riwayat.ts'
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
  riwayat: riwayatDokumen('SERVICE', {
    table: 'service',
    t: 't',
    no: 'no_faktur_service',
    total_jual: 't.total',
    total_bayar: `CASE WHEN t.status_service = 'CANC' THEN 0 ELSE s.total END`,
    status: 't.status_service',
    from: `CROSS JOIN LATERAL (
       SELECT sum(jumlah)::int AS qty, string_agg(nama_barang, ', ' ORDER BY no) AS barang FROM service_detail
       WHERE no_faktur_service = t.no_faktur_service) d
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(total), 0)::bigint AS total FROM setoran
       WHERE kode_toko = t.kode_toko AND ref_no = t.no_faktur_service AND status_valid = 'DONE') s`,
  }),
  tutup: [
    warnsOf(
      'service tidak lama menunggu diambil',
      lama,
      (late) =>
        `Service ${late.map((t) => t.no_faktur_service).join(', ')} Lebih Dari ${HARI_TIDAK_DIAMBIL} Hari Tidak Diambil`,
    ),
  ],
  exampleNota: { SERVICE: exampleService },
  milikCustomer: `SELECT kode_toko, kode_group, berat FROM (${BARANG_SERVICE}) b`,
  buku: bukuService,
}
