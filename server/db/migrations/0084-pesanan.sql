-- Orders, the goldsmiths who make them, and the money that is paid ahead for them and for repairs (§B.6, §O.2).

CREATE TABLE pesanan (
  no_pesanan      text PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  tgl_system      date NOT NULL,
  jam             timestamptz NOT NULL,
  kode_sales      kode NOT NULL,
  kode_member     kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer   text NOT NULL,
  no_hp           text NOT NULL DEFAULT '-',
  alamat_customer text NOT NULL DEFAULT '-',
  -- what was promised
  estimasi_tanggal date NOT NULL,
  keterangan      text NOT NULL DEFAULT '-',
  status_pesanan  text NOT NULL DEFAULT 'OPEN' CHECK (status_pesanan IN ('OPEN', 'PROSES', 'DONE', 'FINISH', 'CLOSE')),
  -- who makes it; '-' before that, and where the shop's stock fills it
  kode_tukang     text NOT NULL DEFAULT '-',
  -- when its last piece was there
  tgl_jadi        date,
  -- the sale that takes it, from the moment that is saved
  no_faktur_group text NOT NULL DEFAULT '-',
  tgl_ambil       date,
  tgl_batal       date,
  batal_by        text,
  batal_at        timestamptz,
  alasan_batal    text NOT NULL DEFAULT '-',
  potongan_rp     rp NOT NULL DEFAULT 0 CHECK (potongan_rp >= 0),
  input_by        text NOT NULL,
  cetak           integer NOT NULL DEFAULT 0,
  id_trx          text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((status_pesanan IN ('DONE', 'FINISH')) <= (tgl_jadi IS NOT NULL)),
  CHECK ((status_pesanan = 'FINISH') = (tgl_ambil IS NOT NULL)),
  CHECK ((status_pesanan = 'FINISH') <= (no_faktur_group <> '-')),
  CHECK ((status_pesanan = 'CLOSE') = (tgl_batal IS NOT NULL)),
  CHECK ((status_pesanan = 'CLOSE') = (batal_by IS NOT NULL AND batal_at IS NOT NULL)),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales
);
CREATE INDEX pesanan_tanggal ON pesanan (kode_toko, tgl_system);
CREATE INDEX pesanan_hidup ON pesanan (kode_toko, estimasi_tanggal) WHERE status_pesanan IN ('OPEN', 'PROSES', 'DONE');
CREATE INDEX pesanan_ambil ON pesanan (kode_toko, tgl_ambil) WHERE tgl_ambil IS NOT NULL;
CREATE INDEX pesanan_batal ON pesanan (kode_toko, tgl_batal) WHERE tgl_batal IS NOT NULL;
CREATE INDEX pesanan_member ON pesanan (kode_member) WHERE kode_member <> 'NONMEMBER';
SELECT jaga_status('pesanan', 'status_pesanan', 'status_pesanan');

-- One thing that was ordered, priced as of the order's day: what a binding line (mengikat) is sold at.
CREATE TABLE pesanan_detail (
  no_pesanan      text NOT NULL REFERENCES pesanan,
  no              smallint NOT NULL,
  kode_toko       varchar(6) NOT NULL,
  kode_group      kode NOT NULL REFERENCES grup,
  kode_dept       kode NOT NULL,
  nama_barang     text NOT NULL,
  ukuran          text NOT NULL DEFAULT '-',
  catatan         text NOT NULL DEFAULT '-',
  -- a sketch or a picture (server/gambar)
  foto            text,
  kadar           pct NOT NULL,
  kadar_cetak     text NOT NULL,
  perkiraan_berat mg NOT NULL CHECK (perkiraan_berat > 0),
  mengikat        boolean NOT NULL,
  harga_gram      rp NOT NULL CHECK (harga_gram > 0),
  harga_min_gram  rp NOT NULL,
  harga_max_gram  rp NOT NULL,
  harga_jual      rp NOT NULL CHECK (harga_jual >= 0),
  ongkos          rp NOT NULL CHECK (ongkos >= 0),
  nama_atribut    text NOT NULL DEFAULT '-',
  berat_atribut   mg NOT NULL DEFAULT 0 CHECK (berat_atribut >= 0),
  harga_atribut   rp NOT NULL DEFAULT 0 CHECK (harga_atribut >= 0),
  harga_total     rp NOT NULL GENERATED ALWAYS AS (harga_jual + ongkos + harga_atribut) STORED,
  -- the customer's own gold, as it was weighed in
  berat_customer  mg NOT NULL DEFAULT 0 CHECK (berat_customer >= 0),
  kadar_customer  pct NOT NULL DEFAULT 0,
  status          text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'JADI', 'BATAL')),
  -- the piece that fills it, and the document that brought it: TA, or JS from the shop's own stock
  barang_id       bigint REFERENCES barang,
  no_jadi         text NOT NULL DEFAULT '-',
  batal_by        text,
  alasan_batal    text NOT NULL DEFAULT '-',
  PRIMARY KEY (no_pesanan, no),
  CHECK ((berat_customer > 0) = (kadar_customer > 0)),
  CHECK ((status = 'JADI') = (barang_id IS NOT NULL)),
  CHECK ((status = 'JADI') = (no_jadi <> '-')),
  CHECK ((status = 'BATAL') <= (batal_by IS NOT NULL))
);
CREATE INDEX pesanan_detail_barang ON pesanan_detail (barang_id) WHERE barang_id IS NOT NULL;
CREATE INDEX pesanan_detail_jadi ON pesanan_detail (kode_toko, no_jadi) WHERE no_jadi <> '-';
SELECT jaga_status('pesanan_detail', 'status', 'baris_pesanan');

