-- Cash and bank: money that staff put in, take out or move, each by a document of its own (§B.9, §O.5).

ALTER TABLE kas_bank DROP CONSTRAINT kas_bank_kategori_check, DROP CONSTRAINT kas_bank_check;
ALTER TABLE kas_bank
  -- why; '-' of a goldsmith's fee, whose event says it
  ADD COLUMN kode_transaksi     text NOT NULL DEFAULT '-',
  -- what stood against the money: the code may be given another account later
  ADD COLUMN kode_akun_lawan    text NOT NULL DEFAULT '-',
  -- of PINDAH BANK: where it went
  ADD COLUMN no_rekening_tujuan text NOT NULL DEFAULT '-',
  -- who got it or brought it
  ADD COLUMN kode_sales         text NOT NULL DEFAULT '-',
  ADD COLUMN otorisasi_by       text NOT NULL DEFAULT '-',
  ADD CONSTRAINT kas_bank_kategori CHECK (kategori IN ('UPAH TUKANG', 'TAMBAH UANG KAS', 'AMBIL UANG KAS', 'TAMBAH UANG BANK', 'AMBIL UANG BANK', 'SETOR BANK', 'TARIK BANK', 'PINDAH BANK', 'SELISIH KAS')),
  ADD CONSTRAINT kas_bank_media CHECK (
    CASE WHEN kategori IN ('TAMBAH UANG KAS', 'AMBIL UANG KAS', 'SETOR BANK', 'SELISIH KAS') THEN media = 'KAS'
         WHEN kategori <> 'UPAH TUKANG' THEN media = 'BANK' ELSE true END),
  ADD CONSTRAINT kas_bank_rekening CHECK ((media = 'BANK' OR kategori = 'SETOR BANK') = (no_rekening <> '-')),
  ADD CONSTRAINT kas_bank_tujuan CHECK ((kategori = 'PINDAH BANK') = (no_rekening_tujuan <> '-') AND (no_rekening_tujuan = '-' OR no_rekening_tujuan <> no_rekening)),
  ADD CONSTRAINT kas_bank_kode CHECK ((kategori <> 'UPAH TUKANG') = (kode_transaksi <> '-')),
  ADD CONSTRAINT kas_bank_lawan CHECK ((kategori IN ('TAMBAH UANG KAS', 'AMBIL UANG KAS', 'TAMBAH UANG BANK', 'AMBIL UANG BANK', 'SELISIH KAS')) = (kode_akun_lawan <> '-')),
  ADD CONSTRAINT kas_bank_selisih CHECK ((kategori = 'SELISIH KAS') = (kode_transaksi IN ('SELISIH-KAS-LEBIH', 'SELISIH-KAS-KURANG')));

-- What goes to the bank in the evening was a journal alone.
INSERT INTO kas_bank (no_kas, kode_toko, tgl_system, jam, kategori, media, no_rekening, jumlah, keterangan, kode_transaksi, input_by, id_trx)
SELECT j.ref_no, j.kode_toko, j.tanggal, j.jam, 'SETOR BANK', 'KAS', d.no_rekening, d.jumlah, j.keterangan, 'SETOR-BANK', j.user_id, j.ref_no
FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id AND d.jumlah > 0
WHERE j.ref_type = 'KAS BANK' AND j.kategori = 'SETOR BANK' AND j.reversal_of IS NULL;

-- Chains that have the codes already: those the program itself enters, and those that were wanting.
UPDATE kode_transaksi SET is_sistem = true, status_aktif = true, jenis = v.jenis, media = v.media, kode_akun_lawan = v.akun
FROM (VALUES ('PREMI', 'OUT', 'KEDUANYA', '6103'), ('SELISIH-KAS-LEBIH', 'IN', 'KAS', '6104'), ('SELISIH-KAS-KURANG', 'OUT', 'KAS', '6104')) AS v (kode, jenis, media, akun)
WHERE kode_transaksi.kode_transaksi = v.kode;
INSERT INTO kode_transaksi (kode_transaksi, nama, jenis, media, kode_akun_lawan, butuh_otorisasi, is_sistem)
SELECT v.* FROM (VALUES
  ('BAYAR-PEMASOK', 'BAYAR PEMASOK', 'OUT', 'KEDUANYA', '5101', true, false),
  ('SETOR-PPN', 'SETOR PPN', 'OUT', 'KEDUANYA', '2104', false, false),
  ('PREMI', 'PREMI', 'OUT', 'KEDUANYA', '6103', false, true),
  ('SELISIH-KAS-LEBIH', 'SELISIH KAS LEBIH', 'IN', 'KAS', '6104', false, true),
  ('SELISIH-KAS-KURANG', 'SELISIH KAS KURANG', 'OUT', 'KAS', '6104', true, true)) AS v
WHERE EXISTS (SELECT 1 FROM kode_transaksi WHERE kode_transaksi = 'SETOR-BANK')
ON CONFLICT DO NOTHING;
INSERT INTO kode_transaksi (kode_transaksi, nama, jenis, media, kode_akun_lawan, butuh_otorisasi, is_sistem)
SELECT 'PINDAH-BANK', 'PINDAH BANK', 'OUT', 'BANK', '1102', false, true
WHERE EXISTS (SELECT 1 FROM kode_transaksi WHERE kode_transaksi = 'SETOR-BANK')
ON CONFLICT (kode_transaksi) DO UPDATE SET jenis = excluded.jenis, media = excluded.media, kode_akun_lawan = excluded.kode_akun_lawan, butuh_otorisasi = false, is_sistem = true, status_aktif = true;
