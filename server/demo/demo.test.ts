import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { masters } from '#domain/masters/index.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { freshDatabase } from '#test/tools/database.ts'
import { createPool } from '../db/client.ts'
import { Rahasia } from '../process/rahasia.ts'
import { loadDemo } from './load.ts'

const DAYS = 8
/** Before any shop opens: nothing of this morning may lie ahead of it. */
const NOW = new Date('2025-03-10T06:50:00+07:00')
/** Columns that may lie ahead: what was promised, or holds until then; and when this machine itself did something. */
const DIJANJIKAN =
  /^hari_libur|estimasi|jatuh_tempo|kedaluwarsa|bunga_sampai|sertifikat_sampai|tera_sampai|tgl_selesai|kunci_harga|^migrasi\.|^tutup_toko\.selesai/
let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.url, max: 2 })
  await loadDemo({
    url: database.url,
    log: () => {},
    now: NOW,
    days: DAYS,
    rahasia: new Rahasia(randomBytes(32)),
  })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe('the demonstration chain', () => {
  it('has every shop open on today, with all days before it closed', async () => {
    const { rows } = await pool.query<{ tgl_system: string; closed: number }>(
      `SELECT tgl_system, (SELECT count(*)::int FROM tutup_toko c WHERE c.kode_toko = t.kode_toko) AS closed
       FROM toko t`,
    )
    expect(rows).toHaveLength(4)
    for (const shop of rows) expect(shop).toEqual({ tgl_system: '2025-03-10', closed: DAYS })
  })

  it('has sold on every day in every shop, and leaves nothing unvalidated', async () => {
    const { rows } = await pool.query<{ days: number; open: number }>(
      `SELECT count(DISTINCT tgl_system)::int AS days,
         count(*) FILTER (WHERE status_valid = 'OPEN')::int AS open FROM faktur_group GROUP BY kode_toko`,
    )
    expect(rows).toEqual([1, 2, 3].map(() => ({ days: DAYS, open: 0 })))
  })

  it('has orders that wait, that a goldsmith has, and that are made', async () => {
    const { rows } = await pool.query<{ status_pesanan: string }>(
      'SELECT DISTINCT status_pesanan FROM pesanan ORDER BY 1',
    )
    expect(rows.map((p) => p.status_pesanan)).toEqual(['DONE', 'OPEN', 'PROSES'])
  })

  it('has repairs in every state but cancelled', async () => {
    const { rows } = await pool.query<{ status_service: string }>(
      'SELECT DISTINCT status_service FROM service ORDER BY 1',
    )
    expect(rows.map((s) => s.status_service)).toEqual(['AMBIL', 'MASUK', 'SELESAI'])
  })

  it('has spent, moved and taken to the bank, and put right what was wrong', async () => {
    const { rows } = await pool.query<{ kategori: string }>(
      'SELECT DISTINCT kategori FROM kas_bank ORDER BY 1',
    )
    expect(rows.map((k) => k.kategori)).toEqual(
      expect.arrayContaining([
        'AMBIL UANG BANK',
        'AMBIL UANG KAS',
        'PINDAH BANK',
        'SETOR BANK',
        'TAMBAH UANG KAS',
      ]),
    )
    const [batal] = (await pool.query(`SELECT count(*)::int AS n FROM kas_bank WHERE status_valid = 'CANC'`))
      .rows
    expect(batal.n).toBeGreaterThan(0)
  })

  it('has loans that run, with their goods in HUTANG, and settled ones', async () => {
    const { rows } = await pool.query<{ status_hutang: string; sah: boolean }>(
      `SELECT status_hutang, bool_and(status_valid = 'DONE') AS sah FROM hutang GROUP BY 1 ORDER BY 1`,
    )
    expect(rows).toEqual([
      { status_hutang: 'CLOS', sah: true },
      { status_hutang: 'OPEN', sah: true },
    ])
  })

  it('no tray holds more than it may', async () => {
    const { rows } = await pool.query(
      `SELECT k.kode_toko, k.kode_baki FROM baki k JOIN barang b USING (kode_toko, kode_gudang, kode_baki)
       WHERE k.kapasitas > 0 AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
       GROUP BY 1, 2, k.kapasitas HAVING count(*) > k.kapasitas`,
    )
    expect(rows).toEqual([])
  })

  it('has bought back old pieces, and traded some in', async () => {
    const { rows } = await pool.query<{ jenis: string; n: number }>(
      `SELECT jenis, count(*)::int AS n FROM faktur_group WHERE status_valid = 'DONE' AND jenis <> 'JUAL'
       GROUP BY 1 ORDER BY 1`,
    )
    expect(rows.map((r) => r.jenis)).toEqual(['BELI', 'TUKAR'])
  })

  it('keeps deposits of pieces that customers will fetch', async () => {
    const { rows } = await pool.query<{ status: string; di: string }>(
      `SELECT DISTINCT b.status, b.kode_gudang AS di
       FROM titip t JOIN titip_detail d USING (no_titip_group) JOIN barang b ON b.id = d.barang_id
       WHERE t.status_valid = 'DONE' AND t.status_titipan = 'OPEN'`,
    )
    expect(rows).toEqual([{ status: 'TITIP', di: 'TITIP' }])
  })

  it('knows its members, and has bought gifts and given some away', async () => {
    const { rows } = await pool.query<{ n: number; beli: number; ambil: number }>(
      `SELECT (
           SELECT count(*)::int FROM member
           WHERE consent_at IS NOT NULL AND tgl_lahir IS NOT NULL AND kecamatan <> '-') AS n,
         (SELECT count(*)::int FROM hadiah_beli) AS beli, (SELECT count(*)::int FROM hadiah_ambil) AS ambil`,
    )
    expect(rows).toEqual([{ n: 36, beli: 3, ambil: 3 }])
  })

  it('has weighed its trays, and counted one in which a piece was missing', async () => {
    const { rows } = await pool.query<{ timbang: number; opname: number; hilang: number }>(
      `SELECT (SELECT count(DISTINCT kode_toko)::int FROM timbang_baki) AS timbang,
         (SELECT count(*)::int FROM opname WHERE status = 'FINAL') AS opname,
         (SELECT count(*)::int FROM barang WHERE status = 'HILANG') AS hilang`,
    )
    expect(rows).toEqual([{ timbang: 3, opname: 3, hilang: 4 }])
  })

  it('has sent pieces from shop to shop and to head office: one did not arrive, each is received on a later day, some are on their way', async () => {
    const { rows } = await pool.query(
      `SELECT k.kode_toko AS dari, k.kode_cabang AS ke,
         array_agg(DISTINCT l.status ORDER BY l.status) AS baris,
         bool_and(l.tgl_selesai > k.tgl_kirim) AS kemudian
       FROM kirim k JOIN kirim_barang l USING (no) GROUP BY k.no, 1, 2, k.tgl_kirim ORDER BY k.tgl_kirim, 1`,
    )
    const [a, b, c] = ['TK01', 'TK02', 'TK03']
    expect(rows).toEqual([
      { dari: a, ke: b, baris: ['KEMBALI', 'TERIMA'], kemudian: true },
      { dari: b, ke: c, baris: ['HILANG', 'TERIMA'], kemudian: true },
      { dari: c, ke: a, baris: ['KEMBALI', 'TERIMA'], kemudian: true },
      ...[a, b, c].map((dari) => ({ dari, ke: 'PST', baris: ['TERIMA'], kemudian: true })),
      ...[
        [a, b],
        [b, c],
        [c, a],
      ].map(([dari, ke]) => ({ dari, ke, baris: ['KIRIM'], kemudian: null })),
    ])
  })

  it('knows what fine gold costs in every shop, and since when', async () => {
    const { rows } = await pool.query<{ n: number; shops: number }>(
      `SELECT count(*) FILTER (WHERE harga_jual > 0 AND diubah_at IS NOT NULL)::int AS n,
         (SELECT count(*)::int FROM toko) AS shops FROM harga_24k`,
    )
    expect(rows[0]!.n).toBe(rows[0]!.shops)
  })

  it('has taken over the prices of its pusat this morning, and has newer ones to take, those that follow fine gold too', async () => {
    const { rows } = await pool.query<{ n: number; lebih: number }>(
      `SELECT (SELECT count(*)::int FROM import_pusat WHERE data_set = 'harga' AND berubah > 5) AS n,
         (
           SELECT count(*)::int FROM harga_group p JOIN harga_group h USING (kode_group)
           WHERE p.kode_toko = 'PST' AND h.kode_toko = 'TK01' AND p.harga > h.harga) AS lebih,
         (SELECT count(*)::int FROM harga_group WHERE kode_toko = 'TK01' AND cara = 'TURUNAN') AS turunan`,
    )
    expect(rows).toEqual([{ n: 3, lebih: 7, turunan: 5 }])
  })

  it('has nothing that lies in the future', async () => {
    const { rows } = await pool.query<{ tabel: string; kolom: string }>(
      `SELECT table_name AS tabel, column_name AS kolom
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND data_type IN ('date', 'timestamp with time zone') ORDER BY 1, 2`,
    )
    const later = []
    for (const { tabel: table, kolom: column } of rows) {
      const [max] = (
        await pool.query(
          `SELECT count(*)::int AS n FROM ${table} WHERE ${column}::timestamptz > $1 AND ${column}::text <> 'infinity'`,
          [NOW],
        )
      ).rows
      if (max.n > 0) later.push(`${table}.${column}`)
    }
    expect(later.filter((satu) => !DIJANJIKAN.test(satu))).toEqual([])
  })

  it('has a customer who must be told to PPATK, with who they are', async () => {
    const { rows } = await pool.query(
      `SELECT a.kode_toko, a.status_aml, a.total >= a.batas AS cukup,
         (
           SELECT count(*)::int FROM identitas_pelanggan i JOIN aml_flag_ref r ON r.no_faktur_group = i.ref_no
           WHERE r.flag_id = a.id) AS identitas FROM aml_flag a`,
    )
    expect(rows).toEqual([{ kode_toko: 'TK01', status_aml: 'BARU', cukup: true, identitas: 1 }])
  })

  it('has one shop whose prices contain PPN, at both rates', async () => {
    const { rows } = await pool.query(
      `SELECT DISTINCT f.kode_toko, d.ppn_rate FROM faktur_group f JOIN jual_detail d USING (no_faktur_group)
       WHERE d.ppn_rp > 0 ORDER BY 1, 2`,
    )
    expect(rows.map((r) => r.kode_toko)).toEqual(['TK02', 'TK02'])
  })

  it('has a loan in each shop that nobody has come for in time', async () => {
    const { rows } = await pool.query(
      `SELECT kode_toko, nama_customer <> '' AS siapa FROM hutang
       WHERE status_hutang = 'OPEN' AND tgl_jatuh_tempo < '2025-03-10' ORDER BY 1`,
    )
    expect(rows.map((r) => r.kode_toko)).toEqual(['TK01', 'TK02', 'TK03'])
  })

  it("has each member's points in the order of their days", async () => {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS n, count(*) FILTER (WHERE tgl_trx < sebelum OR poin_awal <> akhir)::int AS salah FROM (
         SELECT tgl_trx, poin_awal, lag(tgl_trx) OVER w AS sebelum, lag(poin_akhir) OVER w AS akhir
         FROM mutasi_poin WINDOW w AS (PARTITION BY kode_member ORDER BY id)) p`,
    )
    expect(rows[0].n).toBeGreaterThan(10)
    expect(rows[0].salah).toBe(0)
  })

  it('has shops that differ: in size, in who comes, in what is lent, ordered and spent', async () => {
    const berbeda = async (apa: string) =>
      (await pool.query(`SELECT kode_toko, ${apa} AS apa FROM toko WHERE NOT is_pusat ORDER BY 1`)).rows.map(
        (r) => JSON.stringify(r.apa),
      )
    for (const apa of [
      '(SELECT count(*) FROM barang b WHERE b.kode_toko = toko.kode_toko)',
      '(SELECT sum(total_jual) FROM faktur_group f WHERE f.kode_toko = toko.kode_toko)',
      `(SELECT string_agg(nama_customer, ',' ORDER BY no_pesanan) FROM pesanan f WHERE f.kode_toko = toko.kode_toko)`,
      `(
         SELECT string_agg(nama_customer || jumlah_hutang, ',' ORDER BY no_faktur_hutang) FROM hutang f
         WHERE f.kode_toko = toko.kode_toko)`,
      `(
         SELECT string_agg(jumlah::text, ',' ORDER BY no_kas) FROM kas_bank f
         WHERE f.kode_toko = toko.kode_toko AND kategori = 'AMBIL UANG KAS')`,
      `(
         SELECT string_agg(nama_customer, ',' ORDER BY kode_member) FROM member f
         WHERE f.kode_toko_daftar = toko.kode_toko)`,
    ])
      expect(new Set(await berbeda(apa)).size, apa).toBe(3)
  })

  it('has rows in every master', async () => {
    for (const { table } of masters) {
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM ${table} WHERE status_aktif`,
      )
      expect(rows[0]!.n, table).toBeGreaterThan(0)
    }
  })

  it('has weighed pieces again', async () => {
    const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM koreksi_berat')
    expect(rows).toEqual([{ n: 3 }])
  })

  it('has books that agree', () => expectBooksAgree(pool))
})
