-- Whoever has the server's login writes no balance of their own (docs/decisions/12-login.md): balances, and the journal and movements that
-- they come of, are written by functions of another role, kencana_buku (server/db/login.ts). It is a kencana_app, so row-level security holds
-- it to the shop of its caller; of what it alone may write, its functions are the only way in. And of every table the server may change the columns
-- that a statement of it changes, and no other (server/db/hak.test.ts holds the list to the statements).

-- 1. The ledger. Journal and movements as they are given, then, with the books of the shop locked, the balances: added up here, from the same
-- lines, so that none moves without them.
CREATE FUNCTION catat_posting(p_toko text, p_tanggal date, p_jam timestamptz, p_user text, p_id_trx text, p_no_jurnal text, p_kategori text,
  p_ref_type text, p_ref_no text, p_keterangan text, p_membalik bigint, p_rupiah json, p_stok json) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  jurnal_baru bigint;
  akun text[]; rekening text[]; rupiah bigint[];
  lokasi text[]; grup text[]; dept text[]; qty integer[]; berat bigint[];
  tukang text[]; pemilik text[]; berat_tukang bigint[]; halus numeric[];
BEGIN
  IF json_array_length(p_rupiah) > 0 THEN
    INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, keterangan, reversal_of, user_id, id_trx)
    VALUES (p_toko, p_no_jurnal, p_tanggal, p_jam, p_kategori, p_ref_type, p_ref_no, p_keterangan, p_membalik, p_user, p_id_trx) RETURNING id INTO jurnal_baru;
    INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, no_rekening, sub_ref, jumlah, jenis_bayar, keterangan)
    SELECT p_toko, jurnal_baru, d.* FROM json_to_recordset(p_rupiah) AS d (kode_akun text, no_rekening text, sub_ref text, jumlah bigint, jenis_bayar text, keterangan text);
    SELECT array_agg(d.kode_akun), array_agg(d.no_rekening), array_agg(d.jumlah) INTO akun, rekening, rupiah
    FROM (SELECT kode_akun, no_rekening, sum(jumlah)::bigint AS jumlah FROM json_to_recordset(p_rupiah) AS x (kode_akun text, no_rekening text, jumlah bigint) GROUP BY 1, 2) d;
  END IF;
  IF json_array_length(p_stok) > 0 THEN
    INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, pemilik, kode_tukang, kadar, reversal_of, user_id)
    SELECT p_toko, p_tanggal, p_jam, m.kode_mutasi, p_ref_type, p_ref_no, m.ref_line, m.barang_id, m.kode_barcode, m.kode_group, m.kode_dept, m.lokasi, m.qty, m.berat, m.pemilik, m.kode_tukang, m.kadar, m.reversal_of, p_user
    FROM json_to_recordset(p_stok) AS m (kode_mutasi text, ref_line text, barang_id bigint, kode_barcode text, kode_group text, kode_dept text, lokasi text, qty smallint,
      berat bigint, pemilik text, kode_tukang text, kadar integer, reversal_of bigint);
    SELECT array_agg(d.lokasi), array_agg(d.kode_group), array_agg(d.kode_dept), array_agg(d.qty), array_agg(d.berat) INTO lokasi, grup, dept, qty, berat
    FROM (SELECT x.lokasi, kode_group, kode_dept, sum(x.qty)::integer AS qty, sum(x.berat)::bigint AS berat
          FROM json_to_recordset(p_stok) AS x (lokasi text, kode_group text, kode_dept text, qty integer, berat bigint) GROUP BY 1, 2, 3) d;
    -- Fine grams are milligrams by percent: more digits than a bigint has.
    SELECT array_agg(d.kode_tukang), array_agg(d.pemilik), array_agg(d.berat), array_agg(d.halus) INTO tukang, pemilik, berat_tukang, halus
    FROM (SELECT kode_tukang, x.pemilik, sum(x.berat)::bigint AS berat, sum(x.berat::numeric * COALESCE(kadar, 0)) AS halus
          FROM json_to_recordset(p_stok) AS x (kode_tukang text, pemilik text, berat bigint, kadar integer) WHERE kode_tukang <> '-' GROUP BY 1, 2) d;
  END IF;
  PERFORM catat_saldo(p_toko, akun, rekening, rupiah, lokasi, grup, dept, qty, berat, tukang, pemilik, berat_tukang, halus);
