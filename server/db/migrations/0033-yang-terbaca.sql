-- Every sum that can be stored can be read: JavaScript counts whole numbers up to 2^53 − 1, and balances end far below it
-- (domain/batas.ts holds the same limits, and a test compares). NOT VALID: what an older version let in keeps no shop from
-- starting.
ALTER DOMAIN rp ADD CONSTRAINT rp_terbaca CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991) NOT VALID;
ALTER DOMAIN mg ADD CONSTRAINT mg_terbaca CHECK (VALUE BETWEEN -9007199254740991 AND 9007199254740991) NOT VALID;

ALTER TABLE saldo_akun
  ADD CONSTRAINT saldo_akun_batas CHECK (saldo BETWEEN -1000000000000000 AND 1000000000000000) NOT VALID;
ALTER TABLE saldo_lokasi
  ADD CONSTRAINT saldo_lokasi_batas CHECK (berat BETWEEN -1000000000000000 AND 1000000000000000) NOT VALID;
ALTER TABLE hadiah
  ADD CONSTRAINT hadiah_batas CHECK (stock <= 1000000000 AND nilai <= 1000000000000000) NOT VALID;
ALTER TABLE member
  ADD CONSTRAINT member_batas CHECK (point <= 1000000000) NOT VALID;
