-- How a shop is set up besides its name and address (/settingtoko), and its opening.

-- Its clock decides its today, and how times are written.
ALTER TABLE toko ADD zona text NOT NULL DEFAULT 'WIB' CHECK (zona IN ('WIB', 'WITA', 'WIT'));

-- Beside toko, because every sign-in reads that row.
CREATE TABLE logo_toko (
  kode_toko varchar(6) PRIMARY KEY REFERENCES toko,
  tipe      text NOT NULL CHECK (tipe IN ('image/png', 'image/jpeg')),
  isi       bytea NOT NULL CHECK (length(isi) BETWEEN 1 AND 262144)
);

-- Scale and label printer of the counter. A scale used in trade is verified (tera) until a day (DOMAIN §G-12).
CREATE TABLE alat_toko (
  kode_toko       varchar(6) PRIMARY KEY REFERENCES toko,
  timbangan_baud  integer NOT NULL DEFAULT 9600 CHECK (timbangan_baud > 0),
  timbangan_seri  text NOT NULL DEFAULT '-',
  tera_sampai     date,
  printer_barcode text NOT NULL DEFAULT '-',
  label_lebar_mm  integer NOT NULL DEFAULT 72 CHECK (label_lebar_mm BETWEEN 10 AND 300),
  label_tinggi_mm integer NOT NULL DEFAULT 12 CHECK (label_tinggi_mm BETWEEN 5 AND 300)
);

-- The first opening of this installation: one row from the first start without a shop; its code is gone once it was used.
CREATE TABLE pembukaan (
  satu       boolean PRIMARY KEY DEFAULT true CHECK (satu),
  kode       text,
  dipakai_at timestamptz
);

-- A shop on its way from its opening to its first sale. saldo is what the drawer and the bank accounts hold, as typed:
-- posted as SALDO AWAL when the opening is finished, and not before.
CREATE TABLE pembukaan_toko (
  kode_toko varchar(6) PRIMARY KEY REFERENCES toko,
  user_id   text NOT NULL,
  mulai     timestamptz NOT NULL,
  saldo     jsonb,
  selesai   timestamptz
);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['logo_toko', 'alat_toko', 'pembukaan', 'pembukaan_toko']) AS t;
