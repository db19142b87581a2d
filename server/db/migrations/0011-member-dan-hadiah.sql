-- Members of the chain, whole (DOMAIN §B.12, §D.2, §G-6).
ALTER TABLE member
  ADD nik_enc            bytea,
  ADD kelurahan          text NOT NULL DEFAULT '-',
  ADD kecamatan          text NOT NULL DEFAULT '-',
  ADD kota               text NOT NULL DEFAULT '-',
  ADD provinsi           text NOT NULL DEFAULT '-',
  ADD tgl_lahir          date,
  ADD jenis_member       text NOT NULL DEFAULT 'REGULER' CHECK (jenis_member IN ('REGULER', 'SILVER', 'GOLD', 'PLATINUM')),
  ADD input_by           text NOT NULL DEFAULT '-',
  ADD input_date         timestamptz NOT NULL DEFAULT now(),
  ADD edit_by            text,
  ADD edit_date          timestamptz,
  -- Consent to the processing of personal data: when, to which text, and when it was taken back.
  ADD consent_at         timestamptz,
  ADD consent_versi      text,
  ADD consent_ditarik_at timestamptz,
  -- Identity blanked; the financial rows stay.
  ADD anonim_at          timestamptz,
  ADD app_user_id        text,
  -- A duplicate points to the member that lives on; never in chains.
  ADD gabung_ke          kode REFERENCES member CHECK (gabung_ke <> kode_member),
  ADD CONSTRAINT member_persetujuan CHECK ((consent_at IS NULL) = (consent_versi IS NULL));
-- Who was anonymised has no number any more.
ALTER TABLE member DROP CONSTRAINT member_no_hp_key;
CREATE UNIQUE INDEX member_no_hp_key ON member (no_hp) WHERE no_hp <> '-';
CREATE INDEX member_lahir ON member (EXTRACT(MONTH FROM tgl_lahir), EXTRACT(DAY FROM tgl_lahir)) WHERE status_aktif;
CREATE INDEX member_wilayah ON member (kota, kecamatan) WHERE status_aktif;
CREATE INDEX member_gabung ON member (gabung_ke) WHERE gabung_ke IS NOT NULL;

-- The counter searches a part of a name, an address or a number among a hundred thousand members.
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX member_cari_nama ON member USING gin (nama_customer gin_trgm_ops);
    CREATE INDEX member_cari_alamat ON member USING gin (alamat_customer gin_trgm_ops);
    CREATE INDEX member_cari_hp ON member USING gin (no_hp gin_trgm_ops);
  END IF;
END $$;

-- Cases and requests of members (DOMAIN §B.12). The specification calls its key _id.
CREATE TABLE transaksi_member (
  _id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_toko   varchar(6) NOT NULL REFERENCES toko,
  tanggal     date NOT NULL,
  kode_member kode NOT NULL REFERENCES member,
  nama_member text NOT NULL,
  transaksi   text NOT NULL DEFAULT '-' CHECK (transaksi IN ('-', 'PENJUALAN', 'PEMBELIAN', 'PINJAMAN', 'KASUS')),
  jenis       text NOT NULL DEFAULT 'KASUS' CHECK (jenis IN ('KASUS', 'PERMINTAAN')),
  status      text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'SELESAI')),
  no_nota     text NOT NULL DEFAULT '-',
  keterangan  text NOT NULL DEFAULT '-',
  input_by    text NOT NULL,
  input_date  timestamptz NOT NULL,
  selesai_by  text,
  selesai_at  timestamptz,
  deleted_by  text,
  deleted_at  timestamptz
);
CREATE INDEX transaksi_member_toko ON transaksi_member (kode_toko, _id) WHERE deleted_at IS NULL;
CREATE INDEX transaksi_member_member ON transaksi_member (kode_member);

-- Gifts bought, given away, and exchanged for points (DOMAIN §B.10). Pieces and value move in mutasi_hadiah.
CREATE TABLE hadiah_beli (
  no_pembelian text PRIMARY KEY,
  kode_toko    varchar(6) NOT NULL REFERENCES toko,
  tanggal      date NOT NULL,
  jam          timestamptz NOT NULL,
  supplier     text NOT NULL,
  total_uang   rp NOT NULL CHECK (total_uang >= 0),
  jenis_bayar  text NOT NULL CHECK (jenis_bayar IN ('CASH', 'TRANSFER')),
  no_rekening  text NOT NULL DEFAULT '-',
  status       text NOT NULL DEFAULT 'DONE' CHECK (status IN ('DONE', 'CANC')),
  cetak        integer NOT NULL DEFAULT 0,
  input_by     text NOT NULL,
  batal_by     text,
  batal_at     timestamptz,
  alasan_batal text NOT NULL DEFAULT '-'
);
CREATE INDEX hadiah_beli_tanggal ON hadiah_beli (kode_toko, tanggal);

