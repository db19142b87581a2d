/** Washing among all documents (server/dokumen): numbers and pieces are every stock document's. */
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const cucian: DokumenArea = {
  nomor: [],
  buku: [
    lengkap(
      'berat kembali cuci = mutasi',
      `SELECT d.kode_toko, d.no || ' ' || d.kode_barcode AS kunci, COALESCE(m.berat, 0) AS tercatat,
         k.berat_kembali AS seharusnya
       FROM cuci_kembali k JOIN dokumen_stok_barang d USING (no, urut)
         LEFT JOIN mutasi_stok m ON m.kode_toko = d.kode_toko AND m.ref_no = d.no
         AND m.barang_id = d.barang_id AND m.kode_mutasi = 'M17' AND m.qty = 1 AND m.reversal_of IS NULL
       WHERE COALESCE(m.berat, 0) <> k.berat_kembali`,
    ),
  ],
}
