/**
 * Orders and repairs as rows alone, for those who only read them: in any state, without the pieces, gold and money behind them.
 * No posting made them, so they are taken away again before the books are looked at (`deleteWritten`).
 */
import { inDatabase } from './ask.ts'
import type { TestServer } from './server.ts'

type Row = Record<string, unknown>

async function write(server: TestServer, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  await inDatabase(
    server,
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  )
}

interface WrittenPesanan extends Row {
  no_pesanan: string
  kode_toko?: string
  /** Of each thing that was ordered. */
  barang?: readonly Row[]
  dp?: readonly number[]
}

const JAM = '2025-01-15 10:00+07'

/** In state OPEN, of 15 January, by nobody, when nothing else is said. */
export async function writePesanan(
  server: TestServer,
  { no_pesanan, kode_toko = 'TK01', barang = [{}], dp = [], ...kepala }: WrittenPesanan,
): Promise<string> {
  await write(server, 'pesanan', {
    no_pesanan,
    kode_toko,
    tgl_system: '2025-01-15',
    jam: JAM,
    kode_sales: 'S01',
    nama_customer: 'IBU PESAN',
    no_hp: '081299990000',
    estimasi_tanggal: '2025-01-20',
    input_by: 'SLS1',
    id_trx: `tertulis ${no_pesanan}`,
    ...kepala,
  })
  for (const [i, content] of barang.entries())
    await write(server, 'pesanan_detail', {
      no_pesanan,
      no: i + 1,
      kode_toko,
      kode_group: 'G700',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN PESANAN',
      kadar: 700_000,
      kadar_cetak: '16K',
      perkiraan_berat: 4_000,
      mengikat: true,
      harga_gram: 1_150_000,
      harga_min_gram: 1_100_000,
      harga_max_gram: 1_300_000,
      harga_jual: 4_600_000,
      ongkos: 300_000,
      ...content,
    })
  for (const [i, total] of dp.entries())
    await write(server, 'setoran', {
      no_setoran: `${no_pesanan}-${i + 1}`,
      kode_toko,
      ref_type: 'PESANAN',
      ref_no: no_pesanan,
      urut: i + 1,
      jenis: 'DP',
      tgl_system: '2025-01-15',
      jam: JAM,
      total,
      input_by: 'SLS1',
      id_trx: `tertulis ${no_pesanan}-${i + 1}`,
    })
  return no_pesanan
}

interface WrittenService extends Row {
  no_faktur_service: string
  kode_toko?: string
}

/** Writes a repair of a single ring, MASUK on 15 January when nothing else is said. */
export async function writeService(
  server: TestServer,
  { no_faktur_service, kode_toko = 'TK01', ...kepala }: WrittenService,
): Promise<string> {
  await write(server, 'service', {
    no_faktur_service,
    kode_toko,
    tgl_system: '2025-01-15',
    jam: JAM,
    kode_sales: 'S01',
    nama_customer: 'IBU SERVICE',
    no_hp: '081299990000',
    estimasi_tanggal: '2025-01-20',
    input_by: 'SLS1',
    id_trx: `tertulis ${no_faktur_service}`,
    ...kepala,
  })
  await write(server, 'service_detail', {
    no_faktur_service,
    no: 1,
    kode_toko,
    nama_barang: 'CINCIN PATAH',
    jumlah: 1,
    jenis_service: 'PATRI',
    berat_terima: 2_000,
    ongkos: 50_000,
  })
  return no_faktur_service
}

/** All that was written so. */
export async function deleteWritten(server: TestServer): Promise<void> {
  const [pesanan, service] = ['pesanan', 'service'].map((table) => `${table} WHERE id_trx LIKE 'tertulis %'`)
  await inDatabase(
    server,
    `WITH a AS (DELETE FROM setoran WHERE id_trx LIKE 'tertulis %'),
       b AS (DELETE FROM pesanan_detail WHERE no_pesanan IN (SELECT no_pesanan FROM ${pesanan})),
       c AS (DELETE FROM service_detail WHERE no_faktur_service IN (SELECT no_faktur_service FROM ${service}))
     SELECT 1`,
  )
  await inDatabase(server, `WITH a AS (DELETE FROM ${pesanan}) DELETE FROM ${service}`)
}
