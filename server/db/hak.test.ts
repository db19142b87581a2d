/** The server may write what its statements write, and nothing else: every right is held to them. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { routes } from '#server/routes.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { tidakLagiDijawab } from '#test/tools/disiapkan.ts'
import { changedColumns } from '#test/tools/changed-all.ts'
import { buildMember } from '#test/tools/factories.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, buildValidSale } from '#test/tools/till.ts'
import { sempitkanHak } from './hak.ts'
import { syncReference } from './reference.ts'
import { statements } from './statement.ts'
import { PENDENGAR } from './versi.ts'

let database: FreshDatabase
let client: pg.Client
const connect = async (url: string, application_name = 'uji'): Promise<pg.Client> => {
  const other = new pg.Client({ connectionString: url, application_name })
  await other.connect()
  return other
}
beforeAll(async () => {
  database = await freshDatabase()
  client = await connect(database.url)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** 'hutang: cetak, status_valid' */
const reading = (tables: ReadonlyMap<string, Iterable<string>>): string[] =>
  [...tables]
    .map(([nama, columns]) => [nama, [...columns].toSorted().join(', ')] as const)
    .filter(([, column]) => column)
    .map(([nama, column]) => `${nama}: ${column}`)
    .toSorted()

test('it may change the columns that a statement of it changes: a migration that adds one grants it, one that opens a table grants no more', async () => {
  expect(routes.length).toBeGreaterThan(100)
  const { rows } = await client.query<{ tabel: string; kolom: string[] }>(
    `SELECT c.relname AS tabel, array_agg(a.attname::text) AS kolom
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND has_column_privilege('kencana_app', c.oid, a.attnum, 'UPDATE') GROUP BY 1`,
  )
  // Functions that run as who calls them are statements too.
  const fungsi = await client.query<{ isi: string }>(
    `SELECT prosrc AS isi FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND NOT prosecdef AND prorettype <> 'trigger'::regtype
       AND has_function_privilege('kencana_app', oid, 'EXECUTE')`,
  )
  const text = [...statements.values(), ...fungsi.rows.map(({ isi: content }) => content)]
  const boleh = new Map(rows.map(({ tabel: table, kolom: columns }) => [table, columns]))
  expect(reading(boleh)).toEqual(reading(changedColumns(text)))
})

test('every statement of it is allowed to it', async () => {
  const terlarang = await tidakLagiDijawab(database.urlServer, Object.fromEntries(statements), async () => {})
  expect(terlarang).toEqual({})
})

