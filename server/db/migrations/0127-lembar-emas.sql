-- What the day's sheet (R49) tells since its version 7 and a master may change later: whether a group was gold when the day was
-- closed, and the name of the bank an account was kept at. Days that were closed before have neither.
ALTER TABLE saldo_akun_harian ADD COLUMN nama_bank text;

-- Beside stok_harian, not in it: the version before asks for that table's columns as many as it knows.
-- ★ Written by the close, once.
CREATE TABLE grup_harian (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  kode_group  text NOT NULL,
  status_gold text NOT NULL CHECK (status_gold IN ('GOLD', 'NONGOLD')),
  PRIMARY KEY (kode_toko, tanggal, kode_group)
);
SELECT buka_tabel('grup_harian', true);
