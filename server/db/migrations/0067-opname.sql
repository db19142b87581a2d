-- A stock opname (DOMAIN §B.16): what its trays should have held when it was opened, and what was scanned in which of them.
CREATE TABLE opname (
  no           text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  -- KETEMU: a lost piece that was found outside a count (§O.1-10)
  cakupan      text NOT NULL CHECK (cakupan IN ('BAKI', 'GUDANG', 'SEMUA', 'KETEMU')),
  -- as people say it: 'TOKO / A1', 'TOKO', 'SEMUA'
  tempat       text NOT NULL,
  keterangan   text NOT NULL DEFAULT '-',
  status       text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'FINAL', 'BATAL')),
  input_by     text NOT NULL,
  selesai_by   text,
  selesai_at   timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((status = 'OPEN') = (selesai_by IS NULL AND selesai_at IS NULL))
);
CREATE INDEX opname_tanggal ON opname (kode_toko, tgl_system);
CREATE INDEX opname_terbuka ON opname (kode_toko) WHERE status = 'OPEN';

-- Its trays. Each is KUNCI_SO until it ends.
CREATE TABLE opname_baki (
  no          text NOT NULL REFERENCES opname,
  kode_toko   varchar(6) NOT NULL,
  kode_gudang kode NOT NULL,
  kode_baki   kode NOT NULL,
  PRIMARY KEY (no, kode_baki),
  FOREIGN KEY (kode_toko, kode_gudang, kode_baki) REFERENCES baki (kode_toko, kode_gudang, kode_baki)
);

-- One row for each barcode, however often it is scanned, and by however many.
CREATE TABLE opname_barang (
  no           text NOT NULL REFERENCES opname,
  kode_barcode text NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  -- NULL: no piece of this shop
  barang_id    bigint REFERENCES barang,
  -- it is one of those that should be there; kode_baki is where the books had it
  diharapkan   boolean NOT NULL,
  kode_gudang  text,
  kode_baki    text,
  -- where it was scanned
  di_gudang    text,
  di_baki      text,
  hasil        text CHECK (hasil IN ('FOUND', 'EXCEED', 'LOST', 'KELUAR')),
  status       text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE')),
  -- what the end made of it
  tindakan     text NOT NULL DEFAULT '-' CHECK (tindakan IN ('-', 'HILANG', 'PINDAH', 'KETEMU', 'DICATAT')),
  menurut_buku text NOT NULL DEFAULT '-',
  nama_barang  text NOT NULL,
  nama_atribut text NOT NULL DEFAULT '-',
  kadar_cetak  text NOT NULL DEFAULT '-',
  kode_group   text NOT NULL DEFAULT '-',
  kode_dept    text NOT NULL DEFAULT '-',
  berat        mg NOT NULL CHECK (berat >= 0),
  scan_by      text,
  scan_at      timestamptz,
  -- which scan it was: of two at once one is the first, and the other is told whose it was
  scan_id      text,
  PRIMARY KEY (no, kode_barcode),
  CHECK (diharapkan = (kode_baki IS NOT NULL) AND (kode_baki IS NULL) = (kode_gudang IS NULL)),
  CHECK ((scan_id IS NULL) = (di_baki IS NULL) AND (scan_id IS NULL) = (scan_by IS NULL) AND (scan_id IS NULL) = (scan_at IS NULL)),
  CHECK (hasil IS NULL OR hasil IN ('LOST', 'KELUAR') OR scan_id IS NOT NULL),
  CHECK (hasil <> 'FOUND' OR diharapkan)
) WITH (fillfactor = 70);
CREATE INDEX opname_barang_scan ON opname_barang (no, scan_at DESC) WHERE scan_at IS NOT NULL;
CREATE INDEX opname_barang_barang ON opname_barang (barang_id);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['opname', 'opname_baki', 'opname_barang']) AS t;
REVOKE DELETE ON opname, opname_baki, opname_barang FROM kencana_app;
SELECT jaga_status('opname', 'status', 'opname');
SELECT jaga_status('opname_barang', 'status', 'opname_baris');

-- What was lost is looked for (§O.1-10).
CREATE INDEX barang_hilang ON barang (kode_toko, id) WHERE status = 'HILANG';
