/**
 * Recaps and balances of drawer and bank that read closed days' totals say what the journal says, however far the shops were closed:
 * random journals written past the ledger, closed by the close's own steps, against sums made here.
 */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL } from '#domain/report/filters.ts'
import type { TutupContext } from '#server/dokumen/tutup.ts'
import { writeJumlahHarian } from '#server/close/jumlah-harian.ts'
import { writeSaldoAkunHarian } from '#server/close/saldo-akun-harian.ts'
import { pemeriksaanHarian } from '#server/buku/harian.ts'
import { rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import type { Client } from '#test/tools/client.ts'
import { randomClose, tutupHari } from '#test/tools/hari-tutup.ts'
import { reportAt, request, type Asked } from '#test/tools/reports.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

/** The last is open. */
const HARI = ['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-14', '2025-01-15']
const KINI = HARI.at(-1)!
const TOKO = ['TK01', 'TK02'] as const
const [BCA, BRI] = ['1234567890', '777']

interface Row {
  kode_akun: '1101' | '1102' | '4101'
  no_rekening: string
  jenis_bayar: string
  jumlah: number
}
interface Jurnal {
  toko: (typeof TOKO)[number]
  hari: number
  kategori: string
  user_id: string
  baris: Row[]
}
const row: fc.Arbitrary<Row> = fc.record({
  kode_akun: fc.constantFrom('1101', '1102', '1102', '4101'),
  no_rekening: fc.constantFrom(BCA, BRI),
  jenis_bayar: fc.constantFrom('-', 'DEBET', 'CREDIT'),
  jumlah: fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((rp) => rp !== 0),
})
const jurnal: fc.Arbitrary<Jurnal> = fc.record({
  toko: fc.constantFrom('TK01', 'TK01', 'TK02'),
  hari: fc.nat(HARI.length - 1),
  kategori: fc.constantFrom('PENJUALAN', 'BATAL PENJUALAN', 'SALDO AWAL'),
  user_id: fc.constantFrom('KSR1', 'SPV1'),
  baris: fc.array(row, { minLength: 1, maxLength: 4 }),
})
const alive = fc.record({
  all: fc.array(jurnal, { minLength: 5, maxLength: 40, size: 'max' }),
  tutup: randomClose(4),
  rentang: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 2, maxLength: 4 }),
})

let server: TestServer
let owner: Client
let pemilik: pg.PoolClient
beforeAll(async () => {
  server = await startTestServer({ tanggal: KINI })
  owner = await server.client('OWN1')
  pemilik = await server.pemilik.connect()
  // Journals are written past the ledger: they need not come to nothing, and no document stands behind them.
  await pemilik.query('SET session_replication_role = replica')
})
afterAll(async () => {
  pemilik?.release(true)
  await server?.close()
})

const WRITE = `
WITH j AS (SELECT * FROM jsonb_to_recordset($1) AS j (no text, toko text, kategori text, user_id text, baris jsonb)),
kepala AS (
  INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id)
  SELECT toko, no, $2, now(), kategori, 'UJI', no, user_id FROM j RETURNING id, kode_toko, no_jurnal)
INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, no_rekening, jumlah, jenis_bayar)
SELECT k.kode_toko, k.id, d.kode_akun, CASE d.kode_akun WHEN '1102' THEN d.no_rekening ELSE '-' END, d.jumlah,
  d.jenis_bayar
FROM kepala k JOIN j ON j.no = k.no_jurnal,
  jsonb_to_recordset(j.baris) AS d (kode_akun text, no_rekening text, jumlah bigint, jenis_bayar text)`

/** The days one by one, as they went: what was posted, and the close. */
async function jalani({ all, tutup }: { all: Jurnal[]; tutup: Record<string, boolean[]> }): Promise<void> {
  for (const table of ['jurnal_detail', 'jurnal', 'tutup_toko', 'saldo_akun_harian', 'mutasi_uang_harian'])
    await pemilik.query(`DELETE FROM ${table}`)
  const bernomor = all.map((j, i) => ({ ...j, no: `U${i}` }))
  for (const [i, tgl] of HARI.entries()) {
    await pemilik.query(WRITE, [JSON.stringify(bernomor.filter((j) => j.hari === i)), tgl])
    await pemilik.query('UPDATE toko SET tgl_system = $1', [tgl])
    for (const toko of TOKO) if (tutup[toko]![i]) await tutupHari(server, pemilik, [toko, tgl], writeHari)
  }
}

async function writeHari(tutup: TutupContext): Promise<void> {
  await writeSaldoAkunHarian(tutup)
  await writeJumlahHarian(tutup)
}

type Gerak = Jurnal & Row
type Mana = (g: Gerak) => boolean
const CASH = { path: 'keuangan/report-cash', kode_akun: '1101', per: ['kategori'] } as const
const BANK = {
  path: 'keuangan/report-non-cash',
  kode_akun: '1102',
  per: ['no_rekening', 'kategori'],
} as const
type Laporan = typeof CASH | typeof BANK

const DIMINTA: [Laporan, Asked, Mana][] = [
  [CASH, {}, () => true],
  [CASH, { kategori: 'PENJUALAN' }, (g) => g.kategori === 'PENJUALAN'],
  [CASH, { user_id: 'SPV1' }, (g) => g.user_id === 'SPV1'],
  [BANK, {}, () => true],
  [BANK, { no_rekening: BRI }, (g) => g.no_rekening === BRI],
  [BANK, { jenis: 'DEBET' }, (g) => g.jenis_bayar === 'DEBET'],
  [
    BANK,
    { jenis: '-', kategori: 'SALDO AWAL', user_id: 'KSR1' },
    (g) => g.jenis_bayar === '-' && g.kategori === 'SALDO AWAL' && g.user_id === 'KSR1',
  ],
]

