-- Printers of papers in a shop (§P.5). What hangs on a computer is reached by its browser, the others by this server.
CREATE TABLE printer (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  kode_printer kode NOT NULL,
  nama_printer text NOT NULL,
  jenis        text NOT NULL CHECK (jenis IN ('80 MM', '58 MM', '80 MM STAR')),
  cara         text NOT NULL CHECK (cara IN ('JARINGAN', 'USB', 'SERIAL')),
  alamat       text NOT NULL DEFAULT '-' CHECK (cara <> 'JARINGAN' OR alamat <> '-'),
  laci         boolean NOT NULL DEFAULT false,
  status_aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_printer)
);
SELECT buka_tabel('printer');
REVOKE UPDATE ON printer FROM kencana_app;
GRANT UPDATE (nama_printer, jenis, cara, alamat, laci, status_aktif) ON printer TO kencana_app;

-- Who has been keeping the masters keeps this one too.
INSERT INTO hak_akses (user_id, menu_name) SELECT user_id, '/master-printer' FROM users WHERE level = 'ADM' ON CONFLICT DO NOTHING;

-- A print of a paper: what, who, where, when, and whether it came out. A copy counts where it came out (documents' own `cetak`).
-- kode_printer is null where the browser's dialog printed it, of which nobody but whoever stood there knows more.
CREATE TABLE cetakan (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  id           bigint GENERATED ALWAYS AS IDENTITY,
  id_trx       text NOT NULL,
  tgl_system   date NOT NULL,
  pada         timestamptz NOT NULL,
  path        text NOT NULL,
  no_ref       text NOT NULL,
  kode_printer kode,
  user_id      kode NOT NULL REFERENCES users,
  copy         integer NOT NULL CHECK (copy >= 0),
  sementara    boolean NOT NULL,
  status       text NOT NULL CHECK (status IN ('MENUNGGU', 'KELUAR', 'GAGAL')),
  sebab        text NOT NULL DEFAULT '-' CHECK ((status = 'GAGAL') = (sebab <> '-')),
  selesai      timestamptz,
  PRIMARY KEY (kode_toko, id),
  UNIQUE (kode_toko, id_trx),
  FOREIGN KEY (kode_toko, kode_printer) REFERENCES printer,
  CHECK ((status = 'MENUNGGU') = (selesai IS NULL))
);
SELECT buka_tabel('cetakan');
REVOKE UPDATE, DELETE ON cetakan FROM kencana_app;
GRANT UPDATE (status, sebab, selesai) ON cetakan TO kencana_app;
SELECT jaga_status('cetakan', 'status', 'cetakan');
-- One print of a paper is under way at a time: two cannot both be its original.
CREATE UNIQUE INDEX cetakan_menunggu ON cetakan (kode_toko, path) WHERE status = 'MENUNGGU';
CREATE INDEX cetakan_path ON cetakan (kode_toko, path, id);
CREATE INDEX cetakan_hari ON cetakan (kode_toko, tgl_system, id);

-- A drawer that was opened: by a document that brought or took cash, or by somebody with a reason.
CREATE TABLE buka_laci (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  id           bigint GENERATED ALWAYS AS IDENTITY,
  tgl_system   date NOT NULL,
  pada         timestamptz NOT NULL,
  kode_printer kode NOT NULL,
  user_id      kode NOT NULL REFERENCES users,
  no_ref       text NOT NULL DEFAULT '-',
  alasan       text NOT NULL DEFAULT '-',
  PRIMARY KEY (kode_toko, id),
  FOREIGN KEY (kode_toko, kode_printer) REFERENCES printer,
  CHECK ((no_ref = '-') <> (alasan = '-'))
);
SELECT buka_tabel('buka_laci');
REVOKE UPDATE, DELETE ON buka_laci FROM kencana_app;
-- A document opens it once.
CREATE UNIQUE INDEX buka_laci_dokumen ON buka_laci (kode_toko, no_ref) WHERE no_ref <> '-';
CREATE INDEX buka_laci_hari ON buka_laci (kode_toko, tgl_system, id);
