-- tanpa transaksi
-- Who is still named that is no member, and whose identity is still kept: what is due of them is found by its day, and what was
-- forgotten is looked at no more (server/features/retensi).
DROP INDEX CONCURRENTLY IF EXISTS identitas_pelanggan_retensi;
DROP INDEX CONCURRENTLY IF EXISTS faktur_group_retensi;
DROP INDEX CONCURRENTLY IF EXISTS titip_retensi;
DROP INDEX CONCURRENTLY IF EXISTS pesanan_retensi;
DROP INDEX CONCURRENTLY IF EXISTS service_retensi;
DROP INDEX CONCURRENTLY IF EXISTS hutang_retensi;
DROP INDEX CONCURRENTLY IF EXISTS kupon_retensi;
DROP INDEX CONCURRENTLY IF EXISTS aml_flag_retensi;
CREATE INDEX CONCURRENTLY identitas_pelanggan_retensi ON identitas_pelanggan (kode_toko, tgl_system) WHERE identitas_enc IS NOT NULL;
CREATE INDEX CONCURRENTLY faktur_group_retensi ON faktur_group (kode_toko, tgl_system) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-' OR alamat_customer <> '-');
CREATE INDEX CONCURRENTLY titip_retensi ON titip (kode_toko, tgl_system) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-' OR alamat_customer <> '-');
CREATE INDEX CONCURRENTLY pesanan_retensi ON pesanan (kode_toko, tgl_system) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-' OR alamat_customer <> '-');
CREATE INDEX CONCURRENTLY service_retensi ON service (kode_toko, tgl_system) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-' OR alamat_customer <> '-');
CREATE INDEX CONCURRENTLY hutang_retensi ON hutang (kode_toko, tgl_system) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-' OR alamat_customer <> '-');
CREATE INDEX CONCURRENTLY kupon_retensi ON kupon (kode_toko, tgl_system) WHERE kode_customer = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-'));
CREATE INDEX CONCURRENTLY aml_flag_retensi ON aml_flag (kode_toko, tanggal) WHERE kode_member = 'NONMEMBER' AND (nama_customer NOT IN ('REGULER', 'ANONIM', '-') OR no_hp <> '-');
