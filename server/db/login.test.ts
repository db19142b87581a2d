/**
 * A stranger who gets a statement into the server's connection finds that it may do what the server does, and nothing
 * else.
 */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ALL_JUMLAH } from '#server/ledger/jumlah-harian.ts'
import { databaseSendiri } from '#server/settings/database.ts'
import { asOwner } from '#test/tools/close.ts'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, buildValidSale } from '#test/tools/till.ts'
import { migrate } from './migrate.ts'

const DITOLAK = '42501'

/** As one shop's work is done, and as that of the whole chain is: the same is refused to both. */
describe.each([
  ['kencana_server', 'TK01', 'RESET ROLE'],
  ['kencana_rantai', '*', 'SET ROLE kencana_rantai'],
])('on a connection of the server, as %s', (peran, toko, sebagai) => {
  let server: TestServer
  let client: pg.PoolClient
  beforeAll(async () => {
    server = await startTestServer()
    const kasir = await server.client('KSR1')
    await buildValidSale(kasir, { barang: ['00000001'] })
    await buildOtorisasi(kasir, { kategori: 'BATAL PENJUALAN' })
    client = await server.pool.connect()
    await client.query(`SELECT set_config('app.kode_toko', '${toko}', false)`)
  })
  beforeEach(async () => {
    await client.query(sebagai)
  })
  afterAll(async () => {
    client?.release(true)
    await server?.close()
  })

  const run = (sql: string) =>
    client.query(sql).then(
      () => 'dilakukan',
      (error: pg.DatabaseError) => error.code,
    )

  test('setting the role aside leads to nobody else', async () => {
    for (const sql of ['SET ROLE NONE', 'RESET ROLE', 'RESET SESSION AUTHORIZATION']) {
      await client.query(sebagai)
      expect([sql, await run(sql)]).toEqual([sql, 'dilakukan'])
      const { rows } = await client.query(
        `SELECT session_user AS masuk, current_user AS kerja, rolsuper, rolbypassrls FROM pg_roles
         WHERE rolname = current_user`,
      )
      expect(rows).toEqual([
        { masuk: 'kencana_server', kerja: 'kencana_server', rolsuper: false, rolbypassrls: false },
      ])
      expect(await run(`UPDATE jurnal SET user_id = 'X'`)).toBe(DITOLAK)
    }
  })

  it.each([
    'SET ROLE kencana',
    'SET SESSION AUTHORIZATION kencana',
    'SET session_replication_role = replica',
    'ALTER TABLE jurnal DISABLE TRIGGER ALL',
    'ALTER TABLE jurnal DISABLE TRIGGER hanya_tambah',
    'DROP TRIGGER hanya_tambah ON jurnal',
    'ALTER TABLE barang NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE barang DISABLE ROW LEVEL SECURITY',
    'DROP POLICY toko_sendiri ON barang',
    'DROP TABLE barang',
    'CREATE TABLE milik_saya (n int)',
    'CREATE TEMP TABLE tutup_toko (kode_toko text, tgl_system date)',
    'CREATE SCHEMA milik_saya',
    'CREATE DATABASE milik_saya',
    'CREATE ROLE milik_saya',
    'CREATE FUNCTION milik_saya() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE OR REPLACE FUNCTION hanya_tambah() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE FUNCTION pg_temp.milik_saya() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE EXTENSION hstore',
    'ALTER ROLE kencana_app SUPERUSER',
    'ALTER ROLE kencana_server BYPASSRLS',
    'GRANT kencana TO kencana_server',
    'ALTER SYSTEM SET fsync = off',
    'SELECT * FROM pg_authid',
    `SELECT pg_read_file('kencana.password')`,
    `COPY jurnal TO PROGRAM 'cat'`,
    `COPY jurnal FROM '/etc/passwd'`,
    `SELECT setval('barcode_seq', 1)`,
    `SELECT jaga_status('barang', 'asal', 'barang')`,
    `INSERT INTO peralihan_status VALUES ('barang', 'TERJUAL', 'READY')`,
    `INSERT INTO akun (kode_akun, nama, normal) VALUES ('9', 'X', 'D')`,
    `INSERT INTO migrasi (nama) VALUES ('9999-saya.sql')`,
    `UPDATE akun SET nama = 'X'`,
    `UPDATE kunci_nota SET kunci = ''`,
    `UPDATE sesi SET kedaluwarsa = now() + interval '1 year'`,
    `UPDATE sesi SET user_id = 'OWN1'`,
    `UPDATE sesi SET ip = '-'`,
    `UPDATE otorisasi SET user_otorisasi = 'OWN1'`,
  ])('%s is refused', async (sql) => {
    // A setting that a role may not change answers so too.
    expect(await run(sql)).toBe(DITOLAK)
  })

  test('no grant is given to itself', async () => {
    await run('GRANT UPDATE ON jurnal TO kencana_server') // a warning, and nothing
    expect(await run(`UPDATE jurnal SET user_id = 'X'`)).toBe(DITOLAK)
  })

  test('no row of a ★ table or a log is changed, deleted or wiped out', async () => {
    const stars = await asOwner<{ t: string }>(
      server,
      `SELECT tgrelid::regclass::text AS t FROM pg_trigger WHERE tgname = 'hanya_tambah'`,
    )
    const kept = new Set([...stars.map((s) => s.t), ...CATATAN])
    expect(kept.size).toBeGreaterThan(20)
    for (const t of kept)
      for (const sql of [
        `UPDATE ${t} SET ${await firstColumn(t)} = DEFAULT`,
        `DELETE FROM ${t}`,
        `TRUNCATE ${t} CASCADE`,
      ])
        expect([sql, await run(sql)]).toEqual([sql, DITOLAK])
  })

  test('rows go from these tables alone', async () => {
    const may = await asOwner<{ t: string }>(
      server,
      `SELECT c.relname AS t FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         AND has_table_privilege('${peran}', c.oid, 'DELETE') ORDER BY 1`,
    )
    expect(may.map((r) => r.t)).toEqual(BOLEH_HILANG)
  })

  test('a session that was ended stays ended, an otorisasi that was used stays used', async () => {
    await client.query(`UPDATE sesi SET dicabut_at = now() WHERE user_id = 'KSR1'`)
    expect(await run(`UPDATE sesi SET dicabut_at = NULL WHERE user_id = 'KSR1'`)).toBe(DITOLAK)
    const pakai = `SELECT pakai_otorisasi(id, now(), 'A', '-') FROM otorisasi`
    // Row-level security holds the function too: the whole chain is no shop.
    expect(await run(pakai)).toBe(toko === 'TK01' ? 'dilakukan' : DITOLAK)
    for (const sql of [pakai, `UPDATE otorisasi SET dipakai_at = NULL`, `UPDATE otorisasi SET ref_no = 'B'`])
      expect([sql, await run(sql)]).toEqual([sql, DITOLAK])
  })

  test('what runs with the owner’s rights looks at nothing of its caller', async () => {
    const open = await asOwner(
      server,
      `SELECT proname, proconfig FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace
         AND NOT COALESCE('search_path=public, pg_temp' = ANY (proconfig), false)`,
    )
    expect(open).toEqual([])
  })

  const firstColumn = async (t: string) =>
    (
      await asOwner<{ c: string }>(
        server,
        `SELECT quote_ident(attname) AS c FROM pg_attribute
         WHERE attrelid = '${t}'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum LIMIT 1`,
      )
    )[0]!.c
})

