/** Stock documents among all documents (server/dokumen): each moved what it says, and one undone nothing (DOMAIN §H.1-27). */
import { dokumenStok } from '#domain/dokumen/stok.ts'
import type { DokumenArea } from '../dokumen/area.ts'
import { lengkap } from '../ledger/pemeriksaan/pemeriksaan.ts'

export const stok: DokumenArea = {
  nomor: [
    { nama: 'dokumen stok', kinds: dokumenStok, tabel: 'dokumen_stok', no: 'no', tanggal: 'tgl_system' },
  ],
  buku: [
    lengkap(
      'dokumen stok = mutasi stok',
      `SELECT kode_toko, no || ' ' || kode_barcode AS kunci, concat_ws('/', COALESCE(m.qty, 0), COALESCE(m.berat, 0)) AS tercatat, concat_ws('/', COALESCE(d.qty, 0), COALESCE(d.berat, 0)) AS seharusnya
       FROM (
         SELECT h.kode_toko, h.no, d.kode_barcode, CASE h.status_valid WHEN 'DONE' THEN 1 ELSE 0 END AS qty, CASE h.status_valid WHEN 'DONE' THEN d.berat ELSE 0 END AS berat
         FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no)) d
         FULL JOIN (
           SELECT m.kode_toko, m.ref_no AS no, m.kode_barcode, sum(m.qty) AS qty, sum(m.berat) AS berat
           FROM mutasi_stok m JOIN dokumen_stok h ON h.no = m.ref_no AND m.lokasi = h.kode_gudang || '/' || h.kode_baki GROUP BY 1, 2, 3) m USING (kode_toko, no, kode_barcode)
       WHERE COALESCE(m.qty, 0) <> COALESCE(d.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(d.berat, 0)`,
    ),
  ],
}
