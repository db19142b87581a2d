-- What a piece in SORTIR waits for (§O.1-3). It says nothing while the piece is elsewhere, and is true again when a cancel brings it back.
ALTER TABLE barang ADD COLUMN tujuan_sortir text CHECK (tujuan_sortir IN ('CUCI', 'LEBUR', 'PUSAT'));

-- A conversion beside its head and pieces (dokumen_stok): why, and who allowed it.
CREATE TABLE konversi (
  no            text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  alasan        text NOT NULL,
  otorisasi_by  text NOT NULL
);
-- What each piece became, and what of it followed its group and comes back with a cancel.
CREATE TABLE konversi_barang (
  no                text NOT NULL,
  urut              smallint NOT NULL,
  kode_toko         varchar(6) NOT NULL REFERENCES toko,
  kode_group        kode NOT NULL REFERENCES grup,
  kode_dept         kode NOT NULL REFERENCES jenis,
  kadar_asal        pct NOT NULL,
  kadar_cetak_asal  text NOT NULL,
  gold_asal         text NOT NULL,
  PRIMARY KEY (no, urut),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang (no, urut)
);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['konversi', 'konversi_barang']) AS t;
REVOKE UPDATE, DELETE ON konversi, konversi_barang FROM kencana_app;
