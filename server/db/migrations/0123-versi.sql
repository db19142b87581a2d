-- Two versions work side by side while a chain is upgraded (docs/decisions/45-versi.md). One row: the oldest version that may work in
-- this database, raised by a migration that takes away what an older one needs; and the version by which the rows of code stand
-- (accounts, transitions), which an older server that starts again leaves alone.
CREATE TABLE versi (
  satu    boolean PRIMARY KEY DEFAULT true CHECK (satu),
  terlama text NOT NULL CHECK (terlama ~ '^\d+\.\d+\.\d+$'),
  rujukan text NOT NULL CHECK (rujukan ~ '^\d+\.\d+\.\d+$')
);
INSERT INTO versi (terlama, rujukan) VALUES ('0.1.0', '0.1.0');
GRANT SELECT ON versi TO kencana_app;
