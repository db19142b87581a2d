-- tanpa transaksi
-- What a document was paid with is found by its number also once a way of payment may stand there twice (0126-pembayaran-sejenis).
-- Cash stays one line, and so does what the server adds itself: who writes it twice has counted it twice.
-- lepas sejak 0.1.0: index pembayaran.pembayaran_satu: 0.1.0 wrote one line of each way of payment, and is refused nothing
DROP INDEX CONCURRENTLY IF EXISTS pembayaran_menurut_ref;
CREATE INDEX CONCURRENTLY pembayaran_menurut_ref ON pembayaran (ref_no, jenis);
DROP INDEX CONCURRENTLY IF EXISTS pembayaran_satu;
CREATE UNIQUE INDEX CONCURRENTLY pembayaran_satu ON pembayaran (ref_no, jenis) WHERE jenis IN ('CASH', 'TITIPAN', 'DP', 'TUKAR');
