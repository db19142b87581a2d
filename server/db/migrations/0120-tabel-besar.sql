-- Tables that only grow are looked after by share of their size, and a tenth of ten years is a year: PostgreSQL would not know of
-- the newest year's days, and plan a report of last month as if there were none. A hundredth of a small shop's is looked at
-- within a day, of fifty shops' after ten years within a month or so; each look costs the same few seconds.
DO $besar$
DECLARE tabel text;
BEGIN
  FOREACH tabel IN ARRAY ARRAY['barang', 'faktur_group', 'jual_detail', 'beli_detail', 'pembayaran', 'jurnal', 'jurnal_detail', 'mutasi_stok'] LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_analyze_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05)', tabel);
  END LOOP;
END $besar$;
