-- Whole backups (server/cadangan): what was tried, and what came of it. They are the chain's, no shop's. A row is there before
-- its file is begun, so that what a crash left is found again.
CREATE TABLE cadangan (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mulai   timestamptz NOT NULL,
  selesai timestamptz CHECK (selesai >= mulai),
  status  text NOT NULL DEFAULT 'BERJALAN' CHECK (status IN ('BERJALAN', 'BAIK', 'GAGAL')),
  asal    text NOT NULL CHECK (asal IN ('JADWAL', 'PERINTAH')),
  -- A folder, or the address of a bucket; and the file in it.
  tempat  text NOT NULL,
  nama    text NOT NULL,
  bytes   bigint CHECK (bytes > 0),
  -- SHA-256 of the whole file, as it was read again.
  hash    text CHECK (hash ~ '^[0-9a-f]{64}$'),
  sebab   text,
  -- Taken away again: newer ones are kept in its stead.
  dibuang timestamptz,
  CHECK ((status = 'BERJALAN') = (selesai IS NULL)),
  CHECK ((status = 'BAIK') = (bytes IS NOT NULL AND hash IS NOT NULL)),
  CHECK ((status = 'GAGAL') = (sebab IS NOT NULL))
);
CREATE INDEX cadangan_mulai ON cadangan (mulai);
CREATE INDEX cadangan_berjalan ON cadangan (id) WHERE status = 'BERJALAN';
SELECT buka_tabel('cadangan');
REVOKE UPDATE ON cadangan FROM kencana_app;
GRANT UPDATE (selesai, status, bytes, hash, sebab, dibuang) ON cadangan TO kencana_app;

-- What is over stays as it came out.
CREATE TRIGGER cadangan_selesai BEFORE UPDATE ON cadangan FOR EACH ROW
  WHEN (OLD.status <> 'BERJALAN' AND (NEW.status, NEW.selesai, NEW.bytes, NEW.hash, NEW.sebab) IS DISTINCT FROM (OLD.status, OLD.selesai, OLD.bytes, OLD.hash, OLD.sebab))
  EXECUTE FUNCTION tetap_begitu();

-- When this database was brought back from a file, and of which moment that was. Backups noted before are those of another machine.
CREATE TABLE pemulihan (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pada   timestamptz NOT NULL,
  berkas text NOT NULL,
  dibuat timestamptz NOT NULL,
  -- The last row of cadangan that came with it.
  sampai bigint NOT NULL,
  hash   text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
);
SELECT buka_tabel('pemulihan', true);
REVOKE INSERT ON pemulihan FROM kencana_app;

-- The server backs up by its own login: where each sequence stands goes with the rows, also of those to come.
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO kencana_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON SEQUENCES TO kencana_app;
