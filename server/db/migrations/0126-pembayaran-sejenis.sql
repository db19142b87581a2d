-- Two cards, two banks or two accounts are two lines of a document, each with its own number and its own account.
-- lepas sejak 0.1.0: constraint pembayaran.pembayaran_ref_no_jenis_key: 0.1.0 never leans on it, and reads every line there is
-- lepas sejak 0.1.0: index pembayaran.pembayaran_ref_no_jenis_key: the same
ALTER TABLE pembayaran DROP CONSTRAINT pembayaran_ref_no_jenis_key;
