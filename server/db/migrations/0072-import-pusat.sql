-- What a shop took over from its pusat (DOMAIN §B.19): one row for each import, with what it came from.
CREATE TABLE import_pusat (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  waktu      timestamptz NOT NULL,
  tgl_system date NOT NULL,
  user_id    text NOT NULL,
  kode_pusat varchar(6) NOT NULL,
  -- asked of a server of its own
  jauh       boolean NOT NULL,
  -- domain/impor/pusat.ts
  data_set   text NOT NULL,
  baru       integer NOT NULL CHECK (baru >= 0),
  berubah    integer NOT NULL CHECK (berubah >= 0),
  sama       integer NOT NULL CHECK (sama >= 0),
  -- of what was made and changed
  kode       text[] NOT NULL,
  id_trx     text NOT NULL,
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX import_pusat_waktu ON import_pusat (kode_toko, tgl_system);
SELECT buka_tabel('import_pusat', true);

-- A chain has one pusat.
CREATE UNIQUE INDEX toko_pusat ON toko ((true)) WHERE is_pusat;
