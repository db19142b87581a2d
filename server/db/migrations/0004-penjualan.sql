-- One visit of a customer: the head of sale, purchase and trade-in alike.
CREATE TABLE faktur_group (
  no_faktur_group      text PRIMARY KEY,
  kode_toko            varchar(6) NOT NULL REFERENCES toko,
  no_faktur_group_user text NOT NULL,
  jenis                text NOT NULL CHECK (jenis IN ('JUAL', 'BELI', 'TUKAR')),
  tgl_system           date NOT NULL,
  jam                  timestamptz NOT NULL,
  kode_sales           kode NOT NULL,
  kode_member          kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer        text NOT NULL DEFAULT 'REGULER',
  no_hp                text NOT NULL DEFAULT '-',
  alamat_customer      text NOT NULL DEFAULT '-',
  kode_marketplace     text NOT NULL DEFAULT '-',
  total_jual           rp NOT NULL CHECK (total_jual >= 0),
  total_beli           rp NOT NULL DEFAULT 0 CHECK (total_beli >= 0),
  ppn_rp               rp NOT NULL DEFAULT 0 CHECK (ppn_rp >= 0),
  -- INCLUDE: ppn_rp lies inside total_jual; EXCLUDE: on top of it
  ppn_mode             text NOT NULL DEFAULT 'OFF' CHECK (ppn_mode IN ('OFF', 'INCLUDE', 'EXCLUDE')),
  -- what the customer owes: total_jual (+ ppn_rp when EXCLUDE) − total_beli
  total_bayar          rp NOT NULL,
  status_valid         text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  input_by             text NOT NULL,
  valid_by             text,
  valid_at             timestamptz,
  batal_by             text,
  batal_at             timestamptz,
  alasan_batal         text,
  cetak                integer NOT NULL DEFAULT 0,
  id_trx               text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  UNIQUE (kode_toko, jenis, no_faktur_group_user),
  CHECK ((status_valid = 'DONE') <= (valid_by IS NOT NULL)),
  CHECK ((status_valid = 'CANC') <= (batal_by IS NOT NULL AND alasan_batal IS NOT NULL)),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales
);
CREATE INDEX faktur_group_tanggal ON faktur_group (kode_toko, tgl_system);
CREATE INDEX faktur_group_open ON faktur_group (kode_toko) WHERE status_valid = 'OPEN';
CREATE INDEX faktur_group_member ON faktur_group (kode_member) WHERE kode_member <> 'NONMEMBER';

-- One piece sold. Fields and order follow the specification's sales row; kode_baki is its `kode_toko` (tray).
CREATE TABLE jual_detail (
  no_faktur_jual   text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL,
  no_faktur_group  text NOT NULL REFERENCES faktur_group,
  no               smallint NOT NULL,
  no_generate      text NOT NULL,
  tgl_system       date NOT NULL,
  kode_sales       kode NOT NULL,
  barang_id        bigint NOT NULL REFERENCES barang,
  kode_barcode     text NOT NULL,
  kode_gudang      kode NOT NULL,
  kode_baki        kode NOT NULL,
  kode_group       kode NOT NULL,
  kode_dept        kode NOT NULL,
  nama_barang      text NOT NULL,
  kadar            pct NOT NULL,
  kadar_cetak      text NOT NULL,
  berat_awal       mg NOT NULL,
  berat            mg NOT NULL CHECK (berat > 0),
  nama_atribut     text NOT NULL,
  berat_atribut    mg NOT NULL,
  harga_gram       rp NOT NULL CHECK (harga_gram > 0),
  harga_min        rp NOT NULL,
  harga_max        rp NOT NULL,
  harga_jual       rp NOT NULL CHECK (harga_jual >= 0),
  ongkos           rp NOT NULL CHECK (ongkos >= 0),
  harga_atribut    rp NOT NULL CHECK (harga_atribut >= 0),
  harga_total      rp NOT NULL GENERATED ALWAYS AS (harga_jual + ongkos + harga_atribut) STORED,
  ppn_rp           rp NOT NULL DEFAULT 0 CHECK (ppn_rp >= 0),
  curr             integer NOT NULL DEFAULT 1,
  total_berlian_rp rp NOT NULL DEFAULT 0,
  kode_intern      text NOT NULL DEFAULT '-',
  status_gold      text NOT NULL,
  no_titip_group   text NOT NULL DEFAULT '-',
  no_pesanan       text NOT NULL DEFAULT '-',
  status_valid     text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  status_kembali   text NOT NULL DEFAULT 'OPEN' CHECK (status_kembali IN ('OPEN', 'CANC')),
  status_tukar     boolean NOT NULL DEFAULT false,
  status_premi     text NOT NULL DEFAULT 'OPEN' CHECK (status_premi IN ('OPEN', 'DONE')),
  input_by         text NOT NULL,
  jam              timestamptz NOT NULL,
  UNIQUE (no_faktur_group, no)
);
-- One piece, one live sale line (DOMAIN §0-5, invariant 6).
CREATE UNIQUE INDEX jual_detail_hidup ON jual_detail (barang_id)
  WHERE status_valid <> 'CANC' AND status_kembali = 'OPEN' AND NOT status_tukar;
CREATE INDEX jual_detail_tanggal ON jual_detail (kode_toko, tgl_system);

CREATE TABLE pembayaran (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko     varchar(6) NOT NULL,
  ref_type      text NOT NULL,
  ref_no        text NOT NULL,
  urut          smallint NOT NULL,
  arah          text NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
  jenis         text NOT NULL CHECK (jenis IN ('CASH', 'DEBET', 'TRANSFER', 'CREDIT', 'TITIPAN', 'DP', 'TUKAR')),
  nominal       rp NOT NULL CHECK (nominal > 0),
  nama_bank     text NOT NULL DEFAULT '-',
  no_rekening   text NOT NULL DEFAULT '-',
  -- masked: only the last four digits are kept
  no_card       text NOT NULL DEFAULT '-',
  -- the document behind a locked line: no_titip_group of TITIPAN, no_pesanan of DP
  sub_ref       text NOT NULL DEFAULT '-',
  fee           pct NOT NULL DEFAULT 0,
  fee_rp        rp NOT NULL DEFAULT 0 CHECK (fee_rp >= 0),
  fee_mode      text NOT NULL DEFAULT 'TOKO' CHECK (fee_mode IN ('TOKO', 'PELANGGAN')),
  keterangan    text NOT NULL DEFAULT '-',
  terkunci      boolean NOT NULL DEFAULT false,
  uang_diterima rp NOT NULL DEFAULT 0,
  UNIQUE (ref_no, jenis)
);

-- ★ A cancelled line as it was, with why and by whom (source of R22).
CREATE TABLE jual_batal (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  tgl_batal       date NOT NULL,
  jam             timestamptz NOT NULL,
  no_faktur_group text NOT NULL,
  no_faktur_jual  text NOT NULL,
  kode_barcode    text NOT NULL,
  nama_barang     text NOT NULL,
  berat           mg NOT NULL,
  harga_total     rp NOT NULL,
  refund          text NOT NULL,
  refund_rp       rp NOT NULL,
  alasan          text NOT NULL,
  user_id         text NOT NULL,
  otorisasi_id    text NOT NULL
);
CREATE INDEX jual_batal_tanggal ON jual_batal (kode_toko, tgl_batal);
