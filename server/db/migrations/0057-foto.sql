-- Photos of pieces. A piece says which it has, the first first (barang.foto); the pictures themselves are no rows but objects
-- of a storage (server/gambar): BARANG/<name>.jpg, and BARANG/<name>-kecil.jpg.
ALTER TABLE barang ADD CONSTRAINT foto_terbatas CHECK (cardinality(foto) <= 8);

-- Objects that nothing uses: stored for a row that is not there yet, or left by one that has gone. Due, they are swept away.
-- They are the chain's, as its pieces travel: no shop's.
CREATE TABLE objek_buang (
  nama  text PRIMARY KEY,
  sejak timestamptz NOT NULL
);
CREATE INDEX objek_buang_sejak ON objek_buang (sejak);
SELECT buka_tabel('objek_buang');
GRANT DELETE ON objek_buang TO kencana_app;
