-- Who was paid premi for a line, by which entry, and how much of it the line is; and the entry that took it off again because the
-- line was cancelled after it was paid (DOMAIN §C.13, §O.5-3).
ALTER TABLE jual_detail
  ADD COLUMN no_kas_premi  text NOT NULL DEFAULT '-',
  ADD COLUMN premi_rp      rp NOT NULL DEFAULT 0 CHECK (premi_rp >= 0),
  ADD COLUMN no_kas_potong text NOT NULL DEFAULT '-',
  ADD CONSTRAINT jual_detail_premi_lunas CHECK ((status_premi = 'DONE') = (no_kas_premi <> '-') AND (status_premi = 'DONE' OR premi_rp = 0)),
  ADD CONSTRAINT jual_detail_premi_potong CHECK (no_kas_potong = '-' OR (status_premi = 'DONE' AND status_kembali = 'CANC'));
-- What is to be paid, what is to be taken off, and what an entry paid or took off.
CREATE INDEX jual_detail_premi_belum ON jual_detail (kode_toko, kode_sales, tgl_system)
  WHERE status_premi = 'OPEN' AND status_valid = 'DONE' AND status_kembali = 'OPEN';
CREATE INDEX jual_detail_premi_batal ON jual_detail (kode_toko, kode_sales)
  WHERE status_premi = 'DONE' AND status_kembali = 'CANC' AND no_kas_potong = '-';
CREATE INDEX jual_detail_no_kas_premi ON jual_detail (no_kas_premi) WHERE no_kas_premi <> '-';
CREATE INDEX jual_detail_no_kas_potong ON jual_detail (no_kas_potong) WHERE no_kas_potong <> '-';
