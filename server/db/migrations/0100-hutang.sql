-- Loans against jewellery (§B.8, §C.7, §O.4). The goods lie in HUTANG and belong to the customer until they are handed over.
CREATE TABLE hutang (
  no_faktur_hutang text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  -- the loan's day: months are counted from it
  tgl_system       date NOT NULL,
  jam              timestamptz NOT NULL,
  kode_sales       kode NOT NULL,
  kode_member      kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer    text NOT NULL,
  no_hp            text NOT NULL DEFAULT '-',
  alamat_customer  text NOT NULL DEFAULT '-',
  keterangan       text NOT NULL DEFAULT '-',
  -- Σ of the lines, and as the sealed envelope weighs
  berat_emas       mg NOT NULL CHECK (berat_emas > 0),
  berat_bruto      mg NOT NULL,
  taksiran         rp NOT NULL CHECK (taksiran > 0),
  maks_pinjaman    rp NOT NULL CHECK (maks_pinjaman >= 0),
  jumlah_hutang    rp NOT NULL CHECK (jumlah_hutang > 0),
  sisa_pokok       rp NOT NULL CHECK (sisa_pokok BETWEEN 0 AND jumlah_hutang),
  -- the terms as they were agreed: Kondisi Pinjaman may change
  kode_kondisi_pinjaman kode NOT NULL,
  metode           text NOT NULL CHECK (metode IN ('BULANAN', 'HARIAN')),
  bunga_persen     pct NOT NULL CHECK (bunga_persen >= 0),
  min_hari         integer NOT NULL CHECK (min_hari >= 0),
  tenggang_hari    integer NOT NULL CHECK (tenggang_hari >= 0),
  min_bunga_rp     rp NOT NULL CHECK (min_bunga_rp >= 0),
  lama_pinjam      smallint NOT NULL CHECK (lama_pinjam > 0),
  tgl_jatuh_tempo  date NOT NULL,
  tgl_bunga_sampai date NOT NULL,
  perpanjang_ke    smallint NOT NULL DEFAULT 0 CHECK (perpanjang_ke >= 0),
  -- where the goods are: the envelope, its seal, the drawer or tray it lies in
  no_amplop        text NOT NULL CHECK (no_amplop <> ''),
  no_segel         text NOT NULL DEFAULT '-',
  tempat           text NOT NULL DEFAULT '-',
  -- one that ran before the shop began with the program came in with its opening balance
  saldo_awal       boolean NOT NULL DEFAULT false,
  status_valid     text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  valid_by         text,
  valid_at         timestamptz,
  status_hutang    text NOT NULL DEFAULT 'OPEN' CHECK (status_hutang IN ('OPEN', 'CLOS', 'CANC')),
  tgl_lunas        date,
  lunas_by         text,
  tgl_batal        date,
  batal_by         text,
  batal_at         timestamptz,
  alasan_batal     text NOT NULL DEFAULT '-',
  otorisasi_by     text NOT NULL DEFAULT '-',
  input_by         text NOT NULL,
  cetak            integer NOT NULL DEFAULT 0,
  id_trx           text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK (berat_bruto >= berat_emas),
  CHECK (tgl_jatuh_tempo > tgl_system),
  CHECK ((status_valid = 'DONE') <= (valid_by IS NOT NULL AND valid_at IS NOT NULL)),
  CHECK ((status_valid = 'CANC') = (status_hutang = 'CANC')),
  CHECK ((status_hutang = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL AND tgl_batal IS NOT NULL)),
  CHECK ((status_hutang = 'CLOS') = (tgl_lunas IS NOT NULL AND lunas_by IS NOT NULL)),
  CHECK ((status_hutang = 'CLOS') <= (status_valid = 'DONE' AND sisa_pokok = 0)),
  CHECK ((status_hutang = 'OPEN') <= (sisa_pokok > 0)),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales
);
CREATE INDEX hutang_tanggal ON hutang (kode_toko, tgl_system);
CREATE INDEX hutang_menunggu ON hutang (kode_toko) WHERE status_valid = 'OPEN';
CREATE INDEX hutang_hidup ON hutang (kode_toko, tgl_jatuh_tempo) WHERE status_hutang = 'OPEN';
-- an envelope holds the goods of one loan
CREATE UNIQUE INDEX hutang_amplop ON hutang (kode_toko, no_amplop) WHERE status_hutang = 'OPEN';
CREATE INDEX hutang_segel ON hutang (kode_toko, no_segel) WHERE status_hutang = 'OPEN' AND no_segel <> '-';
CREATE INDEX hutang_lunas ON hutang (kode_toko, tgl_lunas) WHERE tgl_lunas IS NOT NULL;
CREATE INDEX hutang_batal ON hutang (kode_toko, tgl_batal) WHERE tgl_batal IS NOT NULL;
CREATE INDEX hutang_member ON hutang (kode_member) WHERE kode_member <> 'NONMEMBER';
SELECT jaga_status('hutang', 'status_valid', 'status_valid');
SELECT jaga_status('hutang', 'status_hutang', 'status_hutang');

CREATE TABLE hutang_detail (
  no_faktur_hutang text NOT NULL REFERENCES hutang,
  no           smallint NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  nama_barang  text NOT NULL,
  kondisi      text NOT NULL,
  kode_group   kode NOT NULL REFERENCES grup,
  jumlah       smallint NOT NULL CHECK (jumlah > 0),
  berat        mg NOT NULL CHECK (berat > 0),
  -- what a gram of its group was bought for on the loan's day
  harga_beli_gram rp NOT NULL CHECK (harga_beli_gram > 0),
  foto         text,
  PRIMARY KEY (no_faktur_hutang, no)
);

