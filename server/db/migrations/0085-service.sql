-- Repairs (§B.7, §O.3): the customer's goods lie in SERVICE until they are fetched. What was paid stands in setoran (0084).
CREATE TABLE service (
  no_faktur_service text PRIMARY KEY,
  kode_toko        varchar(6) NOT NULL REFERENCES toko,
  tgl_system       date NOT NULL,
  jam              timestamptz NOT NULL,
  kode_sales       kode NOT NULL,
  kode_member      kode NOT NULL DEFAULT 'NONMEMBER',
  nama_customer    text NOT NULL,
  no_hp            text NOT NULL DEFAULT '-',
  alamat_customer  text NOT NULL DEFAULT '-',
  estimasi_tanggal date NOT NULL,
  keterangan       text NOT NULL DEFAULT '-',
  status_service   text NOT NULL DEFAULT 'MASUK' CHECK (status_service IN ('MASUK', 'SELESAI', 'AMBIL', 'CANC')),
  -- how often it has been finished: each has its own number in the books
  selesai_ke       smallint NOT NULL DEFAULT 0,
  tgl_selesai      date,
  selesai_by       text,
  tgl_ambil        date,
  ambil_by         text,
  -- Σ ongkos_akhir, and the tax on it, fixed when it is fetched
  total            rp NOT NULL DEFAULT 0 CHECK (total >= 0),
  ppn_rp           rp NOT NULL DEFAULT 0 CHECK (ppn_rp >= 0),
  ppn_mode         text NOT NULL DEFAULT 'OFF' CHECK (ppn_mode IN ('OFF', 'INCLUDE', 'EXCLUDE')),
  tgl_batal        date,
  batal_by         text,
  batal_at         timestamptz,
  alasan_batal     text NOT NULL DEFAULT '-',
  input_by         text NOT NULL,
  cetak            integer NOT NULL DEFAULT 0,
  id_trx           text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((status_service IN ('SELESAI', 'AMBIL')) <= (tgl_selesai IS NOT NULL AND selesai_by IS NOT NULL)),
  CHECK ((status_service = 'AMBIL') = (tgl_ambil IS NOT NULL AND ambil_by IS NOT NULL)),
  CHECK ((status_service = 'CANC') = (tgl_batal IS NOT NULL AND batal_by IS NOT NULL AND batal_at IS NOT NULL)),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales
);
CREATE INDEX service_tanggal ON service (kode_toko, tgl_system);
CREATE INDEX service_hidup ON service (kode_toko, estimasi_tanggal) WHERE status_service IN ('MASUK', 'SELESAI');
CREATE INDEX service_selesai ON service (kode_toko, tgl_selesai) WHERE tgl_selesai IS NOT NULL;
CREATE INDEX service_ambil ON service (kode_toko, tgl_ambil) WHERE tgl_ambil IS NOT NULL;
CREATE INDEX service_batal ON service (kode_toko, tgl_batal) WHERE tgl_batal IS NOT NULL;
CREATE INDEX service_member ON service (kode_member) WHERE kode_member <> 'NONMEMBER';
SELECT jaga_status('service', 'status_service', 'status_service');

CREATE TABLE service_detail (
  no_faktur_service text NOT NULL REFERENCES service,
  no             smallint NOT NULL,
  kode_toko      varchar(6) NOT NULL,
  nama_barang    text NOT NULL,
  jumlah         smallint NOT NULL CHECK (jumlah > 0),
  -- the group its gold is of; '-' where nobody said
  kode_group     text NOT NULL DEFAULT '-',
  jenis_service  text NOT NULL,
  keluhan        text NOT NULL DEFAULT '-',
  kondisi        text NOT NULL DEFAULT '-',
  foto           text,
  berat_terima   mg NOT NULL CHECK (berat_terima > 0),
  -- as told to the customer; what it came to stands in ongkos_akhir
  ongkos         rp NOT NULL CHECK (ongkos >= 0),
  kode_tukang    text NOT NULL DEFAULT '-',
  berat_selesai  mg CHECK (berat_selesai > 0),
  ongkos_akhir   rp CHECK (ongkos_akhir >= 0),
  pekerjaan      text NOT NULL DEFAULT '-',
  -- where gold that was added came from, and its group
  tambahan_dari  text NOT NULL DEFAULT '-' CHECK (tambahan_dari IN ('-', 'TUKANG', 'LEBUR')),
  group_tambahan text NOT NULL DEFAULT '-',
  PRIMARY KEY (no_faktur_service, no),
  CHECK ((berat_selesai IS NULL) = (ongkos_akhir IS NULL)),
  CHECK ((berat_selesai > berat_terima) IS TRUE = (tambahan_dari <> '-'))
);
SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['service', 'service_detail']) AS t;
REVOKE DELETE ON service, service_detail FROM kencana_app;
