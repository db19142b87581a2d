-- What the day's sheet (R49) tells of a closed day and nothing else keeps: the purity its stock was worth that day, for a group's
-- may be edited, and how many documents an account was kept for. Days that were closed before have neither.
ALTER TABLE stok_harian ADD COLUMN kadar pct;
ALTER TABLE saldo_akun_harian ADD COLUMN dokumen integer CHECK (dokumen >= 0);

-- The balance of each document on an account that is kept by document.
CREATE INDEX jurnal_detail_sub ON jurnal_detail (kode_toko, kode_akun, sub_ref) INCLUDE (jumlah) WHERE sub_ref <> '-';
