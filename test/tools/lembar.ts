/**
 * The day's sheet (R49) held against the ledger: every amount on it beside what the rows of the journal, the stock ledger, gifts and
 * points come to, summed here in other words than the server's (DOMAIN §H.1-22).
 */
import { expect } from 'vitest'
import { inDatabase } from './ask.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server.ts'

type Row = Record<string, number | string | null>
export interface Lembar {
  tanggal: string
  versi: number
  ditutup: { selesai: string; user_id: string; hash: string } | null
  isi: Record<string, Row[] | null>
}

export const readSheet = async (client: Client, tanggal: string): Promise<Lembar> =>
  (await client.request('GET', `eod/report?tanggal=${tanggal}`)).data as Lembar

const mg = (gram: unknown): number => Math.round(Number(gram) * 1000)

/** Figures of the sheet or of the books, by name. */
type Figure = Record<string, number>

/** The figures of the sheet. */
function diLembar({ isi: content }: Lembar): Figure {
  const rows = (nama: string) => content[nama] ?? []
  const sum = (nama: string, column: string, as: (value: unknown) => number = Number) =>
    rows(nama).reduce((n, row) => n + as(row[column] ?? 0), 0)
  const saldo = (nama: string) => sum(nama, 'awal') + sum(nama, 'masuk') - sum(nama, 'keluar')
  const number: Figure = {
    'penjualan rupiah': sum('penjualan', 'harga_total'),
    'penjualan bagian-bagiannya':
      sum('penjualan', 'harga_jual') + sum('penjualan', 'ongkos') + sum('penjualan', 'harga_atribut'),
    'penjualan ongkos': sum('penjualan', 'ongkos'),
    'penjualan qty': sum('penjualan', 'qty'),
    'penjualan mg': sum('penjualan', 'berat', mg),
    'batal penjualan rupiah': sum('batal_penjualan', 'harga_total'),
    'batal penjualan mg': sum('batal_penjualan', 'berat', mg),
    'batal penjualan satu per satu': sum('batal', 'harga_total'),
    'pembelian rupiah': sum('pembelian', 'harga'),
    'pembelian mg': sum('pembelian', 'berat', mg),
    'batal pembelian rupiah': sum('batal_pembelian', 'harga'),
    'tukar beli': sum('tukar', 'beli'),
    'tukar jual': sum('tukar', 'jual'),
    'tukar uang': sum('tukar', 'uang'),
    'kas akhir': saldo('kas'),
    'kas masuk': sum('kas', 'masuk'),
    'kas keluar': sum('kas', 'keluar'),
    'titipan akhir': saldo('titipan'),
    'pesanan akhir': saldo('pesanan'),
    'service akhir': saldo('service'),
    'service pendapatan': sum('service', 'pendapatan'),
    'hutang akhir': saldo('hutang'),
    'hutang bunga': sum('hutang', 'bunga'),
    'belum selesai dokumen': sum('outstanding', 'dokumen'),
    'stok awal pcs': sum('stok', 'awal'),
    'stok akhir pcs': sum('stok', 'akhir'),
    'stok masuk kurang keluar pcs': sum('stok', 'masuk') - sum('stok', 'keluar'),
    'stok awal mg': sum('stok', 'berat_awal', mg),
    'stok akhir mg': sum('stok', 'berat_akhir', mg),
    'stok masuk kurang keluar mg': sum('stok', 'berat_masuk', mg) - sum('stok', 'berat_keluar', mg),
    'murni per gudang': sum('stok_24k', 'halus'),
    'murni per group': sum('stok_kadar', 'halus'),
    'murni mg per group': sum('stok_kadar', 'berat', mg),
    'bukan emas mg per group': sum('stok_bukan_emas', 'berat', mg),
    'diserahkan rupiah': sum('serah', 'harga_total'),
    'barang customer mg':
      sum('barang_customer', 'berat_masuk', mg) - sum('barang_customer', 'berat_keluar', mg),
    'batal semua': sum('batal_dokumen', 'nilai'),
    otorisasi: sum('otorisasi', 'ok') + sum('otorisasi', 'gagal'),
    'hadiah nilai': sum('hadiah', 'nilai'),
    'hadiah stok': sum('hadiah', 'masuk') - sum('hadiah', 'keluar'),
    kupon: sum('kupon', 'terbit'),
    poin: sum('poin', 'masuk') - sum('poin', 'keluar'),
    'baki ditimbang mg': sum('status_timbang', 'berat_timbang', mg),
  }
  for (const { no_rekening } of rows('bank')) {
    const milik = rows('bank').filter((row) => row['no_rekening'] === no_rekening)
    number[`bank ${String(no_rekening).split(' ').at(-1)}`] = milik.reduce(
      (n, row) => n + Number(row['awal']) + Number(row['masuk']) - Number(row['keluar']),
      0,
    )
  }
  for (const row of rows('stok')) number[`stok ${row['kode_gudang']} mg`] = mg(row['berat_akhir'])
  return number
}

