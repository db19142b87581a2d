-- What fine gold costs in a shop. `versi` grows with every change of any price, so that two who set prices at once are told.
CREATE TABLE harga_24k (
  kode_toko  varchar(6) PRIMARY KEY REFERENCES toko,
  harga_jual rp NOT NULL DEFAULT 0 CHECK (harga_jual >= 0),
  harga_beli rp NOT NULL DEFAULT 0 CHECK (harga_beli >= 0),
  versi      integer NOT NULL DEFAULT 0,
  diubah_by  text NOT NULL DEFAULT '-',
  diubah_at  timestamptz
);

-- ★
CREATE TABLE log_harga_24k (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  tanggal         date NOT NULL,
  jam             timestamptz NOT NULL,
  harga_jual_lama rp NOT NULL,
  harga_jual      rp NOT NULL,
  harga_beli_lama rp NOT NULL,
  harga_beli      rp NOT NULL,
  user_id         text NOT NULL
);
CREATE INDEX log_harga_24k_tanggal ON log_harga_24k (kode_toko, tanggal);

ALTER TABLE harga_group
  ADD cara text NOT NULL DEFAULT 'MANUAL' CHECK (cara IN ('MANUAL', 'TURUNAN')),
  -- rupiah per gram on top of the derived price
  ADD margin_per_gram rp NOT NULL DEFAULT 0 CHECK (margin_per_gram >= 0);

-- From what each price changed: the row alone tells the whole change.
ALTER TABLE log_harga
  ADD cara text NOT NULL DEFAULT 'MANUAL',
  ADD harga_lama rp NOT NULL DEFAULT 0,
  ADD harga_min_lama rp NOT NULL DEFAULT 0,
  ADD harga_max_lama rp NOT NULL DEFAULT 0,
  ADD harga_beli_lama rp NOT NULL DEFAULT 0;
CREATE INDEX log_harga_tanggal ON log_harga (kode_toko, tanggal);

SELECT buka_tabel('harga_24k'), buka_tabel('log_harga_24k', true);
