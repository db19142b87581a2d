-- ★ The drawer counted by its notes and coins (DOMAIN §O.5-4). `seharusnya` is 1101 at that moment, read under the lock of the
-- shop's books; `jurnal_id` the last journal of the day then, 0 before the first: one after it that touches 1101 makes the count stale.
CREATE TABLE hitung_kas (
  no         text PRIMARY KEY,
  id         bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kode_toko  varchar(6) NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jam        timestamptz NOT NULL,
  seharusnya rp NOT NULL CHECK (seharusnya >= 0),
  dihitung   rp NOT NULL CHECK (dihitung >= 0),
  selisih    rp NOT NULL CHECK (selisih = dihitung - seharusnya),
  jurnal_id  bigint NOT NULL,
  input_by   text NOT NULL,
  id_trx     text NOT NULL,
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX hitung_kas_tanggal ON hitung_kas (kode_toko, tgl_system, id DESC);

-- ★ Its kinds; what is not in the drawer has no row.
CREATE TABLE hitung_kas_pecahan (
  no        text NOT NULL REFERENCES hitung_kas,
  kode_toko varchar(6) NOT NULL,
  pecahan   text NOT NULL,
  nilai     rp NOT NULL CHECK (nilai > 0),
  lembar    integer NOT NULL CHECK (lembar > 0),
  PRIMARY KEY (no, pecahan)
);

-- ★ What became of a difference: a note, or the entry that booked it (E35), after which 1101 is what was counted; `jurnal_id` as above.
CREATE TABLE hitung_kas_selisih (
  no           text PRIMARY KEY REFERENCES hitung_kas,
  kode_toko    varchar(6) NOT NULL,
  tgl_system   date NOT NULL,
  jam          timestamptz NOT NULL,
  cara         text NOT NULL CHECK (cara IN ('DIJELASKAN', 'DIBUKUKAN')),
  keterangan   text NOT NULL CHECK (keterangan <> '-'),
  no_kas       text NOT NULL DEFAULT '-',
  jurnal_id    bigint NOT NULL,
  otorisasi_by text NOT NULL DEFAULT '-',
  input_by     text NOT NULL,
  id_trx       text NOT NULL,
  UNIQUE (kode_toko, id_trx),
  CHECK ((cara = 'DIBUKUKAN') = (no_kas <> '-'))
);
CREATE INDEX hitung_kas_selisih_no_kas ON hitung_kas_selisih (no_kas) WHERE no_kas <> '-';

SELECT buka_tabel(t::regclass, true) FROM unnest(ARRAY['hitung_kas', 'hitung_kas_pecahan', 'hitung_kas_selisih']) AS t;
