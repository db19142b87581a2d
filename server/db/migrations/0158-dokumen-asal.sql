-- A piece bought without nota (DOMAIN §P.3): the document that says where it came from, and its picture. NULL: none was given, or there is
-- a nota. Of purchases before nothing is known.
-- lepas sejak 0.1.0: constraint beli_detail.beli_detail_asal: the version before names no paper, and that is allowed
ALTER TABLE beli_detail
  ADD COLUMN dokumen_asal text,
  ADD COLUMN alasan_asal text NOT NULL DEFAULT '-',
  ADD COLUMN foto text,
  ADD CONSTRAINT beli_detail_asal CHECK (
    CASE WHEN dokumen_asal IS NULL THEN alasan_asal = '-' AND foto IS NULL
    ELSE dokumen_asal IN ('SURAT RT/DESA', 'SURAT KEHILANGAN', 'LAIN') AND no_faktur_jual = '-'
      AND (dokumen_asal = 'LAIN') <= (btrim(alasan_asal) NOT IN ('', '-')) END) NOT VALID;
GRANT UPDATE (foto) ON beli_detail TO kencana_app;
-- What of them is due to be forgotten is found by its day (server/dokumen/pemegang.ts).
CREATE INDEX beli_detail_foto ON beli_detail (kode_toko, tgl_system) WHERE foto IS NOT NULL;
