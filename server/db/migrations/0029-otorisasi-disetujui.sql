-- What whoever gave an otorisasi was shown, line by line, and its digest: it is used for exactly that (DOMAIN §B.0.7).
-- Those given before have none, and can be used for nothing that is bound by more than a number; they last five minutes.
ALTER TABLE otorisasi
  ADD COLUMN disetujui jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sidik bytea NOT NULL DEFAULT '';