const HARI = `j.kode_toko = $1 AND j.tanggal = $2`
const uang = (akun: string, dan = 'true'): string =>
  `SELECT COALESCE(sum(d.jumlah), 0) FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE ${HARI} AND d.kode_akun IN (${akun}) AND ${dan}`
const saldo = (akun: string): string =>
  `SELECT COALESCE(sum(d.jumlah), 0) FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal <= $2 AND d.kode_akun = '${akun}'`
const PENDAPATAN = `'4101', '4102', '4103'`
/** SQL for the PPN inside the prices that contain it: of lines sold or cancelled that day. */
const ppnDalam = (kategori: string): string =>
  `SELECT COALESCE(sum(d.jumlah), 0)
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     JOIN faktur_group f ON f.no_faktur_group = j.ref_no
   WHERE ${HARI} AND d.kode_akun = '2104' AND j.kategori IN (${kategori}) AND f.ppn_mode = 'INCLUDE'`
const stok = (ukuran: 'qty' | 'berat', dan = 'true'): string =>
  `SELECT COALESCE(sum(m.${ukuran}), 0) FROM mutasi_stok m
   WHERE m.kode_toko = $1 AND m.tanggal <= $2 AND m.lokasi NOT LIKE 'V:%' AND m.pemilik = 'TOKO' AND ${dan}`
const customer = (ukuran: 'qty' | 'berat', kode: string): string =>
  `SELECT COALESCE(sum(m.${ukuran}), 0) FROM mutasi_stok m
   WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.lokasi = 'V:CUSTOMER' AND m.kode_mutasi = '${kode}'
     AND m.ref_type <> 'LEBUR KELUAR'`
const JUAL = `j.kategori IN ('PENJUALAN', 'TUKAR')`
const BATAL_JUAL = `j.kategori IN ('BATAL PENJUALAN', 'BATAL TUKAR')`
const AWAL = `(m.tanggal < $2 OR m.kode_mutasi = 'M01')`
/** SQL condition on the group's status_gold: as it was when that day was closed, else as it is. */
const JENIS = (status_gold: string): string =>
  `COALESCE((
       SELECT h.status_gold FROM grup_harian h
       WHERE h.kode_toko = $1 AND h.tanggal = $2 AND h.kode_group = m.kode_group),
     (
       SELECT k.status_gold FROM grup g JOIN kategori k USING (kode_kategori)
       WHERE g.kode_group = m.kode_group)) = '${status_gold}'`
const HALUS = `SELECT COALESCE(sum(m.berat::numeric * COALESCE((
            SELECT max(s.kadar) FROM stok_harian s
            WHERE s.kode_toko = $1 AND s.tanggal = $2 AND s.kode_group = m.kode_group), g.kadar)), 0)
  FROM mutasi_stok m JOIN grup g USING (kode_group)
  WHERE m.kode_toko = $1 AND m.tanggal <= $2 AND m.lokasi NOT LIKE 'V:%' AND m.pemilik = 'TOKO'
    AND ${JENIS('GOLD')}`

