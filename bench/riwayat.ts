/** Years of a chain of many shops, written in bulk as the books would hold them: `periksa-buku` finds nothing in it. */
import type pg from 'pg'
import { kodeMember } from '#domain/rules/kode.ts'
import { gramToMilligram } from '#domain/units.ts'
import { groups } from '#server/fixture/data.ts'
import { KINDS, type Piece } from './pieces.ts'
import { withoutIndexes } from './tanpa-indeks.ts'

export interface Riwayat {
  toko: number
  /** Sale lines, two to a nota, evenly over the shops and the days. */
  lines: number
  hari: number
  /** The last of those days. */
  sampai: string
  /** The business day of every shop from then on. */
  tgl_system: string
  /** Pieces in the trays afterwards, of the kinds of pieces.ts. */
  stok: number
  member: number
}

export const tokoKe = (i: number): string => `TK${String(i + 1).padStart(2, '0')}`
/** Barcodes of the history begin here: far above those that the shops draw from now on. */
const BARCODE = 20_000_000

/** As the owner, with triggers and foreign keys off. @param tell each step, and how long it took */
export async function isiRiwayat(
  owner: pg.Client,
  wanted: Riwayat,
  tell: (step: string, ms: number) => void = () => {},
): Promise<void> {
  await owner.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'`,
  )
  const timed = async (step: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now()
    await work()
    tell(step, performance.now() - start)
  }
  await timed('shops', () => owner.query(tokoBaru(wanted)))
  await timed('heads', () => owner.query(kepala(wanted)))
  const rebuilds: (() => Promise<void>)[] = []
  for (const table of BESAR)
    rebuilds.push(await withoutIndexes(owner, table, (index, ms) => tell(`index ${index}`, ms)))
  for (const [table, text] of Object.entries(isi(wanted))) await timed(table, () => owner.query(text))
  for (const rebuild of rebuilds) await rebuild()
  await timed('member', () => isiMember(owner, wanted))
  await timed('balances', () => owner.query(SALDO))
  await timed('VACUUM ANALYZE', () => owner.query('VACUUM ANALYZE'))
  await owner.query('RESET session_replication_role')
}

export const BESAR = [
  'barang',
  'faktur_group',
  'jual_detail',
  'pembayaran',
  'jurnal',
  'jurnal_detail',
  'mutasi_stok',
] as const

/** The shops beyond the fixture's, each like TK01; what the fixture posted lies before all days of the history. */
const tokoBaru = ({ toko, hari, sampai, tgl_system }: Riwayat): string => `
CREATE TEMP TABLE lain AS SELECT 'TK' || lpad(i::text, 2, '0') AS baru FROM generate_series(3, ${toko}) i;
INSERT INTO toko SELECT (jsonb_populate_record(t, jsonb_build_object('kode_toko', baru, 'nama_toko', 'TOKO EMAS ' || baru))).* FROM toko t, lain WHERE t.kode_toko = 'TK01';
${['gudang', 'baki', 'harga_group', 'sales']
  .map(
    (table) =>
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('kode_toko', baru))).* FROM ${table} t, (TABLE lain UNION ALL SELECT 'TK02') l WHERE t.kode_toko = 'TK01' ON CONFLICT DO NOTHING;`,
  )
  .join('\n')}
INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('user_id', 'T' || t.kode_toko || '-' || i, 'user_name', 'KASIR ' || i || ' ' || t.kode_toko, 'kode_toko', t.kode_toko))).*
  FROM users u, (SELECT kode_toko FROM toko) t, generate_series(1, 4) i WHERE u.user_id = 'SPV1';
INSERT INTO hak_akses SELECT (jsonb_populate_record(h, jsonb_build_object('user_id', u.user_id))).* FROM hak_akses h, users u WHERE h.user_id = 'SPV1' AND u.user_id LIKE 'TTK%';
UPDATE toko SET tgl_system = '${tgl_system}';
UPDATE jurnal SET tanggal = date '${sampai}' - ${hari};
UPDATE mutasi_stok SET tanggal = date '${sampai}' - ${hari};
UPDATE barang SET tgl_masuk = date '${sampai}' - ${hari};`

/** One row for each nota: its shop, its day, its number, and where its lines begin. */
const kepala = ({ toko, lines, hari, sampai }: Riwayat): string => {
  const heads = Math.floor(lines / 2)
  const hariKe = `(h::bigint * ${hari} / ${heads})::int`
  return `
