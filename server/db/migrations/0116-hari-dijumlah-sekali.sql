-- Closed days are summed once (docs/decisions/38-hari-dijumlah-sekali.md). What counts of a day, and what counts no more, are rows of
-- one text, the views gerak_…; hitung_… adds them up; the close writes that down as ★ …_harian. Whoever speaks of the open day, writes
-- a closed one or proves it reads the same view.

-- What went back of a purchase is found by its number, as of a sale (0040).
CREATE INDEX beli_batal_faktur ON beli_batal (kode_toko, no_faktur_group);
-- Premi is paid after the close, so no total holds it: the lines that have any are read alone.
CREATE INDEX jual_detail_premi_dibayar ON jual_detail (kode_toko, tgl_system) INCLUDE (kode_sales, premi_rp) WHERE premi_rp <> 0 AND status_valid = 'DONE';

-- A validated line counts on its day (tanggal = tgl_nota) and, cancelled, is taken off again on the day of the cancel. A period holds what
-- was sold in it (tgl_nota) and counts until its end (tanggal): a cancel of a later day leaves it as it was (DOMAIN §H.1-22).
-- Both halves have columns of the very same types, or conditions would not reach the indexes below them.
CREATE VIEW gerak_penjualan WITH (security_invoker = true) AS
SELECT d.kode_toko, d.tgl_system AS tanggal, d.tgl_system AS tgl_nota, d.kode_group, d.kode_sales, d.status_gold, d.no_titip_group <> '-' AS titipan,
  1 AS qty, d.berat::bigint AS berat, d.berat_customer::bigint AS berat_customer, d.harga_jual::bigint AS harga_jual, d.ongkos::bigint AS ongkos, d.harga_atribut::bigint AS harga_atribut,
  d.harga_total::bigint AS harga_total, d.harga_total::bigint - CASE d.ppn_rp WHEN 0 THEN 0 ELSE (SELECT CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END FROM faktur_group f WHERE f.no_faktur_group = d.no_faktur_group) END AS dpp,
  d.ppn_rp::bigint AS ppn_rp, d.premi_rp::bigint AS premi_rp
FROM jual_detail d WHERE d.status_valid = 'DONE'
UNION ALL
SELECT b.kode_toko, b.tgl_batal, d.tgl_system, d.kode_group, d.kode_sales, d.status_gold, d.no_titip_group <> '-',
  -1, -d.berat, -d.berat_customer, -d.harga_jual, -d.ongkos, -d.harga_atribut,
  -d.harga_total, CASE d.ppn_rp WHEN 0 THEN 0 ELSE (SELECT CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END FROM faktur_group f WHERE f.no_faktur_group = d.no_faktur_group) END - d.harga_total::bigint,
  -d.ppn_rp, -d.premi_rp
FROM jual_batal b JOIN jual_detail d ON d.kode_toko = b.kode_toko AND d.no_faktur_jual = b.no_faktur_jual WHERE d.status_valid = 'DONE';

-- The same of purchases, where a cancelled line says CANC whether or not it was ever validated.
CREATE VIEW gerak_pembelian WITH (security_invoker = true) AS
SELECT d.kode_toko, d.tgl_system AS tanggal, d.tgl_system AS tgl_nota, d.kode_group, d.kode_sales, d.status_gold,
  1 AS qty, d.berat_nota::bigint AS berat_nota, d.berat::bigint AS berat, d.harga_nota::bigint AS harga_nota, d.harga::bigint AS harga
FROM beli_detail d
WHERE d.status_valid = 'DONE' OR d.status_valid = 'CANC'
  AND EXISTS (SELECT 1 FROM beli_batal b WHERE b.kode_toko = d.kode_toko AND b.no_faktur_group = d.no_faktur_group AND b.no_faktur_beli = d.no_faktur_beli)
UNION ALL
SELECT b.kode_toko, b.tgl_batal, d.tgl_system, d.kode_group, d.kode_sales, d.status_gold, -1, -d.berat_nota, -d.berat, -d.harga_nota, -d.harga
FROM beli_batal b JOIN beli_detail d ON d.kode_toko = b.kode_toko AND d.no_faktur_beli = b.no_faktur_beli WHERE d.status_valid = 'CANC';

-- Every day's totals, closed or not, in the columns of their tables. What came and went on one day is no row.
CREATE VIEW hitung_penjualan_harian WITH (security_invoker = true) AS
SELECT kode_toko, tanggal, tgl_nota, kode_group, status_gold, titipan, sum(qty)::int AS qty, sum(berat)::bigint AS berat, sum(harga_jual)::bigint AS harga_jual, sum(ongkos)::bigint AS ongkos,
  sum(harga_atribut)::bigint AS harga_atribut, sum(harga_total)::bigint AS harga_total, sum(dpp)::bigint AS dpp, sum(ppn_rp)::bigint AS ppn_rp
FROM gerak_penjualan GROUP BY kode_toko, tanggal, tgl_nota, kode_group, status_gold, titipan HAVING sum(qty) <> 0;