const jumlah = (gerak: readonly Gerak[], nilai: (g: Gerak) => number) =>
  gerak.reduce((n, g) => n + nilai(g), 0)
const masuk = (g: Gerak) => Math.max(g.jumlah, 0)
const keluar = (g: Gerak) => Math.max(0 - g.jumlah, 0)

function rekap(gerak: Gerak[], per: Laporan['per']) {
  const kunci = (g: Gerak) => JSON.stringify(per.map((nama) => g[nama as 'kategori']))
  return [...new Set(gerak.map(kunci))].toSorted().map((key) => {
    const satu = gerak.filter((g) => kunci(g) === key)
    const [datang, pergi] = [jumlah(satu, masuk), jumlah(satu, keluar)]
    const nilai = JSON.parse(key) as string[]
    return [...nilai, satu.length, datang, pergi, datang - pergi]
  })
}

/**
 * Computes from the journal the balance before the days and the moves on them. A drawer always has a row, an account
 * where there was anything.
 */
function saldo(all: Gerak[], { kode_akun }: Laporan, awal: string, akhir: string, rekening: string) {
  const milik = all.filter((g) => g.kode_akun === kode_akun && HARI[g.hari]! <= akhir)
  const satu = (content: Gerak[]) => {
    const [lama, kini] = [
      content.filter((g) => HARI[g.hari]! < awal),
      content.filter((g) => HARI[g.hari]! >= awal),
    ]
    const mula = jumlah(lama, (g) => g.jumlah)
    return [mula, jumlah(kini, masuk), jumlah(kini, keluar), mula + jumlah(kini, (g) => g.jumlah)]
  }
  if (kode_akun === '1101') return [satu(milik)]
  return [BCA, BRI]
    .filter((no) => rekening === ALL || no === rekening)
    .map((no) => [no, ...satu(milik.filter((g) => g.no_rekening === no))])
    .filter(([, ...numbers]) => numbers.some((n) => n !== 0))
}

async function dijawab({ path, per }: Laporan, asked: Asked, hari: Asked) {
  const all = { kategori: ALL, user_id: ALL, ...(path === BANK.path && { jenis: ALL, no_rekening: ALL }) }
  const { status, data, saldo } = await request(owner, reportAt(path), {
    type: 'REKAP',
    ...all,
    ...asked,
    ...hari,
  })
  expect([path, status]).toEqual([path, 200])
  return {
    rekap: (data as Record<string, unknown>[]).map((row) =>
      [...per, 'qty', 'masuk', 'keluar', 'selisih'].map((nama) => row[nama]),
    ),
    saldo: (saldo as Record<string, unknown>[]).map((row) =>
      [...(path === BANK.path ? ['no_rekening'] : []), 'saldo_awal', 'masuk', 'keluar', 'saldo_akhir'].map(
        (nama) => row[nama],
      ),
    ),
  }
}

/**
 * Names the checks that find a difference: between the totals of closed days and their rows, and in the balances that
 * days began with.
 */
const selisih = async (): Promise<string[]> => {
  const diuji = pemeriksaanHarian.filter((p) =>
    ['mutasi uang harian = baris', 'saldo akun harian berantai'].includes(p.nama),
  )
  expect(diuji).toHaveLength(2)
  const found = await Promise.all(
    diuji.map(async (p) => ((await inDatabase(server, p.selisih.text)).length ? p.nama : '')),
  )
  return found.filter((nama) => nama !== '')
}

test(
  'every recap and balance of drawer and bank is the journal; so do the books say, and the migration',
  { timeout: sabar(300_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(alive, async ({ all, tutup, rentang }) => {
        await jalani({ all, tutup })
        const gerak: Gerak[] = all
          .filter((j) => j.toko === 'TK01')
          .flatMap((j) => j.baris.map((b) => ({ ...j, ...b })))
        const periksa = async (): Promise<void> => {
          for (const [a, b] of rentang)
            for (const [laporan, asked, mana] of DIMINTA) {
              const [tgl_from, tgl_to] = [HARI[Math.min(a, b)]!, HARI[Math.max(a, b)]!]
              const dalam = gerak.filter(
                (g) =>
                  g.kode_akun === laporan.kode_akun &&
                  HARI[g.hari]! >= tgl_from &&
                  HARI[g.hari]! <= tgl_to &&
                  mana(g),
              )
              expect([asked, await dijawab(laporan, asked, { tgl_from, tgl_to })]).toEqual([
                asked,
                {
                  rekap: rekap(dalam, laporan.per),
                  saldo: saldo(gerak, laporan, tgl_from, tgl_to, asked['no_rekening'] ?? ALL),
                },
              ])
            }
        }
        await periksa()
        expect(await selisih()).toEqual([])

        await pemilik.query('DELETE FROM mutasi_uang_harian')
        await pemilik.query(MIGRATION.slice(MIGRATION.indexOf('INSERT INTO')))
        expect(await selisih()).toEqual([])
        await periksa()
      }),
      { numRuns: rounds(10, 25) },
    )
  },
)

const MIGRATION = readFileSync(
  new URL('../db/migrations/0122-mutasi-uang-harian.sql', import.meta.url),
  'utf8',
)
