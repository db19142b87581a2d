/**
 * Recaps and months that read closed days' totals say what the lines say, whatever was cancelled when and however far the shops were
 * closed: random days written past the till, closed by the close's own step, against sums made here by the rule of the reports: a line
 * counts in a period that holds its day, unless it was cancelled until the period's end (DOMAIN §H.1-22).
 */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL } from '#domain/report/filters.ts'
import { layoutOf } from '#domain/report.ts'
import { hargaPerGram } from '#domain/rules/rata-rata.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import { writeJumlahHarian } from '#server/close/jumlah-harian.ts'
import { ALL_JUMLAH } from '#server/ledger/jumlah-harian.ts'
import { pemeriksaanHarian } from '#server/buku/harian.ts'
import { rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import { randomClose, tutupHari } from '#test/tools/hari-tutup.ts'
import { decoded, reportAt, request, type Asked } from '#test/tools/reports.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

/** Of two years, with ends of months among them; the last is open. */
const HARI = [
  '2024-11-29',
  '2024-11-30',
  '2024-12-01',
  '2024-12-31',
  '2025-01-01',
  '2025-01-14',
  '2025-01-15',
]
const KINI = HARI.at(-1)!
const TOKO = ['TK01', 'TK02'] as const

interface Row {
  toko: (typeof TOKO)[number]
  jual: boolean
  hari: number
  /** Days after which it is cancelled; null: never. */
  batal: number | null
  /** Cancelled before anybody validated it: it never counted. */
  ditolak: boolean
  kode_group: string
  kode_sales: string
  kode_dept: string
  status_gold: string
  kondisi: string
  titipan: boolean
  ppn_mode: 'OFF' | 'INCLUDE' | 'EXCLUDE'
  berat: Milligram
  harga: Rupiah
  premi: Rupiah
}
const row: fc.Arbitrary<Row> = fc.record({
  toko: fc.constantFrom('TK01', 'TK01', 'TK02'),
  jual: fc.boolean(),
  hari: fc.nat(HARI.length - 1),
  batal: fc.option(fc.nat(3), { freq: 2 }),
  ditolak: fc.constantFrom(false, false, false, true),
  kode_group: fc.constantFrom('G375', 'G700'),
  kode_sales: fc.constantFrom('S01', 'S02'),
  kode_dept: fc.constantFrom('CINCIN', 'GELANG'),
  status_gold: fc.constantFrom('GOLD', 'GOLD', 'NONGOLD'),
  kondisi: fc.constantFrom('MULUS', 'PATAH'),
  titipan: fc.boolean(),
  ppn_mode: fc.constantFrom('OFF', 'INCLUDE', 'EXCLUDE'),
  berat: fc.integer({ min: 1, max: 50_000 }) as fc.Arbitrary<Milligram>,
  harga: fc.integer({ min: 0, max: 90_000_000 }) as fc.Arbitrary<Rupiah>,
  premi: fc.constantFrom(0, 0, 3_500) as fc.Arbitrary<Rupiah>,
})
const alive = fc.record({
  all: fc.array(row, { minLength: 10, maxLength: 60, size: 'max' }),
  tutup: randomClose(6),
  rentang: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 2, maxLength: 4 }),
})

/** Values of a line, as the tables have them. */
const ongkos = (b: Row) => b.berat % 70_001
const berat_customer = (b: Row) => b.berat % 7
const ppn = (b: Row) => (b.ppn_mode === 'OFF' ? 0 : b.harga % 9_973)
const nota = (b: Row) => b.harga + 11
const dibatalkan = (b: Row) => (b.batal === null || b.ditolak ? null : Math.min(b.hari + b.batal, 6))

let server: TestServer
let owner: Client
let pemilik: pg.PoolClient
beforeAll(async () => {
  server = await startTestServer({ tanggal: KINI })
  owner = await server.client('OWN1')
  pemilik = await server.pemilik.connect()
  await inDatabase(
    server,
    `INSERT INTO sales (kode_toko, kode_sales, nama_sales) VALUES ('TK02', 'S02', 'WATI')`,
  )
  // Days are written past the till: no piece, no journal stands behind a line.
  await pemilik.query('SET session_replication_role = replica')
})
afterAll(async () => {
  pemilik?.release(true)
  await server?.close()
})