CREATE TABLE hadiah_beli_detail (
  no_pembelian text NOT NULL REFERENCES hadiah_beli,
  no           integer NOT NULL,
  kode_toko    varchar(6) NOT NULL,
  kode_hadiah  kode NOT NULL,
  qty          integer NOT NULL CHECK (qty > 0),
  total_uang   rp NOT NULL CHECK (total_uang >= 0),
  PRIMARY KEY (no_pembelian, no),
  UNIQUE (no_pembelian, kode_hadiah),
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah
);

CREATE TABLE hadiah_ambil (
  no_pengambilan text PRIMARY KEY,
  kode_toko      varchar(6) NOT NULL REFERENCES toko,
  tanggal        date NOT NULL,
  jam            timestamptz NOT NULL,
  status         text NOT NULL DEFAULT 'DONE' CHECK (status IN ('DONE', 'CANC')),
  cetak          integer NOT NULL DEFAULT 0,
  input_by       text NOT NULL,
  batal_by       text,
  batal_at       timestamptz,
  alasan_batal   text NOT NULL DEFAULT '-'
);
CREATE INDEX hadiah_ambil_tanggal ON hadiah_ambil (kode_toko, tanggal);

CREATE TABLE hadiah_ambil_detail (
  no_pengambilan text NOT NULL REFERENCES hadiah_ambil,
  no             integer NOT NULL,
  kode_toko      varchar(6) NOT NULL,
  kode_hadiah    kode NOT NULL,
  qty            integer NOT NULL CHECK (qty > 0),
  alasan         text NOT NULL,
  -- The coupon that won it; '-' without one.
  kode_kupon     text NOT NULL DEFAULT '-',
  -- What it cost, at the average of that moment.
  nilai          rp NOT NULL CHECK (nilai >= 0),
  PRIMARY KEY (no_pengambilan, no),
  UNIQUE (no_pengambilan, kode_hadiah),
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah
);

CREATE TABLE tukar_poin (
  no_tukar_poin text PRIMARY KEY,
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  tanggal       date NOT NULL,
  jam           timestamptz NOT NULL,
  kode_member   kode NOT NULL REFERENCES member,
  nama_customer text NOT NULL,
  poin          integer NOT NULL CHECK (poin > 0),
  poin_awal     integer NOT NULL,
  poin_akhir    integer NOT NULL CHECK (poin_akhir >= 0 AND poin_akhir = poin_awal - poin),
  status        text NOT NULL DEFAULT 'DONE' CHECK (status IN ('DONE', 'CANC')),
  cetak         integer NOT NULL DEFAULT 0,
  input_by      text NOT NULL,
  batal_by      text,
  batal_at      timestamptz,
  alasan_batal  text NOT NULL DEFAULT '-'
);
CREATE INDEX tukar_poin_tanggal ON tukar_poin (kode_toko, tanggal);
CREATE INDEX tukar_poin_member ON tukar_poin (kode_member);

CREATE TABLE tukar_poin_detail (
  no_tukar_poin text NOT NULL REFERENCES tukar_poin,
  no            integer NOT NULL,
  kode_toko     varchar(6) NOT NULL,
  kode_hadiah   kode NOT NULL,
  qty           integer NOT NULL CHECK (qty > 0),
  -- Points of one.
  poin          integer NOT NULL CHECK (poin > 0),
  nilai         rp NOT NULL CHECK (nilai >= 0),
  PRIMARY KEY (no_tukar_poin, no),
  UNIQUE (no_tukar_poin, kode_hadiah),
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah
);

-- A prize draw. Without the ministry's permit there is none (DOMAIN §G-8).
CREATE TABLE undian (
  kode_toko     varchar(6) NOT NULL REFERENCES toko,
  kode_undian   kode NOT NULL,
  nama_undian   text NOT NULL,
  no_izin_undian text NOT NULL DEFAULT '-',
  hadiah        text NOT NULL DEFAULT '-',
  -- Coupons of sales of these days take part.
  tgl_mulai     date NOT NULL,
  tgl_selesai   date NOT NULL,
  input_by      text NOT NULL,
  input_date    timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, kode_undian),
  CHECK (tgl_mulai <= tgl_selesai)
);
ALTER TABLE kupon
  ADD kode_undian    kode,
  ADD menang_at      timestamptz,
  ADD menang_by      text,
  ADD no_pengambilan text REFERENCES hadiah_ambil,
  ADD CONSTRAINT kupon_menang CHECK ((status IN ('MENANG', 'DIAMBIL')) <= (kode_undian IS NOT NULL)),
  ADD FOREIGN KEY (kode_toko, kode_undian) REFERENCES undian;
