-- The balances that a posting moves, the last that is written of it (server/ledger/saldo.ts): the lock of the shop's books is taken here, and
-- held over nothing but these few rows and the commit. One statement each: the second sees what was written while this one waited for the lock.
CREATE FUNCTION catat_saldo(p_toko text, p_akun text[], p_rekening text[], p_rupiah bigint[],
  p_lokasi text[], p_group text[], p_dept text[], p_qty integer[], p_berat bigint[],
  p_tukang text[], p_pemilik text[], p_berat_tukang bigint[], p_halus numeric[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE ada integer;
BEGIN
  PERFORM pg_advisory_xact_lock(4, kunci_toko(p_toko));
  IF cardinality(p_akun) > 0 THEN
    UPDATE saldo_akun s SET saldo = s.saldo + d.jumlah
    FROM unnest(p_akun, p_rekening, p_rupiah) AS d (akun, rekening, jumlah)
    WHERE s.kode_toko = p_toko AND s.kode_akun = d.akun AND s.no_rekening = d.rekening;
    GET DIAGNOSTICS ada = ROW_COUNT;
    IF ada < cardinality(p_akun) THEN
      INSERT INTO saldo_akun (kode_toko, kode_akun, no_rekening, saldo)
      SELECT p_toko, d.akun, d.rekening, d.jumlah FROM unnest(p_akun, p_rekening, p_rupiah) AS d (akun, rekening, jumlah)
      WHERE NOT EXISTS (SELECT 1 FROM saldo_akun s WHERE s.kode_toko = p_toko AND s.kode_akun = d.akun AND s.no_rekening = d.rekening);
    END IF;
  END IF;
  IF cardinality(p_lokasi) > 0 THEN
    UPDATE saldo_lokasi s SET qty = s.qty + d.qty, berat = s.berat + d.berat
    FROM unnest(p_lokasi, p_group, p_dept, p_qty, p_berat) AS d (lokasi, grup, dept, qty, berat)
    WHERE s.kode_toko = p_toko AND s.lokasi = d.lokasi AND s.kode_group = d.grup AND s.kode_dept = d.dept;
    GET DIAGNOSTICS ada = ROW_COUNT;
    IF ada < cardinality(p_lokasi) THEN
      INSERT INTO saldo_lokasi (kode_toko, lokasi, kode_group, kode_dept, qty, berat)
      SELECT p_toko, d.lokasi, d.grup, d.dept, d.qty, d.berat
      FROM unnest(p_lokasi, p_group, p_dept, p_qty, p_berat) AS d (lokasi, grup, dept, qty, berat)
      WHERE NOT EXISTS (SELECT 1 FROM saldo_lokasi s WHERE s.kode_toko = p_toko AND s.lokasi = d.lokasi AND s.kode_group = d.grup AND s.kode_dept = d.dept);
    END IF;
  END IF;
  IF cardinality(p_tukang) > 0 THEN
    INSERT INTO saldo_tukang AS s (kode_toko, kode_tukang, pemilik, berat, halus)
    SELECT p_toko, d.tukang, d.pemilik, d.berat, d.halus FROM unnest(p_tukang, p_pemilik, p_berat_tukang, p_halus) AS d (tukang, pemilik, berat, halus)
    ON CONFLICT (kode_toko, kode_tukang, pemilik) DO UPDATE SET berat = s.berat + excluded.berat, halus = s.halus + excluded.halus;
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION catat_saldo(text, text[], text[], bigint[], text[], text[], text[], integer[], bigint[], text[], text[], bigint[], numeric[]) TO kencana_app;