/** Tables that keep acts, with the trigger of a ★ table or without it. */
const CATATAN = [
  ...['jurnal', 'jurnal_detail', 'mutasi_stok', 'mutasi_poin', 'mutasi_hadiah', 'jual_batal', 'beli_batal'],
  ...['log_harga', 'log_harga_24k', 'audit_log', 'log_akses', 'permintaan', 'otorisasi'],
  ...['tutup_toko', 'stok_harian', 'grup_harian', 'letak_barang', 'saldo_akun_harian', ...ALL_JUMLAH],
  ...['migrasi', 'akun', 'peralihan_status', 'kunci_nota'],
  ...['dokumen_stok_barang', 'hadiah_beli_detail', 'hadiah_ambil_detail', 'tukar_poin_detail'],
]

/** Rights, settings and keys that are taken away, what customers are no longer shown, devices and guesses that are forgotten, a logo, and how far a close is. */
const BOLEH_HILANG = [
  ...['hak_akses', 'hak_otorisasi'],
  ...['katalog_banner', 'katalog_group', 'katalog_hadiah', 'katalog_harga', 'katalog_harga_group'],
  ...['katalog_info', 'katalog_item', 'katalog_item_banner', 'katalog_item_gambar', 'katalog_item_info'],
  ...['katalog_kategori', 'katalog_kode', 'katalog_kontak', 'katalog_percobaan', 'katalog_token'],
  ...['kunci_portal', 'logo_toko', 'objek_buang'],
  ...['para_system', 'perangkat', 'percobaan_password', 'tutup_berjalan'],
]

