-- The server signs in as a login that is kencana_app and nothing more (server/db/login.ts). What kencana_app itself may
-- do is narrowed to what the server does.

-- 1. Rows of code are the migrating login's, rows of lines are never changed, and only five tables lose rows.
REVOKE INSERT, UPDATE, DELETE ON migrasi, akun FROM kencana_app;
REVOKE UPDATE ON dokumen_stok_barang, hadiah_beli_detail, hadiah_ambil_detail, tukar_poin_detail FROM kencana_app;
REVOKE DELETE ON alat_toko, baki, bandrol, bank, counter, grup, gudang, hadiah, harga_24k, harga_group, jenis, kadar, kategori,
  kode_transaksi, kondisi_barang, kondisi_pembelian, kondisi_pinjaman, marketplace, parameter_kupon, parameter_poin,
  parameter_rugi_nota, pembukaan, pembukaan_toko, pengaturan_nota, rekening, sales, sesi, tukang FROM kencana_app;

-- A table whose rows may go says so beside this: GRANT DELETE ON … TO kencana_app.
CREATE OR REPLACE FUNCTION buka_tabel(t regclass, bintang boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT ON %s TO kencana_app', t);
  IF bintang THEN
    EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION hanya_tambah()', t);
  ELSE
    EXECUTE format('GRANT UPDATE ON %s TO kencana_app', t);
  END IF;
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = t AND attname = 'kode_toko' AND NOT attisdropped) THEN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY toko_sendiri ON %s TO kencana_app
      USING (kode_toko = (SELECT current_setting('app.kode_toko', true)) OR (SELECT current_setting('app.kode_toko', true)) = '*')$p$, t);
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION buka_tabel FROM PUBLIC;

-- 2. A session tells for ever who it was, from where, and until when; one that was ended stays ended.
REVOKE UPDATE ON sesi FROM kencana_app;
DO $$
BEGIN
  EXECUTE (SELECT format('GRANT UPDATE (%s) ON sesi TO kencana_app', string_agg(quote_ident(attname), ', '))
    FROM pg_attribute WHERE attrelid = 'sesi'::regclass AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('token_hash', 'user_id', 'kode_toko', 'dibuat', 'kedaluwarsa', 'ip'));
END $$;
CREATE FUNCTION tetap_begitu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% tidak boleh diubah lagi', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
CREATE TRIGGER sesi_berakhir BEFORE UPDATE ON sesi FOR EACH ROW
  WHEN (OLD.dicabut_at IS NOT NULL AND NEW.dicabut_at IS NULL) EXECUTE FUNCTION tetap_begitu();

-- An otorisasi is used once, and what it was used for stays.
CREATE TRIGGER otorisasi_sekali BEFORE UPDATE ON otorisasi FOR EACH ROW
  WHEN (OLD.dipakai_at IS NOT NULL OR NEW.dipakai_at IS NULL) EXECUTE FUNCTION tetap_begitu();

-- 3. Nothing of one's own stands before a table that is asked: what runs with the owner's rights looks at temporary
-- tables last, and triggers name the schema. (That nobody makes temporary tables is said at each start, migrate.ts.)
ALTER FUNCTION majukan_barcode(bigint) SET search_path = public, pg_temp;

CREATE OR REPLACE FUNCTION hari_sudah_ditutup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM (SELECT DISTINCT kode_toko, tanggal FROM baru) b JOIN public.tutup_toko t ON t.kode_toko = b.kode_toko AND t.tgl_system >= b.tanggal) THEN
    RAISE EXCEPTION 'tanggal sudah ditutup' USING ERRCODE = '23514', CONSTRAINT = 'hari_sudah_ditutup';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION badan_jaga(kolom text) RETURNS text LANGUAGE sql IMMUTABLE AS $f$
  SELECT format($b$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM public.peralihan_status p WHERE p.jenis = TG_ARGV[0] AND p.dari = OLD.%1$I AND p.ke = NEW.%1$I) THEN
        RAISE EXCEPTION '%%.%1$s tidak boleh dari %% ke %%', TG_TABLE_NAME, OLD.%1$I, NEW.%1$I USING ERRCODE = '23514', CONSTRAINT = 'status_beralih';
      END IF;
      RETURN NEW;
    END $b$, kolom)
$f$;
CREATE OR REPLACE FUNCTION jaga_status(tabel regclass, kolom text, jenis text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE FUNCTION jaga_%s_%s() RETURNS trigger LANGUAGE plpgsql AS %L', tabel, kolom, badan_jaga(kolom));
  EXECUTE format($f$
    CREATE TRIGGER jaga_%2$s BEFORE UPDATE OF %2$I ON %1$s FOR EACH ROW WHEN (OLD.%2$I IS DISTINCT FROM NEW.%2$I)
      EXECUTE FUNCTION jaga_%1$s_%2$s(%3$L)$f$, tabel, kolom, jenis);
END $$;
DO $$
DECLARE t record;
BEGIN
  FOR t IN SELECT p.proname AS nama, a.attname::text AS kolom FROM pg_trigger g
      JOIN pg_proc p ON p.oid = g.tgfoid JOIN pg_class c ON c.oid = g.tgrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND p.proname = 'jaga_' || c.relname || '_' || a.attname LOOP
    EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', t.nama, badan_jaga(t.kolom));
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION badan_jaga FROM PUBLIC;
