-- Tax by kind of goods and by buyer, at rates that have their days (§P.1, §G-1, §G-2).

-- What was sold before this is not judged again: the kind of a group speaks for what is sold from now on.
ALTER TABLE grup ADD COLUMN jenis_pajak text NOT NULL DEFAULT 'PERHIASAN_EMAS'
  CHECK (jenis_pajak IN ('PERHIASAN_EMAS', 'EMAS_BATANGAN', 'NON_EMAS', 'JASA'));
GRANT UPDATE (jenis_pajak) ON grup TO kencana_app;
UPDATE grup SET jenis_pajak = 'NON_EMAS' FROM kategori k WHERE k.kode_kategori = grup.kode_kategori AND k.status_gold = 'NONGOLD';

CREATE TABLE pajak_tarif (
  jenis_pajak   text NOT NULL CHECK (jenis_pajak IN ('PERHIASAN_EMAS', 'EMAS_BATANGAN', 'NON_EMAS', 'JASA')),
  -- the piece has a supplier's full tax invoice: asked of gold jewellery alone
  dengan_faktur boolean NOT NULL DEFAULT false CHECK (NOT dengan_faktur OR jenis_pajak = 'PERHIASAN_EMAS'),
  berlaku_dari  date NOT NULL,
  -- null: every shop; else the rate that a shop had set for itself
  kode_toko     varchar(6) REFERENCES toko,
  persen        pct NOT NULL,
  dasar         text NOT NULL,
  input_by      text NOT NULL DEFAULT '-',
  input_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (jenis_pajak, dengan_faktur, berlaku_dari, kode_toko)
);
INSERT INTO pajak_tarif (jenis_pajak, dengan_faktur, berlaku_dari, persen, dasar, input_at)
SELECT v.*, v.berlaku_dari FROM (VALUES
  ('PERHIASAN_EMAS', true, DATE '2023-05-01', 11000, 'PMK 48/2023'),
  ('PERHIASAN_EMAS', false, '2023-05-01', 16500, 'PMK 48/2023'),
  ('EMAS_BATANGAN',  false, '2023-05-01', 0, 'PMK 48/2023 (tidak dipungut)'),
  ('NON_EMAS',       false, '2023-05-01', 11000, 'PMK 48/2023'),
  ('JASA',           false, '2023-05-01', 11000, 'PMK 48/2023'),
  ('PERHIASAN_EMAS', true,  '2025-02-04', 11000, 'PMK 11/2025'),
  ('PERHIASAN_EMAS', false, '2025-02-04', 16500, 'PMK 11/2025'),
  ('NON_EMAS',       false, '2025-02-04', 11000, 'PMK 11/2025'),
  ('JASA',           false, '2025-02-04', 11000, 'PMK 11/2025')) AS v (jenis_pajak, dengan_faktur, berlaku_dari, persen, dasar);
-- A shop whose settings said otherwise goes on as it did.
INSERT INTO pajak_tarif (jenis_pajak, dengan_faktur, berlaku_dari, kode_toko, persen, dasar)
SELECT t.jenis_pajak, t.dengan_faktur, t.berlaku_dari, p.kode_toko, round(p.value::numeric * 10000)::int, 'Setelan toko'
FROM para_system p
  JOIN pajak_tarif t ON t.kode_toko IS NULL AND t.berlaku_dari = '2025-02-04'
    AND p.key = CASE WHEN t.jenis_pajak = 'PERHIASAN_EMAS' AND NOT t.dengan_faktur THEN 'PPN_RATE_TANPA' ELSE 'PPN_RATE_FAKTUR' END
WHERE p.value ~ '^\d{1,3}(\.\d{1,4})?$' AND round(p.value::numeric * 10000) BETWEEN 0 AND 1000000 AND round(p.value::numeric * 10000)::int <> t.persen;
DELETE FROM para_system WHERE key IN ('PPN_RATE_FAKTUR', 'PPN_RATE_TANPA');
GRANT SELECT, INSERT ON pajak_tarif TO kencana_app;

