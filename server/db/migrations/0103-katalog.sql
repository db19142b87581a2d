-- The catalogue of the customers' app (DOMAIN §F.4, spec 002): the chain's, no shop's. A picture is an object of the storage
-- (server/gambar), named by its row; of a row that goes, it goes too.
CREATE TABLE katalog_nomor (
  awalan   text PRIMARY KEY,
  terakhir integer NOT NULL DEFAULT 0 CHECK (terakhir >= 0)
);
INSERT INTO katalog_nomor (awalan) VALUES ('KTG'), ('BNR'), ('INF'), ('ITM'), ('ADM'), ('HDH'), ('HRG');

CREATE DOMAIN gambar_katalog AS text CHECK (VALUE ~ '^[0-9a-f]{24}$');

CREATE TABLE katalog_kategori (
  kode_kategori kode PRIMARY KEY,
  nama_kategori text NOT NULL CHECK (nama_kategori <> ''),
  warna         text NOT NULL CHECK (warna ~ '^#[0-9A-F]{6}$'),
  gambar_name   gambar_katalog NOT NULL UNIQUE
);
CREATE UNIQUE INDEX katalog_kategori_nama ON katalog_kategori (lower(nama_kategori));

CREATE TABLE katalog_banner (
  kode_banner   kode PRIMARY KEY,
  title         text NOT NULL CHECK (title <> ''),
  sub_title     text NOT NULL DEFAULT ' ',
  info          text NOT NULL CHECK (info <> ''),
  sub_info      text NOT NULL CHECK (sub_info <> ''),
  deskripsi     text NOT NULL DEFAULT ' ',
  url_pendukung text NOT NULL CHECK (url_pendukung ~* '^https?://'),
  nama_tombol   text NOT NULL CHECK (nama_tombol <> ''),
  gambar_name   gambar_katalog NOT NULL UNIQUE
);
CREATE TABLE katalog_info (LIKE katalog_banner INCLUDING ALL);
ALTER TABLE katalog_info RENAME COLUMN kode_banner TO kode_info;

CREATE TABLE katalog_item (
  kode_barang   kode PRIMARY KEY,
  kode_kategori kode NOT NULL REFERENCES katalog_kategori,
  nama_barang   text NOT NULL CHECK (nama_barang <> ''),
  berat         mg NOT NULL CHECK (berat > 0),
  harga_jual    rp NOT NULL CHECK (harga_jual > 0),
  direct_url    text NOT NULL CHECK (direct_url ~* '^https?://'),
  hashtag_kadar text[] NOT NULL DEFAULT '{}',
  hashtag_jenis text[] NOT NULL DEFAULT '{}',
  hashtag_lm    text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX katalog_item_kategori ON katalog_item (kode_kategori);
-- Lists of an item, in their order. A banner or info that items name stays (NO ACTION).
CREATE TABLE katalog_item_gambar (
  kode_barang kode NOT NULL REFERENCES katalog_item ON DELETE CASCADE,
  urut        smallint NOT NULL CHECK (urut BETWEEN 1 AND 5),
  gambar_name gambar_katalog NOT NULL UNIQUE,
  PRIMARY KEY (kode_barang, urut)
);
CREATE TABLE katalog_item_banner (
  kode_barang kode NOT NULL REFERENCES katalog_item ON DELETE CASCADE,
  urut        smallint NOT NULL,
  kode_banner kode NOT NULL REFERENCES katalog_banner,
  PRIMARY KEY (kode_barang, urut),
  UNIQUE (kode_barang, kode_banner)
);
CREATE INDEX katalog_item_banner_banner ON katalog_item_banner (kode_banner);
CREATE TABLE katalog_item_info (
  kode_barang kode NOT NULL REFERENCES katalog_item ON DELETE CASCADE,
  urut        smallint NOT NULL,
  kode_info   kode NOT NULL REFERENCES katalog_info,
  PRIMARY KEY (kode_barang, urut),
  UNIQUE (kode_barang, kode_info)
);
CREATE INDEX katalog_item_info_info ON katalog_item_info (kode_info);

CREATE TABLE katalog_kontak (
  kode_admin kode PRIMARY KEY,
  nama_admin text NOT NULL CHECK (nama_admin <> ''),
  no_hp      text NOT NULL UNIQUE CHECK (no_hp ~ '^[0-9]{11,15}$')
);

CREATE TABLE katalog_hadiah (
  kode_hadiah kode PRIMARY KEY,
  nama_hadiah text NOT NULL CHECK (nama_hadiah <> ''),
  info        text NOT NULL CHECK (info <> ''),
  sub_info    text NOT NULL CHECK (sub_info <> ''),
  deskripsi   text NOT NULL DEFAULT ' ',
  point       integer NOT NULL CHECK (point >= 0),
  gambar_name gambar_katalog NOT NULL UNIQUE
);

CREATE TABLE katalog_harga (
  kode_harga_app kode PRIMARY KEY,
  nama_harga_app text NOT NULL CHECK (nama_harga_app <> '')
);
CREATE UNIQUE INDEX katalog_harga_nama ON katalog_harga (lower(nama_harga_app));
-- A group stands in one label only.
CREATE TABLE katalog_harga_group (
  kode_group     kode PRIMARY KEY REFERENCES grup,
  kode_harga_app kode NOT NULL REFERENCES katalog_harga ON DELETE CASCADE,
  urut           smallint NOT NULL
);
CREATE INDEX katalog_harga_group_harga ON katalog_harga_group (kode_harga_app);

CREATE TABLE katalog_group (
  kode_group  kode PRIMARY KEY REFERENCES grup,
  description text NOT NULL CHECK (description <> '')
);

-- The four screens there are; one without a picture is not shown.
CREATE TABLE katalog_splash (
  screen_name text PRIMARY KEY CHECK (screen_name IN ('MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3')),
  text        text NOT NULL DEFAULT '',
  position    text NOT NULL DEFAULT 'top' CHECK (position IN ('top', 'bottom')),
  gambar_name gambar_katalog UNIQUE
);
INSERT INTO katalog_splash (screen_name) VALUES ('MEMBER'), ('GUEST-1'), ('GUEST-2'), ('GUEST-3');

-- What every row has: its number, its place, whether customers see it.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['katalog_kategori', 'katalog_banner', 'katalog_info', 'katalog_item', 'katalog_kontak', 'katalog_hadiah', 'katalog_harga', 'katalog_group', 'katalog_splash'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE, ADD COLUMN urutan integer NOT NULL DEFAULT 0, ADD COLUMN tayang boolean NOT NULL DEFAULT true', t);
    PERFORM buka_tabel(t::regclass);
    IF t <> 'katalog_splash' THEN EXECUTE format('GRANT DELETE ON %I TO kencana_app', t); END IF;
  END LOOP;
  FOREACH t IN ARRAY ARRAY['katalog_item_gambar', 'katalog_item_banner', 'katalog_item_info', 'katalog_harga_group'] LOOP
    PERFORM buka_tabel(t::regclass);
    EXECUTE format('GRANT DELETE ON %I TO kencana_app', t);
  END LOOP;
END $$;
REVOKE INSERT ON katalog_splash FROM kencana_app;
UPDATE katalog_splash SET urutan = CASE screen_name WHEN 'MEMBER' THEN 1 ELSE 1 + right(screen_name, 1)::int END;
SELECT buka_tabel('katalog_nomor');
REVOKE INSERT ON katalog_nomor FROM kencana_app;
