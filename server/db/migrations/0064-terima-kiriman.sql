-- A shipment is of two shops, and its piece goes from the rows of one into those of the other: row-level security lets no
-- login do that. These do exactly it, for shipments that are addressed to the shop of the session, and nothing else (§H.1-24).

-- Lines of shipments that are on their way here; of one, all of its lines once it has left.
CREATE FUNCTION kiriman_masuk(p_no text DEFAULT NULL)
RETURNS TABLE (no text, urut smallint, dari varchar, nama_toko text, tgl_kirim date, jam timestamptz, keterangan text, input_by text,
  status_kirim text, barang_id bigint, kode_barcode text, nama_barang text, kadar_cetak text, kode_group varchar, kode_dept varchar,
  berat bigint, status text, status_asal text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT k.no, l.urut, k.kode_toko, t.nama_toko, k.tgl_kirim, h.jam, h.keterangan, h.input_by, k.status_kirim,
    l.barang_id, d.kode_barcode, d.nama_barang, d.kadar_cetak, d.kode_group::varchar, d.kode_dept::varchar, d.berat::bigint, l.status, d.kode_gudang::text
  FROM kirim k JOIN toko t ON t.kode_toko = k.kode_toko JOIN dokumen_stok h ON h.no = k.no
    JOIN kirim_barang l ON l.no = k.no JOIN dokumen_stok_barang d ON d.no = l.no AND d.urut = l.urut
  WHERE k.kode_cabang = current_setting('app.kode_toko', true)
    AND (k.status_kirim = 'KIRIM' OR (k.no = p_no AND k.status_kirim = 'TERIMA'))
    AND (p_no IS NULL OR k.no = p_no)
$$;

-- The pieces of lines that are still out, locked by id as whoever sends, takes back or sells them does.
CREATE FUNCTION kunci_kiriman(p_no text, p_barang bigint[])
RETURNS TABLE (urut smallint, barang_id bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM kirim k WHERE k.no = p_no AND k.kode_cabang = current_setting('app.kode_toko', true)) THEN RETURN; END IF;
  PERFORM 1 FROM barang b WHERE b.id = ANY (p_barang) AND b.id IN (SELECT l.barang_id FROM kirim_barang l WHERE l.no = p_no AND l.status = 'KIRIM')
    ORDER BY b.id FOR UPDATE;
  RETURN QUERY SELECT l.urut, l.barang_id FROM kirim_barang l WHERE l.no = p_no AND l.barang_id = ANY (p_barang) AND l.status = 'KIRIM';
END $$;

-- Its pieces are this shop's from now on, in these trays; the sender's lines say so, and the head when none is out any more.
-- p_baris: [{barang_id, kode_gudang, kode_baki, selisih}]. The ledger's rows follow in the same transaction (server/ledger/post.ts).
CREATE FUNCTION terima_kiriman(p_no text, p_at timestamptz, p_baris json) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_toko varchar := current_setting('app.kode_toko', true);
  v_hari date;
  v_n integer;
BEGIN
  SELECT t.tgl_system INTO v_hari FROM toko t JOIN kirim k ON k.no = p_no AND k.kode_cabang = t.kode_toko WHERE t.kode_toko = v_toko;
  IF NOT FOUND THEN RETURN 0; END IF;
  UPDATE kirim_barang l SET status = 'TERIMA', tgl_selesai = v_hari, selesai_at = p_at, kode_gudang_terima = r.kode_gudang, kode_baki_terima = r.kode_baki, selisih = r.selisih
  FROM json_to_recordset(p_baris) AS r(barang_id bigint, kode_gudang text, kode_baki text, selisih bigint)
  WHERE l.no = p_no AND l.barang_id = r.barang_id AND l.status = 'KIRIM';
  GET DIAGNOSTICS v_n = ROW_COUNT;
  UPDATE barang b SET kode_toko = v_toko, kode_gudang = l.kode_gudang_terima, kode_baki = l.kode_baki_terima
  FROM kirim_barang l, json_to_recordset(p_baris) AS r(barang_id bigint)
  WHERE l.no = p_no AND l.barang_id = r.barang_id AND l.status = 'TERIMA' AND b.id = l.barang_id AND b.kode_toko = l.kode_toko AND b.status = 'KIRIM';
  PERFORM kirim_selesai(p_no);
  RETURN v_n;
END $$;

-- A head of which no line is out any more has arrived. It is locked before its lines are counted: of two who end its last
-- lines at once, the second sees both.
CREATE FUNCTION kirim_selesai(p_no text) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM kirim k WHERE k.no = p_no FOR UPDATE;
  UPDATE kirim k SET status_kirim = 'TERIMA' WHERE k.no = p_no AND k.status_kirim = 'KIRIM'
    AND NOT EXISTS (SELECT 1 FROM kirim_barang l WHERE l.no = p_no AND l.status = 'KIRIM');
END $$;

-- Where the books have a piece, in the words of whoever holds it in hand and cannot receive it: the shop, what it is there,
-- the place when it is one's own, the shipment when it is on its way.
CREATE FUNCTION letak_barang(p_barcode text)
RETURNS TABLE (kode_toko varchar, nama_toko text, status text, kode_gudang text, kode_baki text, no_kirim text, ke varchar)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.kode_toko, t.nama_toko, b.status,
    CASE WHEN b.kode_toko = current_setting('app.kode_toko', true) THEN b.kode_gudang::text END,
    CASE WHEN b.kode_toko = current_setting('app.kode_toko', true) THEN b.kode_baki::text END, k.no, k.kode_cabang
  FROM barang b JOIN toko t ON t.kode_toko = b.kode_toko
    LEFT JOIN kirim_barang l ON l.barang_id = b.id AND l.status = 'KIRIM' LEFT JOIN kirim k ON k.no = l.no
  WHERE b.kode_barcode = p_barcode
$$;

REVOKE EXECUTE ON FUNCTION kiriman_masuk, kunci_kiriman, terima_kiriman, kirim_selesai, letak_barang FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kiriman_masuk, kunci_kiriman, terima_kiriman, kirim_selesai, letak_barang TO kencana_app;
