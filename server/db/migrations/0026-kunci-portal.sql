-- The key that this server shares with another one of the chain, for one shop (server/rantai/kunci-portal.ts): with it this
-- server asks the shop's portal, or knows who asks for the shop here. Encrypted with the program's own secret.
CREATE TABLE kunci_portal (
  kode_toko varchar(6) PRIMARY KEY REFERENCES toko,
  kunci     bytea NOT NULL,
  -- by which two owners see that both sides hold the same one
  sidik     text NOT NULL,
  dibuat    timestamptz NOT NULL,
  user_id   text NOT NULL
);
SELECT buka_tabel('kunci_portal');
