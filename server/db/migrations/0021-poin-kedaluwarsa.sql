-- What a member holds of points given after p_batas is not touched by a cancel of what was given before it, and a
-- purchase that is cancelled gives back old points, not new ones (DOMAIN §B.12, POIN_MASA_BULAN, POIN_POTONG_BELI).
CREATE OR REPLACE FUNCTION poin_kedaluwarsa(p_toko text, p_batas date) RETURNS TABLE (kode_member text, poin integer) LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$
  SELECT m.kode_member::text, (m.point - b.poin)::int
  FROM member m CROSS JOIN LATERAL (
    SELECT GREATEST(0, COALESCE(sum(p.poin), 0)) AS poin FROM mutasi_poin p
    WHERE p.kode_member = m.kode_member AND p.tgl_trx > p_batas
      AND (p.kategori = 'PENJUALAN'
        OR (p.kategori = 'BATAL PENJUALAN' AND EXISTS (SELECT 1 FROM mutasi_poin jual WHERE jual.ref_no = p.ref_no AND jual.kategori = 'PENJUALAN' AND jual.tgl_trx > p_batas))
        OR (p.kategori = 'KOREKSI' AND p.poin > 0 AND p.ref_no LIKE 'PN-%'))) b
  WHERE m.kode_toko_daftar = p_toko AND m.point > b.poin ORDER BY 1
$$;
