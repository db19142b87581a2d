-- Shipments: what a stock document of kind KIRIM or KIRIM PUSAT keeps beside head and pieces (§B.14, §O.1-6 to 8).
CREATE TABLE kirim (
  no           text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  -- the shop of this chain that it goes to; none for a head office outside of it
  kode_cabang  varchar(6) REFERENCES toko,
  status_kirim text NOT NULL CHECK (status_kirim IN ('DRAFT', 'KIRIM', 'TERIMA', 'BATAL')),
  -- when it left, by the sender's day
  tgl_kirim    date,
  CHECK (kode_cabang <> kode_toko),
  CHECK (status_kirim IN ('DRAFT', 'BATAL') OR tgl_kirim IS NOT NULL)
);
CREATE INDEX kirim_cabang ON kirim (kode_toko, kode_cabang, tgl_kirim);
CREATE INDEX kirim_jalan ON kirim (kode_toko) WHERE status_kirim = 'KIRIM';
CREATE INDEX kirim_menuju ON kirim (kode_cabang) WHERE status_kirim = 'KIRIM';
SELECT jaga_status('kirim', 'status_kirim', 'status_kirim');

-- A piece that goes to a shop of this chain, from its departure until it has arrived, come back or is lost.
CREATE TABLE kirim_barang (
  no          text NOT NULL REFERENCES kirim,
  urut        smallint NOT NULL,
  kode_toko   varchar(6) NOT NULL,
  barang_id   bigint NOT NULL REFERENCES barang,
  -- as it left: it is another shop's once it has arrived
  tipe_barang text NOT NULL,
  status      text NOT NULL DEFAULT 'KIRIM' CHECK (status IN ('KIRIM', 'TERIMA', 'KEMBALI', 'HILANG')),
  tgl_kirim   date NOT NULL,
  -- the day it ended, by the clock of the shop where it did
  tgl_selesai date,
  selesai_at  timestamptz,
  -- of one that was taken back or lost, by which document; of one that arrived, terima_barang says so
  no_selesai  text REFERENCES dokumen_stok,
  kode_gudang_terima kode,
  kode_baki_terima   kode,
  -- how much more (+) or less (-) it weighed there
  selisih     mg NOT NULL DEFAULT 0,
  PRIMARY KEY (no, urut),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang (no, urut),
  CHECK ((status = 'KIRIM') = (tgl_selesai IS NULL)),
  CHECK ((status = 'TERIMA') = (kode_baki_terima IS NOT NULL AND kode_gudang_terima IS NOT NULL))
);
-- A piece is on its way in one shipment.
CREATE UNIQUE INDEX kirim_barang_jalan ON kirim_barang (barang_id) WHERE status = 'KIRIM';
CREATE INDEX kirim_barang_selesai ON kirim_barang (kode_toko, tgl_selesai);
SELECT jaga_status('kirim_barang', 'status', 'kirim_baris');

-- What a receipt keeps beside head and pieces: which lines of which shipment it took, each once.
CREATE TABLE terima (
  no          text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  no_kirim    text NOT NULL REFERENCES kirim,
  -- the sender
  kode_cabang varchar(6) NOT NULL REFERENCES toko
);
CREATE INDEX terima_kirim ON terima (no_kirim);
CREATE TABLE terima_barang (
  no           text NOT NULL REFERENCES terima,
  urut         smallint NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  no_kirim     text NOT NULL,
  urut_kirim   smallint NOT NULL,
  berat_terima mg NOT NULL CHECK (berat_terima > 0),
  PRIMARY KEY (no, urut),
  UNIQUE (no_kirim, urut_kirim),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang (no, urut),
  FOREIGN KEY (no_kirim, urut_kirim) REFERENCES kirim_barang (no, urut)
);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['kirim', 'kirim_barang', 'terima', 'terima_barang']) AS t;
REVOKE DELETE ON kirim, kirim_barang FROM kencana_app;
REVOKE UPDATE, DELETE ON terima, terima_barang FROM kencana_app;