CREATE VIEW hitung_penjualan_sales_harian WITH (security_invoker = true) AS
SELECT kode_toko, tanggal, tgl_nota, kode_sales, sum(qty)::int AS qty, sum(berat)::bigint AS berat, sum(berat_customer)::bigint AS berat_customer, sum(harga_jual)::bigint AS harga_jual,
  sum(ongkos)::bigint AS ongkos, sum(harga_total)::bigint AS harga_total
FROM gerak_penjualan GROUP BY kode_toko, tanggal, tgl_nota, kode_sales HAVING sum(qty) <> 0;

CREATE VIEW hitung_pembelian_harian WITH (security_invoker = true) AS
SELECT kode_toko, tanggal, tgl_nota, kode_group, status_gold, sum(qty)::int AS qty, sum(berat_nota)::bigint AS berat_nota, sum(berat)::bigint AS berat, sum(harga_nota)::bigint AS harga_nota, sum(harga)::bigint AS harga
FROM gerak_pembelian GROUP BY kode_toko, tanggal, tgl_nota, kode_group, status_gold HAVING sum(qty) <> 0;

CREATE VIEW hitung_pembelian_sales_harian WITH (security_invoker = true) AS
SELECT kode_toko, tanggal, tgl_nota, kode_sales, sum(qty)::int AS qty, sum(berat)::bigint AS berat, sum(harga_nota)::bigint AS harga_nota, sum(harga)::bigint AS harga
FROM gerak_pembelian GROUP BY kode_toko, tanggal, tgl_nota, kode_sales HAVING sum(qty) <> 0;

-- ★ Written by the close, once. Below zero where a sale of an earlier day (tgl_nota) was cancelled on this one.
CREATE TABLE penjualan_harian (
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  tanggal       date NOT NULL,
  tgl_nota      date NOT NULL CHECK (tgl_nota <= tanggal),
  kode_group    kode NOT NULL REFERENCES grup,
  status_gold   text NOT NULL,
  titipan       boolean NOT NULL,
  qty           integer NOT NULL CHECK (qty <> 0),
  berat         mg NOT NULL,
  harga_jual    rp NOT NULL,
  ongkos        rp NOT NULL,
  harga_atribut rp NOT NULL,
  harga_total   rp NOT NULL,
  dpp           rp NOT NULL,
  ppn_rp        rp NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, tgl_nota, kode_group, status_gold, titipan)
);
-- ★
CREATE TABLE penjualan_sales_harian (
  kode_toko      varchar(6) NOT NULL REFERENCES toko,
  tanggal        date NOT NULL,
  tgl_nota       date NOT NULL CHECK (tgl_nota <= tanggal),
  kode_sales     kode NOT NULL,
  qty            integer NOT NULL CHECK (qty <> 0),
  berat          mg NOT NULL,
  berat_customer mg NOT NULL,
  harga_jual     rp NOT NULL,
  ongkos         rp NOT NULL,
  harga_total    rp NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, tgl_nota, kode_sales)
);
-- ★
CREATE TABLE pembelian_harian (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  tgl_nota    date NOT NULL CHECK (tgl_nota <= tanggal),
  kode_group  kode NOT NULL REFERENCES grup,
  status_gold text NOT NULL,
  qty         integer NOT NULL CHECK (qty <> 0),
  berat_nota  mg NOT NULL,
  berat       mg NOT NULL,
  harga_nota  rp NOT NULL,
  harga       rp NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, tgl_nota, kode_group, status_gold)
);
-- ★
CREATE TABLE pembelian_sales_harian (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  tanggal    date NOT NULL,
  tgl_nota   date NOT NULL CHECK (tgl_nota <= tanggal),
  kode_sales kode NOT NULL,
  qty        integer NOT NULL CHECK (qty <> 0),
  berat      mg NOT NULL,
  harga_nota rp NOT NULL,
  harga      rp NOT NULL,
  PRIMARY KEY (kode_toko, tanggal, tgl_nota, kode_sales)
);
SELECT buka_tabel('penjualan_harian', true), buka_tabel('penjualan_sales_harian', true), buka_tabel('pembelian_harian', true), buka_tabel('pembelian_sales_harian', true);
GRANT SELECT ON gerak_penjualan, gerak_pembelian, hitung_penjualan_harian, hitung_penjualan_sales_harian, hitung_pembelian_harian, hitung_pembelian_sales_harian TO kencana_app;

-- The days that were closed before, by the same rule.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['penjualan_harian', 'penjualan_sales_harian', 'pembelian_harian', 'pembelian_sales_harian'] LOOP
    EXECUTE format('INSERT INTO %1$I SELECT h.* FROM %2$I h JOIN (SELECT kode_toko, max(tgl_system) AS ditutup FROM tutup_toko GROUP BY 1) c USING (kode_toko) WHERE h.tanggal <= c.ditutup', t, 'hitung_' || t);
    EXECUTE format('ANALYZE %I', t);
  END LOOP;
END $$;
