-- Where each piece lay at the end of a closed day, as ranges (docs/decisions/39-di-mana-benda-berada.md). Until now every close wrote down
-- every piece: 18 million rows a year of ten shops, nearly all of them the same as the evening before.

-- ★ From the close of `sejak` up to the close of `berakhir`, which found it otherwise or found it no more; 'infinity' as long as none has.
CREATE TABLE letak_barang (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  barang_id  bigint NOT NULL REFERENCES barang,
  sejak      date NOT NULL,
  berakhir   date NOT NULL DEFAULT 'infinity',
  kode_group text NOT NULL,
  kode_dept  text NOT NULL,
  lokasi     text NOT NULL,
  berat      mg NOT NULL,
  status     text NOT NULL,
  PRIMARY KEY (kode_toko, barang_id, sejak),
  CHECK (sejak < berakhir)
);

-- Years of evenings become ranges, one shop after the other: a run of closed days on which nothing of a piece changed is one.
DO $$
DECLARE
  t text;
  lama record;
  baru record;
BEGIN
  FOR t IN SELECT kode_toko FROM toko ORDER BY 1 LOOP
    WITH hari AS (
      SELECT tgl_system AS tanggal, row_number() OVER w AS ke, COALESCE(lead(tgl_system) OVER w, 'infinity') AS besok
      FROM tutup_toko WHERE kode_toko = t WINDOW w AS (ORDER BY tgl_system)),
    malam AS (
      SELECT s.*, h.ke, h.besok, row_number() OVER (PARTITION BY barang_id, kode_group, kode_dept, lokasi, berat, status ORDER BY tanggal) AS sama
      FROM stok_barang_harian s JOIN hari h USING (tanggal) WHERE s.kode_toko = t)
    INSERT INTO letak_barang (kode_toko, barang_id, sejak, berakhir, kode_group, kode_dept, lokasi, berat, status)
    SELECT t, barang_id, min(tanggal) AS sejak, max(besok), kode_group, kode_dept, lokasi, berat, status
    FROM malam GROUP BY barang_id, kode_group, kode_dept, lokasi, berat, status, ke - sama ORDER BY sejak, barang_id;

    -- What is dropped below is here whole: as many pieces on as many evenings, and as heavy.
    WITH hari AS (SELECT tgl_system, row_number() OVER (ORDER BY tgl_system) AS ke FROM tutup_toko WHERE kode_toko = t)
    SELECT COALESCE(sum(n), 0) AS malam, COALESCE(sum(n * berat), 0) AS berat INTO baru
    FROM letak_barang l JOIN hari a ON a.tgl_system = l.sejak LEFT JOIN hari z ON z.tgl_system = l.berakhir
      CROSS JOIN LATERAL (SELECT COALESCE(z.ke, (SELECT max(ke) + 1 FROM hari)) - a.ke AS n) x WHERE l.kode_toko = t;
    SELECT count(*) AS malam, COALESCE(sum(berat), 0) AS berat INTO lama
    FROM stok_barang_harian s WHERE s.kode_toko = t AND EXISTS (SELECT FROM tutup_toko c WHERE c.kode_toko = t AND c.tgl_system = s.tanggal);
    IF (lama.malam, lama.berat) <> (baru.malam, baru.berat) THEN
      RAISE EXCEPTION 'letak barang toko % tidak sama: % menjadi %', t, lama, baru;
    END IF;
  END LOOP;
END $$;

-- What lay there on a day: all that ended after it and had begun. PostgreSQL leaps over the days that began later (skip scan).
CREATE INDEX letak_barang_hari ON letak_barang (kode_toko, berakhir, sejak);

-- A row is added, its end is set once, and neither touches a day that is closed.
SELECT buka_tabel('letak_barang');
REVOKE UPDATE ON letak_barang FROM kencana_app;
GRANT UPDATE (berakhir) ON letak_barang TO kencana_app;
CREATE TRIGGER hanya_tambah BEFORE DELETE OR TRUNCATE ON letak_barang FOR EACH STATEMENT EXECUTE FUNCTION hanya_tambah();
CREATE TRIGGER berakhir_sekali BEFORE UPDATE ON letak_barang FOR EACH ROW
  WHEN (OLD.berakhir <> 'infinity' OR (NEW.kode_toko, NEW.barang_id, NEW.sejak, NEW.kode_group, NEW.kode_dept, NEW.lokasi, NEW.berat, NEW.status)
    <> (OLD.kode_toko, OLD.barang_id, OLD.sejak, OLD.kode_group, OLD.kode_dept, OLD.lokasi, OLD.berat, OLD.status)) EXECUTE FUNCTION tetap_begitu();
CREATE FUNCTION letak_hari_terbuka() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT kode_toko, min(CASE WHEN berakhir = 'infinity' THEN sejak ELSE berakhir END) AS hari FROM baru GROUP BY 1) b
             WHERE b.hari <= (SELECT max(t.tgl_system) FROM public.tutup_toko t WHERE t.kode_toko = b.kode_toko)) THEN
    RAISE EXCEPTION 'tanggal sudah ditutup' USING ERRCODE = '23514', CONSTRAINT = 'hari_sudah_ditutup';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hari_sudah_ditutup AFTER INSERT ON letak_barang
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION letak_hari_terbuka();
CREATE TRIGGER hari_sudah_ditutup_lagi AFTER UPDATE ON letak_barang
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION letak_hari_terbuka();

-- The one way to ask: the pieces that lay in a shop at the end of a closed day. Of a day that is not closed there are none.
CREATE FUNCTION stok_barang_pada(p_toko text, p_tanggal date)
RETURNS TABLE (barang_id bigint, kode_group text, kode_dept text, lokasi text, berat bigint, status text)
LANGUAGE sql STABLE AS $$
  SELECT l.barang_id, l.kode_group, l.kode_dept, l.lokasi, l.berat::bigint, l.status FROM letak_barang l
  WHERE l.kode_toko = p_toko AND l.berakhir > p_tanggal AND l.sejak <= p_tanggal
    AND EXISTS (SELECT FROM tutup_toko t WHERE t.kode_toko = p_toko AND t.tgl_system = p_tanggal)
$$;

CREATE OR REPLACE FUNCTION barang_pada(p_tanggal date)
RETURNS TABLE (kode_barcode text, kode_intern text, nama_barang text, kode_group text, kode_dept text, kadar_cetak text, berat bigint, nama_atribut text,
  berat_atribut bigint, harga_atribut bigint, ongkos bigint, tipe_ongkos text, lokasi text, status text, tgl_masuk date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.kode_barcode, b.kode_intern, b.nama_barang, s.kode_group, s.kode_dept, b.kadar_cetak, s.berat, b.nama_atribut,
    b.berat_atribut::bigint, b.harga_atribut::bigint, b.ongkos::bigint, b.tipe_ongkos, s.lokasi, s.status, b.tgl_masuk
  FROM stok_barang_pada(current_setting('app.kode_toko', true), p_tanggal) s JOIN barang b ON b.id = s.barang_id
$$;

DROP TABLE stok_barang_harian;
