-- One shop is asked by plain equality; the whole chain is another role's (docs/decisions/37-satu-toko.md). Until now each policy said
-- "this shop, or '*'", which no index serves, no join hands on, and no statistics know anything of.

-- What a table of shops lets through: kencana_app the rows of app.kode_toko, kencana_rantai (a kencana_app that also sees the others'
-- rows, server/db/login.ts) all. buka_tabel calls it; a table that is opened in words calls it itself.
CREATE FUNCTION batasi_toko(t regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('DROP POLICY IF EXISTS toko_sendiri ON %s', t);
  EXECUTE format($p$CREATE POLICY toko_sendiri ON %s TO kencana_app USING (kode_toko = current_setting('app.kode_toko', true))$p$, t);
  EXECUTE format('DROP POLICY IF EXISTS seluruh_rantai ON %s', t);
  EXECUTE format('CREATE POLICY seluruh_rantai ON %s TO kencana_rantai USING (true)', t);
END $$;
REVOKE EXECUTE ON FUNCTION batasi_toko FROM PUBLIC;

CREATE OR REPLACE FUNCTION buka_tabel(t regclass, bintang boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT ON %s TO kencana_app', t);
  IF bintang THEN
    EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION hanya_tambah()', t);
  ELSE
    EXECUTE format('GRANT UPDATE ON %s TO kencana_app', t);
  END IF;
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = t AND attname = 'kode_toko' AND NOT attisdropped) THEN
    PERFORM batasi_toko(t);
  END IF;
END $$;

SELECT batasi_toko(polrelid) FROM pg_policy WHERE polname = 'toko_sendiri';

-- Functions that look beyond the caller's shop do it as the other role; what they look at it as is set back when they return.
DO $$
DECLARE f regprocedure;
BEGIN
  FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND 'app.kode_toko=*' = ANY (proconfig) LOOP
    EXECUTE format('ALTER FUNCTION %s SET role TO kencana_rantai', f);
  END LOOP;
END $$;
