-- The first members by name are read off, not sorted out of all of them: the list, and every search that finds many. It holds what the
-- list filters by, so that a page far behind and the count of all never touch the table.
CREATE INDEX member_urut_nama ON member (nama_customer, kode_member) INCLUDE (status_aktif) WHERE gabung_ke IS NULL AND anonim_at IS NULL;

-- The list seeks in names, addresses, phones and codes at once: without an index for each, none of them is used.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX member_cari_kode ON member USING gin (kode_member gin_trgm_ops);
  END IF;
END $$;

-- Who registered in a month (R43).
CREATE INDEX member_terdaftar ON member (input_date);
