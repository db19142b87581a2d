-- ★ A piece whose weight the scale said otherwise (M24, §O.1-13). What it was before stands in the row; another is the way back.
CREATE TABLE koreksi_berat (
  no           text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  barang_id    bigint NOT NULL REFERENCES barang,
  kode_barcode text NOT NULL,
  kode_group   kode NOT NULL,
  kode_dept    kode NOT NULL,
  kode_gudang  kode NOT NULL,
  kode_baki    kode NOT NULL,
  berat_lama   mg NOT NULL CHECK (berat_lama > 0),
  berat        mg NOT NULL CHECK (berat > 0 AND berat <> berat_lama),
  alasan       text NOT NULL,
  otorisasi_by text NOT NULL,
  input_by     text NOT NULL,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX koreksi_berat_tanggal ON koreksi_berat (kode_toko, tgl_system);
SELECT buka_tabel('koreksi_berat', true);

-- What left otherwise than by a sale is little: it is found by its status, and costs a sale nothing.
CREATE INDEX barang_keluar ON barang (kode_toko, status) WHERE status IN ('KIRIM', 'HANCUR', 'HILANG');

-- A day's pieces keep the group they had then: a conversion changes the piece, never the past. Until now nothing changed it.
ALTER TABLE stok_barang_harian ADD COLUMN kode_group text, ADD COLUMN kode_dept text;
ALTER TABLE stok_barang_harian DISABLE TRIGGER hanya_tambah;
UPDATE stok_barang_harian s SET kode_group = b.kode_group, kode_dept = b.kode_dept FROM barang b WHERE b.id = s.barang_id;
ALTER TABLE stok_barang_harian ENABLE TRIGGER hanya_tambah;
ALTER TABLE stok_barang_harian ALTER kode_group SET NOT NULL, ALTER kode_dept SET NOT NULL;

-- Every movement of a piece that is in one's own shop now, also of the shops it was in before: two rows of the ledger, what left
-- one place and what came to another, in the order in which they were written. Of no other piece anything is told.
CREATE FUNCTION kartu_barang(p_barang bigint, p_sebelum bigint, p_paling integer)
RETURNS TABLE (id bigint, kode_toko text, tanggal date, jam timestamptz, kode_mutasi text, balik boolean, ref_no text,
  dari text, ke text, group_asal text, kode_group text, qty smallint, berat bigint, user_id text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT g.id, g.kode_toko, g.tanggal, g.jam, g.kode_mutasi, g.balik, g.ref_no, g.dari, g.lokasi, g.group_asal, g.kode_group, g.qty, g.berat, g.user_id
  FROM (
    SELECT m.id, m.kode_toko::text, m.tanggal, m.jam, m.kode_mutasi, m.reversal_of IS NOT NULL AS balik, m.ref_no, lag(m.lokasi) OVER w AS dari, m.lokasi,
      lag(m.kode_group::text) OVER w AS group_asal, m.kode_group::text, m.qty, m.berat::bigint, m.user_id, row_number() OVER w AS urut
    FROM mutasi_stok m
    WHERE m.barang_id = p_barang AND EXISTS (
      SELECT FROM barang b WHERE b.id = p_barang AND current_setting('app.kode_toko', true) IN (b.kode_toko, '*'))
    WINDOW w AS (ORDER BY m.id)) g
  WHERE g.urut % 2 = 0 AND (p_sebelum IS NULL OR g.id < p_sebelum)
  ORDER BY g.id DESC LIMIT p_paling
$$;

-- The pieces that lay in one's own shop at the end of a closed day, wherever they are now: as they were, and what is told of a
-- piece beside that, as it is.
CREATE FUNCTION barang_pada(p_tanggal date)
RETURNS TABLE (kode_barcode text, kode_intern text, nama_barang text, kode_group text, kode_dept text, kadar_cetak text, berat bigint, nama_atribut text,
  berat_atribut bigint, harga_atribut bigint, ongkos bigint, tipe_ongkos text, lokasi text, status text, tgl_masuk date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.kode_barcode, b.kode_intern, b.nama_barang, s.kode_group, s.kode_dept, b.kadar_cetak, s.berat::bigint, b.nama_atribut,
    b.berat_atribut::bigint, b.harga_atribut::bigint, b.ongkos::bigint, b.tipe_ongkos, s.lokasi, s.status, b.tgl_masuk
  FROM stok_barang_harian s JOIN barang b ON b.id = s.barang_id
  WHERE s.kode_toko = current_setting('app.kode_toko', true) AND s.tanggal = p_tanggal
$$;
REVOKE ALL ON FUNCTION kartu_barang(bigint, bigint, integer), barang_pada(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kartu_barang(bigint, bigint, integer), barang_pada(date) TO kencana_app;
