/** New pieces among all documents (server/dokumen): what they keep beside head and pieces is there, and what was tagged bears its barcode. */
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const tambah: DokumenArea = {
  nomor: [],
  buku: [
    lengkap(
      'tambah barang berasal',
      `SELECT h.kode_toko, concat_ws(' ', h.no, d.kode_barcode) AS kunci, COALESCE(t.sumber, '-') AS tercatat,
         'sumber dan nilai' AS seharusnya
       FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) LEFT JOIN tambah_barang t USING (no)
         LEFT JOIN tambah_barang_baris r ON r.no = d.no AND r.urut = d.urut
       WHERE h.kind IN ('TAMBAH', 'TAG ULANG') AND (t.no IS NULL OR r.no IS NULL)`,
    ),
    lengkap(
      'barang tag ulang punya barcode itu',
      `SELECT h.kode_toko, concat_ws(' ', h.no, d.urut) AS kunci, COALESCE(b.kode_barcode, '-') AS tercatat,
         d.kode_barcode AS seharusnya
       FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) JOIN barang b ON b.id = d.barang_id
       WHERE h.kind = 'TAG ULANG' AND b.kode_barcode IS DISTINCT FROM d.kode_barcode`,
    ),
  ],
}
