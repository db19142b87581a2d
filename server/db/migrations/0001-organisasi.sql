-- Units: rupiah and milligrams are whole numbers; a percent is stored × 10,000.
CREATE DOMAIN rp  AS bigint;
CREATE DOMAIN mg  AS bigint;
CREATE DOMAIN pct AS integer CHECK (VALUE BETWEEN 0 AND 1000000);
CREATE DOMAIN kode AS varchar(20) CHECK (VALUE = upper(VALUE) AND VALUE <> '');

CREATE TABLE toko (
  kode_toko     varchar(6) PRIMARY KEY CHECK (kode_toko ~ '^[A-Z0-9]{1,6}$'),
  nama_toko     text NOT NULL,
  alamat_toko   text NOT NULL DEFAULT '-',
  kota          text NOT NULL DEFAULT '-',
  no_telp       text NOT NULL DEFAULT '-',
  npwp          text NOT NULL DEFAULT '-',
  izin_gadai    text NOT NULL DEFAULT '-',
  portal        text NOT NULL DEFAULT '-',
  tgl_system    date NOT NULL,
  is_pusat      boolean NOT NULL DEFAULT false,
  status_aktif  boolean NOT NULL DEFAULT true
);

CREATE TABLE users (
  user_id       kode PRIMARY KEY,
  user_name     text NOT NULL,
  password_hash text NOT NULL,
  level         text NOT NULL CHECK (level IN ('OWN', 'SU', 'SPV', 'KSR', 'SLS', 'GDG', 'ADM', 'KTL')),
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  no_hp         text NOT NULL DEFAULT '-',
  status_aktif  boolean NOT NULL DEFAULT true,
  gagal_login   integer NOT NULL DEFAULT 0,
  kunci_sampai  timestamptz,
  gagal_otorisasi integer NOT NULL DEFAULT 0,
  gagal_otorisasi_sejak timestamptz,
  ganti_password_wajib boolean NOT NULL DEFAULT false,
  login_terakhir timestamptz
);

-- One row per user and screen; a level's default rows are written when the user is made (domain/menus.ts).
CREATE TABLE hak_akses (
  user_id      kode NOT NULL REFERENCES users,
  menu_name    text NOT NULL,
  is_show      boolean NOT NULL DEFAULT true,
  boleh_tambah boolean NOT NULL DEFAULT true,
  boleh_ubah   boolean NOT NULL DEFAULT true,
  boleh_hapus  boolean NOT NULL DEFAULT true,
  boleh_export boolean NOT NULL DEFAULT true,
  PRIMARY KEY (user_id, menu_name)
);

CREATE TABLE hak_otorisasi (
  user_id  kode NOT NULL REFERENCES users,
  kategori text NOT NULL,
  PRIMARY KEY (user_id, kategori)
);

-- Sessions: only the hash of a token is kept.
CREATE TABLE sesi (
  token_hash   bytea PRIMARY KEY,
  user_id      kode NOT NULL REFERENCES users,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  dibuat       timestamptz NOT NULL,
  kedaluwarsa  timestamptz NOT NULL,
  dicabut_at   timestamptz,
  alasan_cabut text,
  ip           text NOT NULL DEFAULT '-'
);
CREATE INDEX sesi_toko ON sesi (kode_toko) WHERE dicabut_at IS NULL;
CREATE INDEX sesi_user ON sesi (user_id) WHERE dicabut_at IS NULL;

CREATE TABLE para_system (
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  key       text NOT NULL,
  value     text NOT NULL,
  PRIMARY KEY (kode_toko, key)
);

-- ★ Every attempt to authorise, good or bad. dipakai_at is the one thing that may change, once.
CREATE TABLE otorisasi (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  authorization_id text NOT NULL UNIQUE,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  tgl_system      date NOT NULL,
  jam             timestamptz NOT NULL,
  token_hash      bytea NOT NULL,
  user_peminta    text NOT NULL,
  user_otorisasi  text NOT NULL,
  kategori        text NOT NULL,
  description     text NOT NULL DEFAULT '-',
  ref_no          text NOT NULL DEFAULT '-',
  alasan          text NOT NULL DEFAULT '-',
  keterangan      text NOT NULL DEFAULT '-',
  hasil           text NOT NULL CHECK (hasil IN ('OK', 'GAGAL')),
  dipakai_at      timestamptz,
  CHECK (dipakai_at IS NULL OR hasil = 'OK')
);
CREATE INDEX otorisasi_tanggal ON otorisasi (kode_toko, tgl_system);
CREATE INDEX otorisasi_sesi ON otorisasi (token_hash, kategori) WHERE dipakai_at IS NULL AND hasil = 'OK';

-- ★ Changes of masters and settings.
CREATE TABLE audit_log (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  waktu     timestamptz NOT NULL,
  user_id   text NOT NULL,
  aksi      text NOT NULL,
  tabel     text NOT NULL,
  ref       text NOT NULL,
  sebelum   jsonb,
  sesudah   jsonb
);
CREATE INDEX audit_log_ref ON audit_log (tabel, ref);

-- Document numbers: gap-free per shop, kind and day, because the row is part of the document's transaction.
CREATE TABLE counter (
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  jenis     text NOT NULL,
  tanggal   date NOT NULL,
  nilai     integer NOT NULL CHECK (nilai > 0),
  PRIMARY KEY (kode_toko, jenis, tanggal)
);

CREATE SEQUENCE barcode_seq MINVALUE 1 MAXVALUE 99999999 START 1;

-- ★ One row per write that succeeded: the same id_trx again gets the same reply, and makes nothing.
CREATE TABLE permintaan (
  kode_toko varchar(6) NOT NULL,
  id_trx    text NOT NULL,
  call      text NOT NULL,
  user_id   text NOT NULL,
  hash      bytea NOT NULL,
  reply     json NOT NULL,
  dibuat    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id_trx)
);
