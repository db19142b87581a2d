-- The archive (DOMAIN §B.20): old sale and purchase lines leave the operational lists and nothing else. No row goes, and
-- nothing of a row changes but that it says so, once and for ever.
ALTER TABLE jual_detail ADD COLUMN diarsipkan_at timestamptz;
ALTER TABLE beli_detail ADD COLUMN diarsipkan_at timestamptz;
-- What the archive asks for: a range of days, without what is in it already.
CREATE INDEX jual_detail_belum_arsip ON jual_detail (kode_toko, tgl_system, no_faktur_jual) WHERE diarsipkan_at IS NULL;
CREATE INDEX beli_detail_belum_arsip ON beli_detail (kode_toko, tgl_system, no_faktur_beli) WHERE diarsipkan_at IS NULL;

CREATE FUNCTION jaga_arsip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.diarsipkan_at IS NOT NULL OR NEW.status_valid = 'OPEN'
     OR NOT EXISTS (SELECT 1 FROM public.tutup_toko t WHERE t.kode_toko = NEW.kode_toko AND t.tgl_system >= NEW.tgl_system) THEN
    RAISE EXCEPTION '%.diarsipkan_at hanya diisi sekali, sesudah harinya ditutup', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = 'jaga_arsip';
  END IF;
  RETURN NEW;
END $$;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['jual_detail', 'beli_detail'] LOOP
    EXECUTE format('CREATE TRIGGER jaga_arsip BEFORE UPDATE OF diarsipkan_at ON %I FOR EACH ROW WHEN (OLD.diarsipkan_at IS DISTINCT FROM NEW.diarsipkan_at) EXECUTE FUNCTION jaga_arsip()', t);
    EXECUTE format('CREATE TRIGGER jaga_arsip_baru BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.diarsipkan_at IS NOT NULL) EXECUTE FUNCTION jaga_arsip()', t);
  END LOOP;
END $$;

-- ★ What was archived, by whom, with whose word, and by which its file is known again.
CREATE TABLE arsip_manifest (
  no_arsip         text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  tgl_system       date NOT NULL,
  jam              timestamptz NOT NULL,
  jenis            text NOT NULL CHECK (jenis IN ('PENJUALAN', 'PEMBELIAN')),
  -- the days of its rows
  tgl_from         date NOT NULL,
  tgl_to           date NOT NULL,
  jumlah_baris     integer NOT NULL CHECK (jumlah_baris > 0),
  qty_gold         integer NOT NULL CHECK (qty_gold >= 0),
  berat_gold       mg NOT NULL CHECK (berat_gold >= 0),
  total_gold       rp NOT NULL CHECK (total_gold >= 0),
  qty_non_gold     integer NOT NULL CHECK (qty_non_gold >= 0),
  berat_non_gold   mg NOT NULL CHECK (berat_non_gold >= 0),
  total_non_gold   rp NOT NULL CHECK (total_non_gold >= 0),
  -- SHA-256 of the exported file, and its bytes counted
  hash             text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  ukuran           integer NOT NULL CHECK (ukuran > 0),
  user_id          text NOT NULL,
  user_otorisasi   text NOT NULL,
  otorisasi_id     text NOT NULL,
  id_trx           text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK (tgl_from <= tgl_to),
  CHECK (jumlah_baris = qty_gold + qty_non_gold)
);
CREATE INDEX arsip_manifest_tanggal ON arsip_manifest (kode_toko, tgl_system, no_arsip);

-- ★ Its rows as they were then. Who the customer was is null here: that stands with the document, where it can be forgotten.
CREATE TABLE arsip_baris (
  no_arsip   text NOT NULL REFERENCES arsip_manifest,
  urut       integer NOT NULL,
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  jenis      text NOT NULL CHECK (jenis IN ('PENJUALAN', 'PEMBELIAN')),
  -- the line: no_faktur_jual or no_faktur_beli, of a trade-in the same number on either side; a line is archived once
  no_faktur  text NOT NULL,
  isi        jsonb NOT NULL,
  PRIMARY KEY (no_arsip, urut),
  UNIQUE (no_faktur, jenis)
);
SELECT buka_tabel('arsip_manifest', true), buka_tabel('arsip_baris', true);
