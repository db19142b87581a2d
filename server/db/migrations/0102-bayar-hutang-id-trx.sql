-- A payment is known by its id_trx, as every document: unique in its shop. The part-payment that came with one, by its own number.
DROP INDEX hutang_bayar_id_trx;
ALTER TABLE hutang_bayar ADD UNIQUE (kode_toko, id_trx);
