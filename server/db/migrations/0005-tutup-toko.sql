-- ★ One row per closed day: the day's figures as they were, and their hash.
CREATE TABLE tutup_toko (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  mulai      timestamptz NOT NULL,
  selesai    timestamptz NOT NULL,
  user_id    text NOT NULL,
  peringatan text[] NOT NULL DEFAULT '{}',
  -- written by server/close/ringkasan.ts, which writes the same text again whenever it is asked; hash is its SHA-256
  ringkasan  text NOT NULL,
  hash       text NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system)
);

-- A close that is running now, so that a second user learns whose it is and how far it got.
-- Whether one is running is decided by its lock, never by this row: a process that died leaves the row and loses the lock.
CREATE TABLE tutup_berjalan (
  kode_toko  varchar(6) PRIMARY KEY REFERENCES toko,
  tgl_system date NOT NULL,
  user_id    text NOT NULL,
  mulai      timestamptz NOT NULL,
  percentage integer NOT NULL DEFAULT 0,
  message    text NOT NULL DEFAULT ''
);

-- ★ Stock at the end of each day, by place and kind; awal of a day is akhir of the day before.
CREATE TABLE stok_harian (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  kode_gudang text NOT NULL,
  kode_baki   text NOT NULL,
  kode_group  text NOT NULL,
  kode_dept   text NOT NULL,
  stock_awal integer NOT NULL, tambah integer NOT NULL, terima integer NOT NULL, beli integer NOT NULL,
  masuk integer NOT NULL, keluar integer NOT NULL, jual integer NOT NULL, kirim integer NOT NULL,
  hancur integer NOT NULL, konversi integer NOT NULL, selisih integer NOT NULL, koreksi integer NOT NULL, stock_akhir integer NOT NULL,
  berat_awal mg NOT NULL, berat_tambah mg NOT NULL, berat_terima mg NOT NULL, berat_beli mg NOT NULL,
  berat_masuk mg NOT NULL, berat_keluar mg NOT NULL, berat_jual mg NOT NULL, berat_kirim mg NOT NULL,
  berat_hancur mg NOT NULL, berat_konversi mg NOT NULL, berat_selisih mg NOT NULL, berat_koreksi mg NOT NULL, berat_akhir mg NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, kode_gudang, kode_baki, kode_group, kode_dept),
  CHECK (stock_akhir = stock_awal + tambah + terima + beli + masuk - keluar - jual - kirim - hancur + konversi + selisih + koreksi),
  CHECK (berat_akhir = berat_awal + berat_tambah + berat_terima + berat_beli + berat_masuk - berat_keluar - berat_jual - berat_kirim - berat_hancur + berat_konversi + berat_selisih + berat_koreksi)
);

-- ★ Where each piece of the shop lay at the end of the day.
CREATE TABLE stok_barang_harian (
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  tanggal   date NOT NULL,
  barang_id bigint NOT NULL REFERENCES barang,
  lokasi    text NOT NULL,
  berat     mg NOT NULL,
  status    text NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, barang_id)
);

-- ★
CREATE TABLE saldo_akun_harian (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  kode_akun   text NOT NULL REFERENCES akun,
  no_rekening text NOT NULL,
  saldo_awal  rp NOT NULL,
  debet       rp NOT NULL CHECK (debet >= 0),
  kredit      rp NOT NULL CHECK (kredit >= 0),
  saldo_akhir rp NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, kode_akun, no_rekening),
  CHECK (saldo_akhir = saldo_awal + debet - kredit)
);

-- The day's points, for its summary.
CREATE INDEX mutasi_poin_tanggal ON mutasi_poin (kode_toko, tgl_trx);
