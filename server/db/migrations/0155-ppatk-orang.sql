-- tanpa transaksi
-- The notas of one person in every shop, by the moment they were validated (§P.2). The version before finds those of its shop by
-- it too.
-- lepas sejak 0.1.0: index faktur_group.faktur_group_aml: faktur_group_orang finds the same
DROP INDEX CONCURRENTLY IF EXISTS faktur_group_orang;
CREATE INDEX CONCURRENTLY faktur_group_orang ON faktur_group (aml_kunci, valid_at) WHERE aml_kunci IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS faktur_group_aml;
