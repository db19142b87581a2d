-- Two servers of a chain drew the same barcodes: each draws from a range of its own, server n from n × 10,000,000 (DOMAIN §O.7-2).
CREATE TABLE rentang_barcode (
  satu  boolean PRIMARY KEY DEFAULT true CHECK (satu),
  nomor smallint NOT NULL CHECK (nomor BETWEEN 0 AND 9)
);
INSERT INTO rentang_barcode (nomor) VALUES (0);
GRANT SELECT ON rentang_barcode TO kencana_app;
-- One beyond the last range, where the last server ends.
ALTER SEQUENCE barcode_seq MAXVALUE 100000000;

CREATE FUNCTION batas_barcode(p_nomor smallint, OUT dari bigint, OUT sampai bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT GREATEST(p_nomor * 10000000::bigint, 1), p_nomor * 10000000::bigint + 9999999
$$;

-- A sequence that foreign barcodes have pushed out of its range goes on behind the last one in it.
SELECT setval('barcode_seq', COALESCE((SELECT max(kode_barcode::bigint) FROM barang WHERE kode_barcode < '10000000'), 1),
  EXISTS (SELECT 1 FROM barang WHERE kode_barcode < '10000000'))
FROM barcode_seq WHERE last_value > 9999999;

-- The next free barcodes, fewer at the end of the range. One that a piece has already (of another server that was given the same
-- range, or of a file) is passed over: two pieces never meet.
CREATE FUNCTION barcode_baru(p_jumlah integer) RETURNS SETOF bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE batas record; kode bigint; sisa integer := p_jumlah;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(9, 1);
  SELECT b.* INTO batas FROM rentang_barcode r, batas_barcode(r.nomor) b;
  WHILE sisa > 0 LOOP
    kode := nextval('barcode_seq');
    IF kode > batas.sampai THEN
      PERFORM setval('barcode_seq', batas.sampai);
      RETURN;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM barang WHERE kode_barcode = lpad(kode::text, 8, '0')) THEN
      sisa := sisa - 1;
      RETURN NEXT kode;
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION barcode_baru(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION barcode_baru(integer) TO kencana_app;
REVOKE USAGE, UPDATE ON SEQUENCE barcode_seq FROM kencana_app;
GRANT SELECT ON SEQUENCE barcode_seq TO kencana_app;

-- Pieces that come with barcodes: the sequence goes on behind those of its own range, and behind no others.
DROP FUNCTION majukan_barcode(bigint);
CREATE FUNCTION majukan_barcode(p_kode text[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE tertinggi bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(9, 0);
  PERFORM pg_advisory_xact_lock_shared(9, 1);
  SELECT max(k::bigint) INTO tertinggi FROM unnest(p_kode) k, rentang_barcode r, batas_barcode(r.nomor) b
    WHERE k ~ '^[0-9]{8}$' AND k::bigint BETWEEN b.dari AND b.sampai;
  IF tertinggi > (SELECT last_value FROM barcode_seq) OR tertinggi IS NOT NULL AND NOT (SELECT is_called FROM barcode_seq) THEN
    PERFORM setval('barcode_seq', tertinggi);
  END IF;
END $$;
REVOKE ALL ON FUNCTION majukan_barcode(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION majukan_barcode(text[]) TO kencana_app;

-- Once, before the first barcode is drawn: false when one was.
CREATE FUNCTION atur_rentang_barcode(p_nomor smallint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(9, 1);
  IF (SELECT is_called FROM barcode_seq) THEN RETURN false; END IF;
  UPDATE rentang_barcode SET nomor = p_nomor;
  PERFORM setval('barcode_seq', (batas_barcode(p_nomor)).dari, false);
  PERFORM majukan_barcode(ARRAY(SELECT kode_barcode FROM barang, batas_barcode(p_nomor) b
    WHERE kode_barcode BETWEEN lpad(b.dari::text, 8, '0') AND lpad(b.sampai::text, 8, '0') ORDER BY kode_barcode DESC LIMIT 1));
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION atur_rentang_barcode(smallint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION atur_rentang_barcode(smallint) TO kencana_app;

-- A shop with a server of its own is a row with a mark (DOMAIN §O.7-3): until now it was one with an address, so that a shop whose
-- own address was filled in on its own server was taken for remote by its neighbours there.
ALTER TABLE toko ADD jauh boolean NOT NULL DEFAULT false;
-- An address was set in a session of that very shop, by somebody who is at home in another: such sessions say nothing. A shop that
-- has staff, a closed day, or anything in its books is at home here.
UPDATE toko t SET jauh = true
WHERE t.portal ~* '^https?://'
  AND NOT EXISTS (SELECT 1 FROM users WHERE kode_toko = t.kode_toko)
  AND NOT EXISTS (SELECT 1 FROM sesi s JOIN users u USING (user_id) WHERE s.kode_toko = t.kode_toko AND u.level NOT IN ('OWN', 'SU'))
  AND NOT EXISTS (SELECT 1 FROM tutup_toko WHERE kode_toko = t.kode_toko)
  AND NOT EXISTS (SELECT 1 FROM jurnal WHERE kode_toko = t.kode_toko)
  AND NOT EXISTS (SELECT 1 FROM mutasi_stok WHERE kode_toko = t.kode_toko);
UPDATE sesi s SET dicabut_at = now(), alasan_cabut = 'TOKO JAUH' FROM toko t WHERE t.kode_toko = s.kode_toko AND t.jauh AND s.dicabut_at IS NULL;
DELETE FROM pembukaan_toko p USING toko t WHERE t.kode_toko = p.kode_toko AND t.jauh;

-- Nobody works in it here, and no day of it ends here.
CREATE FUNCTION bukan_toko_jauh() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM toko WHERE kode_toko = NEW.kode_toko AND jauh) THEN
    RAISE EXCEPTION 'toko % ada di server lain', NEW.kode_toko USING ERRCODE = '23514', CONSTRAINT = 'bukan_toko_jauh';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bukan_toko_jauh BEFORE INSERT ON sesi FOR EACH ROW EXECUTE FUNCTION bukan_toko_jauh();
CREATE TRIGGER bukan_toko_jauh BEFORE INSERT ON tutup_toko FOR EACH ROW EXECUTE FUNCTION bukan_toko_jauh();
CREATE FUNCTION belum_pernah_tutup() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM tutup_toko WHERE kode_toko = NEW.kode_toko) THEN
    RAISE EXCEPTION 'toko % punya pembukuan di server ini', NEW.kode_toko USING ERRCODE = '23514', CONSTRAINT = 'toko_jauh_tanpa_buku';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER toko_jauh_tanpa_buku BEFORE UPDATE OF jauh ON toko FOR EACH ROW WHEN (NEW.jauh AND NOT OLD.jauh) EXECUTE FUNCTION belum_pernah_tutup();
