-- Going on in another shop is written down as coming in is (server/features/sesi/ganti-toko.ts).
ALTER TABLE log_akses DROP CONSTRAINT log_akses_peristiwa_check;
ALTER TABLE log_akses ADD CONSTRAINT log_akses_peristiwa_check CHECK (peristiwa IN ('MASUK', 'GANTI TOKO', 'GAGAL MASUK', 'AKUN TERKUNCI', 'PASSWORD LAMA SALAH', 'GANTI PASSWORD', 'RESET PASSWORD', 'BUKA KUNCI', 'AKSES DITOLAK'));
