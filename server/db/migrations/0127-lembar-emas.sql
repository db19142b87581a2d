-- What the day's sheet (R49) tells since its version 7 and a master may change later: whether a group was gold when the day was
-- closed, and the name of the bank an account was kept at. Days that were closed before have neither.
ALTER TABLE stok_harian ADD COLUMN status_gold text CHECK (status_gold IN ('GOLD', 'NONGOLD'));
ALTER TABLE saldo_akun_harian ADD COLUMN nama_bank text;
