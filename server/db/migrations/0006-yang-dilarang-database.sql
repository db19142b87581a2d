-- What the database forbids, whatever the code does. Nothing here computes a business figure.

-- 1. Every insert into the two ledgers balances by itself.
CREATE FUNCTION jurnal_seimbang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM baru GROUP BY jurnal_id HAVING sum(jumlah) <> 0) THEN
    RAISE EXCEPTION 'jurnal tidak seimbang' USING ERRCODE = '23514', CONSTRAINT = 'jurnal_seimbang';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER jurnal_seimbang AFTER INSERT ON jurnal_detail
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION jurnal_seimbang();

CREATE FUNCTION mutasi_seimbang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM baru GROUP BY ref_type, ref_no HAVING sum(qty) <> 0 OR sum(berat) <> 0) THEN
    RAISE EXCEPTION 'mutasi stok tidak seimbang' USING ERRCODE = '23514', CONSTRAINT = 'mutasi_seimbang';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mutasi_seimbang AFTER INSERT ON mutasi_stok
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION mutasi_seimbang();

-- Nothing is posted into a closed day (invariant 20).
CREATE FUNCTION hari_sudah_ditutup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM (SELECT DISTINCT kode_toko, tanggal FROM baru) b JOIN tutup_toko t ON t.kode_toko = b.kode_toko AND t.tgl_system >= b.tanggal) THEN
    RAISE EXCEPTION 'tanggal sudah ditutup' USING ERRCODE = '23514', CONSTRAINT = 'hari_sudah_ditutup';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hari_sudah_ditutup AFTER INSERT ON jurnal
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION hari_sudah_ditutup();
CREATE TRIGGER hari_sudah_ditutup AFTER INSERT ON mutasi_stok
  REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION hari_sudah_ditutup();

-- 2. What is written in a ★ table stays written.
CREATE FUNCTION hanya_tambah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% hanya boleh ditambah', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['jurnal', 'jurnal_detail', 'mutasi_stok', 'mutasi_poin', 'mutasi_hadiah', 'log_harga', 'audit_log', 'permintaan',
                           'jual_batal', 'tutup_toko', 'stok_harian', 'stok_barang_harian', 'saldo_akun_harian'] LOOP
    EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION hanya_tambah()', t);
  END LOOP;
END $$;

-- 3. The server works as kencana_app: no DDL, no change of ★ rows, and only the rows of its own shop.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'kencana_app') THEN CREATE ROLE kencana_app NOLOGIN; END IF;
  EXECUTE format('GRANT kencana_app TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA public TO kencana_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO kencana_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO kencana_app;
REVOKE UPDATE, DELETE ON jurnal, jurnal_detail, mutasi_stok, mutasi_poin, mutasi_hadiah, log_harga, audit_log, permintaan,
  jual_batal, tutup_toko, stok_harian, stok_barang_harian, saldo_akun_harian, otorisasi FROM kencana_app;
GRANT UPDATE (dipakai_at, ref_no, alasan) ON otorisasi TO kencana_app;
REVOKE DELETE ON faktur_group, jual_detail, pembayaran, barang, kupon, member, users, toko, saldo_akun, saldo_lokasi FROM kencana_app;

-- app.kode_toko is the shop of the session, or '*' for work across the whole chain.
DO $$
DECLARE t text;
BEGIN
  FOR t IN SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'kode_toko' AND NOT a.attisdropped
           WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN ('toko', 'users', 'sesi') LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY toko_sendiri ON %I TO kencana_app
      USING (kode_toko = (SELECT current_setting('app.kode_toko', true)) OR (SELECT current_setting('app.kode_toko', true)) = '*')$p$, t);
  END LOOP;
END $$;

-- The beginning of every write, in one round trip: the shop's rows, its day, and whether this request was answered before.
-- Writers share the shop's day lock; the close takes it alone (server/close). The lock alone says whether the shop is
-- being closed (PROSES): a status in a row would outlive a close that died.
CREATE FUNCTION mulai_tulis(p_toko text, p_id_trx text, p_token bytea,
  OUT tgl_system date, OUT status_tutup text, OUT sesi_aktif boolean, OUT hash bytea, OUT call text, OUT reply json)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.kode_toko', p_toko, true);
  -- A write runs the same few named statements: planning them anew for every value costs more than running them.
  PERFORM set_config('plan_cache_mode', 'force_generic_plan', true);
  IF NOT pg_try_advisory_xact_lock_shared(hashtext('tutup:' || p_toko)) THEN
    status_tutup := 'PROSES';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('id_trx:' || p_id_trx));
  SELECT t.tgl_system INTO tgl_system FROM toko t WHERE t.kode_toko = p_toko;
  SELECT EXISTS (SELECT 1 FROM sesi s WHERE s.token_hash = p_token AND s.dicabut_at IS NULL) INTO sesi_aktif;
  SELECT p.hash, p.call, p.reply INTO hash, call, reply FROM permintaan p WHERE p.kode_toko = p_toko AND p.id_trx = p_id_trx;
END $$;
