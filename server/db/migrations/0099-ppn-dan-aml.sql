-- What a sale line was taxed by: the rates change, and a piece that comes back has no tax invoice any more (§O.6-1). Null: no tax, or not known.
ALTER TABLE jual_detail ADD COLUMN ppn_rate pct;
COMMENT ON COLUMN jual_detail.ppn_rate IS 'null without tax; with tax and null: sold before it was kept, and no rate alone fits';
-- Of older lines the one rate of the shop that their tax fits, when just one does: a line's tax is a difference of two rounded sums.
UPDATE jual_detail d SET ppn_rate = c.rate
FROM (
  SELECT l.no_faktur_jual, min(r.rate) AS rate
  FROM jual_detail l JOIN faktur_group f USING (no_faktur_group)
    CROSS JOIN LATERAL (
      SELECT DISTINCT round(COALESCE((SELECT p.value::numeric FROM para_system p WHERE p.kode_toko = l.kode_toko AND p.key = s.key), s.bawaan) * 10000)::int AS rate
      FROM (VALUES ('PPN_RATE_FAKTUR', 1.1), ('PPN_RATE_TANPA', 1.65)) AS s (key, bawaan)) r
  WHERE l.ppn_rp > 0
    AND abs(l.ppn_rp::numeric * (1000000 + CASE f.ppn_mode WHEN 'INCLUDE' THEN r.rate ELSE 0 END) - l.harga_total::numeric * r.rate) <= 1000000 + r.rate
  GROUP BY 1 HAVING count(*) = 1) c
WHERE c.no_faktur_jual = d.no_faktur_jual;

-- Who it was, wherever that must be known: of a seller as before, and of who buys or pays ahead (§G-3, §O.6-2). It goes with the
-- member (anonimkan_member blanks identitas_enc).
ALTER TABLE identitas_penjual RENAME TO identitas_pelanggan;
ALTER TABLE identitas_pelanggan RENAME COLUMN no_faktur_group TO ref_no;
ALTER TABLE identitas_pelanggan RENAME COLUMN isi_enc TO identitas_enc;
ALTER TABLE identitas_pelanggan DROP CONSTRAINT identitas_penjual_no_faktur_group_fkey;
ALTER TABLE identitas_pelanggan
  ALTER COLUMN identitas_enc DROP NOT NULL,
  -- the document that the payment ref_no is on: of a sale or purchase the same number
  ADD COLUMN dokumen text,
  ADD COLUMN kode_member kode NOT NULL DEFAULT 'NONMEMBER',
  ADD COLUMN tgl_system date,
  -- with their job: enough for the next document of the same person
  ADD COLUMN lengkap boolean NOT NULL DEFAULT false;
UPDATE identitas_pelanggan i SET dokumen = i.ref_no, kode_member = f.kode_member, tgl_system = f.tgl_system FROM faktur_group f WHERE f.no_faktur_group = i.ref_no;
ALTER TABLE identitas_pelanggan ALTER COLUMN dokumen SET NOT NULL, ALTER COLUMN tgl_system SET NOT NULL;
CREATE INDEX identitas_pelanggan_dokumen ON identitas_pelanggan (kode_toko, dokumen);
CREATE INDEX identitas_pelanggan_member ON identitas_pelanggan (kode_member, tgl_system) WHERE kode_member <> 'NONMEMBER';

-- Whose sales are added up: 'MEMBER code', else 'NIK keyed hash', else 'HP digits', else (a large one of nobody known) 'FAKTUR number'.
ALTER TABLE faktur_group ADD COLUMN aml_kunci text;
UPDATE faktur_group SET aml_kunci = 'MEMBER ' || kode_member WHERE jenis <> 'BELI' AND kode_member <> 'NONMEMBER';
UPDATE faktur_group SET aml_kunci = 'HP ' || regexp_replace(regexp_replace(no_hp, '[\s().+-]', '', 'g'), '^(62|0)', '')
WHERE jenis <> 'BELI' AND kode_member = 'NONMEMBER' AND regexp_replace(no_hp, '[\s().+-]', '', 'g') ~ '^\d{5,15}$';
CREATE INDEX faktur_group_aml ON faktur_group (kode_toko, aml_kunci, tgl_system) WHERE aml_kunci IS NOT NULL;

-- Sales of one person that are to be reported to PPATK, together (§G-3).
CREATE TABLE aml_flag (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  -- the shop's day on which the limit was reached: the working days count from it
  tanggal      date NOT NULL,
  kunci        text NOT NULL,
  kode_member  kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer text NOT NULL,
  no_hp        text NOT NULL,
  -- the days of its sales, and what they came to
  tgl_awal     date NOT NULL,
  tgl_akhir    date NOT NULL,
  total        rp NOT NULL CHECK (total >= 0),
  total_tunai  rp NOT NULL CHECK (total_tunai >= 0),
  -- the rule that found it, as it was then
  batas        rp NOT NULL,
  hari         integer NOT NULL,
  status_aml   text NOT NULL DEFAULT 'BARU' CHECK (status_aml IN ('BARU', 'DILAPORKAN', 'BUKAN')),
  tgl_lapor    date,
  lapor_by     text,
  lapor_at     timestamptz,
  catatan      text NOT NULL DEFAULT '-',
  CHECK (tgl_awal <= tgl_akhir),
  CHECK ((status_aml = 'DILAPORKAN') = (tgl_lapor IS NOT NULL AND lapor_by IS NOT NULL AND lapor_at IS NOT NULL))
);
CREATE INDEX aml_flag_kunci ON aml_flag (kode_toko, kunci, tgl_akhir);
CREATE INDEX aml_flag_tanggal ON aml_flag (kode_toko, tanggal, id);
CREATE INDEX aml_flag_baru ON aml_flag (kode_toko, tanggal) WHERE status_aml = 'BARU';
SELECT jaga_status('aml_flag', 'status_aml', 'aml_flag');

CREATE TABLE aml_flag_ref (
  flag_id      bigint NOT NULL REFERENCES aml_flag,
  no_faktur_group text NOT NULL REFERENCES faktur_group,
  kode_toko    varchar(6) NOT NULL,
  nilai        rp NOT NULL CHECK (nilai >= 0),
  tunai        rp NOT NULL CHECK (tunai >= 0),
  -- cancelled since, or alone without what was: it is in no report
  lepas        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (flag_id, no_faktur_group)
);
CREATE INDEX aml_flag_ref_faktur ON aml_flag_ref (kode_toko, no_faktur_group);
SELECT buka_tabel('aml_flag'), buka_tabel('aml_flag_ref');

-- Whether something of this member is still to be reported, in whatever shop: until then they are not forgotten.
CREATE FUNCTION aml_berjalan(p_member text) RETURNS boolean LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$ SELECT EXISTS (SELECT 1 FROM aml_flag WHERE kode_member = p_member AND status_aml = 'BARU') $$;
CREATE INDEX aml_flag_member ON aml_flag (kode_member) WHERE kode_member <> 'NONMEMBER';
