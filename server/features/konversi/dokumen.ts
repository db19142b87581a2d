/** Conversions among all documents (server/dokumen): their numbers and pieces are every stock document's. */
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const konversi: DokumenArea = {
  nomor: [],
  buku: [
    lengkap(
      'konversi menjadi yang tertulis',
      `SELECT d.kode_toko, d.no || ' ' || d.kode_barcode AS kunci,
         COALESCE(string_agg(concat_ws(' / ', m.kode_group, m.kode_dept), ', '), '-') AS tercatat,
         concat_ws(' / ', k.kode_group, k.kode_dept) AS seharusnya
       FROM konversi_barang k JOIN dokumen_stok_barang d USING (no, urut)
         LEFT JOIN mutasi_stok m ON m.kode_toko = d.kode_toko AND m.ref_no = d.no
         AND m.barang_id = d.barang_id AND m.kode_mutasi = 'M15' AND m.qty = 1 AND m.reversal_of IS NULL
       GROUP BY d.kode_toko, d.no, d.kode_barcode, d.urut, k.kode_group, k.kode_dept
       HAVING COALESCE(string_agg(concat_ws(' / ', m.kode_group, m.kode_dept), ', '), '-') <> concat_ws(' / ',
           k.kode_group, k.kode_dept)`,
    ),
  ],
}
