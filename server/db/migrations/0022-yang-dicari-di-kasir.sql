-- What the counter looks for in tables that grow with the years. None of these is written by a checkout as it usually is:
-- an otorisasi and its use are rare, so are gifts, and coupons enter theirs only when they win.

-- Validasi asks whether a price outside its bounds, or a purchase without nota, was allowed.
CREATE INDEX otorisasi_dokumen ON otorisasi (ref_no) WHERE dipakai_at IS NOT NULL;
-- Every cancel asks what a document moved.
CREATE INDEX mutasi_hadiah_ref ON mutasi_hadiah (no_ref);
-- The winners of a draw.
CREATE INDEX kupon_undian ON kupon (kode_toko, kode_undian) WHERE kode_undian IS NOT NULL;

-- Every posting asks whether its day is closed: of the last closed day, not of all that ever were.
CREATE OR REPLACE FUNCTION hari_sudah_ditutup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM (SELECT DISTINCT kode_toko, tanggal FROM baru) b WHERE b.tanggal <= (SELECT max(t.tgl_system) FROM tutup_toko t WHERE t.kode_toko = b.kode_toko)) THEN
    RAISE EXCEPTION 'tanggal sudah ditutup' USING ERRCODE = '23514', CONSTRAINT = 'hari_sudah_ditutup';
  END IF;
  RETURN NULL;
END $$;
