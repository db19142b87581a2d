/** The archive against the lines it marks: none is marked without its row in an archive, and none comes to another sum. */
import { tanpaCelah } from '../../ledger/tanpa-celah.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

const DITANDAI = `SELECT 'PENJUALAN' AS jenis, kode_toko, no_faktur_jual AS no_faktur, status_gold, berat,
    harga_total AS total FROM jual_detail WHERE diarsipkan_at IS NOT NULL
  UNION ALL SELECT 'PEMBELIAN', kode_toko, no_faktur_beli, status_gold, berat, harga FROM beli_detail
  WHERE diarsipkan_at IS NOT NULL`
const JUMLAH = (mana: string): string =>
  `count(*) FILTER (WHERE ${mana}), COALESCE(sum(d.berat) FILTER (WHERE ${mana}), 0),
   COALESCE(sum(d.total) FILTER (WHERE ${mana}), 0)`

export const bukuArsip: readonly Pemeriksaan[] = [
  tanpaCelah('arsip', [{ table: 'arsip_manifest', no: 'no_arsip', tanggal: 'tgl_system' }], ['AR']),
  lengkap(
    'baris diarsipkan = baris arsip',
    `SELECT kode_toko, no_faktur AS kunci, CASE WHEN d.ada THEN 'ditandai' ELSE '-' END AS tercatat,
       COALESCE(a.no_arsip, '-') AS seharusnya
     FROM (SELECT kode_toko, jenis, no_faktur, true AS ada FROM (${DITANDAI}) x) d
       FULL JOIN arsip_baris a USING (kode_toko, jenis, no_faktur)
     WHERE d.ada IS NULL OR a.no_arsip IS NULL`,
  ),
  lengkap(
    'arsip = jumlah barisnya',
    `SELECT m.kode_toko, m.no_arsip AS kunci,
       concat_ws(' ', m.jumlah_baris, m.qty_gold, m.berat_gold, m.total_gold, m.qty_non_gold,
         m.berat_non_gold, m.total_non_gold) AS tercatat, COALESCE(j.jumlah, '0') AS seharusnya
     FROM arsip_manifest m LEFT JOIN (
       SELECT a.no_arsip,
         concat_ws(' ', count(*), ${JUMLAH(`d.status_gold = 'GOLD'`)}, ${JUMLAH(`d.status_gold <> 'GOLD'`)})
         AS jumlah
       FROM arsip_baris a JOIN (${DITANDAI}) d USING (kode_toko, jenis, no_faktur) GROUP BY 1) j USING (no_arsip)
     WHERE concat_ws(' ', m.jumlah_baris, m.qty_gold, m.berat_gold, m.total_gold, m.qty_non_gold,
         m.berat_non_gold, m.total_non_gold) IS DISTINCT FROM j.jumlah`,
  ),
]
