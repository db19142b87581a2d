-- Pieces of the shop by words, weight and price: everything that is looked at stands in the index, because row-level security lets a LIKE
-- use none, and reading 200,000 pieces whole takes too long for a counter.
CREATE INDEX barang_cari ON barang (kode_toko, nama_barang, id)
  INCLUDE (berat, kode_group, kadar, kadar_cetak, kode_baki, kode_intern, kode_barcode, status, ongkos, tipe_ongkos, harga_atribut, tgl_masuk)
  WHERE status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG');
