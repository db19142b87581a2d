-- What new pieces were: beside head and pieces of their stock document, where they came from and what each was worth then (§B.13).
CREATE TABLE tambah_barang (
  no          text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  sumber      text NOT NULL,
  -- who made them, where that is a goldsmith
  kode_tukang text NOT NULL DEFAULT '-',
  -- of what was typed: the same again is asked about
  sidik       text NOT NULL
);
CREATE INDEX tambah_barang_sidik ON tambah_barang (kode_toko, sidik);

CREATE TABLE tambah_barang_baris (
  no            text NOT NULL REFERENCES tambah_barang,
  urut          smallint NOT NULL,
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  ongkos        rp NOT NULL CHECK (ongkos >= 0),
  tipe_ongkos   text NOT NULL,
  nama_atribut  text NOT NULL,
  berat_atribut mg NOT NULL CHECK (berat_atribut >= 0),
  harga_atribut rp NOT NULL CHECK (harga_atribut >= 0),
  PRIMARY KEY (no, urut),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang
);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['tambah_barang', 'tambah_barang_baris']) AS t;
REVOKE UPDATE, DELETE ON tambah_barang, tambah_barang_baris FROM kencana_app;
