-- Who can sign in to the demonstration, with the password that everybody knows: the sign-in page offers them. Written once, when the
-- demonstration is loaded, by the database's owner; the server may only read it, so a real shop has no row and gets none.
CREATE TABLE contoh_masuk (
  user_id       text PRIMARY KEY,
  -- As it was then: who has chosen another one since is not offered.
  password_hash text NOT NULL,
  kata_sandi    text NOT NULL
);
GRANT SELECT ON contoh_masuk TO kencana_app;
