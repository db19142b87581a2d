/** Deposits and additions among all documents (server/dokumen). */
import { titipan as kind } from '#domain/dokumen/titipan.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { warnsOf } from '../../dokumen/pemeriksaan-tutup.ts'
import { alasanSetoranDari } from './alasan.ts'
import { bukuTitipan } from './buku.ts'
import { exampleTitip } from './example-nota.ts'

const lewat = statement<{ no_titip_group: string }>(
  'tutup_titipan_lewat',
  `SELECT t.no_titip_group FROM titip t JOIN toko ON toko.kode_toko = t.kode_toko
   WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND t.tgl_kunci_harga < toko.tgl_system ORDER BY 1`,
)

export const titipan: DokumenArea = {
  nomor: [{ nama: 'titipan', kinds: [kind], table: 'titip', no: 'no_titip_group', tanggal: 'tgl_system' }],
  memesan: `SELECT d.kode_toko, d.barang_id, d.kode_barcode, d.no_titip_group AS no
    FROM titip_detail d JOIN titip t USING (no_titip_group)
    WHERE t.status_valid = 'OPEN' AND d.status_titipan = 'OPEN'`,
  validasi: {
    jumlah: { TITIPAN: `(SELECT count(*) FROM titip_bayar WHERE kode_toko = $1 AND status_valid = 'OPEN')` },
    list: `SELECT 'TITIPAN' AS dokumen, 'TITIPAN' AS kind, t.no_titip_group AS no_faktur_group, s.urut::int,
        s.jenis AS keterangan, s.tgl_system, s.jam AS pada, t.kode_sales, t.kode_member AS kode_customer,
        t.nama_customer, d.qty, d.berat, 0 AS qty_masuk, 0::bigint AS berat_masuk, s.total, s.input_by,
        s.no_titip_bayar AS ref_no
     FROM titip_bayar s JOIN titip t USING (no_titip_group)
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat FROM titip_detail
         WHERE no_titip_group = t.no_titip_group) d
     WHERE s.kode_toko = $1 AND s.status_valid = 'OPEN'`,
    ref_types: ['TITIPAN'],
    alasan: alasanSetoranDari,
  },
  tutup: [
    warnsOf(
      'titipan belum lewat masa',
      lewat,
      (late) => `Titipan ${late.map((t) => t.no_titip_group).join(', ')} Lewat Masa Kunci Harga`,
    ),
  ],
  exampleNota: { TITIP: exampleTitip },
  kembaliKe: `(SELECT count(*) FROM titip_detail WHERE kode_toko = $1 AND kode_baki = $2 AND status_titipan = 'OPEN')`,
  buku: bukuTitipan,
}
