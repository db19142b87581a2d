-- What the codes on printed notas are signed with: one secret for each installation, never shown, never changed
-- (old notas must stay recognisable).
CREATE TABLE kunci_nota (
  satu  boolean PRIMARY KEY DEFAULT true CHECK (satu),
  kunci bytea NOT NULL CHECK (length(kunci) = 32)
);
INSERT INTO kunci_nota (kunci) SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
GRANT SELECT ON kunci_nota TO kencana_app;
