-- A wash beside its head and pieces (dokumen_stok): who washes, and with how much each piece came back (§B.18, §O.1-14).
CREATE TABLE cuci (
  no          text PRIMARY KEY REFERENCES dokumen_stok,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  kode_tukang kode NOT NULL
);
CREATE TABLE cuci_kembali (
  no            text NOT NULL,
  urut          smallint NOT NULL,
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  berat_kembali mg NOT NULL CHECK (berat_kembali > 0),
  -- what it costs to make from now on; a cancel gives the old one back
  ongkos        rp NOT NULL CHECK (ongkos >= 0),
  ongkos_asal   rp NOT NULL,
  PRIMARY KEY (no, urut),
  FOREIGN KEY (no, urut) REFERENCES dokumen_stok_barang (no, urut)
);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['cuci', 'cuci_kembali']) AS t;
REVOKE UPDATE, DELETE ON cuci, cuci_kembali FROM kencana_app;
