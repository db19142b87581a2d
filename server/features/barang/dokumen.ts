/** Corrected weights among all documents (server/dokumen): each moved the grams it says, and no others did (DOMAIN §H.1-27). */
import { koreksiBerat } from '#domain/dokumen/koreksi-berat.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const barang: DokumenArea = {
  nomor: [
    { nama: 'koreksi berat', kinds: [koreksiBerat], table: 'koreksi_berat', no: 'no', tanggal: 'tgl_system' },
  ],
  buku: [
    lengkap(
      'koreksi berat = mutasi koreksi',
      `SELECT kode_toko, no AS kunci, COALESCE(m.berat, 0) AS tercatat, COALESCE(k.berat, 0) AS seharusnya
       FROM (
           SELECT kode_toko, no, barang_id, kode_gudang || '/' || kode_baki AS lokasi, kode_group, kode_dept,
             berat - berat_lama AS berat FROM koreksi_berat) k
         FULL JOIN (
           SELECT kode_toko, ref_no AS no, barang_id, lokasi, kode_group, kode_dept, sum(berat) AS berat
           FROM mutasi_stok WHERE ref_type = 'KOREKSI' AND ref_no LIKE 'KO-%' AND lokasi NOT LIKE 'V:%'
           GROUP BY 1, 2, 3, 4, 5, 6) m USING (kode_toko, no, barang_id, lokasi, kode_group, kode_dept)
       WHERE COALESCE(m.berat, 0) <> COALESCE(k.berat, 0)`,
    ),
  ],
}