CREATE TEMP TABLE macam AS SELECT * FROM (VALUES ${KINDS.map(
    (k, i) =>
      `(${i}, '${k.kode_group}', '${k.kode_dept}', '${k.kode_baki}', ${gramToMilligram(k.berat)}::bigint, ${k.harga_gram}::bigint, ${k.ongkos}::bigint, ${groups.find((g) => g.kode_group === k.kode_group)!.kadar}, '${groups.find((g) => g.kode_group === k.kode_group)!.kadar_cetak}')`,
  ).join(', ')}) k (m, kode_group, kode_dept, kode_baki, berat_stok, harga_gram, ongkos, kadar, kadar_cetak);
CREATE TEMP TABLE kepala AS
SELECT h, kode_toko, tgl, tgl + time '09:00' + seq % 600 * interval '1 minute' AS jam, seq, 'JL-' || kode_toko || '-' || to_char(tgl, 'YYMMDD') || '-' || lpad(seq::text, 4, '0') AS nomor,
  (SELECT last_value FROM barang_id_seq) + 2 * h + 1 AS barang_id, (SELECT last_value FROM jurnal_id_seq) + h + 1 AS jurnal_id
FROM (SELECT h, 'TK' || lpad((1 + h % ${toko})::text, 2, '0') AS kode_toko, date '${sampai}' - ${hari - 1} + ${hariKe} AS tgl,
        row_number() OVER (PARTITION BY h % ${toko}, ${hariKe} ORDER BY h) AS seq FROM generate_series(0, ${heads - 1}) h) x;
