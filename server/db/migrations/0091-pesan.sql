-- Told to the customer: the shop's own words for each kind of message (domain/rules/pesan.ts), and who was told what, when, by whom.
CREATE TABLE pesan_template (
  kode_toko varchar(6) NOT NULL REFERENCES toko,
  jenis     text NOT NULL,
  teks      text NOT NULL CHECK (length(teks) BETWEEN 1 AND 500),
  PRIMARY KEY (kode_toko, jenis)
);
SELECT buka_tabel('pesan_template');
REVOKE DELETE ON pesan_template FROM kencana_app;

-- ★ The text as it was sent but for the name, which stands with the member ({nama}): who is made anonymous is so here too.
CREATE TABLE pesan_terkirim (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  jenis       text NOT NULL CHECK (jenis IN ('PESANAN JADI', 'SERVICE SELESAI', 'TITIPAN JATUH TEMPO', 'HUTANG JATUH TEMPO', 'ULANG TAHUN')),
  ref_no      text NOT NULL,
  -- the day it is about: another one, and they are to be told anew
  untuk       date NOT NULL,
  kode_member kode NOT NULL REFERENCES member,
  tgl_system  date NOT NULL,
  jam         timestamptz NOT NULL,
  user_id     text NOT NULL,
  teks        text NOT NULL,
  id_trx      text NOT NULL,
  UNIQUE (kode_toko, id_trx)
);
CREATE INDEX pesan_terkirim_ref ON pesan_terkirim (kode_toko, ref_no, jenis, untuk, id);
CREATE INDEX pesan_terkirim_member ON pesan_terkirim (kode_member);
SELECT buka_tabel('pesan_terkirim', true);

-- Whose birthday it is, of the members that registered in a shop.
CREATE INDEX member_ulang_tahun ON member (kode_toko_daftar, (EXTRACT(MONTH FROM tgl_lahir) * 100 + EXTRACT(DAY FROM tgl_lahir))) WHERE tgl_lahir IS NOT NULL;