END $$;
-- lepas sejak 0.1.0: function catat_saldo(text,text[],text[],bigint[],text[],text[],text[],integer[],bigint[],text[],text[],bigint[],numeric[]): as another role, which may write the same rows
-- lepas sejak 0.1.0: right PUBLIC EXECUTE function catat_saldo(text,text[],text[],bigint[],text[],text[],text[],integer[],bigint[],text[],text[],bigint[],numeric[]): kencana_app has it by name
ALTER FUNCTION catat_saldo SECURITY DEFINER SET search_path = public, pg_temp;

-- Points: a chain per member, each row beginning where the last one ended; those of guests wait for their home (DOMAIN §O.7-4).
-- What is still posted for a merged duplicate is the surviving member's.
CREATE FUNCTION catat_poin(p_toko text, p_tgl date, p_jam timestamptz, p_ref_no text, p_user text, p_gerak json) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gerak AS (
    SELECT urut, g->>'kode_member' AS kode_member, g->>'kategori' AS kategori, g->>'deskripsi' AS deskripsi, (g->>'poin')::int AS poin, (g->>'terkirim')::boolean AS terkirim
    FROM json_array_elements(p_gerak) WITH ORDINALITY AS e (g, urut)),
  p AS (
    SELECT gerak.kategori, gerak.deskripsi, gerak.poin, gerak.terkirim, gerak.urut, COALESCE(m.kode_member, gerak.kode_member) AS kode_member, m.rumah,
      (m.point + sum(gerak.poin) OVER (PARTITION BY m.kode_member ORDER BY gerak.urut))::int AS poin_akhir
    FROM gerak LEFT JOIN (member asal JOIN member m ON m.kode_member = COALESCE(asal.gabung_ke, asal.kode_member)) ON asal.kode_member = gerak.kode_member),
  rows AS (
    INSERT INTO mutasi_poin (kode_toko, kode_member, tgl_trx, jam, kategori, deskripsi, poin_awal, poin, poin_akhir, ref_no, user_id)
    SELECT p_toko, kode_member, p_tgl, p_jam, kategori, deskripsi, poin_akhir - poin, poin, poin_akhir, p_ref_no, p_user FROM p WHERE rumah IS NULL ORDER BY urut),
  saldo AS (
    UPDATE member m SET point = akhir.point
    FROM (SELECT DISTINCT ON (kode_member) kode_member, poin_akhir AS point FROM p WHERE rumah IS NULL ORDER BY kode_member, urut DESC) akhir
    WHERE m.kode_member = akhir.kode_member),
  tamu AS (
    INSERT INTO poin_tamu (kode_toko, rumah, kode_member, tgl_trx, jam, kategori, deskripsi, poin, ref_no, user_id, terkirim_at)
    SELECT p_toko, rumah, kode_member, p_tgl, p_jam, kategori, deskripsi, poin, p_ref_no, p_user, CASE WHEN terkirim THEN p_jam END
    FROM p WHERE rumah IS NOT NULL ORDER BY urut RETURNING 1)
  SELECT pg_notify('kencana', '{"news":{"kind":"antrian"}}') FROM tamu LIMIT 1
$$;

CREATE FUNCTION catat_hadiah(p_toko text, p_tanggal date, p_jam timestamptz, p_no_ref text, p_user text, p_gerak json) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH h AS (SELECT * FROM json_to_recordset(p_gerak) AS g (kode_hadiah text, kategori text, keterangan text, stock_in int, stock_out int, nilai bigint)),
  rows AS (
    INSERT INTO mutasi_hadiah (kode_toko, tanggal, jam, no_ref, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, user_id)
    SELECT p_toko, p_tanggal, p_jam, p_no_ref, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, p_user FROM h)
  UPDATE hadiah SET stock = hadiah.stock + d.qty, nilai = hadiah.nilai + d.nilai
  FROM (SELECT kode_hadiah, sum(stock_in - stock_out)::int AS qty, sum(nilai)::bigint AS nilai FROM h GROUP BY 1) d
  WHERE hadiah.kode_toko = p_toko AND hadiah.kode_hadiah = d.kode_hadiah
