-- Shops of a chain owe each other gold, and grams already say so: no account and no setting keep it in rupiah (§B.14).
DELETE FROM saldo_akun WHERE kode_akun = '1301' AND saldo = 0;
DELETE FROM akun a WHERE kode_akun = '1301' AND NOT EXISTS (SELECT FROM jurnal_detail d WHERE d.kode_akun = a.kode_akun)
  AND NOT EXISTS (SELECT FROM saldo_akun s WHERE s.kode_akun = a.kode_akun) AND NOT EXISTS (SELECT FROM saldo_akun_harian h WHERE h.kode_akun = a.kode_akun);
DELETE FROM para_system WHERE key = 'KIRIM_RK';

-- Stock documents of every kind share head and pieces; what else a kind keeps stands in tables of its own, by the same number.
ALTER TABLE dokumen_stok
  ALTER COLUMN kode_gudang DROP NOT NULL,
  ALTER COLUMN kode_baki DROP NOT NULL,
  -- where they went, as people say it: a tray, a shop, a goldsmith, another group
  ADD COLUMN ke text,
  DROP CONSTRAINT dokumen_stok_status_valid_check,
  -- OPEN: it has its number and has moved nothing yet (§O.1-11)
  ADD CONSTRAINT dokumen_stok_status_valid_check CHECK (status_valid IN ('OPEN', 'DONE', 'CANC'));
UPDATE dokumen_stok SET ke = kode_gudang || ' / ' || kode_baki;
ALTER TABLE dokumen_stok ALTER COLUMN ke SET NOT NULL;
CREATE INDEX dokumen_stok_draf ON dokumen_stok (kode_toko, kind) WHERE status_valid = 'OPEN';

ALTER TABLE dokumen_stok_barang
  -- where this one went, where the document has no one place for all
  ADD COLUMN ke text NOT NULL DEFAULT '-';
