-- ★ What servers of other shops had this one write (docs/decisions/11-antar-server.md), by the id that each of them gave it: asked again, it is
-- answered again, and nothing is done twice. A server that was away for weeks may ask again, so nothing is thrown away; a reply tells nobody's identity.
CREATE TABLE permintaan_portal (
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  dari      varchar(6) NOT NULL REFERENCES toko,
  id        text NOT NULL CHECK (id ~ '^[A-Z0-9]{16}$'),
  call      text NOT NULL,
  hash      bytea NOT NULL,
  reply     text NOT NULL,
  dibuat    timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, dari, id)
);
SELECT buka_tabel('permintaan_portal', true);

-- The beginning of such a write, as mulai_tulis is of a session's: rows of the shop, its day, and the answer of before.
-- status_tutup: PROSES while the shop is being closed, ULANG while the same request is still at work.
CREATE FUNCTION mulai_tulis_portal(p_toko text, p_dari text, p_id text,
  OUT tgl_system date, OUT status_tutup text, OUT hash bytea, OUT call text, OUT reply text)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.kode_toko', p_toko, true);
  PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
  IF NOT pg_try_advisory_xact_lock_shared(1, kunci_toko(p_toko)) THEN
    status_tutup := 'PROSES';
    RETURN;
  END IF;
  IF NOT pg_try_advisory_xact_lock(5, hashtext(p_toko || ' PORTAL ' || p_dari || ' ' || p_id)) THEN
    status_tutup := 'ULANG';
    RETURN;
  END IF;
  SELECT t.tgl_system INTO tgl_system FROM toko t WHERE t.kode_toko = p_toko;
  SELECT p.hash, p.call, p.reply INTO hash, call, reply FROM permintaan_portal p
  WHERE p.kode_toko = p_toko AND p.dari = p_dari AND p.id = p_id;
END $$;
GRANT EXECUTE ON FUNCTION mulai_tulis_portal(text, text, text) TO kencana_app;