ANALYZE kepala`
}

/** Weights that make every price a whole rupiah. */
const LINES = `SELECT k.*, no, k.barang_id + no - 1 AS id, lpad((${BARCODE} + 2 * h::bigint + no)::text, 8, '0') AS barcode, m.*, b.berat, b.berat * m.harga_gram / 1000 AS harga_jual
  FROM kepala k CROSS JOIN generate_series(1, 2) no JOIN macam m ON m.m = (2 * h + no - 1) % ${KINDS.length} CROSS JOIN LATERAL (SELECT 1000 + (2 * h + no) * 7919::bigint % 9000 AS berat) b`
/** What a nota comes to. */
const HEADS = `SELECT k.*, s.* FROM kepala k CROSS JOIN LATERAL (SELECT sum(b * m.harga_gram / 1000)::bigint AS emas, sum(m.ongkos)::bigint AS upah
    FROM generate_series(1, 2) no CROSS JOIN LATERAL (SELECT 1000 + (2 * k.h + no) * 7919::bigint % 9000 AS b) x JOIN macam m ON m.m = (2 * k.h + no - 1) % ${KINDS.length}) s`
/** Trays that the pieces in stock lie in: two for each shop. */
const STOK = ({ toko, stok }: Riwayat): string =>
  `SELECT i, 'TK' || lpad((1 + i % ${toko})::text, 2, '0') AS kode_toko, (SELECT last_value FROM barang_id_seq) + 1 + i AS id, m.* FROM generate_series(0, ${stok - 1}) i JOIN macam m ON m.m = (i / ${toko}) % ${KINDS.length}`

const GERAK = (
  from: string,
  [kode, ref_type, ref_no, ref_line, tanggal]: readonly string[],
  [dari, ke]: readonly string[],
): string =>
  `INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, user_id)
   SELECT kode_toko, ${tanggal}, ${tanggal} + time '09:00', '${kode}', '${ref_type}', ${ref_no}, ${ref_line}, id, barcode, kode_group, kode_dept, g.lokasi, g.arah, g.arah * berat, 'OWN1'
   FROM (${from}) b CROSS JOIN LATERAL (VALUES (${dari}, -1), (${ke}, 1)) g (lokasi, arah)`

/** Each table's rows; the sold pieces came a few weeks before, while the shop bought them in parcels of 250. */
const isi = (wanted: Riwayat): Record<string, string> => {
  const { lines, sampai, hari } = wanted
  const diStok = `SELECT s.*, lpad((${BARCODE + 10} + ${lines} + i)::text, 8, '0') AS barcode, berat_stok AS berat FROM (${STOK(wanted)}) s`
  const masuk = (kode_barcode: string, berat: string, status: string, tgl: string) =>
    `id, kode_toko, ${kode_barcode}, kode_group, kode_dept, kode_dept, kadar, kadar_cetak, ${berat}, ${berat}, ongkos, 'TOKO', kode_baki, '${status}', ${tgl}`
  const KOLOM =
    'id, kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat, berat_awal, ongkos, kode_gudang, kode_baki, status, tgl_masuk'
  const datang = `greatest(tgl - 20, date '${sampai}' - ${hari - 1})`
  return {
    'barang, sold': `INSERT INTO barang (${KOLOM}, tgl_last_jual, versi) OVERRIDING SYSTEM VALUE SELECT ${masuk('barcode', 'berat', 'TERJUAL', datang)}, tgl, 3 FROM (${LINES}) b;
      SELECT setval('barang_id_seq', (SELECT max(id) FROM barang))`,
    'mutasi_stok, in': GERAK(
      LINES,
      ['M01', 'SALDO AWAL', `'SA-' || kode_toko || '-' || h / 250`, 'barcode', datang],
      [`'V:AWAL'`, `'TOKO/' || kode_baki`],
    ),
    faktur_group: `INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, kode_sales, kode_member, nama_customer, total_jual, total_bayar, status_valid, input_by, valid_by, valid_at, id_trx)
      SELECT nomor, kode_toko, substr(nomor, 9), 'JUAL', tgl, jam, 'S0' || 1 + h % 2, 'NONMEMBER', 'PELANGGAN ' || h % 20000, emas + upah, emas + upah, 'DONE', 'SLS1', 'KSR1', jam + interval '1 minute', 'R' || lpad(h::text, 15, '0') FROM (${HEADS}) k`,
    jual_detail: `INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system, kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang,
        kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max, harga_jual, ongkos, harga_atribut, status_gold, status_valid, input_by, jam)
      SELECT nomor || '-0' || no, kode_toko, nomor, no, upper(substr(md5(id::text), 1, 16)), tgl, 'S0' || 1 + h % 2, id, barcode, 'TOKO', kode_baki, kode_group, kode_dept, kode_dept,
        kadar, kadar_cetak, berat, berat, '-', 0, harga_gram, harga_jual * 98 / 100, harga_jual * 103 / 100, harga_jual, ongkos, 0, 'GOLD', 'DONE', 'SLS1', jam FROM (${LINES}) b`,
    pembayaran: `INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, uang_diterima)
      SELECT kode_toko, 'PENJUALAN', nomor, 1, 'MASUK', 'CASH', emas + upah, emas + upah FROM (${HEADS}) k`,
    jurnal: `INSERT INTO jurnal (id, kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id, id_trx) OVERRIDING SYSTEM VALUE
      SELECT jurnal_id, kode_toko, nomor, tgl, jam, 'PENJUALAN', 'PENJUALAN', nomor, 'KSR1', 'V' || lpad(h::text, 15, '0') FROM kepala;
      SELECT setval('jurnal_id_seq', (SELECT max(id) FROM jurnal))`,
    jurnal_detail: `INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, jumlah, jenis_bayar)
      SELECT kode_toko, jurnal_id, a.akun, a.jumlah, a.bayar FROM (${HEADS}) k CROSS JOIN LATERAL (VALUES ('1101', emas + upah, 'CASH'), ('4101', -emas, '-'), ('4102', -upah, '-')) a (akun, jumlah, bayar)`,
    'mutasi_stok, out': GERAK(
      LINES,
      ['M03', 'PENJUALAN', 'nomor', `nomor || '-0' || no`, 'tgl'],
      [`'TOKO/' || kode_baki`, `'V:CUSTOMER'`],
    ),
    'barang, in stock': `INSERT INTO barang (${KOLOM}) OVERRIDING SYSTEM VALUE SELECT ${masuk('barcode', 'berat', 'READY', `date '${sampai}' - i % 30`)} FROM (${diStok}) b`,
    'mutasi_stok, stock': `${GERAK(
      diStok,
      ['M01', 'SALDO AWAL', `'SA-' || kode_toko || '-S' || i / 250`, 'barcode', `date '${sampai}' - i % 30`],
      [`'V:AWAL'`, `'TOKO/' || kode_baki`],
    )}; SELECT setval('barang_id_seq', (SELECT max(id) FROM barang))`,
    counter: `INSERT INTO counter (kode_toko, jenis, tanggal, nilai) SELECT kode_toko, 'JL', tgl, max(seq) FROM kepala GROUP BY 1, 3`,
    permintaan: `INSERT INTO permintaan (kode_toko, id_trx, call, user_id, hash, reply, dibuat)
      SELECT kode_toko, c.huruf || lpad(h::text, 15, '0'), c.call, 'KSR1', sha256(nomor::bytea), json_build_object('data', json_build_object('no_faktur_group', nomor, 'no_faktur_group_user', substr(nomor, 9), 'status_valid', 'DONE', 'total', 3155000, 'ppn_rp', 0, 'total_beli', 0, 'total_bayar', 3155000, 'alasan_tidak_bisa', '[]'::json, 'perlu_otorisasi', '[]'::json, 'lapor_ppatk', false), 'message', 'Penjualan Berhasil Disimpan'), jam
      FROM kepala, (VALUES ('R', 'POST penjualan'), ('V', 'POST penjualan/validasi')) c (huruf, call) WHERE tgl > date '${sampai}' - 2`,
    otorisasi: `INSERT INTO otorisasi (authorization_id, kode_toko, tgl_system, jam, token_hash, user_peminta, user_otorisasi, kategori, ref_no, hasil, dipakai_at)
      SELECT md5(h::text), kode_toko, tgl, jam, sha256(h::text::bytea), 'SLS1', 'SPV1', 'DISKON', nomor, 'OK', jam FROM kepala WHERE h % 50 = 0`,
    'sesi, log_akses': `INSERT INTO sesi (token_hash, user_id, kode_toko, dibuat, kedaluwarsa, dicabut_at, alasan_cabut, ip)
      SELECT sha256((kode_toko || tgl || i)::bytea), 'KSR1', kode_toko, tgl + time '08:30', tgl + time '20:30', tgl + time '20:00', 'TUTUP TOKO', '192.168.1.20' FROM (SELECT DISTINCT kode_toko, tgl FROM kepala) k, generate_series(1, 6) i;
      INSERT INTO log_akses (waktu, peristiwa, user_id, alamat, perangkat) SELECT tgl + time '08:30', 'MASUK', 'KSR1', '192.168.1.20', 'Chrome, Windows' FROM (SELECT DISTINCT kode_toko, tgl FROM kepala) k, generate_series(1, 6) i`,
  }
}

/** What the triggers and the ledger keep by themselves, summed once. */
const SALDO = `
INSERT INTO saldo_akun SELECT kode_toko, kode_akun, no_rekening, sum(jumlah) FROM jurnal_detail GROUP BY 1, 2, 3 ON CONFLICT (kode_toko, kode_akun, no_rekening) DO UPDATE SET saldo = excluded.saldo;
INSERT INTO saldo_lokasi SELECT kode_toko, lokasi, kode_group, kode_dept, sum(qty), sum(berat) FROM mutasi_stok GROUP BY 1, 2, 3, 4 ON CONFLICT (kode_toko, lokasi, kode_group, kode_dept) DO UPDATE SET qty = excluded.qty, berat = excluded.berat`

const NAMA = ['SITI', 'BUDI', 'DEWI', 'AGUS', 'RINA', 'JOKO', 'WATI', 'HADI', 'YANTI', 'EKO']
export const hpKe = (i: number): string => `0812${String(i).padStart(8, '0')}`

async function isiMember(owner: pg.Client, { member, toko, sampai }: Riwayat): Promise<void> {
  for (let from = 0; from < member; from += 20_000) {
    const these = Array.from({ length: Math.min(20_000, member - from) }, (_, i) => from + i)
    await owner.query(
      `INSERT INTO member (kode_member, nama_customer, no_hp, alamat_customer, kode_toko_daftar, kota, input_by, input_date, consent_at, consent_versi)
       SELECT kode, nama, hp, 'JL. MAWAR NO. ' || i % 400, toko, 'KOTA ' || i % 40, 'KSR1', $6::date - i % 900, $6::date - i % 900, '1' FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) x (i, kode, nama, hp, toko)`,
      [
        these,
        these.map((i) => kodeMember(tokoKe(i % toko), 1 + Math.floor(i / toko))),
        these.map((i) => `${NAMA[i % 10]} ${NAMA[Math.floor(i / 10) % 10]} ${i}`),
        these.map(hpKe),
        these.map((i) => tokoKe(i % toko)),
        sampai,
      ],
    )
  }
}

/** Pieces in stock of one shop, as a till sells them. */
export async function stokToko(owner: pg.Client, kode_toko: string, count: number): Promise<Piece[]> {
  const { rows } = await owner.query<{ kode_barcode: string; kode_group: string; kode_dept: string }>(
    `SELECT kode_barcode, kode_group, kode_dept FROM barang WHERE kode_toko = $1 AND status = 'READY' AND kode_barcode > $2 ORDER BY id LIMIT $3`,
    [kode_toko, String(BARCODE), count],
  )
  if (rows.length < count) throw new Error(`${kode_toko} has ${rows.length} pieces, ${count} are sold`)
  return rows.map((row) => ({
    ...KINDS.find((k) => k.kode_group === row.kode_group && k.kode_dept === row.kode_dept)!,
    kode_barcode: row.kode_barcode,
  }))
}