CREATE INDEX kupon_tanggal ON kupon (kode_toko, tgl_system);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['transaksi_member', 'hadiah_beli', 'hadiah_beli_detail', 'hadiah_ambil', 'hadiah_ambil_detail', 'tukar_poin', 'tukar_poin_detail', 'undian']) AS t;
REVOKE DELETE ON transaksi_member, hadiah_beli, hadiah_beli_detail, hadiah_ambil, hadiah_ambil_detail, tukar_poin, tukar_poin_detail, undian FROM kencana_app;

-- A member belongs to the chain, so their points are one chain over all shops: these few questions look across them.
CREATE FUNCTION poin_member(p_member text) RETURNS SETOF mutasi_poin LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$ SELECT * FROM mutasi_poin WHERE kode_member = p_member ORDER BY id DESC $$;

-- What members registered at a shop still hold of points given up to p_batas: the oldest are spent first.
CREATE FUNCTION poin_kedaluwarsa(p_toko text, p_batas date) RETURNS TABLE (kode_member text, poin integer) LANGUAGE sql STABLE SET app.kode_toko TO '*'
AS $$
  SELECT m.kode_member::text, (m.point - b.poin)::int
  FROM member m CROSS JOIN LATERAL (
    SELECT GREATEST(0, COALESCE(sum(p.poin), 0)) AS poin FROM mutasi_poin p
    WHERE p.kode_member = m.kode_member AND p.tgl_trx > p_batas
      AND (p.kategori IN ('PENJUALAN', 'BATAL PENJUALAN') OR (p.kategori = 'KOREKSI' AND p.poin > 0))) b
  WHERE m.kode_toko_daftar = p_toko AND m.point > b.poin ORDER BY 1
$$;

-- Whether something of this member is not finished anywhere in the chain, in whatever table keeps documents of members.
CREATE FUNCTION member_berjalan(p_member text) RETURNS boolean LANGUAGE plpgsql STABLE SET app.kode_toko TO '*' AS $$
DECLARE t record; ada boolean;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS tabel, string_agg(format('%I = ANY (%L)', s.attname, b.belum), ' OR ') AS syarat,
      bool_or(s.attname = 'status_valid') AS divalidasi
    FROM pg_class c
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attname = 'kode_member' AND NOT k.attisdropped
      JOIN pg_attribute s ON s.attrelid = c.oid AND NOT s.attisdropped
      JOIN (VALUES ('status_valid', '{OPEN}'), ('status_titipan', '{OPEN}'), ('status_pesanan', '{OPEN,PROSES,DONE}'), ('status_hutang', '{OPEN}'), ('status_service', '{MASUK,SELESAI}')) AS b (kolom, belum)
        ON b.kolom = s.attname
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE kode_member = $1 AND (%s)%s)', t.tabel, t.syarat, CASE WHEN t.divalidasi THEN $c$ AND status_valid <> 'CANC'$c$ ELSE '' END)
      INTO ada USING p_member;
    IF ada THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

-- Blanks who it was in every document that may be changed: amounts, grams and numbers stay. Returns how many rows.
CREATE FUNCTION anonimkan_member(p_member text) RETURNS integer LANGUAGE plpgsql SET app.kode_toko TO '*' AS $$
DECLARE t record; n integer; total integer := 0;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS tabel, k.attname AS kunci,
      string_agg(format('%I = %s', a.attname, CASE WHEN a.attname LIKE 'nama%' THEN $q$'ANONIM'$q$ WHEN a.atttypid <> 'bytea'::regtype THEN $q$'-'$q$ WHEN a.attnotnull THEN $q$''$q$ ELSE 'NULL' END), ', ') AS isi
    FROM pg_class c
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attname IN ('kode_member', 'kode_customer') AND NOT k.attisdropped
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('nama_customer', 'nama_member', 'no_hp', 'alamat_customer', 'alamat', 'nik_enc', 'identitas_enc') AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'member' AND has_table_privilege(current_user, c.oid, 'UPDATE')
    GROUP BY c.oid, k.attname
  LOOP
    EXECUTE format('UPDATE %s SET %s WHERE %I = $1', t.tabel, t.isi, t.kunci) USING p_member;
    GET DIAGNOSTICS n = ROW_COUNT;
    total := total + n;
  END LOOP;
  RETURN total;
END $$;
