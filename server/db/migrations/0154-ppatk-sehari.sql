-- One person is reported for what they did in one calendar day in all shops (Peraturan PPATK 2/2021 art. 3, §P.2); what lies over
-- many days is a pattern, which is looked at and reports nothing. Flags that exist keep the days by which they were found (hari).
UPDATE para_system SET value = '1' WHERE key = 'AML_HARI';

-- Whose buying of melted gold is added up; null: of nobody known, and too little to count by itself.
-- lepas sejak 0.1.0: constraint lebur_keluar.lebur_keluar_aml: what was before never fills the column
ALTER TABLE lebur_keluar ADD COLUMN aml_kunci text CONSTRAINT lebur_keluar_aml CHECK (aml_kunci IS NULL OR tujuan = 'PEMURNI');
CREATE INDEX lebur_keluar_orang ON lebur_keluar (aml_kunci, jam) WHERE aml_kunci IS NOT NULL;

-- A flag stands in the shop where the limit was reached and names documents of any: notas, and what melted gold left by.
ALTER TABLE aml_flag_ref DROP CONSTRAINT aml_flag_ref_no_faktur_group_fkey;
ALTER TABLE aml_flag_ref
  ADD COLUMN no_nota  text GENERATED ALWAYS AS (CASE WHEN no_faktur_group NOT LIKE 'LB-%' THEN no_faktur_group END) STORED REFERENCES faktur_group,
  ADD COLUMN no_lebur text GENERATED ALWAYS AS (CASE WHEN no_faktur_group LIKE 'LB-%' THEN no_faktur_group END) STORED REFERENCES lebur_keluar;
CREATE INDEX aml_flag_ref_toko ON aml_flag_ref (kode_toko, flag_id);
CREATE INDEX aml_flag_ref_nomor ON aml_flag_ref (no_faktur_group);
CREATE INDEX aml_flag_orang ON aml_flag (kunci, tgl_akhir);
-- lepas sejak 0.1.0: index aml_flag.aml_flag_kunci: aml_flag_orang finds the same
DROP INDEX aml_flag_kunci;

-- The days on which something waits that names a document of the shop, in whichever shop the flag stands.
CREATE FUNCTION aml_menunggu(p_toko text) RETURNS TABLE (tanggal date) LANGUAGE sql STABLE SET app.kode_toko TO '*' SET role TO kencana_rantai
AS $$
  SELECT a.tanggal FROM aml_flag a
  WHERE a.status_aml = 'BARU' AND EXISTS (SELECT 1 FROM aml_flag_ref r WHERE r.kode_toko = p_toko AND r.flag_id = a.id)
$$;

-- Days on which nobody works, by which the fourteen days are counted. None is known beforehand: the government says them year by
-- year, and one that is missing makes a deadline earlier, never later.
CREATE TABLE hari_libur (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tanggal      date NOT NULL UNIQUE,
  keterangan   text NOT NULL,
  status_aktif boolean NOT NULL DEFAULT true
);
SELECT buka_tabel('hari_libur');
REVOKE UPDATE ON hari_libur FROM kencana_app;
GRANT UPDATE (tanggal, keterangan, status_aktif) ON hari_libur TO kencana_app;
