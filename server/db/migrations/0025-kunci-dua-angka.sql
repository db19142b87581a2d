-- Advisory locks have a namespace (server/db/locks.ts) beside what they lock: before, an id_trx that was chosen well was the
-- day lock of a shop, and held up its writes.

-- A shop as the second key of its locks. One number for each code there can be (37^6 < 2^32): no two shops share a lock.
CREATE FUNCTION kunci_toko(kode text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 1, 1)) - 1, 0) * 69343957::bigint
        + GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 2, 1)) - 1, 0) * 1874161
        + GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 3, 1)) - 1, 0) * 50653
        + GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 4, 1)) - 1, 0) * 1369
        + GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 5, 1)) - 1, 0) * 37
        + GREATEST(strpos(' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(rpad(kode, 6), 6, 1)) - 1, 0)
        - 2147483648)::integer
$$;
GRANT EXECUTE ON FUNCTION kunci_toko(text) TO kencana_app;

-- The beginning of every write, in one round trip: the shop's rows, its day, and whether this request was answered before.
-- status_tutup: PROSES while the shop is being closed (the lock alone says so: a status in a row would outlive a close that
-- died); ULANG while the same request of the same user is still at work: it is asked again, and no connection waits for it.
-- An answer that somebody else got is theirs: of it only the call is told.
CREATE OR REPLACE FUNCTION mulai_tulis(p_toko text, p_id_trx text, p_token bytea,
  OUT tgl_system date, OUT status_tutup text, OUT sesi_aktif boolean, OUT hash bytea, OUT call text, OUT reply json)
LANGUAGE plpgsql AS $$
DECLARE pemakai text;
BEGIN
  PERFORM set_config('app.kode_toko', p_toko, true);
  -- A write runs the same few named statements: planning them anew for every value costs more than running them.
  PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
  IF NOT pg_try_advisory_xact_lock_shared(1, kunci_toko(p_toko)) THEN
    status_tutup := 'PROSES';
    RETURN;
  END IF;
  SELECT s.user_id INTO pemakai FROM sesi s WHERE s.token_hash = p_token AND s.dicabut_at IS NULL;
  sesi_aktif := FOUND;
  IF NOT sesi_aktif THEN RETURN; END IF;
  IF NOT pg_try_advisory_xact_lock(5, hashtext(p_toko || ' ' || pemakai || ' ' || p_id_trx)) THEN
    status_tutup := 'ULANG';
    RETURN;
  END IF;
  SELECT t.tgl_system INTO tgl_system FROM toko t WHERE t.kode_toko = p_toko;
  SELECT CASE WHEN p.user_id = pemakai THEN p.hash END, p.call, CASE WHEN p.user_id = pemakai THEN p.reply END
    INTO hash, call, reply FROM permintaan p WHERE p.kode_toko = p_toko AND p.id_trx = p_id_trx;
END $$;

CREATE OR REPLACE FUNCTION majukan_barcode(p_sampai bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(9, 0);
  IF p_sampai > (SELECT last_value FROM barcode_seq) THEN PERFORM setval('barcode_seq', p_sampai); END IF;
END $$;
