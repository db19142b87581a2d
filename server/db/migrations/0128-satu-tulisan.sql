-- One phone, one spelling (domain/telepon.ts), and names as they are tidied where they are typed (domain/teks.ts): what was stored
-- otherwise is brought to it where nobody has it yet. Of two members with one number the other keeps its spelling, and the screen of
-- members offers to merge them; of two conditions or banks of one name likewise. Documents stay as they were written.
CREATE FUNCTION pg_temp.eja(ditulis text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN angka ~ '^(\+|00)?620*[2-9]\d{7,12}$' THEN '0' || regexp_replace(angka, '^(\+|00)?620*', '')
    WHEN angka ~ '^8\d{7,12}$' THEN '0' || angka
    WHEN angka ~ '^(0[2-9]\d{7,12}|\+[1-9]\d{6,14}|\d{5,15})$' THEN angka
    ELSE ditulis END
  FROM (SELECT regexp_replace(ditulis, '[\s().+-]', '', 'g') AS polos, ditulis LIKE '+%' AS dunia) p
    CROSS JOIN LATERAL (SELECT CASE WHEN dunia THEN '+' ELSE '' END || polos AS angka) a
$$;
CREATE FUNCTION pg_temp.rapi(ditulis text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(
    translate(normalize(regexp_replace(ditulis, U&'[\00AD\034F\200B-\200D\2060-\2065\206A-\206F\FE00-\FE0F\FEFF]', '', 'g'), NFC),
      U&'\2018\2019\201A\201B\2032\00B4\0060\02B9\02BB\02BC\02C8\FF07\201C\201D\201E\201F\2033\FF02', '''''''''''''''''''''''''""""""'),
    U&'[ \00A0\1680\2000-\200A\202F\205F\3000]+', ' ', 'g'))
$$;

-- A merged duplicate gives the number up to who lives on.
UPDATE member d SET no_hp = '-' FROM member m
WHERE m.kode_member = d.gabung_ke AND d.no_hp <> '-' AND d.no_hp <> m.no_hp AND pg_temp.eja(d.no_hp) = pg_temp.eja(m.no_hp);
-- Of several without it, one gets the spelling: then the index on phones keeps it for them.
WITH lain AS (
  SELECT kode_member, pg_temp.eja(no_hp) AS satu,
    row_number() OVER (PARTITION BY pg_temp.eja(no_hp) ORDER BY gabung_ke IS NULL DESC, status_aktif DESC, input_date, kode_member) AS ke
  FROM member WHERE no_hp !~ '^(0[1-9]|-)' AND no_hp <> pg_temp.eja(no_hp))
UPDATE member m SET no_hp = lain.satu FROM lain
WHERE m.kode_member = lain.kode_member AND lain.ke = 1 AND NOT EXISTS (SELECT FROM member x WHERE x.no_hp = lain.satu);
UPDATE member SET nama_customer = pg_temp.rapi(nama_customer) WHERE nama_customer <> pg_temp.rapi(nama_customer) AND pg_temp.rapi(nama_customer) <> '';
UPDATE member SET alamat_customer = pg_temp.rapi(alamat_customer) WHERE alamat_customer <> pg_temp.rapi(alamat_customer) AND pg_temp.rapi(alamat_customer) <> '';

UPDATE users SET no_hp = pg_temp.eja(no_hp) WHERE no_hp <> pg_temp.eja(no_hp);
UPDATE sales SET no_hp = pg_temp.eja(no_hp) WHERE no_hp <> pg_temp.eja(no_hp);
UPDATE tukang SET no_hp = pg_temp.eja(no_hp) WHERE no_hp <> pg_temp.eja(no_hp);

-- lepas sejak 0.1.0: constraint katalog_kontak.katalog_kontak_no_hp_check: it lets the + of another country in; 0.1.0 writes digits, and shows what it reads
ALTER TABLE katalog_kontak DROP CONSTRAINT katalog_kontak_no_hp_check,
  ADD CONSTRAINT katalog_kontak_no_hp_check CHECK (no_hp ~ '^\+?[0-9]{10,15}$' AND length(no_hp) >= 11);
WITH lain AS (
  SELECT kode_admin, pg_temp.eja(no_hp) AS satu, row_number() OVER (PARTITION BY pg_temp.eja(no_hp) ORDER BY kode_admin) AS ke
  FROM katalog_kontak WHERE no_hp <> pg_temp.eja(no_hp) AND length(pg_temp.eja(no_hp)) >= 11)
UPDATE katalog_kontak k SET no_hp = lain.satu FROM lain
WHERE k.kode_admin = lain.kode_admin AND lain.ke = 1 AND NOT EXISTS (SELECT FROM katalog_kontak x WHERE x.no_hp = lain.satu);

DO $rapi$
DECLARE kolom record;
BEGIN
  FOR kolom IN SELECT * FROM (VALUES
    ('kondisi_barang', 'kondisi', 'kode_kondisi'), ('kondisi_pembelian', 'kondisi', 'kode'), ('bank', 'nama_bank', 'kode_bank')) k (tabel, nama, kunci)
  LOOP
    EXECUTE format($sql$
      WITH lain AS (
        SELECT %2$I AS dulu, pg_temp.rapi(%2$I) AS satu, row_number() OVER (PARTITION BY pg_temp.rapi(%2$I) ORDER BY status_aktif DESC, %3$I) AS ke
        FROM %1$I WHERE %2$I <> pg_temp.rapi(%2$I) AND pg_temp.rapi(%2$I) <> '')
      UPDATE %1$I t SET %2$I = lain.satu FROM lain
      WHERE t.%2$I = lain.dulu AND lain.ke = 1 AND NOT EXISTS (SELECT FROM %1$I x WHERE x.%2$I = lain.satu)
    $sql$, kolom.tabel, kolom.nama, kolom.kunci);
  END LOOP;
END $rapi$;

DROP FUNCTION pg_temp.eja(text);
DROP FUNCTION pg_temp.rapi(text);
