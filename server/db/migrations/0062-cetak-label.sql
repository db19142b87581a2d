-- Labels that were printed (spec 002 §3): a print, and the pieces in it.
CREATE TABLE cetak_label (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  tanggal   date NOT NULL,
  jam       timestamptz NOT NULL,
  user_id   text NOT NULL,
  -- why labels that were printed before are printed again
  alasan    text NOT NULL DEFAULT '-',
  id_trx    text NOT NULL,
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX cetak_label_tanggal ON cetak_label (kode_toko, tanggal);

CREATE TABLE history_cetak_barcode (
  cetak_id     bigint NOT NULL REFERENCES cetak_label,
  urut         smallint NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  barang_id    bigint NOT NULL REFERENCES barang,
  kode_barcode text NOT NULL,
  qty          smallint NOT NULL CHECK (qty > 0),
  PRIMARY KEY (cetak_id, urut),
  UNIQUE (cetak_id, barang_id)
);
CREATE INDEX history_cetak_barcode_barang ON history_cetak_barcode (barang_id);

SELECT buka_tabel(t::regclass, true) FROM unnest(ARRAY['cetak_label', 'history_cetak_barcode']) AS t;
