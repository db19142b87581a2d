/** `npm run bench -- harian`: the dashboard and a year's recaps of a shop, out of a million sale lines. */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { write, median, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat } from './riwayat.ts'
import { measured, onDatabase, TANGGAL } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '365' },
    rounds: { type: 'string', default: '7' },
    profile: { type: 'string' },
  },
})
const LINES = Number(values.lines)
const ROUNDS = Number(values.rounds)
const TAHUN = { tgl_awal: '2024-01-17', tgl_akhir: TANGGAL }
const UANG = { tgl_from: TAHUN.tgl_awal, tgl_to: TAHUN.tgl_akhir }
const BULAN = { tgl_awal: '2024-12-01', tgl_akhir: '2024-12-31' }

const METHOD = `
Asked over HTTP, signed in, of shop TK01: ${LINES.toLocaleString('en')} sale lines of ${values.days} days in twelve groups by eight sales people, a fifth as many purchases,
every two-hundredth sale cancelled two days later, every day closed but the last; each nota has its journal, paid in cash or at one of two
banks. The rows were written by generate_series as the owner, with
triggers and foreign keys off; where the server keeps totals of closed days, those are filled by its own text, as its migration fills them.
Each is asked ${ROUNDS} times, in turn; from the request to the answer's last byte.`

/** Fills in purchases, later cancellations, postings, and the days that are over. */
const CONTENT = [
  'SET session_replication_role = replica',
  `INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system, kode_sales,
       kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat, harga_nota, basis_rp, harga,
       harga_rata, kondisi, status_gold, status_valid, input_by, jam)
   SELECT 'B' || no_faktur_jual, kode_toko, no_faktur_group, no, tgl_system, kode_sales, kode_group,
     kode_dept, nama_barang, kadar, kadar_cetak, berat, berat, harga_jual, harga_jual, harga_jual - 10000,
     600, CASE WHEN barang_id % 3 = 0 THEN 'PATAH' ELSE 'MULUS' END, status_gold, 'DONE', input_by, jam
   FROM jual_detail WHERE barang_id % 5 = 0`,
  `WITH batal AS (
       UPDATE jual_detail SET status_kembali = 'CANC'
       WHERE kode_toko = 'TK01' AND barang_id % 200 = 0 AND tgl_system <= date '${TANGGAL}' - 2 RETURNING *)
   INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode,
       nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id, otorisasi_id)
   SELECT kode_toko, tgl_system + 2, jam, no_faktur_group, no_faktur_jual, kode_barcode, nama_barang, berat,
     harga_total, 'CASH', harga_total, 'UJI', 'OWN1', '-' FROM batal`,
  `INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id, id_trx)
   SELECT kode_toko, no_faktur_group, tgl_system, jam, 'PENJUALAN', 'PENJUALAN', no_faktur_group, 'KSR1',
     id_trx FROM faktur_group WHERE kode_toko = 'TK01' ORDER BY no_faktur_group`,
  `INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, no_rekening, jumlah, jenis_bayar)
   SELECT kode_toko, id, d.*
   FROM jurnal j,
     LATERAL (
       VALUES (CASE id % 4 WHEN 0 THEN '1102' ELSE '1101' END,
           CASE id % 4 WHEN 0 THEN (1234567890 + id % 8)::text ELSE '-' END, 2000000,
           CASE id % 4 WHEN 0 THEN 'DEBET' ELSE 'CASH' END), ('4101', '-', -2000000, '-')) d
   WHERE j.ref_type = 'PENJUALAN' ORDER BY id`,
  `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
   SELECT 'TK01', date '${TANGGAL}' - i, now(), now(), 'OWN1', '{}', '-' FROM generate_series(1, 364) i`,
]

await measured(async (stage) => {
  await introduce('harian', METHOD, stage.url)
  await onDatabase(stage.url, async (owner) => {
    await fillRiwayat(owner, { lines: LINES, hari: Number(values.days) })
    for (const text of CONTENT) await owner.query(text)
    for (const table of await totals(owner)) await fill(owner, table)
    await owner.query('VACUUM ANALYZE')
  })
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  await compare(http)
  http.close()
  anonymous.close()
}, values)

/** The tables that the server keeps totals of closed days in: each has the view that adds them up. None before there were any. */
async function totals(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ tabel: string }>(
    `SELECT substr(relname, 8) AS tabel FROM pg_class
     WHERE relkind = 'v' AND relname LIKE 'hitung\\_%' AND to_regclass(substr(relname, 8)) IS NOT NULL
     ORDER BY 1`,
  )
  return rows.map(({ tabel: table }) => table)
}

async function fill(owner: pg.Client, table: string): Promise<void> {
  const start = performance.now()
  const { rowCount } = await owner.query(
    `INSERT INTO ${table} SELECT h.*
     FROM hitung_${table} h
       JOIN (SELECT kode_toko, max(tgl_system) AS ditutup FROM tutup_toko GROUP BY 1) c USING (kode_toko)
     WHERE h.tanggal <= c.ditutup`,
  )
  console.log(
    `  ${table}: ${rowCount!.toLocaleString('en')} rows, filled in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}

type Ask = (http: HttpClient) => Promise<Buffer>

function get(path: string): Ask {
  return (http) => http.bytes('GET', `/api/v1/${path}`)
}

function report(path: string, body: object): Ask {
  return (http) => http.bytes('POST', `/api/v1/${path}`, body)
}

async function compare(http: HttpClient): Promise<void> {
  const asks: Record<string, Ask> = {
    'home chart, sales': get('penjualan/chart?type=monthly'),
    'home chart, purchases': get('pembelian/chart?type=monthly'),
    'home figures': get('beranda/angka'),
    'R16 REKAP, a year': report('penjualan/report', { ...TAHUN, type_laporan: 'REKAP' }),
    'R16 REKAP, a month': report('penjualan/report', { ...BULAN, type_laporan: 'REKAP' }),
    'R16 REKAP, a month, one jenis (lines)': report('penjualan/report', {
      ...BULAN,
      type_laporan: 'REKAP',
      kode_dept: 'CINCIN',
    }),
    'R17, a year': report('penjualan/report-sales', TAHUN),
    'R24 REKAP, a year': report('pembelian/report', { ...TAHUN, type_laporan: 'REKAP' }),
    'R39 REKAP, a year': report('keuangan/report-cash', { ...UANG, type: 'REKAP' }),
    'R40 REKAP, a year': report('keuangan/report-non-cash', { ...UANG, type: 'REKAP' }),
    'R47, a year': get('penjualan/report-bulanan?tgl_from=2024-02&tgl_to=2025-01'),
  }
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(asks).map((name) => [name, []]))
  for (let i = 0; i < ROUNDS; i++)
    for (const [name, ask] of Object.entries(asks)) {
      const start = performance.now()
      await ask(http)
      times[name]!.push(performance.now() - start)
    }
  for (const [name, all] of Object.entries(times)) {
    console.log(`${name.padEnd(40)} ${sayMs(spread(all))}`)
    write(`${name}, p50 ms`, median(all))
  }
  const aim = (limit: number, what: string) =>
    console.log(atMost(limit, { what, measured: median(times[what]!), unit: 'ms' }))
  console.log()
  aim(10, 'home chart, sales')
  for (const rekap of ['R16', 'R39', 'R40']) aim(300, `${rekap} REKAP, a year`)
}
