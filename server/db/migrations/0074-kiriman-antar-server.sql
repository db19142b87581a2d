-- Shipments between shops that have servers of their own (§O.7-3, docs/decisions/25-kiriman-antar-server.md).

-- The sender's side. Until it has heard of the receipt, what is out is on its way as any shipment is.
ALTER TABLE kirim
  -- its receiver is at home on another server: nobody receives it here
  ADD COLUMN jauh boolean NOT NULL DEFAULT false,
  -- since when its letter may be in other hands: from then on the receiver alone lets pieces come back
  ADD COLUMN berkas_at timestamptz,
  ADD CHECK (jauh OR berkas_at IS NULL);
ALTER TABLE kirim_barang
  -- of one that arrived on another server, its receipt there; '-' when an owner said so without one
  ADD COLUMN no_terima_luar text,
  -- the receiver has said that it receives it no more
  ADD COLUMN ditolak boolean NOT NULL DEFAULT false,
  ADD CHECK (no_terima_luar IS NULL OR status = 'TERIMA');

-- The receiver's side: a shipment as its letter says it. It moves nothing until pieces are received.
CREATE TABLE kiriman_luar (
  no          text PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  -- the sender
  kode_cabang varchar(6) NOT NULL REFERENCES toko,
  status      text NOT NULL DEFAULT 'KIRIM' CHECK (status IN ('KIRIM', 'TERIMA')),
  tgl_kirim   date NOT NULL,
  jam         timestamptz NOT NULL,
  keterangan  text NOT NULL,
  input_by    text NOT NULL,
  -- the sender's
  id_trx_kirim text NOT NULL,
  dibaca_at   timestamptz NOT NULL,
  dibaca_by   text NOT NULL,
  id_trx      text NOT NULL,
  CHECK (kode_cabang <> kode_toko),
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX kiriman_luar_jalan ON kiriman_luar (kode_toko) WHERE status = 'KIRIM';
CREATE INDEX kiriman_luar_dibaca ON kiriman_luar (kode_toko, dibaca_at);
SELECT jaga_status('kiriman_luar', 'status', 'kiriman_luar');

CREATE TABLE kiriman_luar_barang (
  no           text NOT NULL REFERENCES kiriman_luar,
  urut         smallint NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  kode_barcode text NOT NULL,
  nama_barang  text NOT NULL,
  kadar_cetak  text NOT NULL,
  kode_group   kode NOT NULL,
  kode_dept    kode NOT NULL,
  berat        mg NOT NULL CHECK (berat > 0),
  -- the whole piece, by columns of barang
  isi          jsonb NOT NULL,
  status       text NOT NULL DEFAULT 'KIRIM' CHECK (status IN ('KIRIM', 'TERIMA', 'TOLAK')),
  -- the piece here, once it is received
  barang_id    bigint REFERENCES barang,
  tgl_selesai  date,
  selesai_at   timestamptz,
  kode_gudang_terima kode,
  kode_baki_terima   kode,
  selisih      mg NOT NULL DEFAULT 0,
  PRIMARY KEY (no, urut),
  CHECK ((status = 'KIRIM') = (tgl_selesai IS NULL)),
  CHECK ((status = 'TERIMA') = (barang_id IS NOT NULL AND kode_baki_terima IS NOT NULL AND kode_gudang_terima IS NOT NULL))
);
-- A piece is on its way here in one shipment.
CREATE UNIQUE INDEX kiriman_luar_barang_jalan ON kiriman_luar_barang (kode_barcode) WHERE status = 'KIRIM' AND kode_barcode <> '-';
CREATE INDEX kiriman_luar_barang_barang ON kiriman_luar_barang (barang_id) WHERE barang_id IS NOT NULL;
SELECT jaga_status('kiriman_luar_barang', 'status', 'kiriman_luar_baris');
SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['kiriman_luar', 'kiriman_luar_barang']) AS t;
REVOKE DELETE ON kiriman_luar, kiriman_luar_barang FROM kencana_app;

-- A receipt names a line of a shipment of either kind; a check of the books looks for one that names none.
ALTER TABLE terima DROP CONSTRAINT terima_no_kirim_fkey;
ALTER TABLE terima_barang DROP CONSTRAINT terima_barang_no_kirim_urut_kirim_fkey;

