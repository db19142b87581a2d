-- Stock documents of every kind (domain/dokumen/stok.ts): pieces that went from their trays to another, in one posting.
CREATE TABLE dokumen_stok (
  no           text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kind         text NOT NULL,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  -- where they went
  kode_gudang  kode NOT NULL,
  kode_baki    kode NOT NULL,
  keterangan   text NOT NULL DEFAULT '-',
  status_valid text NOT NULL DEFAULT 'DONE' CHECK (status_valid IN ('DONE', 'CANC')),
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  cetak        integer NOT NULL DEFAULT 0,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL)),
  FOREIGN KEY (kode_toko, kode_gudang, kode_baki) REFERENCES baki (kode_toko, kode_gudang, kode_baki)
);
CREATE INDEX dokumen_stok_tanggal ON dokumen_stok (kode_toko, kind, tgl_system);

-- A piece of one, as it was and where it lay.
CREATE TABLE dokumen_stok_barang (
  no           text NOT NULL REFERENCES dokumen_stok,
  urut         smallint NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  barang_id    bigint NOT NULL REFERENCES barang,
  kode_barcode text NOT NULL,
  kode_group   kode NOT NULL,
  kode_dept    kode NOT NULL,
  nama_barang  text NOT NULL,
  kadar_cetak  text NOT NULL,
  berat        mg NOT NULL CHECK (berat > 0),
  kode_gudang  kode NOT NULL,
  kode_baki    kode NOT NULL,
  PRIMARY KEY (no, urut),
  UNIQUE (no, barang_id)
);
CREATE INDEX dokumen_stok_barang_barang ON dokumen_stok_barang (barang_id);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['dokumen_stok', 'dokumen_stok_barang']) AS t;
REVOKE DELETE ON dokumen_stok, dokumen_stok_barang FROM kencana_app;
