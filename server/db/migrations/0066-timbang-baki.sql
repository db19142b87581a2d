-- A tray on the scale (DOMAIN §B.15): what it should have weighed at that moment, what it did weigh. It moves nothing. Of several
-- of one tray on one day the last counts.
CREATE TABLE timbang_baki (
  no               text PRIMARY KEY,
  id               bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  tgl_system       date NOT NULL,
  jam              timestamptz NOT NULL,
  kode_gudang      kode NOT NULL,
  kode_baki        kode NOT NULL,
  -- what lay in it, BOOKED too, with what is set in it; the tags; the tray itself
  qty              integer NOT NULL CHECK (qty >= 0),
  berat_barang     mg NOT NULL,
  berat_bandrol    mg NOT NULL,
  berat_baki       mg NOT NULL,
  berat_seharusnya mg NOT NULL CHECK (berat_seharusnya = berat_barang + berat_bandrol + berat_baki),
  berat_timbang    mg NOT NULL CHECK (berat_timbang >= 0),
  selisih          mg NOT NULL CHECK (selisih = berat_timbang - berat_seharusnya),
  status           text NOT NULL CHECK (status IN ('SESUAI', 'SELISIH', 'DISETUJUI')),
  barcode          text[] NOT NULL,
  keterangan       text NOT NULL DEFAULT '-',
  input_by         text NOT NULL,
  disetujui_by     text NOT NULL DEFAULT '-',
  id_trx           text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK (cardinality(barcode) = qty),
  CHECK ((status = 'DISETUJUI') = (disetujui_by <> '-')),
  CHECK (status = 'SESUAI' OR keterangan <> '-'),
  FOREIGN KEY (kode_toko, kode_gudang, kode_baki) REFERENCES baki (kode_toko, kode_gudang, kode_baki)
);
CREATE INDEX timbang_baki_tanggal ON timbang_baki (kode_toko, tgl_system, kode_baki, id DESC);

SELECT buka_tabel('timbang_baki');
REVOKE DELETE ON timbang_baki FROM kencana_app;
SELECT jaga_status('timbang_baki', 'status', 'timbang_baki');
