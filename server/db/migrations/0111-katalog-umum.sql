-- What the customers' app is told beside the catalogue itself (docs/decisions/33): which shop's prices, under which address, and
-- a member's own points after a one-time code of the counter. Of the chain, no shop's.
CREATE TABLE katalog_pengaturan (
  satu         boolean PRIMARY KEY DEFAULT true CHECK (satu),
  -- KATALOG_TOKO (DOMAIN §O.7-5): read while no shop is pusat; null: the first.
  katalog_toko varchar(6) REFERENCES toko,
  -- as customers know the chain; '': the name of that shop.
  nama         text NOT NULL DEFAULT '' CHECK (length(nama) <= 60),
  -- 'https://emas.example', without a path; '': as staff reach this server.
  alamat       text NOT NULL DEFAULT '' CHECK (alamat = '' OR alamat ~ '^https?://[^/?#]+$')
);
INSERT INTO katalog_pengaturan DEFAULT VALUES;

-- One code of a member is open at a time. Nobody reads it here: only its keyed hash is kept.
CREATE TABLE katalog_kode (
  kode_member kode PRIMARY KEY REFERENCES member,
  kode_hash   bytea NOT NULL UNIQUE,
  sampai      timestamptz NOT NULL
);
-- What a phone shows instead of a code from then on; its hash too. 256 random bits need no key.
CREATE TABLE katalog_token (
  token_hash  bytea PRIMARY KEY,
  kode_member kode NOT NULL REFERENCES member,
  dibuat      timestamptz NOT NULL,
  sampai      timestamptz NOT NULL CHECK (sampai > dibuat)
);
CREATE INDEX katalog_token_member ON katalog_token (kode_member, dibuat);
CREATE INDEX katalog_token_sampai ON katalog_token (sampai);
-- Wrong codes by hashed network, and of everybody together; forgotten when their time is over.
CREATE TABLE katalog_percobaan (
  kunci  bytea PRIMARY KEY,
  jumlah integer NOT NULL CHECK (jumlah >= 0),
  sampai timestamptz NOT NULL
);
CREATE INDEX katalog_percobaan_sampai ON katalog_percobaan (sampai);

SELECT buka_tabel(t::regclass) FROM unnest(ARRAY['katalog_pengaturan', 'katalog_kode', 'katalog_token', 'katalog_percobaan']) AS t;
REVOKE INSERT ON katalog_pengaturan FROM kencana_app;
REVOKE UPDATE ON katalog_token FROM kencana_app;
GRANT DELETE ON katalog_kode, katalog_token, katalog_percobaan TO kencana_app;

-- What a member has is asked by the member, over all shops.
CREATE INDEX kupon_customer ON kupon (kode_customer) WHERE status IN ('AKTIF', 'MENANG');
