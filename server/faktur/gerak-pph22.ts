/** PPh 22 charged and given back in shop $1 in the days $2 to $3, a row for each document and day (DOMAIN §P.1-4). */
import { DPP } from './gerak-pajak.ts'

/** tanggal, sumber, no_faktur, jenis_pembeli, dasar, pph_rp. Silver bears none. */
export const GERAK_PPH22 = `
  SELECT f.tgl_system AS tanggal, CASE f.jenis WHEN 'TUKAR' THEN 'TUKAR' ELSE 'PENJUALAN' END AS sumber,
    f.no_faktur_group AS no_faktur, f.jenis_pembeli, sum(${DPP})::bigint AS dasar, sum(d.pph_rp)::bigint AS pph_rp
  FROM faktur_group f JOIN jual_detail d USING (no_faktur_group)
  WHERE f.kode_toko = $1 AND f.tgl_system BETWEEN $2::date AND $3::date AND f.pph_rp > 0
    AND d.status_valid = 'DONE' AND d.jenis_pajak <> 'NON_EMAS'
  GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT b.tgl_batal, 'BATAL PENJUALAN', f.no_faktur_group, f.jenis_pembeli, -sum(${DPP})::bigint,
    -sum(d.pph_rp)::bigint
  FROM jual_batal b JOIN jual_detail d USING (no_faktur_jual)
    JOIN faktur_group f ON f.no_faktur_group = d.no_faktur_group
  WHERE b.kode_toko = $1 AND b.tgl_batal BETWEEN $2::date AND $3::date AND f.pph_rp > 0
    AND d.jenis_pajak <> 'NON_EMAS'
  GROUP BY 1, 3, 4
  UNION ALL
  SELECT l.tgl_system, 'JUAL LEBUR', l.no, l.jenis_pembeli, l.harga, l.pph_rp
  FROM lebur_keluar l
  WHERE l.kode_toko = $1 AND l.tgl_system BETWEEN $2::date AND $3::date AND l.status_valid = 'DONE' AND l.pph_rp > 0`