-- As in 0064, without those that are received on another server, and with those that came from one.
DROP FUNCTION kiriman_masuk(text);
CREATE FUNCTION kiriman_masuk(p_no text DEFAULT NULL)
RETURNS TABLE (no text, urut smallint, dari varchar, nama_toko text, tgl_kirim date, jam timestamptz, keterangan text, input_by text,
  status_kirim text, barang_id bigint, kode_barcode text, nama_barang text, kadar_cetak text, kode_group varchar, kode_dept varchar,
  berat bigint, status text, luar boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT k.no, l.urut, k.kode_toko, t.nama_toko, k.tgl_kirim, h.jam, h.keterangan, h.input_by, k.status_kirim,
    l.barang_id, d.kode_barcode, d.nama_barang, d.kadar_cetak, d.kode_group::varchar, d.kode_dept::varchar, d.berat::bigint, l.status, false
  FROM kirim k JOIN toko t ON t.kode_toko = k.kode_toko JOIN dokumen_stok h ON h.no = k.no
    JOIN kirim_barang l ON l.no = k.no JOIN dokumen_stok_barang d ON d.no = l.no AND d.urut = l.urut
  WHERE k.kode_cabang = current_setting('app.kode_toko', true) AND NOT k.jauh
    AND (k.status_kirim = 'KIRIM' OR (k.no = p_no AND k.status_kirim = 'TERIMA'))
    AND (p_no IS NULL OR k.no = p_no)
  UNION ALL
  SELECT k.no, l.urut, k.kode_cabang, t.nama_toko, k.tgl_kirim, k.jam, k.keterangan, k.input_by, k.status,
    COALESCE(l.barang_id, 0), l.kode_barcode, l.nama_barang, l.kadar_cetak, l.kode_group::varchar, l.kode_dept::varchar, l.berat::bigint,
    CASE l.status WHEN 'TOLAK' THEN 'KEMBALI' ELSE l.status END, true
  FROM kiriman_luar k JOIN toko t ON t.kode_toko = k.kode_cabang JOIN kiriman_luar_barang l ON l.no = k.no
  WHERE k.kode_toko = current_setting('app.kode_toko', true)
    AND (k.status = 'KIRIM' OR k.no = p_no)
    AND (p_no IS NULL OR k.no = p_no)
$$;

-- As in 0064, for what is received here.
CREATE OR REPLACE FUNCTION kunci_kiriman(p_no text, p_barang bigint[])
RETURNS TABLE (urut smallint, barang_id bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM kirim k WHERE k.no = p_no AND NOT k.jauh AND k.kode_cabang = current_setting('app.kode_toko', true)) THEN RETURN; END IF;
  PERFORM 1 FROM barang b WHERE b.id = ANY (p_barang) AND b.id IN (SELECT l.barang_id FROM kirim_barang l WHERE l.no = p_no AND l.status = 'KIRIM')
    ORDER BY b.id FOR UPDATE;
  RETURN QUERY SELECT l.urut, l.barang_id FROM kirim_barang l WHERE l.no = p_no AND l.barang_id = ANY (p_barang) AND l.status = 'KIRIM';
END $$;

-- What a barcode of another server's piece means here: nothing yet, a piece that was sent away and comes home, or another one.
-- `no_jalan` is the shipment in which it is still out, as far as this server has heard.
CREATE FUNCTION kenal_barcode(p_barcode text[])
RETURNS TABLE (kode_barcode text, pulang boolean, no_jalan text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.kode_barcode, b.status = 'KIRIM', l.no
  FROM barang b LEFT JOIN kirim_barang l ON l.barang_id = b.id AND l.status = 'KIRIM'
  WHERE b.kode_barcode = ANY (p_barcode)
$$;
CREATE FUNCTION kiriman_dari_sini(p_no text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM kirim k WHERE k.no = p_no)
$$;

-- Lines that are still out, locked; before them the pieces that come home, by id.
CREATE FUNCTION kunci_luar(p_no text, p_urut smallint[])
RETURNS TABLE (urut smallint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_toko varchar := current_setting('app.kode_toko', true);
BEGIN
  PERFORM 1 FROM barang b WHERE b.kode_barcode IN (
    SELECT l.kode_barcode FROM kiriman_luar_barang l WHERE l.no = p_no AND l.kode_toko = v_toko AND l.urut = ANY (p_urut) AND l.status = 'KIRIM') ORDER BY b.id FOR UPDATE;
  RETURN QUERY SELECT l.urut FROM kiriman_luar_barang l
    WHERE l.no = p_no AND l.kode_toko = v_toko AND l.urut = ANY (p_urut) AND l.status = 'KIRIM' ORDER BY l.urut FOR UPDATE;
END $$;

-- They become this shop's pieces, in these trays: those that come home are themselves again, as they are now; the others are new.
-- p_baris: [{urut, kode_gudang, kode_baki, selisih}]. The ledger's rows follow in the same transaction.
CREATE FUNCTION terima_luar(p_no text, p_at timestamptz, p_baris json)
RETURNS TABLE (urut smallint, barang_id bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_toko varchar := current_setting('app.kode_toko', true);
  v_hari date;
  v_id bigint;
  r record;
BEGIN
  SELECT t.tgl_system INTO v_hari FROM toko t JOIN kiriman_luar k ON k.no = p_no AND k.kode_toko = t.kode_toko WHERE t.kode_toko = v_toko;
  IF NOT FOUND THEN RETURN; END IF;
  FOR r IN
    SELECT l.urut, d.kode_gudang, d.kode_baki, d.selisih, i.*,
      CASE WHEN EXISTS (SELECT 1 FROM bandrol x WHERE x.kode_bandrol = i.kode_bandrol) THEN i.kode_bandrol ELSE '-' END AS bandrol_sini
    FROM kiriman_luar_barang l JOIN json_to_recordset(p_baris) AS d(urut smallint, kode_gudang text, kode_baki text, selisih bigint) ON d.urut = l.urut
      CROSS JOIN LATERAL jsonb_to_record(l.isi) AS i(kode_barcode text, kode_group text, kode_dept text, tipe_barang text, nama_barang text, kadar int, kadar_cetak text, berat bigint,
        nama_atribut text, berat_atribut bigint, harga_atribut bigint, total_berlian_rp bigint, ongkos bigint, tipe_ongkos text, harga_modal bigint, kode_intern text, kode_bandrol text,
        sumber text, punya_faktur_pajak boolean, status_gold text)
    WHERE l.no = p_no AND l.kode_toko = v_toko AND l.status = 'KIRIM' ORDER BY l.urut
  LOOP
    UPDATE barang b SET kode_toko = v_toko, kode_gudang = r.kode_gudang, kode_baki = r.kode_baki, kode_group = r.kode_group, kode_dept = r.kode_dept, tipe_barang = r.tipe_barang,
      nama_barang = r.nama_barang, kadar = r.kadar, kadar_cetak = r.kadar_cetak, berat = r.berat, nama_atribut = r.nama_atribut, berat_atribut = r.berat_atribut,
      harga_atribut = r.harga_atribut, total_berlian_rp = r.total_berlian_rp, ongkos = r.ongkos, tipe_ongkos = r.tipe_ongkos, harga_modal = r.harga_modal,
      kode_intern = r.kode_intern, kode_bandrol = r.bandrol_sini, punya_faktur_pajak = r.punya_faktur_pajak, status_gold = r.status_gold, tgl_masuk = v_hari, tujuan_sortir = NULL
    WHERE b.kode_barcode = r.kode_barcode AND b.status = 'KIRIM' RETURNING b.id INTO v_id;
    IF NOT FOUND THEN
      INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, tipe_barang, nama_barang, kadar, kadar_cetak, berat, berat_awal, nama_atribut, berat_atribut, harga_atribut,
        total_berlian_rp, ongkos, tipe_ongkos, harga_modal, kode_intern, kode_bandrol, kode_gudang, kode_baki, status, sumber, punya_faktur_pajak, status_gold, tgl_masuk)
      VALUES (v_toko, NULLIF(r.kode_barcode, '-'), r.kode_group, r.kode_dept, r.tipe_barang, r.nama_barang, r.kadar, r.kadar_cetak, r.berat, r.berat, r.nama_atribut, r.berat_atribut, r.harga_atribut,
        r.total_berlian_rp, r.ongkos, r.tipe_ongkos, r.harga_modal, r.kode_intern, r.bandrol_sini, r.kode_gudang, r.kode_baki, 'KIRIM', r.sumber, r.punya_faktur_pajak, r.status_gold, v_hari)
      RETURNING barang.id INTO v_id;
    END IF;
    UPDATE kiriman_luar_barang l SET status = 'TERIMA', barang_id = v_id, tgl_selesai = v_hari, selesai_at = p_at, kode_gudang_terima = r.kode_gudang, kode_baki_terima = r.kode_baki, selisih = r.selisih
    WHERE l.no = p_no AND l.urut = r.urut;
    urut := r.urut;
    barang_id := v_id;
    RETURN NEXT;
  END LOOP;
  PERFORM luar_selesai(p_no);
END $$;

-- A head of which no line is out any more has ended; it is locked before its lines are counted (0064).
CREATE FUNCTION luar_selesai(p_no text) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM kiriman_luar k WHERE k.no = p_no FOR UPDATE;
  UPDATE kiriman_luar k SET status = 'TERIMA' WHERE k.no = p_no AND k.status = 'KIRIM'
    AND NOT EXISTS (SELECT 1 FROM kiriman_luar_barang l WHERE l.no = p_no AND l.status = 'KIRIM');
END $$;

REVOKE EXECUTE ON FUNCTION kiriman_masuk, kenal_barcode, kiriman_dari_sini, kunci_luar, terima_luar, luar_selesai FROM PUBLIC;
GRANT EXECUTE ON FUNCTION kiriman_masuk, kenal_barcode, kiriman_dari_sini, kunci_luar, terima_luar, luar_selesai TO kencana_app;
