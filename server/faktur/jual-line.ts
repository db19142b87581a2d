/** Lines of a sale, as validating and cancelling it and trading in load them. */

/**
 * Sold lines of document $2 of shop $1, their pieces locked. A piece that another shop has bought back is that shop's: of
 * it nothing is seen here but that it is gone.
 * @param more columns of jual_detail `d` beside the usual ones
 */
export const soldLines = (more = ''): string =>
  `WITH b AS MATERIALIZED (
     SELECT id, status FROM barang
     WHERE kode_toko = $1
       AND id IN (SELECT barang_id FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2) ORDER BY id
     FOR UPDATE)
   SELECT d.no_faktur_jual, d.barang_id, d.kode_barcode, d.kode_group, d.kode_dept, d.kode_gudang,
     d.kode_baki, d.nama_barang, d.berat_awal, d.berat, d.berat_customer, d.harga_jual, d.harga_min,
     d.harga_max, d.ongkos, d.harga_atribut, d.harga_total, d.ppn_rp, d.pph_rp, ${more}d.status_kembali,
     d.status_tukar, COALESCE(b.status, 'DI TOKO LAIN') AS status_barang
   FROM jual_detail d LEFT JOIN b ON b.id = d.barang_id
   WHERE d.kode_toko = $1 AND d.no_faktur_group = $2 ORDER BY d.no`
