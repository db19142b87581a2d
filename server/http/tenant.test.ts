/** Invariant 24: no query of one shop answers rows of another (DOMAIN §H.1-24). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_JUMLAH } from '#server/ledger/jumlah-harian.ts'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import {
  buildCoupons,
  buildMember,
  buildPiece,
  buildPoints,
  buildSettings,
  buildUser,
} from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildOtorisasi, buildSale, buildValidSale, cancelValid } from '#test/tools/till.ts'

/**
 * Read before the shop is known (sign-in), or by the whole chain: a shop's name, who authorises, whose token this is, and
 * the rates of the law, of which a shop may have had its own.
 */
const OF_THE_CHAIN = ['pajak_tarif', 'sesi', 'toko', 'users']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await buildMember(server, { kode_member: 'MTK010000017' })
  await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
  await buildCoupons(server, 'G375', { berat: 1 })
  await buildSettings(server, { PEMBULATAN: '1000' })
  const kasir = await server.client('KSR1')
  const no = await buildValidSale(kasir, { barang: ['00000001', '00000003'], kode_customer: 'MTK010000017' })
  await cancelValid(kasir, no, [`${no}-01`])
  await buildSale(kasir, { barang: ['00000002'] })
  await buildOtorisasi(kasir, { kategori: 'BATAL PENJUALAN' })
})
afterAll(() => server.close())

/** As the server's role, in the rows of this shop; everything is rolled back. */
async function inShop<R>(
  kode_toko: string,
  work: (query: (sql: string) => Promise<R[]>) => Promise<void>,
): Promise<void> {
  const client = await server.pool.connect()
  try {
    await client.query(`BEGIN; SELECT set_config('app.kode_toko', '${kode_toko}', true)`)
    await work(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const tablesOfShops = async (): Promise<string[]> => {
  const rows = await inDatabase<{ t: string }>(
    server,
    `SELECT c.relname AS t
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'kode_toko'
       AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p', 'v', 'm') AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  return rows.map((r) => r.t)
}

describe('in the database', () => {
  it('TK02 sees no row of TK01 in any table that knows shops', async () => {
    const tables = await tablesOfShops()
    expect(tables.length).toBeGreaterThan(20)
    await inShop<{ n: number }>('TK02', async (query) => {
      for (const table of tables.filter((t) => !OF_THE_CHAIN.includes(t))) {
        const [row] = await query(`SELECT count(*)::int AS n FROM ${table} WHERE kode_toko <> 'TK02'`)
        expect([table, row!.n]).toEqual([table, 0])
      }
    })
  })

  it('nor does somebody who said no shop at all', async () => {
    const client = await server.pool.connect()
    try {
      for (const table of (await tablesOfShops()).filter((t) => !OF_THE_CHAIN.includes(t))) {
        const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${table}`)
        expect([table, rows[0].n]).toEqual([table, 0])
      }
    } finally {
      client.release()
    }
  })

  it('nor does the server’s login that asks for the whole chain and is not its role', async () => {
    await inShop<{ n: number }>('*', async (query) => {
      for (const table of (await tablesOfShops()).filter((t) => !OF_THE_CHAIN.includes(t)))
        expect([table, (await query(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n]).toEqual([table, 0])
      await query('SET LOCAL ROLE kencana_rantai')
      expect((await query('SELECT count(DISTINCT kode_toko)::int AS n FROM gudang'))[0]!.n).toBeGreaterThan(1)
    })
  })

  it('each is opened in one way: a shop by equality, the chain to its role; a view by what it looks at', async () => {
    const policies = await inDatabase<{ t: string; p: string }>(
      server,
      `SELECT c.relname AS t,
         CASE c.relkind WHEN 'v' THEN 'view ' || array_to_string(c.reloptions, ',')
             ELSE c.relrowsecurity || ' ' END
           || COALESCE(string_agg(concat_ws(' ', p.polname, p.polpermissive, p.polcmd, p.polroles::regrole[],
                 pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)), '; ' ORDER BY p.polname),
             '') AS p
       FROM pg_class c LEFT JOIN pg_policy p ON p.polrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1) GROUP BY c.oid ORDER BY 1`,
      [(await tablesOfShops()).filter((t) => !OF_THE_CHAIN.includes(t))],
    )
    expect(new Set(policies.map((row) => row.p))).toEqual(
      new Set([
        'view security_invoker=true',
        `true seluruh_rantai t * {kencana_rantai} true; toko_sendiri t * {kencana_app} ((kode_toko)::text = current_setting('app.kode_toko'::text, true))`,
      ]),
    )
  })

  it('a function that looks beyond its caller’s shop does so as the chain’s role', async () => {
    const functions = await inDatabase<{ f: string; config: string[] }>(
      server,
      `SELECT proname AS f, proconfig AS config FROM pg_proc
       WHERE proconfig::text LIKE '%app.kode_toko%' OR proconfig::text LIKE '%role=%'`,
    )
    expect(functions.length).toBeGreaterThan(5)
    for (const { f, config } of functions)
      expect([f, ...config]).toEqual([f, 'app.kode_toko=*', 'role=kencana_rantai'])
  })

  it('there were rows to see: TK01 sees its own', async () => {
    await inShop<{ n: number }>('TK01', async (query) => {
      for (const table of [
        'barang',
        'faktur_group',
        'jual_detail',
        'pembayaran',
        'jurnal',
        'jurnal_detail',
        'mutasi_stok',
        'mutasi_poin',
        'kupon',
        'otorisasi',
        'jual_batal',
        'permintaan',
        'para_system',
        'counter',
        'saldo_akun',
        'saldo_lokasi',
      ]) {
        const [row] = await query(`SELECT count(*)::int AS n FROM ${table} WHERE kode_toko = 'TK01'`)
        expect([table, row!.n > 0]).toEqual([table, true])
      }
    })
  })

  it('TK02 changes no row of TK01, and writes none in its name', async () => {
    await inShop('TK02', async (query) => {
      expect(
        await query(`UPDATE barang SET nama_barang = 'X' WHERE kode_toko = 'TK01' RETURNING id`),
      ).toEqual([])
      await expect(
        query(`INSERT INTO para_system (kode_toko, key, value) VALUES ('TK01', 'SESI_JAM', '99')`),
      ).rejects.toThrow(/row-level security/)
    })
  })

  it.each([
    `SELECT catat_posting('TK01', '2025-01-15', now(), 'X', 'X', 'X', 'X', 'X', 'X', '-', NULL,
         '[{"kode_akun": "1101", "no_rekening": "-", "sub_ref": "-", "jumlah": 1, "jenis_bayar": "-", "keterangan": "-"},
       {"kode_akun": "4101", "no_rekening": "-", "sub_ref": "-", "jumlah": -1, "jenis_bayar": "-", "keterangan": "-"}]',
         '[]')`,
    `SELECT catat_poin('TK01', '2025-01-15', now(), 'X', 'X',
         (
           SELECT json_agg(json_build_object('kode_member', kode_member, 'kategori', 'KOREKSI', 'deskripsi',
                 'X', 'poin', 1, 'terkirim', false)) FROM member))`,
    `SELECT pakai_otorisasi(1, now(), 'X', 'X')`,
  ])('a function of the ledger is held to the shop of its caller: %s', async (sql) => {
    await inShop('TK02', async (query) => {
      await expect(query(sql)).rejects.toMatchObject({ code: '42501' })
    })
  })

  it('what is written in a ledger stays: the role may neither change nor delete it', async () => {
    for (const table of [
      'jurnal',
      'jurnal_detail',
      'mutasi_stok',
      'mutasi_poin',
      'permintaan',
      'jual_batal',
      'audit_log',
      'tutup_toko',
      'stok_harian',
      'grup_harian',
      'letak_barang',
      'saldo_akun_harian',
      ...ALL_JUMLAH,
    ]) {
      for (const sql of [
        `DELETE FROM ${table}`,
        `UPDATE ${table} SET kode_toko = kode_toko`,
        `TRUNCATE ${table}`,
      ]) {
        await inShop('TK01', async (query) => {
          await expect(query(sql), sql).rejects.toThrow(/permission denied/)
        })
      }
    }
  })
})

