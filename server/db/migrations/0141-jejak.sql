-- What was done in a range of days, whatever was done it to (server/features/jejak).
CREATE INDEX log_akses_waktu ON log_akses (waktu);
CREATE INDEX audit_log_waktu ON audit_log (waktu);
CREATE INDEX otorisasi_jam ON otorisasi (jam);
