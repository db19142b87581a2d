-- A piece: one place, one status. kode_gudang/kode_baki are where it is, or was last.
CREATE TABLE barang (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  kode_barcode    text CHECK (kode_barcode ~ '^[0-9]{8}$'),
  kode_group      kode NOT NULL REFERENCES grup,
  kode_dept       kode NOT NULL REFERENCES jenis,
  tipe_barang     text NOT NULL DEFAULT '-',
  nama_barang     text NOT NULL,
  kadar           pct NOT NULL,
  kadar_cetak     text NOT NULL,
  berat           mg NOT NULL CHECK (berat > 0),
  berat_awal      mg NOT NULL CHECK (berat_awal > 0),
  nama_atribut    text NOT NULL DEFAULT '-',
  berat_atribut   mg NOT NULL DEFAULT 0 CHECK (berat_atribut >= 0),
  harga_atribut   rp NOT NULL DEFAULT 0 CHECK (harga_atribut >= 0),
  total_berlian_rp rp NOT NULL DEFAULT 0 CHECK (total_berlian_rp >= 0),
  -- tipe NOMINAL: rupiah for the piece; PER_GRAM: rupiah for each gram
  ongkos          rp NOT NULL DEFAULT 0 CHECK (ongkos >= 0),
  tipe_ongkos     text NOT NULL DEFAULT 'NOMINAL' CHECK (tipe_ongkos IN ('NOMINAL', 'PER_GRAM')),
  harga_modal     rp CHECK (harga_modal >= 0),
  kode_intern     text NOT NULL DEFAULT '-',
  kode_bandrol    text NOT NULL DEFAULT '-',
  kode_gudang     kode NOT NULL,
  kode_baki       kode NOT NULL,
  status          text NOT NULL CHECK (status IN ('READY', 'BOOKED', 'TITIP', 'PESANAN', 'TERJUAL', 'BELI', 'CUCI', 'SORTIR', 'KIRIM', 'HANCUR', 'HILANG')),
  sumber          text NOT NULL DEFAULT 'PEMASOK',
  punya_faktur_pajak boolean NOT NULL DEFAULT false,
  status_gold     text NOT NULL DEFAULT 'GOLD' CHECK (status_gold IN ('GOLD', 'NONGOLD')),
  no_pesanan      text NOT NULL DEFAULT '-',
  foto            text[] NOT NULL DEFAULT '{}',
  tgl_masuk       date NOT NULL,
  tgl_last_jual   date,
  tgl_last_beli   date,
  versi           integer NOT NULL DEFAULT 0,
  FOREIGN KEY (kode_toko, kode_gudang, kode_baki) REFERENCES baki (kode_toko, kode_gudang, kode_baki)
) WITH (fillfactor = 85);
CREATE UNIQUE INDEX barang_barcode ON barang (kode_barcode) WHERE kode_barcode IS NOT NULL;
CREATE INDEX barang_tempat ON barang (kode_toko, kode_gudang, kode_baki) WHERE status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG');

-- ★ The rupiah journal. Σ jurnal_detail.jumlah of one journal is 0 (debit +, credit −).
CREATE TABLE jurnal (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  no_jurnal   text NOT NULL,
  tanggal     date NOT NULL,
  jam         timestamptz NOT NULL,
  kategori    text NOT NULL,
  ref_type    text NOT NULL,
  ref_no      text NOT NULL,
  keterangan  text NOT NULL DEFAULT '-',
  reversal_of bigint UNIQUE REFERENCES jurnal,
  user_id     text NOT NULL,
  id_trx      text NOT NULL DEFAULT '-',
  UNIQUE (kode_toko, no_jurnal)
);
CREATE INDEX jurnal_tanggal ON jurnal (kode_toko, tanggal);
CREATE INDEX jurnal_ref ON jurnal (ref_no);

CREATE TABLE jurnal_detail (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL,
  jurnal_id   bigint NOT NULL REFERENCES jurnal,
  kode_akun   text NOT NULL REFERENCES akun,
  no_rekening text NOT NULL DEFAULT '-',
  -- the document a 1201/2101/2102/2103 line belongs to
  sub_ref     text NOT NULL DEFAULT '-',
  jumlah      rp NOT NULL CHECK (jumlah <> 0),
  jenis_bayar text NOT NULL DEFAULT '-',
  keterangan  text NOT NULL DEFAULT '-'
);
CREATE INDEX jurnal_detail_jurnal ON jurnal_detail (jurnal_id);

