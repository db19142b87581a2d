-- A cancelled visit is taken back whole: the day a member last traded is that of the last document that still stands,
-- in whatever shop (DOMAIN §B.12, §H.1-8). p_tanpa is the one that is being cancelled.
CREATE FUNCTION kunjungan_terakhir(p_member text, p_tanpa text) RETURNS date LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$
  SELECT max(f.tgl_system) FROM faktur_group f
  WHERE f.kode_member IN (SELECT m.kode_member FROM member m WHERE m.kode_member = p_member OR m.gabung_ke = p_member)
    AND f.kode_member <> 'NONMEMBER' AND f.status_valid = 'DONE' AND f.no_faktur_group <> p_tanpa
    AND (f.jenis <> 'JUAL' OR EXISTS (SELECT 1 FROM jual_detail j WHERE j.no_faktur_group = f.no_faktur_group AND j.status_kembali = 'OPEN'))
$$;

-- Coupons do not live for ever: a draw says until when they may win, and winners come for their prize (DOMAIN §B.0.3, §B.21).
ALTER TABLE undian
  ADD berlaku_sampai date NOT NULL DEFAULT '2999-12-31',
  ADD CONSTRAINT undian_berlaku CHECK (tgl_selesai <= berlaku_sampai);
-- Draws and closes look at those that can still win or be fetched.
DROP INDEX kupon_tanggal;
CREATE INDEX kupon_hidup ON kupon (kode_toko, tgl_system) WHERE status IN ('AKTIF', 'MENANG');
