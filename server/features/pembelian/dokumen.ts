/** Purchases and trade-ins among all documents (server/dokumen). */
import { pembelian as beli, tukar } from '#domain/dokumen/pembelian.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { alasanDari } from './list-alasan.ts'
import { perluOtorisasiBeli } from './bank-minus.ts'
import { riwayatFaktur } from '../../faktur/riwayat.ts'
import { bukuPembelian } from './buku.ts'
import { exampleBeli, exampleTukar } from './example-nota.ts'

export const pembelian: DokumenArea = {
  nomor: [
    {
      nama: 'faktur',
      kinds: [beli, tukar],
      table: 'faktur_group',
      no: 'no_faktur_group',
      tanggal: 'tgl_system',
    },
  ],
  validasi: {
    jumlah: {
      PEMBELIAN: `(
          SELECT count(*) FROM faktur_group WHERE kode_toko = $1 AND status_valid = 'OPEN' AND jenis = 'BELI')`,
      TUKAR: `(SELECT count(*) FROM faktur_group WHERE kode_toko = $1 AND status_valid = 'OPEN' AND jenis = 'TUKAR')`,
    },
    list: `SELECT k.kind AS dokumen, k.kind, f.no_faktur_group, 1 AS urut, '-' AS keterangan, f.tgl_system,
        f.jam AS pada, f.kode_sales, f.kode_member AS kode_customer, f.nama_customer, j.qty, j.berat,
        b.qty AS qty_masuk, b.berat AS berat_masuk,
        CASE f.jenis WHEN 'BELI' THEN f.total_beli ELSE f.total_bayar END AS total, f.input_by,
        f.no_faktur_group AS ref_no
     FROM faktur_group f
       CROSS JOIN LATERAL (SELECT CASE f.jenis WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS kind) k
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat FROM jual_detail
         WHERE no_faktur_group = f.no_faktur_group) j
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat FROM beli_detail
         WHERE no_faktur_group = f.no_faktur_group) b
     WHERE f.kode_toko = $1 AND f.status_valid = 'OPEN' AND f.jenis IN ('BELI', 'TUKAR')`,
    ref_types: ['PEMBELIAN', 'TUKAR'],
    alasan: alasanDari,
    perlu: perluOtorisasiBeli,
  },
  riwayat: riwayatFaktur('BELI', 'TUKAR'),
  exampleNota: { BELI: exampleBeli, TUKAR: exampleTukar },
  buku: bukuPembelian,
}
