-- Which status may follow which, whatever the code does. The rows are domain/rules/status.ts: server/db/reference.ts adds
-- them when the server starts, and a test compares. One that is no longer allowed is taken away by a migration, because
-- a server of the version before may still run.
CREATE TABLE peralihan_status (
  jenis text NOT NULL,
  dari  text NOT NULL,
  ke    text NOT NULL,
  PRIMARY KEY (jenis, dari, ke)
);
GRANT SELECT ON peralihan_status TO kencana_app;

CREATE FUNCTION status_beralih() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sebelum text := to_jsonb(OLD) ->> TG_ARGV[0];
  sesudah text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM peralihan_status p WHERE p.jenis = TG_ARGV[1] AND p.dari = sebelum AND p.ke = sesudah) THEN
    RAISE EXCEPTION '%.% tidak boleh dari % ke %', TG_TABLE_NAME, TG_ARGV[0], sebelum, sesudah
      USING ERRCODE = '23514', CONSTRAINT = 'status_beralih';
  END IF;
  RETURN NEW;
END $$;

-- Every status of a new table is guarded so; a test finds one that is not.
CREATE FUNCTION jaga_status(tabel regclass, kolom text, jenis text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER jaga_%1$s BEFORE UPDATE OF %1$I ON %2$s FOR EACH ROW WHEN (OLD.%1$I IS DISTINCT FROM NEW.%1$I)
    EXECUTE FUNCTION status_beralih(%3$L, %4$L)', kolom, tabel, kolom, jenis);
END $$;
REVOKE EXECUTE ON FUNCTION jaga_status FROM PUBLIC;

SELECT jaga_status(t::regclass, 'status_valid', 'status_valid')
FROM unnest(ARRAY['faktur_group', 'jual_detail', 'beli_detail', 'titip', 'titip_bayar', 'dokumen_stok']) AS t;
SELECT jaga_status(t::regclass, 'status', 'status_valid') FROM unnest(ARRAY['hadiah_beli', 'hadiah_ambil', 'tukar_poin']) AS t;
SELECT jaga_status(t::regclass, 'status_titipan', 'status_titipan') FROM unnest(ARRAY['titip', 'titip_detail']) AS t;
SELECT jaga_status('jual_detail', 'status_kembali', 'status_kembali');
SELECT jaga_status('jual_detail', 'status_premi', 'status_premi');
SELECT jaga_status('barang', 'status', 'barang');
SELECT jaga_status('kupon', 'status', 'kupon');
SELECT jaga_status('transaksi_member', 'status', 'transaksi_member');
