-- What nothing uses is not kept up with every sale (docs/decisions/37-satu-toko.md).

-- Nearly no row undoes another: nulls took a place in the index each. The names stay: by them a second cancel is told in words (server/http/respond.ts).
ALTER TABLE jurnal DROP CONSTRAINT jurnal_reversal_of_key;
CREATE UNIQUE INDEX jurnal_reversal_of_key ON jurnal (reversal_of) WHERE reversal_of IS NOT NULL;
ALTER TABLE mutasi_stok DROP CONSTRAINT mutasi_stok_reversal_of_key;
CREATE UNIQUE INDEX mutasi_stok_reversal_of_key ON mutasi_stok (reversal_of) WHERE reversal_of IS NOT NULL;

-- Lines of a count are found by its number and the barcode; pieces are never deleted, so that no foreign key asks either.
DROP INDEX opname_barang_barang;
