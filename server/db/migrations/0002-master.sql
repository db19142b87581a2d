CREATE TABLE kategori (
  kode_kategori kode PRIMARY KEY,
  nama_kategori text NOT NULL,
  status_gold   text NOT NULL CHECK (status_gold IN ('GOLD', 'NONGOLD')),
  urut          integer NOT NULL DEFAULT 0,
  status_aktif  boolean NOT NULL DEFAULT true
);

-- The specification's `group`: one purity family with one price per gram.
CREATE TABLE grup (
  kode_group    kode PRIMARY KEY,
  nama_group    text NOT NULL,
  kode_kategori kode NOT NULL REFERENCES kategori,
  kadar         pct NOT NULL,
  kadar_cetak   text NOT NULL,
  kadar_jual    pct NOT NULL DEFAULT 0,
  warna         text NOT NULL DEFAULT '-',
  berat_bandrol_default mg NOT NULL DEFAULT 0 CHECK (berat_bandrol_default >= 0),
  status_aktif  boolean NOT NULL DEFAULT true
);

-- Today's prices of a group in one shop. A price of 0 means: not set yet, nothing can be sold.
CREATE TABLE harga_group (
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  kode_group      kode NOT NULL REFERENCES grup,
  harga           rp NOT NULL DEFAULT 0 CHECK (harga >= 0),
  harga_min_gram  rp NOT NULL DEFAULT 0 CHECK (harga_min_gram >= 0),
  harga_max_gram  rp NOT NULL DEFAULT 0 CHECK (harga_max_gram >= 0),
  harga_beli_gram rp NOT NULL DEFAULT 0 CHECK (harga_beli_gram >= 0),
  harga_beli_24k  rp NOT NULL DEFAULT 0 CHECK (harga_beli_24k >= 0),
  berlaku_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, kode_group),
  CHECK (harga_min_gram <= harga AND harga <= harga_max_gram)
);

-- ★
CREATE TABLE log_harga (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  kode_group      kode NOT NULL REFERENCES grup,
  tanggal         date NOT NULL,
  jam             timestamptz NOT NULL,
  harga           rp NOT NULL,
  harga_min_gram  rp NOT NULL,
  harga_max_gram  rp NOT NULL,
  harga_beli_gram rp NOT NULL,
  harga_beli_24k  rp NOT NULL,
  user_id         text NOT NULL
);

CREATE TABLE jenis (
  kode_dept     kode PRIMARY KEY,
  nama_dept     text NOT NULL,
  kode_kategori kode NOT NULL REFERENCES kategori,
  kode_group    kode REFERENCES grup,
  status_aktif  boolean NOT NULL DEFAULT true
);

CREATE TABLE gudang (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kode_gudang  kode NOT NULL,
  nama_gudang  text NOT NULL,
  tipe         text NOT NULL CHECK (tipe IN ('TOKO', 'BELI', 'TITIP', 'PESANAN', 'CUCI', 'SORTIR', 'LEBUR', 'SERVICE', 'HUTANG', 'BIASA')),
  is_sistem    boolean NOT NULL DEFAULT false,
  status_aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_gudang)
);

CREATE TABLE baki (
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  kode_baki     kode NOT NULL,
  kode_gudang   kode NOT NULL,
  nama_baki     text NOT NULL,
  berat_baki    mg NOT NULL CHECK (berat_baki >= 0),
  berat_bandrol mg NOT NULL DEFAULT 0 CHECK (berat_bandrol >= 0),
  kapasitas     integer NOT NULL DEFAULT 0 CHECK (kapasitas >= 0),
  status        text NOT NULL DEFAULT 'READY' CHECK (status IN ('READY', 'KUNCI_SO')),
  is_sistem     boolean NOT NULL DEFAULT false,
  status_aktif  boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_baki),
  UNIQUE (kode_toko, kode_gudang, kode_baki),
  FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang
);

CREATE TABLE bank (
  kode_bank    kode PRIMARY KEY,
  nama_bank    text NOT NULL UNIQUE,
  status_aktif boolean NOT NULL DEFAULT true
);