describe('over HTTP', () => {
  let elsewhere: Client
  beforeAll(async () => {
    elsewhere = await server.client('OWN1', 'TK02')
  })
  const get = (path: string) => elsewhere.request('GET', path)

  it('the owner, signed in to TK02, sees TK02', async () => {
    expect((await get('users/me')).data.userdata).toMatchObject({
      kode_toko: 'TK02',
      nama_toko: 'TOKO EMAS KENCANA DUA',
    })
    expect((await get('penjualan?tgl_from=2000-01-01&tgl_to=2025-12-31')).data).toEqual([])
    expect((await get('keuangan/saldo')).data).toEqual([])
    expect((await get('stok/saldo')).data).toEqual([])
    expect((await get('barang/00000002')).message).toBe('Barang 00000002 Tidak Ditemukan')
    expect((await get('sales/get/all')).data.map((s: { nama_sales: string }) => s.nama_sales)).toEqual([
      'DEWI',
    ])
    expect((await get('rekenings')).data).toEqual([])
  })

  it('its reports are empty', async () => {
    for (const path of [
      'penjualan/report',
      'penjualan/report-bayar',
      'penjualan/report-batal',
      'authorization/report',
    ]) {
      const { status, data } = await elsewhere.request('POST', path, {
        tgl_awal: '2025-01-01',
        tgl_akhir: '2025-12-31',
        ...(path === 'penjualan/report' ? { type_laporan: 'DETAIL' } : {}),
      })
      expect([path, status, data]).toEqual([path, 200, []])
    }
  })

  it('its settings are its own', async () => {
    const piece = await buildPiece(server, { kode_toko: 'TK02', berat: 3.417 })
    await inDatabase(
      server,
      `UPDATE harga_group SET harga = 650000, harga_max_gram = 650000 WHERE kode_toko = 'TK02' AND kode_group = 'G375'`,
    )
    expect((await get(`barang/${piece}`)).data.harga_skrg).toBe(2_221_500)
    const till = await server.client('SLS1')
    const own = await buildPiece(server, { berat: 3.417 })
    expect((await till.request('GET', `barang/${own}`)).data.harga_skrg).toBe(2_222_000)
  })

  it('numbers begin anew in each shop, barcodes nowhere', async () => {
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const kasir = await server.client('KSR2', 'TK02')
    const piece = await buildPiece(server, { kode_toko: 'TK02' })
    expect(await buildValidSale(kasir, { barang: [piece] })).toBe('JL-TK02-250115-0001')
    const barcodes = await inDatabase<{ kode_barcode: string }>(server, 'SELECT kode_barcode FROM barang')
    expect(new Set(barcodes.map((b) => b.kode_barcode)).size).toBe(barcodes.length)
    expect((await (await server.client('SLS1')).request('GET', 'penjualan/JL-TK02-250115-0001')).status).toBe(
      404,
    )
  })
})