-- What was paid on an order or a repair: ahead (DP, from urut 1 on), or when a repair was fetched (AMBIL, from urut 2 on).
-- Posted when it is saved. What a document holds is the sum of its DPs that are DONE; nothing else keeps that figure.
CREATE TABLE setoran (
  no_setoran   text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  ref_type     text NOT NULL CHECK (ref_type IN ('PESANAN', 'SERVICE')),
  ref_no       text NOT NULL,
  urut         smallint NOT NULL,
  jenis        text NOT NULL CHECK (jenis IN ('DP', 'AMBIL')),
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  total        rp NOT NULL CHECK (total > 0 OR (jenis = 'AMBIL' AND total = 0)),
  status_valid text NOT NULL DEFAULT 'DONE' CHECK (status_valid IN ('DONE', 'CANC')),
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  cetak        integer NOT NULL DEFAULT 0,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, ref_no, urut),
  UNIQUE (kode_toko, id_trx),
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL))
);
CREATE INDEX setoran_tanggal ON setoran (kode_toko, tgl_system);
SELECT jaga_status('setoran', 'status_valid', 'status_valid');

-- Gold to a goldsmith, back from him, or lost in his work (§O.2-2).
CREATE TABLE bahan_tukang (
  no           text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  jenis        text NOT NULL CHECK (jenis IN ('SERAH', 'KEMBALI', 'SUSUT')),
  kode_tukang  kode NOT NULL,
  no_pesanan   text NOT NULL DEFAULT '-',
  keterangan   text NOT NULL DEFAULT '-',
  -- who allowed a loss
  otorisasi_by text NOT NULL DEFAULT '-',
  status_valid text NOT NULL DEFAULT 'DONE' CHECK (status_valid IN ('DONE', 'CANC')),
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  cetak        integer NOT NULL DEFAULT 0,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  FOREIGN KEY (kode_toko, kode_tukang) REFERENCES tukang,
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL))
);
CREATE INDEX bahan_tukang_tanggal ON bahan_tukang (kode_toko, tgl_system);
CREATE INDEX bahan_tukang_pesanan ON bahan_tukang (no_pesanan) WHERE no_pesanan <> '-';
SELECT jaga_status('bahan_tukang', 'status_valid', 'status_valid');
CREATE TABLE bahan_tukang_baris (
  no         text NOT NULL REFERENCES bahan_tukang,
  urut       smallint NOT NULL,
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  pemilik    text NOT NULL CHECK (pemilik IN ('TOKO', 'CUSTOMER')),
  -- of a customer's gold the line of the order that it came with; 0 else
  no_baris   smallint NOT NULL DEFAULT 0,
  kode_group kode NOT NULL REFERENCES grup,
  kadar      pct NOT NULL CHECK (kadar > 0),
  berat      mg NOT NULL CHECK (berat > 0),
  PRIMARY KEY (no, urut),
  CHECK ((pemilik = 'CUSTOMER') = (no_baris > 0))
);

-- Money out of drawer or account by a document of its own, KK or BK: so far what goldsmiths are paid (E13).
CREATE TABLE kas_bank (
  no_kas       text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  kategori     text NOT NULL CHECK (kategori IN ('UPAH TUKANG')),
  media        text NOT NULL CHECK (media IN ('KAS', 'BANK')),
  no_rekening  text NOT NULL DEFAULT '-',
  nama_bank    text NOT NULL DEFAULT '-',
  jumlah       rp NOT NULL CHECK (jumlah > 0),
  keterangan   text NOT NULL DEFAULT '-',
  kode_tukang  text NOT NULL DEFAULT '-',
  -- the order or the repair it is for
  ref_type     text NOT NULL DEFAULT '-',
  ref_no       text NOT NULL DEFAULT '-',
  status_valid text NOT NULL DEFAULT 'DONE' CHECK (status_valid IN ('DONE', 'CANC')),
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-',
  cetak        integer NOT NULL DEFAULT 0,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((media = 'BANK') = (no_rekening <> '-')),
  CHECK ((kategori = 'UPAH TUKANG') = (kode_tukang <> '-')),
  CHECK ((status_valid = 'CANC') = (batal_by IS NOT NULL AND batal_at IS NOT NULL))
);
CREATE INDEX kas_bank_tanggal ON kas_bank (kode_toko, tgl_system);
CREATE INDEX kas_bank_ref ON kas_bank (ref_no) WHERE ref_no <> '-';
SELECT jaga_status('kas_bank', 'status_valid', 'status_valid');

-- Of a piece that was made with the customer's own gold: how much of it the price does not count (§O.2-4), in grams of its own purity.
ALTER TABLE jual_detail ADD COLUMN berat_customer mg NOT NULL DEFAULT 0 CHECK (berat_customer BETWEEN 0 AND berat);
CREATE INDEX jual_detail_pesanan ON jual_detail (no_pesanan) WHERE no_pesanan <> '-';

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['pesanan', 'pesanan_detail', 'setoran', 'bahan_tukang', 'bahan_tukang_baris', 'kas_bank']) AS t;
REVOKE DELETE ON pesanan, pesanan_detail, setoran, bahan_tukang, bahan_tukang_baris, kas_bank FROM kencana_app;
REVOKE UPDATE ON bahan_tukang_baris FROM kencana_app;