CREATE TABLE rekening (
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  no_rekening   text NOT NULL CHECK (no_rekening ~ '^[0-9]{3,30}$'),
  kode_bank     kode NOT NULL REFERENCES bank,
  nama_rekening text NOT NULL,
  jenis         text NOT NULL DEFAULT 'SEMUA' CHECK (jenis IN ('EDC', 'TRANSFER', 'SEMUA')),
  is_default    boolean NOT NULL DEFAULT false,
  status_aktif  boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, no_rekening)
);
CREATE UNIQUE INDEX rekening_default ON rekening (kode_toko, kode_bank) WHERE is_default AND status_aktif;

CREATE TABLE sales (
  kode_toko      varchar(6) NOT NULL REFERENCES toko,
  kode_sales     kode NOT NULL,
  nama_sales     text NOT NULL,
  no_hp          text NOT NULL DEFAULT '-',
  premi_per_gram rp NOT NULL DEFAULT 0 CHECK (premi_per_gram >= 0),
  status_aktif   boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_sales)
);

CREATE TABLE marketplace (
  kode_marketplace kode PRIMARY KEY,
  nama_marketplace text NOT NULL,
  biaya_persen     pct NOT NULL DEFAULT 0,
  status_aktif     boolean NOT NULL DEFAULT true
);

CREATE TABLE parameter_poin (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_group  text NOT NULL DEFAULT 'ALL',
  tipe        text NOT NULL CHECK (tipe IN ('RP', 'BERAT')),
  -- rupiah for RP, milligrams for BERAT
  kelipatan   bigint NOT NULL CHECK (kelipatan > 0),
  poin        integer NOT NULL CHECK (poin > 0),
  minimal     bigint NOT NULL DEFAULT 0 CHECK (minimal >= 0),
  tgl_mulai   date NOT NULL,
  tgl_selesai date NOT NULL,
  status_aktif boolean NOT NULL DEFAULT true,
  CHECK (tgl_mulai <= tgl_selesai)
);

-- One row per group, made with the group; jumlah_kupon 0 switches it off (DOMAIN §B.11).
CREATE TABLE parameter_kupon (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_group   kode NOT NULL UNIQUE REFERENCES grup,
  type_kupon   text NOT NULL DEFAULT 'BERAT' CHECK (type_kupon IN ('BERAT', 'RP')),
  -- milligrams for BERAT, rupiah for RP
  berat        bigint NOT NULL DEFAULT 0 CHECK (berat >= 0),
  jumlah_kupon integer NOT NULL DEFAULT 0 CHECK (jumlah_kupon >= 0),
  ket_hadiah   text NOT NULL DEFAULT '-',
  ket_kupon    text NOT NULL DEFAULT '-',
  tgl_mulai    date NOT NULL DEFAULT '2000-01-01',
  tgl_selesai  date NOT NULL DEFAULT '2999-12-31',
  CHECK (tgl_mulai <= tgl_selesai)
);

CREATE TABLE akun (
  kode_akun text PRIMARY KEY,
  nama      text NOT NULL,
  normal    char(1) NOT NULL CHECK (normal IN ('D', 'K'))
);

CREATE TABLE member (
  kode_member      kode PRIMARY KEY,
  nama_customer    text NOT NULL,
  no_hp            text NOT NULL UNIQUE,
  alamat_customer  text NOT NULL DEFAULT '-',
  point            integer NOT NULL DEFAULT 0 CHECK (point >= 0),
  trx_count        integer NOT NULL DEFAULT 0 CHECK (trx_count >= 0),
  trx_terakhir     date,
  kode_toko_daftar varchar(6) NOT NULL REFERENCES toko,
  status_aktif     boolean NOT NULL DEFAULT true
);

CREATE TABLE hadiah (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kode_hadiah  kode NOT NULL,
  nama_hadiah  text NOT NULL,
  poin         integer NOT NULL DEFAULT 0 CHECK (poin >= 0),
  stock        integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  nilai        rp NOT NULL DEFAULT 0 CHECK (nilai >= 0),
  status_aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_hadiah)
);
