-- Wrong passwords, counted by who is tried and from where (server/rantai/kunci-akun.ts). A row lives for its window. Keys
-- are hashes, and no user is referred to: what a stranger types as a user id is counted alike whether there is one or not.
CREATE TABLE percobaan_password (
  kunci   bytea PRIMARY KEY,
  akun    bytea NOT NULL,
  lingkup text NOT NULL CHECK (lingkup IN ('PERANGKAT', 'PEMINTA', 'ALAMAT', 'AKUN')),
  jumlah  integer NOT NULL,
  maks    integer NOT NULL,
  sampai  timestamptz NOT NULL
);
CREATE INDEX percobaan_password_akun ON percobaan_password (akun);
CREATE INDEX percobaan_password_sampai ON percobaan_password (sampai);
SELECT buka_tabel('percobaan_password');
GRANT DELETE ON percobaan_password TO kencana_app;

-- On which devices a user's password was right before: others' failures never lock these. Only a hash of the device's id is kept.
CREATE TABLE perangkat (
  user_id   kode NOT NULL REFERENCES users,
  perangkat bytea NOT NULL,
  sejak     timestamptz NOT NULL,
  terakhir  timestamptz NOT NULL,
  PRIMARY KEY (user_id, perangkat)
);
SELECT buka_tabel('perangkat');
GRANT DELETE ON perangkat TO kencana_app;

-- The device a session was opened on, and when the user had signed in before it.
ALTER TABLE sesi ADD COLUMN perangkat bytea;
ALTER TABLE sesi ADD COLUMN masuk_sebelumnya timestamptz;

-- ★ Who came in, who did not, and what was refused. `sekali` names what is written down once only, however often it happens.
CREATE TABLE log_akses (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  waktu     timestamptz NOT NULL,
  peristiwa text NOT NULL CHECK (peristiwa IN ('MASUK', 'GAGAL MASUK', 'AKUN TERKUNCI', 'PASSWORD LAMA SALAH', 'GANTI PASSWORD', 'RESET PASSWORD', 'BUKA KUNCI', 'AKSES DITOLAK')),
  user_id   text NOT NULL,
  oleh      text NOT NULL DEFAULT '-',
  ref       text NOT NULL DEFAULT '-',
  alamat    text NOT NULL DEFAULT '-',
  perangkat text NOT NULL DEFAULT '-',
  baru      boolean NOT NULL DEFAULT false,
  sekali    text UNIQUE
);
CREATE INDEX log_akses_user ON log_akses (user_id, waktu);
CREATE INDEX log_akses_terkunci ON log_akses (waktu) WHERE peristiwa = 'AKUN TERKUNCI';
SELECT buka_tabel('log_akses', true);

-- users.gagal_login, kunci_sampai, gagal_otorisasi and gagal_otorisasi_sejak are read by no one any more: a lock is of the device
-- that failed. They stay because a server of the version before may still run.