describe('a server', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  const asks = (sql: string) => asking(database.url, sql)
  const start = (url: string) =>
    buildApp({ url, logLevel: 'silent' }).then(
      (app) => app.close().then(() => 'terbuka'),
      (error: Error) => error.message,
    )
  const as = (user: string) => {
    const url = new URL(database.url)
    url.username = user
    url.password = 'rahasia'
    return url.href
  }

  it('starts as its own login', async () => {
    expect(await start(database.urlServer)).toBe('terbuka')
  })

  it('refuses the owner of the database, and says what is too much', async () => {
    expect(await start(database.url)).toMatch(
      /^Login PostgreSQL kencana boleh lebih dari kencana_app \(superuser, .*isi DATABASE_URL_SERVER/,
    )
  })

  it.each([
    ['uji_buat', 'CREATEROLE', 'boleh membuat peran'],
    ['uji_lewat', 'BYPASSRLS', 'melewati batas toko (BYPASSRLS)'],
    ['uji_baca', 'IN ROLE kencana_app, pg_read_all_data', 'anggota peran lain'],
    ['uji_semua', 'IN ROLE kencana_app, kencana_rantai', 'melihat seluruh rantai tanpa diminta'],
    [
      'uji_bukan',
      '',
      'bukan anggota kencana_app, kencana_pintu: GRANT kencana_app, kencana_pintu TO "uji_bukan"',
    ],
    ['uji_lama', 'IN ROLE kencana_app', 'bukan anggota kencana_pintu: GRANT kencana_pintu TO "uji_lama"'],
  ])('refuses %s, %s', async (user, more, said) => {
    await asks(`CREATE ROLE ${user} LOGIN PASSWORD 'rahasia' ${more}`)
    try {
      expect(await start(as(user))).toContain(said)
    } finally {
      await asks(`DROP ROLE ${user}`)
    }
  })

  it('refuses who may make tables of their own', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await asks(`GRANT TEMPORARY ON DATABASE ${name} TO PUBLIC`)
    expect(await start(database.urlServer)).toContain('(boleh membuat tabel sementara)')
    await migrate(database.url) // as every start does
    expect(await start(database.urlServer)).toBe('terbuka')
  })
})

describe('a PostgreSQL of the operator’s', () => {
  const PEMILIK = 'uji_pemilik'
  let place: URL
  beforeAll(async () => {
    const { url, drop } = await freshDatabase()
    await drop()
    place = new URL(url)
    await asking(
      at('postgres'),
      `CREATE ROLE ${PEMILIK} LOGIN PASSWORD 'punya: toko/emas' CREATEROLE`,
      `GRANT kencana_app, kencana_rantai, kencana_pintu, kencana_buku TO ${PEMILIK} WITH ADMIN OPTION`,
      `GRANT SET ON PARAMETER app.kode_toko TO ${PEMILIK}`,
      `CREATE DATABASE uji_sendiri OWNER ${PEMILIK}`,
    )
  })
  afterAll(() =>
    asking(
      at('postgres'),
      'DROP DATABASE uji_sendiri WITH (FORCE)',
      'DROP ROLE IF EXISTS uji_sendiri_server',
      `DROP OWNED BY ${PEMILIK}`,
      `DROP ROLE ${PEMILIK}`,
    ),
  )

  const at = (database: string) => {
    const url = new URL(place)
    url.pathname = `/${database}`
    return url.href
  }
  const pemilik = () => {
    const url = new URL(at('uji_sendiri'))
    url.username = PEMILIK
    url.password = encodeURIComponent('punya: toko/emas')
    return url.href
  }
  const prepare = (databaseUrlServer?: string) =>
    databaseSendiri(pemilik(), { databaseUrlServer, data: '/tidak/dipakai' })

  it('is given a login of its own by an owner who is no superuser, the same at every start', async () => {
    const first = await prepare()
    expect(new URL(first.urlServer).username).toBe('uji_sendiri_server')
    expect(await prepare()).toEqual(first)
    await migrate(first.url)
    const app = await buildApp({ url: first.urlServer, logLevel: 'silent' })
    await app.close()
  })

  it('says in a sentence when the owner may make none, and takes the one that is named', async () => {
    await asking(at('postgres'), `ALTER ROLE ${PEMILIK} NOCREATEROLE`)
    await expect(prepare()).rejects.toThrow(/tidak boleh membuat login server .*isi DATABASE_URL_SERVER/)
    const named = 'postgresql://lain:sandi@127.0.0.1/uji_sendiri'
    expect(await prepare(named)).toEqual({ url: pemilik(), urlServer: named, dataDir: undefined })
  })
})

async function asking(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const sql of statements) await client.query(sql)
  } finally {
    await client.end()
  }
}