$$;

-- What a loan comes to: as its journal says, or not at all.
CREATE FUNCTION catat_angka_hutang(p_toko text, p_no text, p_sisa bigint, p_bunga_sampai date, p_jatuh_tempo date, p_perpanjang_ke smallint, p_status text,
  p_tanggal date, p_user text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE dibukukan bigint;
BEGIN
  SELECT COALESCE(sum(jumlah), 0) INTO dibukukan FROM jurnal_detail WHERE kode_toko = p_toko AND kode_akun = '1201' AND sub_ref = p_no AND sub_ref <> '-';
  IF p_sisa IS DISTINCT FROM dibukukan THEN
    RAISE EXCEPTION 'sisa pokok % bukan %, yang dibukukan', p_no, p_sisa USING ERRCODE = '42501';
  END IF;
  UPDATE hutang SET sisa_pokok = p_sisa, tgl_bunga_sampai = p_bunga_sampai, tgl_jatuh_tempo = p_jatuh_tempo, perpanjang_ke = p_perpanjang_ke, status_hutang = p_status,
    tgl_lunas = CASE p_status WHEN 'CLOS' THEN p_tanggal END, lunas_by = CASE p_status WHEN 'CLOS' THEN p_user END
  WHERE kode_toko = p_toko AND no_faktur_hutang = p_no;
END $$;

-- 2. What is allowed. An otorisasi that was given, once.
CREATE FUNCTION pakai_otorisasi(p_id bigint, p_at timestamptz, p_ref_no text, p_alasan text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE otorisasi SET dipakai_at = p_at, ref_no = p_ref_no, alasan = p_alasan WHERE id = p_id AND hasil = 'OK' AND dipakai_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'otorisasi tidak ada, atau sudah dipakai' USING ERRCODE = '42501';
  END IF;
END $$;
-- A level, by a session that goes on: OWN and SU are given and taken by an OWN alone (server/features/users/ubah.ts).
CREATE FUNCTION beri_level(p_token bytea, p_user text, p_level text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  oleh text;
  sebelum text;
BEGIN
  SELECT u.level INTO oleh FROM sesi s JOIN users u USING (user_id) WHERE s.token_hash = p_token AND s.dicabut_at IS NULL AND u.status_aktif;
  SELECT level INTO sebelum FROM users WHERE user_id = p_user;
  IF oleh IS NULL OR oleh <> 'OWN' AND ARRAY[sebelum, p_level] && ARRAY['OWN', 'SU'] THEN
    RAISE EXCEPTION 'level % tidak diberikan oleh sesi ini', p_level USING ERRCODE = '42501';
  END IF;
  UPDATE users SET level = p_level WHERE user_id = p_user;
END $$;

GRANT INSERT ON jurnal, jurnal_detail, mutasi_stok, mutasi_poin, mutasi_hadiah, saldo_akun, saldo_lokasi, saldo_tukang TO kencana_buku;
GRANT UPDATE ON saldo_akun, saldo_lokasi, saldo_tukang TO kencana_buku;
GRANT UPDATE (point) ON member TO kencana_buku;
GRANT UPDATE (stock, nilai) ON hadiah TO kencana_buku;
GRANT UPDATE (sisa_pokok, tgl_bunga_sampai, tgl_jatuh_tempo, perpanjang_ke, tgl_lunas, lunas_by) ON hutang TO kencana_buku;
GRANT UPDATE (dipakai_at, ref_no, alasan) ON otorisasi TO kencana_buku;
GRANT UPDATE (level) ON users TO kencana_buku;
-- An owner of functions makes things in their schema, for as long as it takes to become their owner.
GRANT CREATE ON SCHEMA public TO kencana_buku;
DO $$
DECLARE f regprocedure;
BEGIN
  FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND proname IN ('catat_posting', 'catat_saldo', 'catat_poin', 'catat_hadiah', 'catat_angka_hutang', 'pakai_otorisasi', 'beri_level') LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO kencana_app', f);
    EXECUTE format('ALTER FUNCTION %s OWNER TO kencana_buku', f);
  END LOOP;
END $$;
REVOKE CREATE ON SCHEMA public FROM kencana_buku;

-- 3. What 0.1.0 still writes by itself. It may while one works in the database: it is given this when it starts (by the accounts, which a version
-- that says its own writes otherwise, server/db/reference.ts), and it is taken back by the next start that finds none (server/db/hak.ts).
ALTER TABLE versi ADD lama_mulai timestamptz;
-- lepas sejak 0.1.0: right kencana_app EXECUTE function catat_saldo(text,text[],text[],bigint[],text[],text[],text[],integer[],bigint[],text[],text[],bigint[],numeric[]): given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app INSERT table jurnal: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app INSERT table jurnal_detail: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app INSERT table mutasi_stok: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app INSERT table mutasi_poin: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app INSERT table mutasi_hadiah: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app UPDATE column otorisasi.dipakai_at: given while 0.1.0 works
-- lepas sejak 0.1.0: right kencana_app UPDATE column otorisasi.ref_no: given while 0.1.0 works
CREATE FUNCTION hak_versi_lama(p_boleh boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hak text;
BEGIN
  FOREACH hak IN ARRAY ARRAY[
    'INSERT ON jurnal, jurnal_detail, mutasi_stok, mutasi_poin, mutasi_hadiah',
    'EXECUTE ON FUNCTION catat_saldo',
    'UPDATE (point) ON member',
    'UPDATE (stock, nilai) ON hadiah',
    'UPDATE (sisa_pokok, tgl_bunga_sampai, tgl_jatuh_tempo, perpanjang_ke, tgl_lunas, lunas_by) ON hutang',
    'UPDATE (dipakai_at, ref_no) ON otorisasi',
    'UPDATE (level) ON users'] LOOP
    EXECUTE format(CASE WHEN p_boleh THEN 'GRANT %s TO kencana_app' ELSE 'REVOKE %s FROM kencana_app' END, hak);
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION hak_versi_lama FROM PUBLIC;
CREATE FUNCTION versi_lama_mulai() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF COALESCE(current_setting('app.versi', true), '') = '' THEN
    PERFORM public.hak_versi_lama(true);
    UPDATE public.versi SET lama_mulai = now();
  END IF;
  RETURN NULL;
END $$;
-- lepas sejak 0.1.0: trigger akun.versi_lama_mulai: it refuses nothing, and gives 0.1.0 what it needs
CREATE TRIGGER versi_lama_mulai AFTER INSERT ON akun FOR EACH STATEMENT EXECUTE FUNCTION versi_lama_mulai();

-- lepas sejak 0.1.0: right kencana_app UPDATE column sesi.id: the database’s own, never written
-- lepas sejak 0.1.0: right kencana_app UPDATE table: by columns now; those of every statement of 0.1.0 are among them (test/whole/dua-versi.test.ts)
-- 4. The columns that a statement of the server changes. A column that a later migration adds is changed only when it says
-- GRANT UPDATE (…) ON … TO kencana_app; a table that buka_tabel opens has all, so it says REVOKE UPDATE first.
DO $$
DECLARE t record;
BEGIN
  FOR t IN SELECT tabel, string_to_array(kolom, ' ') AS kolom FROM (VALUES
    ('alat_toko', 'timbangan_baud timbangan_seri tera_sampai printer_barcode label_desain label_bahasa label_dpi huruf_harga harga_label'),
    ('aml_flag', 'nama_customer no_hp tgl_awal tgl_akhir total total_tunai status_aml tgl_lapor lapor_by lapor_at catatan'),
    ('aml_flag_ref', 'nilai tunai lepas'),
    ('bahan_tukang', 'status_valid batal_by batal_at alasan_batal cetak'),
    ('baki', 'nama_baki berat_baki berat_bandrol kapasitas status status_aktif'),
    ('bandrol', 'keterangan berat_bandrol status_aktif'),
    ('bank', 'nama_bank status_aktif fee_kartu'),
    ('barang', 'kode_toko kode_barcode kode_group kode_dept nama_barang kadar kadar_cetak berat nama_atribut berat_atribut harga_atribut ongkos tipe_ongkos kode_intern kode_gudang kode_baki status punya_faktur_pajak status_gold foto tgl_last_jual tgl_last_beli versi tujuan_sortir'),
    ('beli_detail', 'barang_id status_valid status_sortir status_cuci status_hancur diarsipkan_at'),
    ('counter', 'nilai'),
    ('dokumen_stok', 'status_valid batal_by batal_at alasan_batal cetak'),
    ('faktur_group', 'nama_customer no_hp alamat_customer status_valid valid_by valid_at batal_by batal_at alasan_batal cetak'),
    ('grup', 'nama_group kode_kategori kadar kadar_cetak kadar_jual warna berat_bandrol_default status_aktif'),
    ('gudang', 'nama_gudang status_aktif'),
    ('hadiah', 'nama_hadiah poin status_aktif'),
    ('hadiah_ambil', 'status cetak batal_by batal_at alasan_batal'),
    ('hadiah_beli', 'status cetak batal_by batal_at alasan_batal'),
    ('hak_akses', ''),
    ('hak_otorisasi', ''),
    ('hancur', 'otorisasi_by berat_hasil kadar_hasil tgl_hasil hasil_by'),
    ('harga_24k', 'harga_jual harga_beli versi diubah_by diubah_at'),
    ('harga_group', 'harga harga_min_gram harga_max_gram harga_beli_gram harga_beli_24k berlaku_at cara margin_per_gram'),
    ('hutang', 'nama_customer no_hp alamat_customer no_amplop no_segel tempat status_valid valid_by valid_at status_hutang tgl_batal batal_by batal_at alasan_batal cetak batal_otorisasi_by'),
    ('hutang_bayar', 'status_valid valid_by valid_at tgl_batal batal_by batal_at alasan_batal batal_otorisasi_by cetak'),
    ('hutang_detail', 'foto'),
    ('identitas_pelanggan', 'identitas_enc'),
    ('jenis', 'nama_dept kode_kategori kode_group status_aktif'),
    ('jual_detail', 'status_valid status_kembali status_tukar status_premi no_kas_premi premi_rp no_kas_potong diarsipkan_at'),
    ('kadar', 'nama persen cetak status_aktif'),
    ('kas_bank', 'status_valid batal_by batal_at alasan_batal cetak'),
    ('katalog_banner', 'title sub_title info sub_info deskripsi url_pendukung nama_tombol gambar_name urutan tayang'),
    ('katalog_group', 'description urutan tayang'),
    ('katalog_hadiah', 'nama_hadiah info sub_info deskripsi point gambar_name urutan tayang'),
    ('katalog_harga', 'nama_harga_app urutan tayang'),
    ('katalog_harga_group', ''),
    ('katalog_info', 'title sub_title info sub_info deskripsi url_pendukung nama_tombol gambar_name urutan tayang'),
    ('katalog_item', 'kode_kategori nama_barang berat harga_jual direct_url hashtag_kadar hashtag_jenis hashtag_lm urutan tayang'),
    ('katalog_item_banner', ''),
    ('katalog_item_gambar', ''),
    ('katalog_item_info', ''),
    ('katalog_kategori', 'nama_kategori warna gambar_name urutan tayang'),
    ('katalog_kode', 'kode_hash sampai'),
    ('katalog_kontak', 'nama_admin no_hp urutan tayang'),
    ('katalog_nomor', 'terakhir'),
    ('katalog_pengaturan', 'katalog_toko nama alamat'),
    ('katalog_percobaan', 'jumlah sampai'),
    ('katalog_splash', 'text position gambar_name urutan tayang'),
    ('kategori', 'nama_kategori status_gold urut status_aktif'),
    ('kirim', 'kode_cabang status_kirim tgl_kirim jauh berkas_at'),
    ('kirim_barang', 'status tgl_selesai selesai_at no_selesai kode_gudang_terima kode_baki_terima selisih no_terima_luar ditolak'),
    ('kiriman_luar', 'status'),
    ('kiriman_luar_barang', 'status tgl_selesai selesai_at'),
    ('kode_transaksi', 'nama jenis media kode_akun_lawan butuh_otorisasi status_aktif'),
    ('kondisi_barang', 'kondisi status_aktif'),
    ('kondisi_pembelian', 'kondisi tipe persentase potongan tanpa_surat status_aktif'),
    ('kondisi_pinjaman', 'nama metode bunga lama_bulan min_hari tenggang_hari maks_persen min_rp maks_rp min_bunga_rp status_aktif'),
    ('kunci_portal', 'kunci sidik dibuat user_id'),
    ('kupon', 'nama_customer status kode_undian menang_at menang_by no_pengambilan'),
    ('lebur_keluar', 'status_valid batal_by batal_at alasan_batal cetak'),
    ('logo_toko', ''),
    ('marketplace', 'nama_marketplace biaya_persen status_aktif'),
    ('member', 'nama_customer no_hp alamat_customer trx_count trx_terakhir status_aktif nik_enc kelurahan kecamatan kota provinsi tgl_lahir jenis_member edit_by edit_date consent_at consent_versi consent_ditarik_at anonim_at app_user_id gabung_ke poin_rumah poin_rumah_per'),
    ('nota_dibeli_jauh', 'status no_faktur_beli tgl_beli'),
    ('nota_luar', 'isi status diminta_at no_faktur_beli kabar'),
    ('objek_buang', 'sejak'),
    ('opname', 'status selesai_by selesai_at alasan_batal'),
    ('opname_baki', ''),
    ('opname_barang', 'diharapkan kode_gudang kode_baki di_gudang di_baki hasil status tindakan menurut_buku nama_barang kadar_cetak kode_group kode_dept berat scan_by scan_at scan_id'),
    ('para_system', ''),
    ('parameter_kupon', 'type_kupon berat jumlah_kupon ket_hadiah ket_kupon tgl_mulai tgl_selesai status_aktif'),
    ('parameter_poin', 'kode_group tipe kelipatan poin minimal tgl_mulai tgl_selesai status_aktif'),
    ('parameter_rugi_nota', 'kode_group tipe nilai hari_dari hari_sampai status_aktif'),
    ('pembayaran', ''),
    ('pembukaan', 'kode dipakai_at'),
    ('pembukaan_toko', 'saldo selesai'),
    ('pengaturan_nota', 'kepala kaki harga_gram lembar kertas qr'),
    ('perangkat', 'terakhir'),
    ('percobaan_password', 'jumlah sampai'),
    ('pesan_template', 'teks'),
    ('pesanan', 'nama_customer no_hp alamat_customer estimasi_tanggal status_pesanan kode_tukang tgl_jadi no_faktur_group tgl_ambil tgl_batal batal_by batal_at alasan_batal potongan_rp cetak'),
    ('pesanan_detail', 'foto status barang_id no_jadi batal_by alasan_batal'),
    ('rekening', 'kode_bank nama_rekening jenis is_default status_aktif'),
    ('saldo_akun', ''),
    ('saldo_lokasi', ''),
    ('saldo_tukang', ''),
    ('sales', 'nama_sales no_hp premi_per_gram status_aktif'),
    ('service', 'nama_customer no_hp alamat_customer status_service selesai_ke tgl_selesai selesai_by tgl_ambil ambil_by total ppn_rp ppn_mode tgl_batal batal_by batal_at alasan_batal cetak ppn_rate otorisasi_batal cetak_tiket'),
    ('service_detail', 'foto kode_tukang berat_selesai ongkos_akhir pekerjaan tambahan_dari group_tambahan'),
    ('setoran', 'status_valid batal_by batal_at alasan_batal cetak'),
    ('timbang_baki', 'status disetujui_by'),
    ('titip', 'nama_customer no_hp alamat_customer status_valid status_titipan no_faktur_group tgl_ambil tgl_batal_titip batal_by batal_at alasan_batal potongan_rp'),
    ('titip_bayar', 'status_valid valid_by valid_at batal_by alasan_batal cetak'),
    ('titip_detail', 'status_titipan'),
    ('toko', 'nama_toko alamat_toko kota no_telp npwp izin_gadai portal tgl_system is_pusat status_aktif zona jauh'),
    ('transaksi_member', 'nama_member status selesai_by selesai_at deleted_by deleted_at'),
    ('tukang', 'nama_tukang no_hp spesialis upah_default status_aktif'),
    ('tukar_poin', 'nama_customer status cetak batal_by batal_at alasan_batal'),
    ('tutup_berjalan', 'tgl_system user_id mulai percentage message'),
    ('undian', 'nama_undian no_izin_undian hadiah tgl_mulai tgl_selesai berlaku_sampai'),
    ('users', 'user_name password_hash kode_toko no_hp status_aktif ganti_password_wajib login_terakhir')
  ) AS v (tabel, kolom) LOOP
    EXECUTE format('REVOKE UPDATE ON %I FROM kencana_app', t.tabel);
    IF t.kolom <> '{}' THEN
      EXECUTE format('GRANT UPDATE (%s) ON %I TO kencana_app', array_to_string(t.kolom, ', '), t.tabel);
    END IF;
  END LOOP;
END $$;
SELECT hak_versi_lama(true);
REVOKE UPDATE (id) ON sesi FROM kencana_app;

-- Whoever is forgotten goes out of what may be changed of a document: by columns now.
CREATE OR REPLACE FUNCTION anonimkan_member(p_member text) RETURNS integer LANGUAGE plpgsql SET app.kode_toko TO '*' SET role TO kencana_rantai AS $$
DECLARE t record; n integer; total integer := 0;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS tabel, k.attname AS kunci,
      string_agg(format('%I = %s', a.attname, CASE WHEN a.attname LIKE 'nama%' THEN $q$'ANONIM'$q$ WHEN a.atttypid <> 'bytea'::regtype THEN $q$'-'$q$ WHEN a.attnotnull THEN $q$''$q$ ELSE 'NULL' END), ', ') AS isi
    FROM pg_class c
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attname IN ('kode_member', 'kode_customer') AND NOT k.attisdropped
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('nama_customer', 'nama_member', 'no_hp', 'alamat_customer', 'alamat', 'nik_enc', 'identitas_enc') AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'member' AND has_column_privilege(current_user, c.oid, a.attnum, 'UPDATE')
    GROUP BY c.oid, k.attname
  LOOP
    EXECUTE format('UPDATE %s SET %s WHERE %I = $1', t.tabel, t.isi, t.kunci) USING p_member;
    GET DIAGNOSTICS n = ROW_COUNT;
    total := total + n;
  END LOOP;
  RETURN total;
END $$;

-- A balance begins at nothing.
-- lepas sejak 0.1.0: right kencana_app INSERT table saldo_akun: by catat_saldo
-- lepas sejak 0.1.0: right kencana_app INSERT table saldo_lokasi: by catat_saldo
-- lepas sejak 0.1.0: right kencana_app INSERT table saldo_tukang: by catat_saldo
-- lepas sejak 0.1.0: right kencana_app INSERT table member: by columns, of which point was never one
-- lepas sejak 0.1.0: right kencana_app INSERT table hadiah: by columns, of which stock and nilai were never one
REVOKE INSERT ON saldo_akun, saldo_lokasi, saldo_tukang, member, hadiah FROM kencana_app;
DO $$
DECLARE t record;
BEGIN
  FOR t IN SELECT attrelid::regclass AS tabel, string_agg(quote_ident(attname), ', ') AS kolom FROM pg_attribute
      WHERE attrelid IN ('member'::regclass, 'hadiah'::regclass) AND attnum > 0 AND NOT attisdropped AND attname NOT IN ('point', 'stock', 'nilai') GROUP BY 1 LOOP
    EXECUTE format('GRANT INSERT (%s) ON %s TO kencana_app', t.kolom, t.tabel);
  END LOOP;
END $$;