/** The same from the rows that were posted. */
const BUKU: Record<string, string> = {
  'penjualan rupiah': `SELECT -(${uang(PENDAPATAN, JUAL)}) - (${ppnDalam(`'PENJUALAN', 'TUKAR'`)})`,
  'penjualan bagian-bagiannya': `SELECT -(${uang(PENDAPATAN, JUAL)}) - (${ppnDalam(`'PENJUALAN', 'TUKAR'`)})`,
  'penjualan ongkos': `SELECT -(${uang(`'4102'`, JUAL)})`,
  'penjualan qty': customer('qty', 'M03'),
  'penjualan mg': customer('berat', 'M03'),
  'batal penjualan rupiah': `SELECT (${uang(PENDAPATAN, BATAL_JUAL)})
        + (${ppnDalam(`'BATAL PENJUALAN', 'BATAL TUKAR'`)})`,
  'batal penjualan mg': `SELECT -(${customer('berat', 'M04')})`,
  'batal penjualan satu per satu': `SELECT (${uang(PENDAPATAN, BATAL_JUAL)})
        + (${ppnDalam(`'BATAL PENJUALAN', 'BATAL TUKAR'`)})`,
  'pembelian rupiah': uang(`'5101'`, `j.kategori IN ('PEMBELIAN', 'TUKAR', 'HUTANG SERAH BARANG')`),
  'pembelian mg': `SELECT -(${customer('berat', 'M07')})`,
  'batal pembelian rupiah': `SELECT
        -(${uang(`'5101'`, `j.kategori IN ('BATAL PEMBELIAN', 'BATAL TUKAR', 'BATAL SERAH BARANG')`)})`,
  'tukar beli': uang(`'5101'`, `j.kategori IN ('TUKAR', 'BATAL TUKAR')`),
  'tukar jual': `SELECT -(${uang(PENDAPATAN, `j.kategori IN ('TUKAR', 'BATAL TUKAR')`)})`,
  'tukar uang': uang(`'1101', '1102'`, `j.kategori IN ('TUKAR', 'BATAL TUKAR')`),
  'kas akhir': saldo('1101'),
  'kas masuk': uang(`'1101'`, 'd.jumlah > 0'),
  'kas keluar': `SELECT -(${uang(`'1101'`, 'd.jumlah < 0')})`,
  'titipan akhir': `SELECT -(${saldo('2101')})`,
  'pesanan akhir': `SELECT -(${saldo('2102')})`,
  'service akhir': `SELECT -(${saldo('2103')})`,
  'service pendapatan': `SELECT -(${uang(`'4104'`)})`,
  'hutang akhir': saldo('1201'),
  'hutang bunga': `SELECT -(${uang(`'4105'`)})`,
  'belum selesai dokumen': `SELECT count(*)
    FROM (
        SELECT d.sub_ref FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
        WHERE j.kode_toko = $1 AND j.tanggal <= $2 AND d.kode_akun IN ('1201', '2101', '2102', '2103')
        GROUP BY d.kode_akun, d.sub_ref HAVING sum(d.jumlah) <> 0) s`,
  'stok awal pcs': stok('qty', AWAL),
  'stok akhir pcs': stok('qty'),
  'stok masuk kurang keluar pcs': stok('qty', `NOT ${AWAL}`),
  'stok awal mg': stok('berat', AWAL),
  'stok akhir mg': stok('berat'),
  'stok masuk kurang keluar mg': stok('berat', `NOT ${AWAL}`),
  'murni per gudang': HALUS,
  'murni per group': HALUS,
  'murni mg per group': stok('berat', JENIS('GOLD')),
  'bukan emas mg per group': stok('berat', JENIS('NONGOLD')),
  'diserahkan rupiah': `SELECT COALESCE(sum(-m.qty * d.harga_total), 0)
    FROM mutasi_stok m JOIN jual_detail d ON d.no_faktur_jual = m.ref_line
    WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.kode_mutasi IN ('M03', 'M04')
      AND m.lokasi IN ('TITIP/TITIP', 'PESANAN/PESANAN')`,
  'barang customer mg': `SELECT -COALESCE(sum(m.berat), 0) FROM mutasi_stok m
    WHERE m.kode_toko = $1 AND m.tanggal = $2 AND m.lokasi = 'V:CUSTOMER' AND m.kode_mutasi IN ('M22', 'M23')`,
  'batal semua': `SELECT COALESCE(sum(d.jumlah), 0) FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
    WHERE ${HARI} AND j.kategori LIKE '%BATAL%' AND d.jumlah > 0`,
  otorisasi: `SELECT count(*) FROM otorisasi j WHERE j.kode_toko = $1 AND j.tgl_system = $2`,
  'hadiah nilai': uang(`'1402'`),
  'hadiah stok': `SELECT COALESCE(sum(stock_in - stock_out), 0) FROM mutasi_hadiah j WHERE ${HARI}`,
  kupon: `SELECT count(*) FROM kupon k JOIN jual_detail d USING (no_faktur_jual)
    WHERE k.kode_toko = $1 AND d.tgl_system <= $2
      AND EXISTS (
        SELECT FROM jurnal j
        WHERE ${HARI} AND j.kategori IN ('PENJUALAN', 'TUKAR') AND j.ref_no = d.no_faktur_group)`,
  poin: `SELECT COALESCE(sum(poin), 0) FROM mutasi_poin WHERE kode_toko = $1 AND tgl_trx = $2`,
  'baki ditimbang mg': `SELECT COALESCE(sum(berat_timbang), 0) FROM timbang_baki t
    WHERE kode_toko = $1 AND tgl_system = $2
      AND NOT EXISTS (
        SELECT FROM timbang_baki l
        WHERE l.kode_toko = $1 AND l.tgl_system = $2 AND l.kode_baki = t.kode_baki AND l.id > t.id)`,
}

