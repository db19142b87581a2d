-- Loans without a licence (DOMAIN §P.4): a shop whose izin_gadai is empty lends nothing new from 2026-01-13 on, but while its owner says
-- so, with a reason and until a day. The newest row of a shop rules; sampai NULL: taken back.
CREATE TABLE pinjaman_tanpa_izin (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  urut       integer NOT NULL CHECK (urut > 0),
  tgl_system date NOT NULL,
  pada       timestamptz NOT NULL,
  oleh       kode NOT NULL REFERENCES users,
  sampai     date CHECK (sampai BETWEEN tgl_system AND tgl_system + 366),
  alasan     text NOT NULL DEFAULT '-',
  PRIMARY KEY (kode_toko, urut),
  CHECK ((sampai IS NOT NULL) = (btrim(alasan) NOT IN ('', '-')))
);
SELECT buka_tabel('pinjaman_tanpa_izin', true);

-- Who appraises may have a certificate (§G-7); a loan keeps the one it was appraised with. Of loans before nothing is known.
ALTER TABLE users
  ADD COLUMN no_sertifikat_penaksir text NOT NULL DEFAULT '-',
  ADD COLUMN sertifikat_sampai date,
  ADD CONSTRAINT users_sertifikat CHECK (no_sertifikat_penaksir <> '' AND (sertifikat_sampai IS NULL OR no_sertifikat_penaksir <> '-'));
ALTER TABLE hutang
  ADD COLUMN no_sertifikat_penaksir text NOT NULL DEFAULT '-',
  ADD COLUMN sertifikat_sampai date,
  ADD CONSTRAINT hutang_sertifikat CHECK (no_sertifikat_penaksir <> '' AND (sertifikat_sampai IS NULL OR no_sertifikat_penaksir <> '-')) NOT VALID;
GRANT UPDATE (no_sertifikat_penaksir, sertifikat_sampai) ON users TO kencana_app;
