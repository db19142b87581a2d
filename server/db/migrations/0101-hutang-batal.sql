-- Who allowed a loan to be undone stands beside who allowed it to be made (§B.0.10, §B.8).
ALTER TABLE hutang ADD COLUMN batal_otorisasi_by text NOT NULL DEFAULT '-';

-- ★ Every loan that ran at the end of a day: how old it was, how long it was overdue, and the interest that was due (§B.21).
CREATE TABLE hutang_harian (
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  tanggal          date NOT NULL,
  no_faktur_hutang text NOT NULL REFERENCES hutang,
  sisa_pokok       rp NOT NULL CHECK (sisa_pokok > 0),
  hari             integer NOT NULL CHECK (hari >= 0),
  -- below 0 until it is due
  hari_lewat       integer NOT NULL,
  bunga            rp NOT NULL CHECK (bunga >= 0),
  PRIMARY KEY (kode_toko, tanggal, no_faktur_hutang)
);
SELECT buka_tabel('hutang_harian', true);