const LAHIR = `
WITH b AS (
    SELECT *
    FROM jsonb_to_recordset($1) AS b (no text, jual boolean, toko text, tgl date, kode_group text,
        kode_sales text, kode_dept text, status_gold text, kondisi text, titipan boolean, ppn_mode text,
        berat bigint, berat_customer bigint, harga bigint, ongkos bigint, ppn bigint, nota bigint,
        bayar bigint, ditolak boolean)),
kepala AS (
  INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam,
      kode_sales, nama_customer, total_jual, total_bayar, status_valid, input_by, valid_by, valid_at,
      batal_by, alasan_batal, ppn_mode, id_trx)
  SELECT no, toko, no, CASE WHEN jual THEN 'JUAL' ELSE 'BELI' END, tgl, now(), kode_sales, 'UJI',
    CASE WHEN jual THEN harga + ongkos + nota ELSE 0 END, bayar,
    CASE WHEN ditolak THEN 'CANC' ELSE 'DONE' END, 'U', CASE WHEN NOT ditolak THEN 'U' END, now(), 'U', 'U',
    ppn_mode, no FROM b),
bayar AS (
  INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal)
  SELECT toko, 'PENJUALAN', no, 1, 'MASUK', 'CASH', bayar FROM b WHERE jual),
jual AS (
  INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system,
      kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang, kadar,
      kadar_cetak, berat_awal, berat, berat_customer, nama_atribut, berat_atribut, harga_gram, harga_min,
      harga_max, harga_jual, ongkos, harga_atribut, ppn_rp, status_gold, no_titip_group, status_valid,
      input_by, jam)
  SELECT no || '-01', toko, no, 1, '-', tgl, kode_sales, -no::bigint, no, 'TOKO', 'A1', kode_group, kode_dept,
    'UJI', 375000, '9K', berat, berat, least(berat_customer, berat), '-', 0, 1, 1, 1, harga, ongkos, nota,
    ppn, status_gold, CASE WHEN titipan THEN 'TT' ELSE '-' END, CASE WHEN ditolak THEN 'CANC' ELSE 'DONE' END,
    'U', now() FROM b WHERE jual)
INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system, kode_sales, kode_group,
    kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat, harga_nota, basis_rp, harga, harga_rata,
    kondisi, status_gold, status_valid, input_by, jam)
SELECT no || '-01', toko, no, 1, tgl, kode_sales, kode_group, kode_dept, 'UJI', 375000, '9K', berat + 5,
  berat, nota, 0, harga, 0, kondisi, status_gold, CASE WHEN ditolak THEN 'CANC' ELSE 'DONE' END, 'U', now()
FROM b WHERE NOT jual`
const BATAL = {
  jual: [
    `UPDATE jual_detail SET status_kembali = 'CANC' WHERE no_faktur_group = ANY ($1)`,
    `INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode,
         nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id, otorisasi_id)
     SELECT kode_toko, $2, now(), no_faktur_group, no_faktur_jual, '-', '-', berat, harga_total, '-', 0, '-',
       'U', '-' FROM jual_detail WHERE no_faktur_group = ANY ($1)`,
  ],
  beli: [
    `UPDATE beli_detail SET status_valid = 'CANC' WHERE no_faktur_group = ANY ($1)`,
    `INSERT INTO beli_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_beli, kode_barcode,
         nama_barang, berat, harga, kembali, kembali_rp, alasan, user_id, otorisasi_id)
     SELECT kode_toko, $2, now(), no_faktur_group, no_faktur_beli, '-', '-', berat, harga, '-', 0, '-', 'U',
       '-' FROM beli_detail WHERE no_faktur_group = ANY ($1)`,
  ],
}

