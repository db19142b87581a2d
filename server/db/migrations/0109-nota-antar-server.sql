-- A nota of a shop on another server is bought back here, and marked there (DOMAIN §O.7-4, docs/decisions/31-nota-dan-barcode-antar-server.md).

-- Here: what was asked of the other server for a purchase of ours. Written before it is asked, so that this server remembers what it asked for
-- however it goes on: NIAT until a purchase holds it, then DIPAKAI; LEPAS when nothing came of it, or the purchase was cancelled.
CREATE TABLE nota_luar (
  id             text PRIMARY KEY CHECK (id ~ '^[A-Z0-9]{16}$'),
  kode_toko      varchar(6) NOT NULL REFERENCES toko,
  -- the shop that sold it, on its own server
  toko_jual      varchar(6) NOT NULL REFERENCES toko,
  no_faktur_jual text NOT NULL,
  -- the line as its server told it; null until it has
  isi            jsonb,
  status         text NOT NULL DEFAULT 'NIAT' CHECK (status IN ('NIAT', 'DIPAKAI', 'LEPAS')),
  diminta_at     timestamptz NOT NULL,
  no_faktur_beli text,
  -- what its server has not been told yet
  kabar          text CHECK (kabar IN ('PASTI', 'LEPAS')),
  CHECK (kode_toko <> toko_jual),
  CHECK (status <> 'DIPAKAI' OR (isi IS NOT NULL AND no_faktur_beli IS NOT NULL)),
  CHECK (kabar IS NULL OR status = CASE kabar WHEN 'PASTI' THEN 'DIPAKAI' ELSE 'LEPAS' END)
);
-- One nota, one counter of this server that is at it.
CREATE UNIQUE INDEX nota_luar_hidup ON nota_luar (no_faktur_jual) WHERE status <> 'LEPAS';
CREATE INDEX nota_luar_kabar ON nota_luar (diminta_at) WHERE kabar IS NOT NULL;
CREATE INDEX nota_luar_niat ON nota_luar (diminta_at) WHERE status = 'NIAT';
CREATE INDEX nota_luar_beli ON nota_luar (no_faktur_beli) WHERE no_faktur_beli IS NOT NULL;
SELECT buka_tabel('nota_luar');
SELECT jaga_status('nota_luar', 'status', 'nota_luar');

-- There: which of our sale lines another server's shop is buying back, or has. `status_tukar` of the line says the same to everybody here.
CREATE TABLE nota_dibeli_jauh (
  id             text PRIMARY KEY CHECK (id ~ '^[A-Z0-9]{16}$'),
  -- the shop that sold it
  kode_toko      varchar(6) NOT NULL REFERENCES toko,
  no_faktur_jual text NOT NULL REFERENCES jual_detail,
  toko_beli      varchar(6) NOT NULL REFERENCES toko,
  -- PESAN: somebody there is at it; PASTI: it is in a purchase there; LEPAS: ours to buy back again
  status         text NOT NULL CHECK (status IN ('PESAN', 'PASTI', 'LEPAS')),
  dipesan_at     timestamptz NOT NULL,
  no_faktur_beli text,
  tgl_beli       date,
  CHECK (status <> 'PASTI' OR (no_faktur_beli IS NOT NULL AND tgl_beli IS NOT NULL))
);
CREATE UNIQUE INDEX nota_dibeli_jauh_hidup ON nota_dibeli_jauh (no_faktur_jual) WHERE status <> 'LEPAS';
SELECT buka_tabel('nota_dibeli_jauh');
SELECT jaga_status('nota_dibeli_jauh', 'status', 'nota_dibeli_jauh');