-- Running balances, kept by the ledger's one writer; rebuilt and compared by `npm run periksa-buku`.
CREATE TABLE saldo_akun (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  kode_akun   text NOT NULL REFERENCES akun,
  no_rekening text NOT NULL DEFAULT '-',
  saldo       rp NOT NULL DEFAULT 0,
  PRIMARY KEY (kode_toko, kode_akun, no_rekening),
  CONSTRAINT saldo_kas_tidak_negatif CHECK (kode_akun <> '1101' OR saldo >= 0)
) WITH (fillfactor = 50);

-- ★ Pieces and grams, double entry by location: every reference sums to 0 pieces and 0 milligrams.
CREATE TABLE mutasi_stok (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL,
  tanggal      date NOT NULL,
  jam          timestamptz NOT NULL,
  kode_mutasi  text NOT NULL,
  ref_type     text NOT NULL,
  ref_no       text NOT NULL,
  ref_line     text NOT NULL DEFAULT '-',
  barang_id    bigint REFERENCES barang,
  kode_barcode text NOT NULL DEFAULT '-',
  kode_group   kode NOT NULL,
  kode_dept    kode NOT NULL,
  -- 'gudang/baki', or virtual 'V:…'
  lokasi       text NOT NULL,
  qty          smallint NOT NULL CHECK (barang_id IS NULL OR qty IN (-1, 0, 1)),
  berat        mg NOT NULL,
  pemilik      text NOT NULL DEFAULT 'TOKO' CHECK (pemilik IN ('TOKO', 'CUSTOMER')),
  reversal_of  bigint UNIQUE REFERENCES mutasi_stok,
  user_id      text NOT NULL,
  CHECK (qty <> 0 OR berat <> 0)
);
CREATE INDEX mutasi_stok_tanggal ON mutasi_stok (kode_toko, tanggal);
CREATE INDEX mutasi_stok_ref ON mutasi_stok (ref_no);
CREATE INDEX mutasi_stok_barang ON mutasi_stok (barang_id);

CREATE TABLE saldo_lokasi (
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  lokasi     text NOT NULL,
  kode_group kode NOT NULL,
  kode_dept  kode NOT NULL,
  qty        integer NOT NULL DEFAULT 0,
  berat      mg NOT NULL DEFAULT 0,
  PRIMARY KEY (kode_toko, lokasi, kode_group, kode_dept),
  CONSTRAINT stok_tidak_negatif CHECK (lokasi LIKE 'V:%' OR (qty >= 0 AND berat >= 0))
) WITH (fillfactor = 70);

-- ★ Points: a chain per member, poin_awal is the previous poin_akhir.
CREATE TABLE mutasi_poin (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  kode_member kode NOT NULL REFERENCES member,
  tgl_trx     date NOT NULL,
  jam         timestamptz NOT NULL,
  kategori    text NOT NULL CHECK (kategori IN ('PENJUALAN', 'BATAL PENJUALAN', 'TUKAR POIN', 'KOREKSI', 'HANGUS')),
  deskripsi   text NOT NULL,
  poin_awal   integer NOT NULL,
  poin        integer NOT NULL CHECK (poin <> 0),
  poin_akhir  integer NOT NULL CHECK (poin_akhir >= 0 AND poin_akhir = poin_awal + poin),
  ref_no      text NOT NULL,
  user_id     text NOT NULL
);
CREATE INDEX mutasi_poin_member ON mutasi_poin (kode_member, id);
CREATE INDEX mutasi_poin_ref ON mutasi_poin (ref_no);

-- ★ Gifts: pieces and their value.
CREATE TABLE mutasi_hadiah (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  jam         timestamptz NOT NULL,
  no_ref      text NOT NULL,
  kategori    text NOT NULL CHECK (kategori IN ('PEMBELIAN', 'PENGAMBILAN', 'TUKAR POIN')),
  keterangan  text NOT NULL DEFAULT '-',
  kode_hadiah kode NOT NULL,
  stock_in    integer NOT NULL DEFAULT 0 CHECK (stock_in >= 0),
  stock_out   integer NOT NULL DEFAULT 0 CHECK (stock_out >= 0),
  nilai       rp NOT NULL,
  user_id     text NOT NULL,
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah
);
CREATE INDEX mutasi_hadiah_tanggal ON mutasi_hadiah (kode_toko, tanggal);

CREATE TABLE kupon (
  kode_kupon    text PRIMARY KEY CHECK (length(kode_kupon) >= 10),
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  no_faktur_jual text NOT NULL,
  kode_barcode  text NOT NULL,
  kode_customer text NOT NULL,
  nama_customer text NOT NULL,
  kode_group    kode NOT NULL REFERENCES grup,
  tgl_system    date NOT NULL,
  status        text NOT NULL DEFAULT 'AKTIF' CHECK (status IN ('AKTIF', 'BATAL', 'MENANG', 'DIAMBIL', 'HANGUS'))
);
CREATE INDEX kupon_faktur ON kupon (no_faktur_jual);