/** The days one by one, as they went: what was sold and bought, what was cancelled, and the close. */
async function jalani({ all, tutup }: { all: Row[]; tutup: Record<string, boolean[]> }): Promise<void> {
  for (const table of [
    'faktur_group',
    'jual_detail',
    'beli_detail',
    'jual_batal',
    'beli_batal',
    'pembayaran',
    'tutup_toko',
    ...ALL_JUMLAH,
  ])
    await pemilik.query(`DELETE FROM ${table}`)
  const bernomor = all.map((b, i) => ({ ...b, no: String(i + 1) }))
  for (const [i, tgl] of HARI.entries()) {
    const lahir = bernomor.filter((b) => b.hari === i)
    await pemilik.query(LAHIR, [
      JSON.stringify(
        lahir.map((b) => ({
          ...b,
          tgl,
          ongkos: ongkos(b),
          ppn: ppn(b),
          nota: nota(b),
          bayar: bayar(b),
          berat_customer: berat_customer(b),
        })),
      ),
    ])
    const gugur = bernomor.filter((b) => dibatalkan(b) === i)
    for (const [jenis, statements] of Object.entries(BATAL)) {
      const no = gugur.filter((b) => b.jual === (jenis === 'jual')).map((b) => b.no)
      await pemilik.query(statements[0]!, [no])
      await pemilik.query(statements[1]!, [no, tgl])
    }
    await pemilik.query('UPDATE toko SET tgl_system = $1', [tgl])
    for (const toko of TOKO)
      if (tutup[toko]![i]) await tutupHari(server, pemilik, [toko, tgl], writeJumlahHarian)
  }
  await pemilik.query(
    `UPDATE jual_detail SET premi_rp = 3500, status_premi = 'DONE', no_kas_premi = 'KK'
     WHERE no_faktur_group = ANY ($1) AND status_valid = 'DONE'`,
    [bernomor.filter((b) => b.premi > 0).map((b) => b.no)],
  )
}

interface Diminta {
  path: string
  asked: Asked
  /** The lines it speaks of, the names by which it groups them, and the figures it adds up. */
  jual: boolean
  mana?: (b: Row) => boolean
  per: (b: Row) => Record<string, string>
  number: Record<string, (b: Row) => number>
}
const total = (b: Row) => b.harga + ongkos(b) + nota(b)
/** The amount a customer paid for it. */
const bayar = (b: Row) => total(b) + (b.ppn_mode === 'EXCLUDE' ? ppn(b) : 0)
const jualNumbers = {
  qty: () => 1,
  berat: (b: Row) => b.berat,
  harga_jual: (b: Row) => b.harga,
  ongkos,
  harga_total: total,
}
const beliNumbers = {
  qty: () => 1,
  berat: (b: Row) => b.berat,
  harga_nota: nota,
  harga: (b: Row) => b.harga,
}
const sendiri = (b: Row) => b.toko === 'TK01'
const grup = (b: Row) => ({ kode_group: b.kode_group })
const sales = (b: Row) => ({ kode_sales: b.kode_sales })
const R16 = {
  path: 'penjualan/report',
  jual: true,
  per: grup,
  number: {
    ...jualNumbers,
    harga_atribut: nota,
    dpp: (b: Row) => total(b) - (b.ppn_mode === 'INCLUDE' ? ppn(b) : 0),
    ppn_rp: ppn,
  },
}
const R24 = {
  path: 'pembelian/report',
  jual: false,
  per: grup,
  number: { ...beliNumbers, berat_nota: (b: Row) => b.berat + 5 },
}
const REKAP = {
  type_laporan: 'REKAP',
  kode_sales: ALL,
  kode_group: ALL,
  kode_dept: ALL,
  status_gold: ALL,
  kind: ALL,
}
const BELI = { type_laporan: 'REKAP', kondisi: ALL, kode_group: ALL, kode_dept: ALL }