/** Lists where the sheet and the ledger differ: [figure, on the sheet, in the books]. */
export async function bedaLembar(
  server: TestServer,
  client: Client,
  tanggal: string,
  kode_toko = 'TK01',
): Promise<[string, number, number][]> {
  const lembar = diLembar(await readSheet(client, tanggal))
  const names = Object.keys(BUKU)
  const [row] = await inDatabase<Record<string, number>>(
    server,
    `SELECT ${names.map((name, i) => `(${BUKU[name]})::numeric AS n${i}`).join(', ')}, $1::text, $2::date`,
    [kode_toko, tanggal],
  )
  const buku: Figure = Object.fromEntries(names.map((name, i) => [name, Number(row![`n${i}`])]))
  for (const { nama, nilai } of await inDatabase<{ nama: string; nilai: number }>(
    server,
    `SELECT 'bank ' || d.no_rekening AS nama, sum(d.jumlah)::bigint AS nilai
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = $1 AND j.tanggal <= $2 AND d.kode_akun = '1102' GROUP BY 1
     UNION ALL
     SELECT 'stok ' || split_part(m.lokasi, '/', 1) || ' mg', sum(m.berat)::bigint FROM mutasi_stok m
     WHERE m.kode_toko = $1 AND m.tanggal <= $2 AND m.lokasi NOT LIKE 'V:%' AND m.pemilik = 'TOKO' GROUP BY 1`,
    [kode_toko, tanggal],
  ))
    buku[nama] = Number(nilai)
  return [...new Set([...Object.keys(lembar), ...Object.keys(buku)])].flatMap((name) =>
    // -0 is 0.
    (lembar[name] ?? 0) === (buku[name] ?? 0)
      ? []
      : [[name, lembar[name] ?? 0, buku[name] ?? 0] as [string, number, number]],
  )
}

/** Every amount of the sheet is what the ledger has (DOMAIN §H.1-22). */
export const expectLembarAgrees = async (
  server: TestServer,
  client: Client,
  tanggal: string,
): Promise<void> =>
  expect({ tanggal, beda: await bedaLembar(server, client, tanggal) }).toEqual({ tanggal, beda: [] })
