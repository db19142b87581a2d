-- Goldsmiths' gold (§O.2-2): V:TUKANG is one place, so each of its rows says whose it is, and how pure.
ALTER TABLE mutasi_stok
  ADD COLUMN kode_tukang text NOT NULL DEFAULT '-',
  ADD COLUMN kadar pct;

-- What each has, by owner: grams, and fine gold, exact, in milligrams × ten-thousandths of a percent (beyond 2^53: rounded
-- where it is read). Kept by the ledger's one writer.
CREATE TABLE saldo_tukang (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  kode_tukang text NOT NULL,
  pemilik     text NOT NULL CHECK (pemilik IN ('TOKO', 'CUSTOMER')),
  berat       mg NOT NULL,
  halus       numeric NOT NULL,
  PRIMARY KEY (kode_toko, kode_tukang, pemilik),
  CHECK (berat BETWEEN -1000000000000000 AND 1000000000000000)
);
SELECT buka_tabel('saldo_tukang');

-- Pieces that goldsmiths brought before.
ALTER TABLE mutasi_stok DISABLE TRIGGER USER;
UPDATE mutasi_stok m SET kode_tukang = t.kode_tukang, kadar = b.kadar
FROM tambah_barang t, barang b
WHERE m.lokasi = 'V:TUKANG' AND t.no = m.ref_no AND b.id = m.barang_id;
-- taken out again by a document of their own
UPDATE mutasi_stok m SET kode_tukang = s.kode_tukang, kadar = s.kadar
FROM mutasi_stok s WHERE m.lokasi = 'V:TUKANG' AND m.kadar IS NULL AND s.lokasi = 'V:TUKANG' AND s.kode_mutasi = 'M02' AND s.barang_id = m.barang_id;
ALTER TABLE mutasi_stok ENABLE TRIGGER USER;
INSERT INTO saldo_tukang SELECT kode_toko, kode_tukang, pemilik, sum(berat), sum(berat::numeric * kadar) FROM mutasi_stok WHERE lokasi = 'V:TUKANG' GROUP BY 1, 2, 3;

ALTER TABLE mutasi_stok ADD CHECK ((lokasi = 'V:TUKANG') = (kode_tukang <> '-' AND kadar IS NOT NULL));
CREATE INDEX mutasi_stok_tukang ON mutasi_stok (kode_toko, kode_tukang, id) WHERE lokasi = 'V:TUKANG';