/** Reports of a period; those that a total answers, and those that go back to the lines. */
const PERIODE: Diminta[] = [
  { ...R16, asked: REKAP },
  {
    ...R16,
    asked: { ...REKAP, status_gold: 'GOLD', kind: 'TITIPAN' },
    mana: (b) => b.status_gold === 'GOLD' && b.titipan,
  },
  {
    ...R16,
    asked: { ...REKAP, kode_group: 'G700', kind: 'PENJUALAN' },
    mana: (b) => b.kode_group === 'G700' && !b.titipan,
  },
  {
    ...R16,
    asked: { ...REKAP, kode_sales: 'S02', status_gold: 'NONGOLD' },
    mana: (b) => b.kode_sales === 'S02' && b.status_gold === 'NONGOLD',
  },
  { ...R16, asked: { ...REKAP, kode_dept: 'CINCIN' }, mana: (b) => b.kode_dept === 'CINCIN' },
  {
    path: 'penjualan/report-sales',
    asked: { kode_sales: ALL },
    jual: true,
    per: sales,
    number: { ...jualNumbers, premi_dibayar: (b) => b.premi },
  },
  {
    path: 'pembelian/report-sales',
    asked: { kode_sales: ALL },
    jual: false,
    per: sales,
    number: { ...beliNumbers, selisih: (b) => nota(b) - b.harga },
  },
  { ...R24, asked: BELI },
  { ...R24, asked: { ...BELI, kode_group: 'G375' }, mana: (b) => b.kode_group === 'G375' },
  { ...R24, asked: { ...BELI, kondisi: 'PATAH' }, mana: (b) => b.kondisi === 'PATAH' },
]
const bulanan = (
  jual: boolean,
  path: string,
  asked: Asked,
  mana: (b: Row) => boolean,
  length: number,
): Diminta => ({
  path: `${jual ? 'penjualan' : 'pembelian'}/${path}`,
  asked,
  jual,
  mana,
  per: (b) => ({ tanggal: HARI[b.hari]!.slice(0, length) }),
  number: jual
    ? { qty: () => 1, berat: (b) => b.berat, harga: (b) => b.harga, ongkos, total }
    : { qty: () => 1, berat: (b) => b.berat, harga_nota: nota, harga_beli: (b) => b.harga },
})
const R47 = (jual: boolean): Diminta[] => {
  const tahun = { tgl_from: '2024-11', tgl_to: '2025-01', kategori: ALL }
  return [
    bulanan(jual, 'report-bulanan', { ...tahun, kode_toko: ALL }, sendiri, 7),
    bulanan(jual, 'report-bulanan', { ...tahun, kode_toko: 'TK02' }, (b) => b.toko === 'TK02', 7),
    bulanan(jual, 'report-bulanan-all', tahun, () => true, 7),
    bulanan(
      jual,
      'report-bulanan-all',
      { ...tahun, tgl_to: '2024-11', kategori: 'GOLD' },
      (b) => b.status_gold === 'GOLD',
      10,
    ),
  ]
}

/** Counts in a period that holds its day, unless it was cancelled until the period's end. */
const dalam = (b: Row, awal: string, akhir: string): boolean => {
  const batal = dibatalkan(b)
  return (
    !b.ditolak && HARI[b.hari]! >= awal && HARI[b.hari]! <= akhir && (batal === null || HARI[batal]! > akhir)
  )
}

function seharusnya(
  { jual, mana = () => true, per, number }: Diminta,
  all: Row[],
  awal: string,
  akhir: string,
) {
  const dihitung = all.filter((b) => b.jual === jual && mana(b) && dalam(b, awal, akhir))
  const jumlah = (content: Row[]) =>
    Object.fromEntries(
      Object.entries(number).map(([nama, nilai]) => [nama, content.reduce((sum, b) => sum + nilai(b), 0)]),
    )
  return [...new Set(dihitung.map((b) => JSON.stringify(per(b))))].toSorted().map((key) => ({
    ...(JSON.parse(key) as object),
    ...jumlah(dihitung.filter((b) => JSON.stringify(per(b)) === key)),
  }))
}

