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

-- Every status of a new table is guarded so; a test finds one that is not. Each has a function of its own, because a row
-- is read by its column's name only there without being taken apart: a sale is validated through four of them.
CREATE FUNCTION jaga_status(tabel regclass, kolom text, jenis text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION jaga_%1$s_%2$s() RETURNS trigger LANGUAGE plpgsql AS $b$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM peralihan_status p WHERE p.jenis = TG_ARGV[0] AND p.dari = OLD.%2$I AND p.ke = NEW.%2$I) THEN
        RAISE EXCEPTION '%%.%2$s tidak boleh dari %% ke %%', TG_TABLE_NAME, OLD.%2$I, NEW.%2$I USING ERRCODE = '23514', CONSTRAINT = 'status_beralih';
      END IF;
      RETURN NEW;
    END $b$;
    CREATE TRIGGER jaga_%2$s BEFORE UPDATE OF %2$I ON %1$s FOR EACH ROW WHEN (OLD.%2$I IS DISTINCT FROM NEW.%2$I)
      EXECUTE FUNCTION jaga_%1$s_%2$s(%3$L)$f$, tabel, kolom, jenis);
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
