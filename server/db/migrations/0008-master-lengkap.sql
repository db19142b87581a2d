-- A new table is opened to the server with this: its rights, row-level security where it has kode_toko, ★ where it is append-only.
CREATE FUNCTION buka_tabel(t regclass, bintang boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT ON %s TO kencana_app', t);
  IF bintang THEN
    EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION hanya_tambah()', t);
  ELSE
    EXECUTE format('GRANT UPDATE, DELETE ON %s TO kencana_app', t);
  END IF;
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = t AND attname = 'kode_toko' AND NOT attisdropped) THEN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY toko_sendiri ON %s TO kencana_app
      USING (kode_toko = (SELECT current_setting('app.kode_toko', true)) OR (SELECT current_setting('app.kode_toko', true)) = '*')$p$, t);
  END IF;
END $$;

CREATE TABLE bandrol (
  kode_bandrol  kode PRIMARY KEY,
  keterangan    text NOT NULL,
  berat_bandrol mg NOT NULL CHECK (berat_bandrol >= 10),
  status_aktif  boolean NOT NULL DEFAULT true
);

CREATE TABLE kadar (
  kode_kadar   kode PRIMARY KEY,
  nama         text NOT NULL,
  persen       pct NOT NULL UNIQUE,
  cetak        text NOT NULL,
  status_aktif boolean NOT NULL DEFAULT true
);

-- Reasons of a cash or bank entry, and the account that stands against it (DOMAIN §B.9).
CREATE TABLE kode_transaksi (
  kode_transaksi   kode PRIMARY KEY,
  nama             text NOT NULL,
  jenis            text NOT NULL CHECK (jenis IN ('IN', 'OUT')),
  media            text NOT NULL CHECK (media IN ('KAS', 'BANK', 'KEDUANYA')),
  kode_akun_lawan  text NOT NULL REFERENCES akun,
  butuh_otorisasi  boolean NOT NULL DEFAULT false,
  -- what moves money between the till and the bank is entered at its own screens, which rely on these rows
  is_sistem        boolean NOT NULL DEFAULT false,
  status_aktif     boolean NOT NULL DEFAULT true
);

CREATE TABLE kondisi_barang (
  kode_kondisi kode PRIMARY KEY,
  kondisi      text NOT NULL UNIQUE,
  status_aktif boolean NOT NULL DEFAULT true
);

-- What a condition takes off the buy-back price: a percent of the basis, or rupiah per gram bought (DOMAIN §C.4).
CREATE TABLE kondisi_pembelian (
  kode         kode PRIMARY KEY,
  kondisi      text NOT NULL UNIQUE,
  tipe         text NOT NULL DEFAULT 'PERSENTASE' CHECK (tipe IN ('PERSENTASE', 'RP')),
  persentase   pct NOT NULL DEFAULT 0,
  potongan     rp NOT NULL DEFAULT 0 CHECK (potongan >= 0),
  tanpa_surat  boolean NOT NULL DEFAULT false,
  status_aktif boolean NOT NULL DEFAULT true
);

CREATE TABLE kondisi_pinjaman (
  kode          kode PRIMARY KEY,
  nama          text NOT NULL,
  metode        text NOT NULL DEFAULT 'BULANAN' CHECK (metode IN ('BULANAN', 'HARIAN')),
  bunga         pct NOT NULL,
  lama_bulan    integer NOT NULL CHECK (lama_bulan > 0),
  min_hari      integer NOT NULL DEFAULT 1 CHECK (min_hari >= 0),
  tenggang_hari integer NOT NULL DEFAULT 0 CHECK (tenggang_hari >= 0),
  maks_persen   pct NOT NULL,
  min_rp        rp NOT NULL DEFAULT 0 CHECK (min_rp >= 0),
  maks_rp       rp NOT NULL DEFAULT 0 CHECK (maks_rp >= 0),
  min_bunga_rp  rp NOT NULL DEFAULT 0 CHECK (min_bunga_rp >= 0),
  status_aktif  boolean NOT NULL DEFAULT true,
  CHECK (maks_rp = 0 OR min_rp <= maks_rp)
);

-- What age takes off the buy-back price. Ranges of a group never overlap (server/masters/hooks).
CREATE TABLE parameter_rugi_nota (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_group   kode NOT NULL REFERENCES grup,
  tipe         text NOT NULL CHECK (tipe IN ('PERSENTASE', 'RP')),
  -- a percent × 10,000 for PERSENTASE, rupiah per gram for RP
  nilai        bigint NOT NULL CHECK (nilai >= 0),
  hari_dari    integer NOT NULL DEFAULT 0 CHECK (hari_dari >= 0),
  hari_sampai  integer NOT NULL DEFAULT 9999,
  status_aktif boolean NOT NULL DEFAULT true,
  CHECK (hari_dari <= hari_sampai),
  CHECK (tipe = 'RP' OR nilai <= 1000000)
);

CREATE TABLE tukang (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kode_tukang  kode NOT NULL,
  nama_tukang  text NOT NULL,
  no_hp        text NOT NULL DEFAULT '-',
  spesialis    text NOT NULL DEFAULT '-',
  upah_default rp NOT NULL DEFAULT 0 CHECK (upah_default >= 0),
  status_aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_tukang)
);

ALTER TABLE parameter_kupon ADD status_aktif boolean NOT NULL DEFAULT true;
-- as the specification spells it
ALTER TABLE parameter_kupon RENAME COLUMN id TO _id;
-- Staff make gudang of one kind only; the others are made with the shop.
ALTER TABLE gudang ALTER tipe SET DEFAULT 'BIASA';
-- What the account held when it was made; posted once as SALDO AWAL.
ALTER TABLE rekening ADD saldo_awal rp NOT NULL DEFAULT 0 CHECK (saldo_awal >= 0);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['bandrol', 'kadar', 'kode_transaksi', 'kondisi_barang', 'kondisi_pembelian', 'kondisi_pinjaman', 'parameter_rugi_nota', 'tukang']) AS t;