async function dijawab({ path, asked, per, number }: Diminta, hari: Asked) {
  const report = reportAt(path)
  const { status, data } = await request(owner, report, { ...asked, ...hari })
  expect([path, status]).toEqual([path, 200])
  const columns = layoutOf(report, { ...asked, ...hari })[1].columns
  const kunci = [...Object.keys(per({ hari: 0 } as Row)), ...Object.keys(number)]
  return decoded(columns, data).map((row) => {
    if ('harga_rata' in row) expect(row['harga_rata']).toBe(rata(row))
    return Object.fromEntries(kunci.map((nama) => [nama, row[nama]]))
  })
}
const rata = (row: Record<string, unknown>) =>
  hargaPerGram((row['harga_jual'] ?? row['harga']) as Rupiah, row['berat'] as Milligram)

/** R18, which reads the notas and their payments, not their lines: what was paid for each. */
const dibayar = async (hari: Asked) => {
  const { data } = await request(owner, reportAt('penjualan/report-bayar'), {
    jenis: ALL,
    nama_bank: ALL,
    ...hari,
  })
  return (data as { no_faktur_group: string; nominal: number }[])
    .map((row) => [row.no_faktur_group, row.nominal])
    .toSorted()
}

/** The dashboard's months: each is what stood at its end. */
const BULAN = ['2024-11', '2024-12', '2025-01'] as const
const grafik = async (area: string) => {
  const { data } = await owner.request('GET', `${area}/chart?type=monthly`)
  return (data.series as { bulan: string; value: number }[])
    .filter((s) => s.bulan >= BULAN[0])
    .map((s) => s.value)
}

const selisih = async (): Promise<string[]> =>
  (
    await Promise.all(
      pemeriksaanHarian.map(async (p) => ((await inDatabase(server, p.selisih.text)).length ? p.nama : '')),
    )
  ).filter((nama) => nama.endsWith('= baris'))

test(
  'every recap and month is the sum of its lines; so do the books say, and the migration',
  { timeout: sabar(300_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(alive, async ({ all, tutup, rentang }) => {
        await jalani({ all, tutup })
        for (const [a, b] of rentang) {
          const [tgl_awal, tgl_akhir] = [HARI[Math.min(a, b)]!, HARI[Math.max(a, b)]!]
          for (const diminta of PERIODE)
            expect([diminta.asked, await dijawab(diminta, { tgl_awal, tgl_akhir })]).toEqual([
              diminta.asked,
              seharusnya(diminta, all.filter(sendiri), tgl_awal, tgl_akhir),
            ])
          expect(await dibayar({ tgl_awal, tgl_akhir })).toEqual(
            all
              .flatMap((b, i) =>
                b.jual && sendiri(b) && dalam(b, tgl_awal, tgl_akhir) ? [[String(i + 1), bayar(b)]] : [],
              )
              .toSorted(),
          )
        }
        for (const diminta of [...R47(true), ...R47(false)])
          expect([diminta, await dijawab(diminta, {})]).toEqual([
            diminta,
            seharusnya(diminta, all, `${diminta.asked['tgl_from']}-01`, `${diminta.asked['tgl_to']}-31`),
          ])
        for (const [area, jual] of [
          ['penjualan', true],
          ['pembelian', false],
        ] as const)
          expect(await grafik(area)).toEqual(
            BULAN.map((bulan) =>
              all
                .filter((b) => sendiri(b) && b.jual === jual && dalam(b, `${bulan}-01`, `${bulan}-31`))
                .reduce((sum, b) => sum + (jual ? total(b) : b.harga), 0),
            ),
          )
        expect(await selisih()).toEqual([])

        for (const table of ALL_JUMLAH) await pemilik.query(`DELETE FROM ${table}`)
        await pemilik.query(MIGRATION.slice(MIGRATION.indexOf('DO $$')))
        expect(await selisih()).toEqual([])
      }),
      { numRuns: rounds(8, 25) },
    )
  },
)

const MIGRATION = readFileSync(
  new URL('../db/migrations/0116-hari-dijumlah-sekali.sql', import.meta.url),
  'utf8',
)