-- The rate of a kind of goods in a shop on a day, and the rule that it comes from.
CREATE FUNCTION tarif_ppn(p_toko text, p_jenis text, p_faktur boolean, p_hari date) RETURNS TABLE (ppn_rate pct, ppn_dasar text)
LANGUAGE sql STABLE AS $$
  SELECT persen, dasar FROM pajak_tarif
  WHERE jenis_pajak = p_jenis AND dengan_faktur = (p_faktur AND p_jenis = 'PERHIASAN_EMAS') AND berlaku_dari <= p_hari
    AND (kode_toko IS NULL OR kode_toko = p_toko)
  ORDER BY berlaku_dari DESC, kode_toko NULLS LAST LIMIT 1
$$;
GRANT EXECUTE ON FUNCTION tarif_ppn TO kencana_app;

-- What each line was taxed as; of older lines it was not kept.
ALTER TABLE jual_detail
  ADD COLUMN jenis_pajak text CHECK (jenis_pajak IN ('PERHIASAN_EMAS', 'EMAS_BATANGAN', 'NON_EMAS', 'JASA')),
  ADD COLUMN ppn_dasar   text,
  -- on top of everything, whatever ppn_mode says
  ADD COLUMN pph_rp      rp NOT NULL DEFAULT 0 CHECK (pph_rp >= 0);
ALTER TABLE service ADD COLUMN ppn_dasar text;
GRANT UPDATE (ppn_dasar) ON service TO kencana_app;

-- Who bought, as taxes ask; of older documents it was not asked.
ALTER TABLE faktur_group
  ADD COLUMN jenis_pembeli text CHECK (jenis_pembeli IN ('KONSUMEN', 'PEDAGANG', 'PABRIKAN', 'BULION')),
  ADD COLUMN pph_rp        rp NOT NULL DEFAULT 0 CHECK (pph_rp >= 0),
  ADD CONSTRAINT faktur_group_pph CHECK (pph_rp = 0 OR jenis_pembeli IN ('PEDAGANG', 'PABRIKAN'));
ALTER TABLE lebur_keluar
  ADD COLUMN jenis_pembeli text CHECK (jenis_pembeli IN ('KONSUMEN', 'PEDAGANG', 'PABRIKAN', 'BULION')),
  ADD COLUMN pph_rp        rp NOT NULL DEFAULT 0 CHECK (pph_rp >= 0),
  ADD CONSTRAINT lebur_keluar_pph CHECK (pph_rp = 0 OR jenis_pembeli IN ('PEDAGANG', 'PABRIKAN'));

-- The tax number of who is no consumer, and the letter that frees them of PPh 22: the shop's invoices and bukti pungut name both.
CREATE TABLE pembeli_pajak (
  ref_no       text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  nama         text NOT NULL,
  -- NPWP or NIK, sixteen digits; a person's is the same as on their card
  nomor_enc    bytea,
  -- what lists show of it
  nomor_akhir  text NOT NULL CHECK (nomor_akhir ~ '^(\d{4}|-)$'),
  bebas_pph22  text CHECK (bebas_pph22 IN ('PP55', 'SKB')),
  no_bebas     text NOT NULL DEFAULT '-',
  tgl_bebas    date,
  CHECK ((bebas_pph22 IS NULL) = (no_bebas = '-') AND (bebas_pph22 IS NULL) = (tgl_bebas IS NULL))
);
CREATE INDEX pembeli_pajak_hari ON pembeli_pajak (kode_toko, tgl_system);
SELECT buka_tabel('pembeli_pajak');
REVOKE UPDATE ON pembeli_pajak FROM kencana_app;
-- When it is forgotten, after its ten years.
GRANT UPDATE (nama, nomor_enc, nomor_akhir) ON pembeli_pajak TO kencana_app;

INSERT INTO akun (kode_akun, nama, normal) VALUES ('2105', 'UTANG PPH 22', 'K') ON CONFLICT DO NOTHING;
INSERT INTO kode_transaksi (kode_transaksi, nama, jenis, media, kode_akun_lawan, butuh_otorisasi, is_sistem)
SELECT 'SETOR-PPH-22', 'SETOR PPH 22', 'OUT', 'KEDUANYA', '2105', false, false
WHERE EXISTS (SELECT 1 FROM kode_transaksi WHERE kode_transaksi = 'SETOR-BANK')
ON CONFLICT DO NOTHING;
