-- The scales of a shop, each with the mark of its verification (§G-12). What alat_toko says of one scale stays there: it has no
-- approval and no class, and speaks on for shops that have none here (server/features/beranda/pengingat.ts).
CREATE TABLE timbangan (
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  no_timbangan kode NOT NULL,
  merek        text NOT NULL,
  no_izin_tipe text NOT NULL DEFAULT '-',
  kelas        text NOT NULL CHECK (kelas IN ('I', 'II', 'III', 'IIII')),
  kapasitas    mg NOT NULL DEFAULT 0 CHECK (kapasitas >= 0),
  daya_baca    mg NOT NULL DEFAULT 0 CHECK (daya_baca >= 0),
  tera_sampai  date NOT NULL,
  foto         text NOT NULL DEFAULT '-' CHECK (foto ~ '^(-|[0-9a-f]{24})$'),
  status_aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, no_timbangan)
);
SELECT buka_tabel('timbangan');
REVOKE UPDATE ON timbangan FROM kencana_app;
GRANT UPDATE (merek, no_izin_tipe, kelas, kapasitas, daya_baca, tera_sampai, foto, status_aktif) ON timbangan TO kencana_app;

-- Who has been keeping the masters keeps this one too.
INSERT INTO hak_akses (user_id, menu_name) SELECT user_id, '/master-timbangan' FROM users WHERE level = 'ADM' ON CONFLICT DO NOTHING;
