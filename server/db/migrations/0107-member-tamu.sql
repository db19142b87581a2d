-- Members of other servers of the chain (docs/decisions/30-member-antar-server.md): a guest is a row that says its home. Its points are what the
-- home told last, and when; `point`, the sum of this server's own books, stays 0.
ALTER TABLE member
  ADD rumah varchar(6) REFERENCES toko,
  ADD poin_rumah integer NOT NULL DEFAULT 0,
  ADD poin_rumah_per timestamptz,
  ADD CONSTRAINT member_tamu CHECK ((rumah IS NULL) = (poin_rumah_per IS NULL)
    AND (rumah IS NULL AND poin_rumah = 0 OR point = 0 AND kode_toko_daftar = rumah));
CREATE INDEX member_tamu ON member (poin_rumah_per) WHERE rumah IS NOT NULL;

-- What documents of this server gave guests, or took: points and visits, told to their home once and in order. `terkirim_at` when it has taken
-- them, `sebab` why it has not yet. A cancel is a row of its own.
CREATE TABLE poin_tamu (
  id          text PRIMARY KEY DEFAULT upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)) CHECK (id ~ '^[A-Z0-9]{16}$'),
  urut        bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  rumah       varchar(6) NOT NULL REFERENCES toko,
  kode_member kode NOT NULL REFERENCES member,
  tgl_trx     date NOT NULL,
  jam         timestamptz NOT NULL,
  kategori    text NOT NULL CHECK (kategori IN ('PENJUALAN', 'BATAL PENJUALAN', 'TUKAR POIN', 'KOREKSI')),
  deskripsi   text NOT NULL,
  poin        integer NOT NULL,
  kunjungan   smallint NOT NULL DEFAULT 0 CHECK (kunjungan BETWEEN -1 AND 1),
  ref_no      text NOT NULL,
  user_id     text NOT NULL,
  terkirim_at timestamptz,
  sebab       text,
  CHECK (poin <> 0 OR kunjungan <> 0)
);
CREATE INDEX poin_tamu_ref ON poin_tamu (ref_no);
CREATE INDEX poin_tamu_member ON poin_tamu (kode_member, urut);
CREATE INDEX poin_tamu_antri ON poin_tamu (rumah, kode_toko, urut) WHERE terkirim_at IS NULL;

-- Points that a home was asked to take for gifts of this server: written down before it is asked, used up by the document in its own
-- transaction. What no document used up is given back (BATAL, then KEMBALI once the home has said so).
CREATE TABLE tukar_titip (
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  id_trx        text NOT NULL CHECK (id_trx ~ '^[A-Z0-9]{16}$'),
  rumah         varchar(6) NOT NULL REFERENCES toko,
  kode_member   kode NOT NULL REFERENCES member,
  poin          integer NOT NULL CHECK (poin > 0),
  keadaan       text NOT NULL DEFAULT 'OPEN' CHECK (keadaan IN ('OPEN', 'DIPAKAI', 'BATAL', 'KEMBALI')),
  no_tukar_poin text,
  dibuat        timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, id_trx),
  CHECK ((keadaan = 'DIPAKAI') = (no_tukar_poin IS NOT NULL))
);
CREATE INDEX tukar_titip_terbuka ON tukar_titip (dibuat) WHERE keadaan IN ('OPEN', 'BATAL');
CREATE INDEX tukar_titip_no ON tukar_titip (no_tukar_poin) WHERE no_tukar_poin IS NOT NULL;

-- ★ What other servers did to members at home here, each once by its asker's id: POIN of their documents, TUKAR for their gifts, KEMBALI of
-- such a TUKAR (also of one that never came: it is refused from then on).
CREATE TABLE poin_luar (
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  dari        varchar(6) NOT NULL REFERENCES toko,
  jenis       text NOT NULL CHECK (jenis IN ('POIN', 'TUKAR', 'KEMBALI')),
  id          text NOT NULL CHECK (id ~ '^[A-Z0-9]{16}$'),
  kode_member kode REFERENCES member,
  poin        integer NOT NULL,
  kunjungan   smallint NOT NULL DEFAULT 0,
  ref_no      text NOT NULL,
  jam         timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, dari, jenis, id)
);
CREATE INDEX poin_luar_ref ON poin_luar (kode_toko, ref_no);

SELECT buka_tabel('poin_tamu'), buka_tabel('tukar_titip'), buka_tabel('poin_luar', true);
-- What was queued stays as it was; only that it was taken is written.
REVOKE UPDATE ON poin_tamu, tukar_titip FROM kencana_app;
GRANT UPDATE (terkirim_at, sebab) ON poin_tamu TO kencana_app;
GRANT UPDATE (keadaan, no_tukar_poin) ON tukar_titip TO kencana_app;
CREATE TRIGGER poin_tamu_sekali BEFORE UPDATE ON poin_tamu FOR EACH ROW WHEN (OLD.terkirim_at IS NOT NULL) EXECUTE FUNCTION tetap_begitu();
CREATE TRIGGER tukar_titip_sekali BEFORE UPDATE ON tukar_titip FOR EACH ROW
  WHEN (OLD.keadaan IN ('DIPAKAI', 'KEMBALI') OR OLD.keadaan = 'BATAL' AND NEW.keadaan <> 'KEMBALI') EXECUTE FUNCTION tetap_begitu();

-- What a guest's home does not know yet, from all shops of this server.
CREATE FUNCTION poin_menunggu(p_member text) RETURNS integer LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$ SELECT COALESCE(sum(poin), 0)::int FROM poin_tamu WHERE kode_member = p_member AND terkirim_at IS NULL $$;
