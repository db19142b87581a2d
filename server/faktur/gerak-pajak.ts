/** Taxed lines of shop $1 in the days $2 to $3, each on its day: sold, cancelled, repairs fetched (DOMAIN §O.6-1, §P.1). */

/** The base of sale line `d` of document `f`. */
export const DPP = `d.harga_total - CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END`

/** Of a repair fetched, in `s`; a pick-up is undone on its own day only. */
const DPP_SERVICE = `s.total - CASE s.ppn_mode WHEN 'INCLUDE' THEN s.ppn_rp ELSE 0 END`

/** The kind of a line sold before it was kept. */
const JENIS = `COALESCE(d.jenis_pajak, 'PERHIASAN_EMAS')`

/** tanggal, sumber, no_faktur, no_baris, nama_barang, rate (null: none, or not known), jumlah, dpp, ppn_rp, ppn_mode, jenis_pajak, jenis_pembeli. */
export const GERAK_PAJAK = `
  SELECT d.tgl_system AS tanggal, 'PENJUALAN' AS sumber, d.no_faktur_group AS no_faktur,
    d.no_faktur_jual AS no_baris, d.nama_barang, d.ppn_rate AS rate, 1 AS jumlah, ${DPP} AS dpp, d.ppn_rp,
    f.ppn_mode, ${JENIS} AS jenis_pajak, COALESCE(f.jenis_pembeli, 'KONSUMEN') AS jenis_pembeli
  FROM jual_detail d JOIN faktur_group f USING (no_faktur_group)
  WHERE d.kode_toko = $1 AND d.tgl_system BETWEEN $2::date AND $3::date AND d.status_valid = 'DONE'
  UNION ALL
  SELECT b.tgl_batal, 'BATAL PENJUALAN', d.no_faktur_group, d.no_faktur_jual, d.nama_barang, d.ppn_rate, -1,
    -(${DPP}), -d.ppn_rp, f.ppn_mode, ${JENIS}, COALESCE(f.jenis_pembeli, 'KONSUMEN')
  FROM jual_batal b JOIN jual_detail d USING (no_faktur_jual)
    JOIN faktur_group f ON f.no_faktur_group = d.no_faktur_group
  WHERE b.kode_toko = $1 AND b.tgl_batal BETWEEN $2::date AND $3::date
  UNION ALL
  SELECT s.tgl_ambil, 'SERVICE', s.no_faktur_service, s.no_faktur_service, '-', NULLIF(s.ppn_rate, 0), 1,
    ${DPP_SERVICE}, s.ppn_rp, s.ppn_mode, 'JASA', 'KONSUMEN'
  FROM service s
  WHERE s.kode_toko = $1 AND s.tgl_ambil BETWEEN $2::date AND $3::date AND s.status_service = 'AMBIL'`

/** What the books credited and took back on `account` in these days, less nothing that was paid to the treasury: by the event. */
export const bukuPajak = (account: '2104' | '2105'): string =>
  `SELECT COALESCE(-sum(d.jumlah), 0)::bigint AS rp FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal BETWEEN $2::date AND $3::date AND d.kode_akun = '${account}'
     AND j.kategori IN ('PENJUALAN', 'BATAL PENJUALAN', 'TUKAR', 'BATAL TUKAR', 'SERVICE AMBIL',
       'BATAL SERVICE AMBIL', 'JUAL LEBUR', 'BATAL JUAL LEBUR')`