describe('a stolen login', () => {
  let server: TestServer
  let maling: pg.PoolClient
  beforeAll(async () => {
    server = await startTestServer()
    await buildMember(server, { kode_member: 'MTK010000017' })
    const kasir = await server.client('KSR1')
    await buildValidSale(kasir, { barang: ['00000001'] })
    await buildHutangSah(kasir)
    await buildOtorisasi(kasir, { kategori: 'BATAL PENJUALAN' })
    maling = await server.pool.connect()
    await maling.query(`SELECT set_config('app.kode_toko', 'TK01', false)`)
  })
  afterAll(async () => {
    maling?.release(true)
    await server?.close()
  })
  const expectDitolak = (sql: string) =>
    expect(maling.query(sql), sql).rejects.toMatchObject({ code: '42501' })

  it.each([
    'UPDATE saldo_akun SET saldo = saldo + 1',
    'UPDATE saldo_lokasi SET berat = berat + 1',
    'UPDATE saldo_tukang SET berat = berat + 1',
    `INSERT INTO saldo_akun (kode_toko, kode_akun, saldo) VALUES ('TK01', '9999', 1)`,
    `INSERT INTO saldo_lokasi (kode_toko, lokasi, kode_group, kode_dept, qty) VALUES ('TK01', 'X', 'X', 'X', 1)`,
    'UPDATE kas_bank SET jumlah = jumlah + 1',
    'UPDATE pembayaran SET nominal = nominal + 1',
    'UPDATE hutang SET sisa_pokok = 0',
    `UPDATE users SET level = 'OWN' WHERE user_id = 'KSR1'`,
    'UPDATE otorisasi SET dipakai_at = now()',
    `UPDATE otorisasi SET alasan = 'X'`,
    'UPDATE member SET point = point + 1',
    `INSERT INTO member (kode_member, nama_customer, no_hp, point, kode_toko_daftar, input_date)
     VALUES ('X', 'X', '-', 9, 'TK01', now())`,
    'UPDATE hadiah SET stock = stock + 1',
    'UPDATE jual_detail SET harga_jual = 1',
    `INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id)
     VALUES ('TK01', 'X', '2025-01-15', now(), 'X', 'X', 'X', 'X')`,
    `INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, kode_group, kode_dept,
         lokasi, qty, berat, user_id)
     VALUES ('TK01', '2025-01-15', now(), 'X', 'X', 'X', 'X', 'X', 'X', 1, 1, 'X')`,
    `INSERT INTO mutasi_poin (kode_toko, kode_member, tgl_trx, jam, kategori, deskripsi, poin_awal, poin,
         poin_akhir, ref_no, user_id)
     VALUES ('TK01', 'X', '2025-01-15', now(), 'KOREKSI', 'X', 0, 1, 1, 'X', 'X')`,
    `SELECT catat_saldo('TK01', '{1101}', '{-}', '{1}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')`,
    'SELECT hak_versi_lama(true)',
    'SET ROLE kencana_buku',
  ])('is refused: %s', async (sql) => {
    await expectDitolak(sql)
  })

  it('moves a balance with the journal that says so, or not at all', async () => {
    const row = (...jumlah: number[]) =>
      JSON.stringify(
        jumlah.map((j) => ({
          kode_akun: j > 0 ? '1101' : '4101',
          no_rekening: '-',
          sub_ref: '-',
          jumlah: j,
          jenis_bayar: '-',
          keterangan: '-',
        })),
      )
    const posting = (content: string) =>
      `SELECT catat_posting('TK01', '2025-01-15', now(), 'X', 'X', 'X-1', 'X', 'X', 'X-1', '-', NULL,
           '${content}', '[]')`
    await expect(maling.query(posting(row(500)))).rejects.toMatchObject({ code: '23514' })
    await maling.query(posting(row(500, -500)))
    expect(
      (
        await maling.query(
          `SELECT sum(d.jumlah)::int AS n FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
           WHERE j.no_jurnal = 'X-1' AND kode_akun = '1101'`,
        )
      ).rows,
    ).toEqual([{ n: 500 }])
    await expectBooksAgree(server.pool)
  })

  it('leaves what a loan comes to as its journal says it', async () => {
    await expectDitolak(
      `SELECT catat_angka_hutang(kode_toko, no_faktur_hutang, 0, tgl_bunga_sampai, tgl_jatuh_tempo,
           perpanjang_ke, 'CLOS', tgl_system, 'X') FROM hutang`,
    )
  })

  it('gives no level without a session of somebody who may', async () => {
    const beri = (siapa: string, level: string) =>
      `SELECT beri_level(COALESCE((
               SELECT token_hash FROM sesi WHERE user_id = '${siapa}' AND dicabut_at IS NULL LIMIT 1), ''),
           'SLS1', '${level}')`
    await expectDitolak(beri('TIDAK ADA', 'KSR'))
    await expectDitolak(beri('KSR1', 'OWN'))
    expect((await maling.query(`SELECT level FROM users WHERE user_id = 'SLS1'`)).rows).toEqual([
      { level: 'SLS' },
    ])
  })
})

describe('what 0.1.0 writes by itself', () => {
  const boleh = async () =>
    (
      await client.query<{ boleh: boolean }>(
        `SELECT has_table_privilege('kencana_app', 'jurnal', 'INSERT')
           AND has_column_privilege('kencana_app', 'hutang', 'sisa_pokok', 'UPDATE') AS boleh`,
      )
    ).rows[0]!.boleh
  /** As 0.1.0 begins: it says no version (server/db/reference.ts of then). */
  const mulaiLama = async () => {
    const lama = await connect(database.url)
    await lama.query(
      `INSERT INTO akun (kode_akun, nama, normal) VALUES ('1101', 'KAS', 'D')
       ON CONFLICT (kode_akun) DO UPDATE SET nama = excluded.nama`,
    )
    await lama.end()
  }
  const lamaSudahLama = () => client.query(`UPDATE versi SET lama_mulai = now() - interval '1 hour'`)

  it('is allowed from its start until a newer one starts and finds none', async () => {
    expect(await boleh()).toBe(false)
    await syncReference(client)
    expect(await boleh()).toBe(false)
    await mulaiLama()
    expect(await boleh()).toBe(true)
    // The old server has begun, and does not yet listen for news.
    expect(await sempitkanHak(client)).toBe(false)
    await lamaSudahLama()
    const bekerja = await connect(database.url, PENDENGAR)
    expect(await sempitkanHak(client)).toBe(false)
    await bekerja.end()
    await expect.poll(() => sempitkanHak(client)).toBe(true)
    expect([await boleh(), await sempitkanHak(client)]).toEqual([false, false])
  })
})
