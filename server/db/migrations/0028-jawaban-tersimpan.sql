-- Kept replies (permintaan) are of their time and their people: they are thrown away after two days, and what they tell of a
-- member is erased with the member. That a request makes nothing twice does not hang on them: a document knows its id_trx.

-- 1. Which member a reply tells of. Of those that were kept encrypted before nobody knows: they are erased.
ALTER TABLE permintaan ADD kode_member text;
ALTER TABLE permintaan ALTER reply DROP NOT NULL;
DROP TRIGGER hanya_tambah ON permintaan;
UPDATE permintaan SET reply = NULL, hash = '' WHERE reply ->> 'tertutup' IS NOT NULL;
CREATE INDEX permintaan_member ON permintaan (kode_member) WHERE kode_member IS NOT NULL;
CREATE INDEX permintaan_dibuat ON permintaan (dibuat);

-- 2. ★ as before, but for the two functions below. kencana_app may neither change nor delete a row (0006): only they do.
CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON permintaan FOR EACH STATEMENT
  WHEN (current_setting('app.jawaban', true) IS DISTINCT FROM 'buang') EXECUTE FUNCTION hanya_tambah();

-- Of every shop, the oldest first, at most p_paling of them; how many there were. By the clock of the server that asks, but
-- never what is younger than two days by the database's own.
CREATE FUNCTION buang_jawaban_lama(p_sekarang timestamptz, p_paling integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE n integer;
BEGIN
  PERFORM set_config('app.jawaban', 'buang', true);
  DELETE FROM permintaan WHERE ctid = ANY (ARRAY(
    SELECT p.ctid FROM permintaan p WHERE p.dibuat < LEAST(p_sekarang, now()) - interval '2 days'
    ORDER BY p.dibuat LIMIT p_paling FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS n = ROW_COUNT;
  PERFORM set_config('app.jawaban', '', true);
  RETURN n;
END $$;

-- What was told of a member, in whatever shop: the row stays for its two days, so that the request still makes nothing again,
-- and neither the reply nor the fingerprint of what was asked is left in it.
CREATE FUNCTION hapus_jawaban_member(p_member text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE n integer;
BEGIN
  PERFORM set_config('app.jawaban', 'buang', true);
  UPDATE permintaan SET reply = NULL, hash = '' WHERE kode_member = p_member;
  GET DIAGNOSTICS n = ROW_COUNT;
  PERFORM set_config('app.jawaban', '', true);
  RETURN n;
END $$;

REVOKE ALL ON FUNCTION buang_jawaban_lama(timestamptz, integer), hapus_jawaban_member(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION buang_jawaban_lama(timestamptz, integer), hapus_jawaban_member(text) TO kencana_app;

-- 3. The documents that did not know their id_trx. What was saved before gets it from the reply that was kept of it; whose
-- reply is not there gets one that nobody has sent.
ALTER TABLE hadiah_beli ADD id_trx text;
ALTER TABLE hadiah_ambil ADD id_trx text;
ALTER TABLE tukar_poin ADD id_trx text;
ALTER TABLE transaksi_member ADD id_trx text;
UPDATE hadiah_beli d SET id_trx = p.id_trx FROM permintaan p WHERE p.call = 'POST hadiah/beli' AND p.reply -> 'data' ->> 'no_pembelian' = d.no_pembelian;
UPDATE hadiah_ambil d SET id_trx = p.id_trx FROM permintaan p WHERE p.call = 'POST hadiah/ambil' AND p.reply -> 'data' ->> 'no_pengambilan' = d.no_pengambilan;
UPDATE tukar_poin d SET id_trx = p.id_trx FROM permintaan p WHERE p.call = 'POST tukar-poin' AND p.reply -> 'data' ->> 'no_tukar_poin' = d.no_tukar_poin;
UPDATE hadiah_beli SET id_trx = 'LAMA ' || no_pembelian WHERE id_trx IS NULL;
UPDATE hadiah_ambil SET id_trx = 'LAMA ' || no_pengambilan WHERE id_trx IS NULL;
UPDATE tukar_poin SET id_trx = 'LAMA ' || no_tukar_poin WHERE id_trx IS NULL;
UPDATE transaksi_member SET id_trx = 'LAMA ' || _id WHERE id_trx IS NULL;
ALTER TABLE hadiah_beli ALTER id_trx SET NOT NULL, ADD UNIQUE (kode_toko, id_trx);
ALTER TABLE hadiah_ambil ALTER id_trx SET NOT NULL, ADD UNIQUE (kode_toko, id_trx);
ALTER TABLE tukar_poin ALTER id_trx SET NOT NULL, ADD UNIQUE (kode_toko, id_trx);
ALTER TABLE transaksi_member ALTER id_trx SET NOT NULL, ADD UNIQUE (kode_toko, id_trx);
