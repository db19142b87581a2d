/** The books of a history: its pieces and their movements, its journal, what requests, sessions and otorisasi leave, and the balances. */
import type pg from 'pg'
import { KINDS, type Piece } from './pieces.ts'
import { BARCODE, HEADS, LINES, type Riwayat } from './riwayat-nota.ts'

/** Pieces in the trays. */
const STOK = ({ toko, stok, lines }: Riwayat): string =>
  `SELECT i, 'TK' || lpad((1 + i % ${toko})::text, 2, '0') AS kode_toko,
     (SELECT last_value FROM barang_id_seq) + 1 + i AS id, m.*,
     lpad((${BARCODE + 10} + ${lines} + i)::text, 8, '0') AS barcode, berat_stok AS berat
   FROM generate_series(0, ${stok - 1}) i JOIN macam m ON m.m = (i / ${toko}) % ${KINDS.length}`

const GERAK = (
  from: string,
  [kode, ref_type, ref_no, ref_line, tanggal]: readonly string[],
  [dari, ke]: readonly string[],
): string =>
  `INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, ref_line, barang_id,
       kode_barcode, kode_group, kode_dept, lokasi, qty, berat, user_id)
   SELECT kode_toko, ${tanggal}, ${tanggal} + time '09:00', '${kode}', '${ref_type}', ${ref_no}, ${ref_line},
     id, barcode, kode_group, kode_dept, g.lokasi, g.arah, g.arah * berat, 'OWN1'
   FROM (${from}) b CROSS JOIN LATERAL (VALUES (${dari}, -1), (${ke}, 1)) g (lokasi, arah)`

const COLUMN =
  'id, kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat, berat_awal, ongkos, kode_gudang, kode_baki, status, tgl_masuk'
const BARANG = (status: string, tgl: string): string =>
  `id, kode_toko, barcode, kode_group, kode_dept, kode_dept, kadar, kadar_cetak, berat, berat, ongkos, 'TOKO', kode_baki, '${status}', ${tgl}`
const KE_BAKI = [`'V:AWAL'`, `'TOKO/' || kode_baki`]

/**
 * The rows of every table. The sold pieces came a few weeks before their sale, and the shop bought them in parcels of
 * 250.
 */
