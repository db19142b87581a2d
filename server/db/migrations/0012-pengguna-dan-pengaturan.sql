-- What the paper of each kind of nota looks like in a shop (domain/documents/pengaturan-nota.ts); a kind without a row has the defaults.
CREATE TABLE pengaturan_nota (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  jenis      text NOT NULL CHECK (jenis IN ('JUAL', 'BELI', 'TUKAR', 'TITIP', 'PESANAN', 'SERVICE', 'HUTANG', 'LUNAS')),
  kepala     text[] NOT NULL DEFAULT '{}',
  kaki       text NOT NULL DEFAULT '',
  harga_gram boolean NOT NULL DEFAULT true,
  lembar     integer NOT NULL DEFAULT 1 CHECK (lembar BETWEEN 1 AND 5),
  kertas     text NOT NULL DEFAULT 'A5' CHECK (kertas IN ('A5', 'CONTINUOUS', '80')),
  qr         boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, jenis)
);
SELECT buka_tabel('pengaturan_nota'::regclass);

-- A session can be named without its token or the hash of it, and says when it was last used (to some minutes).
ALTER TABLE sesi ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE sesi ADD COLUMN terakhir timestamptz;

-- History of one setting, or one user's rights, of one shop.
CREATE INDEX audit_log_toko ON audit_log (kode_toko, tabel, id DESC);