-- What was paid on a loan: interest (BB), an extension (PP), principal (CP), all of it (LN), or with the goods (SB). What it changed
-- stands here as it was before, so that undoing it needs no computing. No row is before the one that was saved before it.
CREATE TABLE hutang_bayar (
  no_transaksi     text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  no_faktur_hutang text NOT NULL REFERENCES hutang,
  -- 1, 2 … in the order they were saved, undone ones too
  urut             smallint NOT NULL,
  jenis            text NOT NULL CHECK (jenis IN ('BUNGA', 'PERPANJANG', 'CICIL', 'LUNAS', 'SERAH')),
  -- the interest or extension that a part-payment came with: validated and undone with it
  no_induk         text NOT NULL DEFAULT '-',
  tgl_system       date NOT NULL,
  jam              timestamptz NOT NULL,
  pokok            rp NOT NULL DEFAULT 0 CHECK (pokok >= 0),
  bunga            rp NOT NULL DEFAULT 0 CHECK (bunga >= 0),
  -- what was due; less was booked where somebody allowed it
  bunga_seharusnya rp NOT NULL DEFAULT 0 CHECK (bunga_seharusnya >= bunga),
  -- months or days it pays for
  kali             integer NOT NULL DEFAULT 0 CHECK (kali >= 0),
  -- SERAH: the price that was agreed, and the purchase it became
  harga_serah      rp NOT NULL DEFAULT 0 CHECK (harga_serah >= 0),
  no_faktur_group  text NOT NULL DEFAULT '-',
  sisa_pokok_lama       rp NOT NULL,
  tgl_bunga_sampai_lama date NOT NULL,
  tgl_jatuh_tempo_lama  date NOT NULL,
  perpanjang_ke_lama    smallint NOT NULL,
  tgl_bunga_sampai date NOT NULL,
  tgl_jatuh_tempo  date NOT NULL,
  perpanjang_ke    smallint NOT NULL,
  -- the envelope as it was weighed when it was opened
  berat_timbang    mg CHECK (berat_timbang > 0),
  catatan          text NOT NULL DEFAULT '-',
  otorisasi_by     text NOT NULL DEFAULT '-',
  status_valid     text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  valid_by         text,
  valid_at         timestamptz,
  tgl_batal        date,
  batal_by         text,
  batal_at         timestamptz,
  alasan_batal     text NOT NULL DEFAULT '-',
  batal_otorisasi_by text NOT NULL DEFAULT '-',
  input_by         text NOT NULL,
  cetak            integer NOT NULL DEFAULT 0,
  id_trx           text NOT NULL,
  UNIQUE (no_faktur_hutang, urut),
  CHECK ((status_valid = 'DONE') <= (valid_by IS NOT NULL AND valid_at IS NOT NULL)),
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL AND tgl_batal IS NOT NULL)),
  CHECK (no_induk = '-' OR jenis = 'CICIL'),
  CHECK ((jenis IN ('CICIL', 'LUNAS', 'SERAH')) = (pokok > 0)),
  CHECK (jenis <> 'CICIL' OR (bunga = 0 AND pokok < sisa_pokok_lama)),
  CHECK (jenis NOT IN ('LUNAS', 'SERAH') OR pokok = sisa_pokok_lama),
  CHECK ((jenis = 'SERAH') = (harga_serah > 0)),
  CHECK ((jenis = 'SERAH') = (no_faktur_group <> '-')),
  CHECK (jenis <> 'SERAH' OR harga_serah >= pokok + bunga)
);
CREATE UNIQUE INDEX hutang_bayar_id_trx ON hutang_bayar (kode_toko, id_trx) WHERE no_induk = '-';
-- one payment of a loan waits at a time; a part-payment waits with the one it came with (§O.4-7)
CREATE UNIQUE INDEX hutang_bayar_menunggu ON hutang_bayar (no_faktur_hutang) WHERE status_valid = 'OPEN' AND no_induk = '-';
-- a loan is ended once
CREATE UNIQUE INDEX hutang_bayar_akhir ON hutang_bayar (no_faktur_hutang) WHERE status_valid <> 'CANC' AND jenis IN ('LUNAS', 'SERAH');
CREATE INDEX hutang_bayar_tanggal ON hutang_bayar (kode_toko, tgl_system);
CREATE INDEX hutang_bayar_antri ON hutang_bayar (kode_toko) WHERE status_valid = 'OPEN';
CREATE INDEX hutang_bayar_batal ON hutang_bayar (kode_toko, tgl_batal) WHERE tgl_batal IS NOT NULL;
CREATE INDEX hutang_bayar_induk ON hutang_bayar (no_induk) WHERE no_induk <> '-';
SELECT jaga_status('hutang_bayar', 'status_valid', 'status_valid');

-- §O.4-1: goods that were handed over for a loan are a purchase that names it.
ALTER TABLE faktur_group ADD COLUMN no_faktur_hutang text NOT NULL DEFAULT '-';
CREATE INDEX faktur_group_hutang ON faktur_group (no_faktur_hutang) WHERE no_faktur_hutang <> '-';

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['hutang', 'hutang_detail', 'hutang_bayar']) AS t;
REVOKE DELETE ON hutang, hutang_detail, hutang_bayar FROM kencana_app;