export const bukuPenjualan = (wanted: Riwayat): Record<string, string> => {
  const { sampai, hari } = wanted
  const datang = `greatest(tgl - 20, date '${sampai}' - ${hari - 1})`
  const stok = STOK(wanted)
  const stokDatang = `date '${sampai}' - i % 30`
  return {
    'barang, sold': `INSERT INTO barang (${COLUMN}, tgl_last_jual, versi) OVERRIDING SYSTEM VALUE
      SELECT ${BARANG('TERJUAL', datang)}, tgl, 3 FROM (${LINES}) b;
      SELECT setval('barang_id_seq', (SELECT max(id) FROM barang))`,
    'mutasi_stok, in': GERAK(
      LINES,
      ['M01', 'SALDO AWAL', `'SA-' || kode_toko || '-' || h / 250`, 'barcode', datang],
      KE_BAKI,
    ),
    jurnal: `INSERT INTO jurnal (id, kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id,
          id_trx) OVERRIDING SYSTEM VALUE
      SELECT jurnal_id, kode_toko, nomor, tgl, jam, 'PENJUALAN', 'PENJUALAN', nomor, 'KSR1',
        'V' || lpad(h::text, 15, '0') FROM kepala;
      SELECT setval('jurnal_id_seq', (SELECT max(id) FROM jurnal))`,
    jurnal_detail: `INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, jumlah, jenis_bayar)
      SELECT kode_toko, jurnal_id, a.akun, a.jumlah, a.bayar
      FROM (${HEADS}) k
        CROSS JOIN LATERAL (
          VALUES ('1101', emas + upah, 'CASH'), ('4101', -emas, '-'), ('4102', -upah, '-')) a (akun, jumlah,
          bayar)`,
    'mutasi_stok, out': GERAK(
      LINES,
      ['M03', 'PENJUALAN', 'nomor', `nomor || '-0' || no`, 'tgl'],
      [`'TOKO/' || kode_baki`, `'V:CUSTOMER'`],
    ),
    'barang, in stock': `INSERT INTO barang (${COLUMN}) OVERRIDING SYSTEM VALUE
      SELECT ${BARANG('READY', stokDatang)} FROM (${stok}) b`,
    'mutasi_stok, stock': `${GERAK(
      stok,
      ['M01', 'SALDO AWAL', `'SA-' || kode_toko || '-S' || i / 250`, 'barcode', stokDatang],
      KE_BAKI,
    )}; SELECT setval('barang_id_seq', (SELECT max(id) FROM barang))`,
    counter: `INSERT INTO counter (kode_toko, jenis, tanggal, nilai) SELECT kode_toko, 'JL', tgl, max(seq)
      FROM kepala GROUP BY 1, 3`,
    permintaan: `INSERT INTO permintaan (kode_toko, id_trx, call, user_id, hash, reply, dibuat)
      SELECT kode_toko, c.huruf || lpad(h::text, 15, '0'), c.call, 'KSR1', sha256(nomor::bytea),
        json_build_object('data',
          json_build_object('no_faktur_group', nomor, 'no_faktur_group_user', substr(nomor, 9),
            'status_valid', 'DONE', 'total', 3155000, 'ppn_rp', 0, 'total_beli', 0, 'total_bayar', 3155000,
            'alasan_tidak_bisa', '[]'::json, 'perlu_otorisasi', '[]'::json, 'lapor_ppatk', false), 'message',
          'Penjualan Berhasil Disimpan'), jam
      FROM kepala, (VALUES ('R', 'POST penjualan'), ('V', 'POST penjualan/validasi')) c (huruf, call)
      WHERE tgl > date '${sampai}' - 2`,
    otorisasi: `INSERT INTO otorisasi (authorization_id, kode_toko, tgl_system, jam, token_hash, user_peminta,
          user_otorisasi, kategori, ref_no, hasil, dipakai_at)
      SELECT md5(h::text), kode_toko, tgl, jam, sha256(h::text::bytea), 'SLS1', 'SPV1', 'DISKON', nomor, 'OK',
        jam FROM kepala WHERE h % 50 = 0`,
    'sesi, log_akses': `INSERT INTO sesi (token_hash, user_id, kode_toko, dibuat, kedaluwarsa, dicabut_at,
          alasan_cabut, ip)
      SELECT sha256((kode_toko || tgl || i)::bytea), 'KSR1', kode_toko, tgl + time '08:30',
        tgl + time '20:30', tgl + time '20:00', 'TUTUP TOKO', '192.168.1.20'
      FROM (SELECT DISTINCT kode_toko, tgl FROM kepala) k, generate_series(1, 6) i;
      INSERT INTO log_akses (waktu, peristiwa, user_id, alamat, perangkat)
      SELECT tgl + time '08:30', 'MASUK', 'KSR1', '192.168.1.20', 'Chrome, Windows'
      FROM (SELECT DISTINCT kode_toko, tgl FROM kepala) k, generate_series(1, 6) i`,
  }
}

/** The sums that triggers and ledger keep by themselves, computed once. */
export const SALDO = `
INSERT INTO saldo_akun SELECT kode_toko, kode_akun, no_rekening, sum(jumlah) FROM jurnal_detail
GROUP BY 1, 2, 3 ON CONFLICT (kode_toko, kode_akun, no_rekening) DO UPDATE SET saldo = excluded.saldo;
INSERT INTO saldo_lokasi SELECT kode_toko, lokasi, kode_group, kode_dept, sum(qty), sum(berat)
FROM mutasi_stok GROUP BY 1, 2, 3, 4
ON CONFLICT (kode_toko, lokasi, kode_group, kode_dept) DO UPDATE SET qty = excluded.qty,
  berat = excluded.berat`

/** Pieces in stock of one shop, as a till sells them. */
export async function stokToko(owner: pg.Client, kode_toko: string, count: number): Promise<Piece[]> {
  const { rows } = await owner.query<{ kode_barcode: string; kode_group: string; kode_dept: string }>(
    `SELECT kode_barcode, kode_group, kode_dept FROM barang
     WHERE kode_toko = $1 AND status = 'READY' AND kode_barcode > $2 ORDER BY id LIMIT $3`,
    [kode_toko, String(BARCODE), count],
  )
  if (rows.length < count) throw new Error(`${kode_toko} has ${rows.length} pieces, ${count} are sold`)
  return rows.map((row) => ({
    ...KINDS.find((k) => k.kode_group === row.kode_group && k.kode_dept === row.kode_dept)!,
    kode_barcode: row.kode_barcode,
  }))
}
