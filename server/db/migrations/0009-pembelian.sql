-- One piece bought back. Fields and order follow the specification's purchase row.
CREATE TABLE beli_detail (
  no_faktur_beli   text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  no_faktur_group  text NOT NULL REFERENCES faktur_group,
  no               smallint NOT NULL,
  tgl_system       date NOT NULL,
  kode_sales       kode NOT NULL,
  -- null: a piece nobody knows yet; its row of barang comes with validasi
  barang_id        bigint REFERENCES barang,
  kode_barcode     text NOT NULL DEFAULT '-',
  -- the sale line that is bought back, and the shop that sold it; '-' without nota
  no_faktur_jual   text NOT NULL DEFAULT '-',
  toko_jual        text NOT NULL DEFAULT '-',
  kode_gudang      kode NOT NULL DEFAULT 'BELI',
  kode_group       kode NOT NULL REFERENCES grup,
  kode_dept        kode NOT NULL REFERENCES jenis,
  nama_barang      text NOT NULL,
  kadar            pct NOT NULL,
  kadar_cetak      text NOT NULL,
  berat_nota       mg NOT NULL CHECK (berat_nota >= 0),
  berat            mg NOT NULL CHECK (berat > 0),
  harga_nota       rp NOT NULL CHECK (harga_nota >= 0),
  -- days from sale to purchase, what the price was taken from, and what was taken off it
  umur_hari        integer NOT NULL DEFAULT 0 CHECK (umur_hari >= 0),
  basis_rp         rp NOT NULL CHECK (basis_rp >= 0),
  rugi_nota_rp     rp NOT NULL DEFAULT 0 CHECK (rugi_nota_rp >= 0),
  potongan_kondisi_rp rp NOT NULL DEFAULT 0 CHECK (potongan_kondisi_rp >= 0),
  potongan_manual  rp NOT NULL DEFAULT 0 CHECK (potongan_manual >= 0),
  harga            rp NOT NULL CHECK (harga >= 0),
  harga_rata       rp NOT NULL CHECK (harga_rata >= 0),
  kondisi          text NOT NULL,
  status_gold      text NOT NULL,
  -- whether the piece had a tax invoice before it was bought back: afterwards it has none (DOMAIN §C.12)
  faktur_pajak_asal boolean NOT NULL DEFAULT false,
  status_valid     text NOT NULL DEFAULT 'OPEN' CHECK (status_valid IN ('OPEN', 'DONE', 'CANC')),
  status_sortir    boolean NOT NULL DEFAULT false,
  status_cuci      boolean NOT NULL DEFAULT false,
  status_hancur    boolean NOT NULL DEFAULT false,
  input_by         text NOT NULL,
  jam              timestamptz NOT NULL,
  UNIQUE (no_faktur_group, no),
  CHECK ((no_faktur_jual = '-') = (toko_jual = '-'))
);
-- One sale line, one live purchase (DOMAIN §H.1-6).
CREATE UNIQUE INDEX beli_detail_hidup ON beli_detail (no_faktur_jual) WHERE status_valid <> 'CANC' AND no_faktur_jual <> '-';
CREATE INDEX beli_detail_tanggal ON beli_detail (kode_toko, tgl_system);
CREATE INDEX beli_detail_barang ON beli_detail (barang_id) WHERE barang_id IS NOT NULL;

-- Who sold, where that must be known (DOMAIN §G-3, §G-6): encrypted {nomor, nama, alamat}.
CREATE TABLE identitas_penjual (
  no_faktur_group text PRIMARY KEY REFERENCES faktur_group,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  jenis           text NOT NULL CHECK (jenis IN ('KTP', 'SIM', 'PASPOR')),
  isi_enc         bytea NOT NULL
);

-- ★ A cancelled line as it was, with why and by whom (source of R26).
CREATE TABLE beli_batal (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko       varchar(6) NOT NULL REFERENCES toko,
  tgl_batal       date NOT NULL,
  jam             timestamptz NOT NULL,
  no_faktur_group text NOT NULL,
  no_faktur_beli  text NOT NULL,
  kode_barcode    text NOT NULL,
  nama_barang     text NOT NULL,
  berat           mg NOT NULL,
  harga           rp NOT NULL,
  kembali         text NOT NULL,
  kembali_rp      rp NOT NULL,
  alasan          text NOT NULL,
  user_id         text NOT NULL,
  otorisasi_id    text NOT NULL
);
CREATE INDEX beli_batal_tanggal ON beli_batal (kode_toko, tgl_batal);

SELECT buka_tabel('beli_detail'), buka_tabel('identitas_penjual'), buka_tabel('beli_batal', true);
REVOKE DELETE ON beli_detail, identitas_penjual FROM kencana_app;
