-- What moved in the drawer and at the bank is summed once for each closed day too, by all that R39 and R40 are asked for
-- (docs/decisions/38-hari-dijumlah-sekali.md). Nothing is posted into a closed day, so that its row is final.
-- Joined by the journal's id alone: without statistics (a database just restored) the shop beside it tempts the planner to read all journals for each line.
CREATE VIEW hitung_mutasi_uang_harian WITH (security_invoker = true) AS
SELECT j.kode_toko, j.tanggal, d.kode_akun, d.no_rekening, j.kategori, d.jenis_bayar, j.user_id,
  count(*)::int AS qty, sum(greatest(d.jumlah, 0))::bigint AS masuk, sum(greatest(-d.jumlah, 0))::bigint AS keluar
FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
WHERE d.kode_akun IN ('1101', '1102')
GROUP BY j.kode_toko, j.tanggal, d.kode_akun, d.no_rekening, j.kategori, d.jenis_bayar, j.user_id;

-- ★ Written by the close, once.
CREATE TABLE mutasi_uang_harian (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  kode_akun   text NOT NULL REFERENCES akun,
  no_rekening text NOT NULL,
  kategori    text NOT NULL,
  jenis_bayar text NOT NULL,
  user_id     text NOT NULL,
  qty         integer NOT NULL CHECK (qty > 0),
  masuk       rp NOT NULL CHECK (masuk >= 0),
  keluar      rp NOT NULL CHECK (keluar >= 0),
  PRIMARY KEY (kode_toko, kode_akun, tanggal, no_rekening, kategori, jenis_bayar, user_id)
);
SELECT buka_tabel('mutasi_uang_harian', true);
GRANT SELECT ON hitung_mutasi_uang_harian TO kencana_app;

-- The days that were closed before, by the same rule.
INSERT INTO mutasi_uang_harian SELECT h.* FROM hitung_mutasi_uang_harian h JOIN (SELECT kode_toko, max(tgl_system) AS ditutup FROM tutup_toko GROUP BY 1) c USING (kode_toko) WHERE h.tanggal <= c.ditutup;
ANALYZE mutasi_uang_harian;
