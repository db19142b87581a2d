-- A melting beside its head and pieces (dokumen_stok): why, who allowed it, and on any later day what it gave (§B.17, §O.1-5).
CREATE TABLE hancur (
  no           text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kode_group   kode NOT NULL REFERENCES grup,
  alasan       text NOT NULL,
  -- '-' while it is a draft
  otorisasi_by text NOT NULL DEFAULT '-',
  berat_hasil  mg CHECK (berat_hasil > 0),
  kadar_hasil  pct,
  tgl_hasil    date,
  hasil_by     text,
  CHECK ((berat_hasil IS NULL) = (tgl_hasil IS NULL) AND (berat_hasil IS NULL) = (hasil_by IS NULL))
);
-- The result shared among the pieces, by their weight.
CREATE TABLE hancur_hasil (
  no          text NOT NULL,
  urut        smallint NOT NULL,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  berat_hasil mg NOT NULL CHECK (berat_hasil >= 0),
  PRIMARY KEY (no, urut),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang (no, urut)
);

-- Melted gold that left the shop: to head office, or sold to a refinery (§O.1-4).
CREATE TABLE lebur_keluar (
  no           text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  tujuan       text NOT NULL CHECK (tujuan IN ('PUSAT', 'PEMURNI')),
  -- who took it, as people say it
  penerima     text NOT NULL,
  harga        rp NOT NULL CHECK (harga >= 0),
  jenis_bayar  text NOT NULL CHECK (jenis_bayar IN ('-', 'CASH', 'TRANSFER')),
  no_rekening  text NOT NULL DEFAULT '-',
  keterangan   text NOT NULL DEFAULT '-',
  otorisasi_by text NOT NULL,
  status_valid text NOT NULL DEFAULT 'DONE' CHECK (status_valid IN ('DONE', 'CANC')),
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  cetak        integer NOT NULL DEFAULT 0,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((tujuan = 'PEMURNI') = (harga > 0) AND (tujuan = 'PEMURNI') = (jenis_bayar <> '-')),
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL))
);
CREATE INDEX lebur_keluar_tanggal ON lebur_keluar (kode_toko, tgl_system);
CREATE TABLE lebur_keluar_baris (
  no         text NOT NULL REFERENCES lebur_keluar,
  urut       smallint NOT NULL,
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  kode_group kode NOT NULL REFERENCES grup,
  berat      mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no, urut),
  UNIQUE (no, kode_group)
);

SELECT jaga_status('lebur_keluar', 'status_valid', 'status_valid');
SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['hancur', 'hancur_hasil', 'lebur_keluar', 'lebur_keluar_baris']) AS t;
REVOKE DELETE ON hancur, hancur_hasil, lebur_keluar, lebur_keluar_baris FROM kencana_app;
REVOKE UPDATE ON hancur_hasil, lebur_keluar_baris FROM kencana_app;
