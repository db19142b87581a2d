-- A deposit: pieces set aside for a customer, or money alone (DOMAIN §B.2). What it holds is the sum of its validated payments
-- while it is OPEN; nothing else keeps that figure.
CREATE TABLE titip (
  no_titip_group      text PRIMARY KEY,
  kode_toko           varchar(6) NOT NULL REFERENCES toko,
  no_titip_group_user text NOT NULL,
  tgl_system          date NOT NULL,
  jam                 timestamptz NOT NULL,
  kode_sales          kode NOT NULL,
  kode_member         kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer       text NOT NULL DEFAULT 'REGULER',
  no_hp               text NOT NULL DEFAULT '-',
  alamat_customer     text NOT NULL DEFAULT '-',
  -- what the pieces came to on the day, with the tax on top of them; 0 for money alone
  total               rp NOT NULL CHECK (total >= 0),
  -- the last day of the agreed prices; none for money alone
  tgl_kunci_harga     date,
  status_valid        text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  status_titipan      text NOT NULL DEFAULT 'OPEN' CHECK (status_titipan IN ('OPEN', 'FINISH', 'CLOSE')),
  input_by            text NOT NULL,
  -- the sale that takes it, from the moment it is saved
  no_faktur_group     text NOT NULL DEFAULT '-',
  tgl_ambil           date,
  tgl_batal_titip     date,
  batal_by            text,
  batal_at            timestamptz,
  alasan_batal        text,
  potongan_rp         rp NOT NULL DEFAULT 0 CHECK (potongan_rp >= 0),
  id_trx              text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  UNIQUE (kode_toko, no_titip_group_user),
  CHECK (status_valid = 'DONE' OR status_titipan <> 'FINISH'),
  CHECK ((status_titipan = 'FINISH') = (tgl_ambil IS NOT NULL)),
  CHECK ((status_titipan = 'CLOSE') <= (batal_by IS NOT NULL AND alasan_batal IS NOT NULL AND tgl_batal_titip IS NOT NULL)),
  CHECK ((status_titipan = 'FINISH') <= (no_faktur_group <> '-')),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales
);
CREATE INDEX titip_tanggal ON titip (kode_toko, tgl_system);
CREATE INDEX titip_hidup ON titip (kode_toko) WHERE status_titipan = 'OPEN';
CREATE INDEX titip_member ON titip (kode_member) WHERE kode_member <> 'NONMEMBER';

-- A piece set aside, with the prices agreed on: per gram, its bounds per gram, and the figures of the line.
CREATE TABLE titip_detail (
  no_titip_group text NOT NULL REFERENCES titip,
  no             smallint NOT NULL,
  kode_toko      varchar(6) NOT NULL,
  barang_id      bigint NOT NULL REFERENCES barang,
  kode_barcode   text NOT NULL,
  -- the tray it came from, and goes back to
  kode_gudang    kode NOT NULL,
  kode_baki      kode NOT NULL,
  kode_group     kode NOT NULL,
  kode_dept      kode NOT NULL,
  nama_barang    text NOT NULL,
  kadar_cetak    text NOT NULL,
  berat          mg NOT NULL CHECK (berat > 0),
  nama_atribut   text NOT NULL,
  berat_atribut  mg NOT NULL,
  harga_gram     rp NOT NULL CHECK (harga_gram > 0),
  harga_min_gram rp NOT NULL,
  harga_max_gram rp NOT NULL,
  harga_jual     rp NOT NULL CHECK (harga_jual >= 0),
  ongkos         rp NOT NULL CHECK (ongkos >= 0),
  harga_atribut  rp NOT NULL CHECK (harga_atribut >= 0),
  harga_total    rp NOT NULL GENERATED ALWAYS AS (harga_jual + ongkos + harga_atribut) STORED,
  status_titipan text NOT NULL DEFAULT 'OPEN' CHECK (status_titipan IN ('OPEN', 'FINISH', 'CLOSE')),
  PRIMARY KEY (no_titip_group, no)
);
-- One piece, one open deposit.
CREATE UNIQUE INDEX titip_detail_hidup ON titip_detail (barang_id) WHERE status_titipan = 'OPEN';

-- The deposit (urut 1) and what was added to it: each saved, then validated. Its ways of payment are rows of pembayaran, ref_no = no_titip_bayar.
CREATE TABLE titip_bayar (
  no_titip_bayar text PRIMARY KEY,
  kode_toko      varchar(6) NOT NULL,
  no_titip_group text NOT NULL REFERENCES titip,
  urut           smallint NOT NULL,
  jenis          text NOT NULL CHECK (jenis IN ('TITIPAN', 'TAMBAH TITIPAN')),
  tgl_system     date NOT NULL,
  jam            timestamptz NOT NULL,
  total          rp NOT NULL CHECK (total > 0),
  status_valid   text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  input_by       text NOT NULL,
  valid_by       text,
  valid_at       timestamptz,
  batal_by       text,
  alasan_batal   text,
  cetak          integer NOT NULL DEFAULT 0,
  id_trx         text NOT NULL,
  UNIQUE (no_titip_group, urut),
  UNIQUE (kode_toko, id_trx),
  CHECK ((urut = 1) = (jenis = 'TITIPAN')),
  CHECK ((status_valid = 'DONE') <= (valid_by IS NOT NULL)),
  CHECK ((status_valid = 'CANC') <= (batal_by IS NOT NULL AND alasan_batal IS NOT NULL))
);
CREATE INDEX titip_bayar_open ON titip_bayar (kode_toko) WHERE status_valid = 'OPEN';

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['titip', 'titip_detail', 'titip_bayar']) AS t;
REVOKE DELETE ON titip, titip_detail, titip_bayar FROM kencana_app;
