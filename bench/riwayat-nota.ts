/** The notas of a history, alike in every shop: what the n-th of one sold, the n-th of another sold too. */
import { gramToMilligram } from '#domain/units.ts'
import { groups } from '#server/fixture/data.ts'
import { KINDS } from './pieces.ts'

export interface Riwayat {
  /** Sale lines, two to a nota, evenly over the shops and the days. */
  lines: number
  toko: number
  hari: number
  /** The last of those days. */
  sampai: string
  /** The business day of every shop from then on. */
  tgl_system: string
  /** Pieces, journal, movements and balances of it, too: for who sells on top of it. Else it is only read. */
  buku: boolean
  /** Trade-ins, cards and pieces that came back among the sales: for reports alone, the books know nothing of them. */
  ragam: boolean
  /** Pieces in the trays afterwards, of the kinds of pieces.ts; with `buku`. */
  stok: number
  member: number
}

/** Barcodes of the history begin here: far above those that the shops draw from now on. */
export const BARCODE = 20_000_000
const SALES = 8
/** Twelve groups, for a history that only reports read. */
const GRUP = Array.from({ length: 12 }, (_, i) => ({
  kode_group: `B${String(i + 1).padStart(2, '0')}`,
  kadar: 350_000 + i * 50_000,
  kadar_cetak: `${350 + i * 50}K`,
}))

const macam = ({ buku }: Riwayat): string =>
  (buku
    ? KINDS.map((kind) => ({ ...kind, ...groups.find((g) => g.kode_group === kind.kode_group)! }))
    : GRUP.map((g) => ({ ...KINDS[0]!, ...g }))
  )
    .map(
      (k, i) =>
        `(${i}, '${k.kode_group}', '${k.kode_dept}', '${k.kode_baki}', ${gramToMilligram(k.berat)}::bigint, ${k.harga_gram}::bigint, ${k.ongkos}::bigint, ${k.kadar}, '${k.kadar_cetak}')`,
    )
    .join(', ')

/** A low number comes up more often than a high one: the square of an even chance, the same for the same `n`. */
const lebihSering = (count: number | string, n: string): string =>
  `floor(${count} * power((hashint8(${n}) & 8191) / 8192::float8, 2))::int`

/**
 * Makes a row for every nota: its shop, its sequence number there, its day, its number, and where its lines begin.
 * Shops take turns, as in a chain that has grown together.
 */
export const kepala = (wanted: Riwayat): string => {
  const { toko, lines, hari, sampai, ragam } = wanted
  const setoko = Math.floor(lines / 2 / toko)
  return `
INSERT INTO grup (kode_group, nama_group, kode_kategori, kadar, kadar_cetak)
VALUES ${GRUP.map((g) => `('${g.kode_group}', 'EMAS ${g.kode_group}', 'EMAS', ${g.kadar}, '${g.kadar_cetak}')`).join(', ')};
INSERT INTO sales (kode_toko, kode_sales, nama_sales) SELECT kode_toko, 'SB' || i, 'SALES ' || i
FROM toko, generate_series(1, ${SALES}) i; CREATE TEMP TABLE macam AS SELECT *
FROM (VALUES ${macam(wanted)}) k (m, kode_group, kode_dept, kode_baki, berat_stok, harga_gram, ongkos, kadar,
    kadar_cetak); CREATE TEMP TABLE kepala AS
SELECT x.*, tgl + time '09:00' + seq % 600 * interval '1 minute' AS jam,
  'SB' || 1 + ${lebihSering(SALES, '-u')} AS kode_sales,
  CASE WHEN tukar THEN 'TK-' ELSE 'JL-' END || kode_toko || '-' || to_char(tgl, 'YYMMDD') || '-'
    || lpad(seq::text, greatest(4, length(seq::text)), '0') AS nomor,
  (SELECT last_value FROM barang_id_seq) + 2 * h + 1 AS barang_id,
  (SELECT last_value FROM jurnal_id_seq) + h + 1 AS jurnal_id
FROM (
    SELECT h, u, 'TK' || lpad((1 + h % ${toko})::text, 2, '0') AS kode_toko,
      date '${sampai}' - ${hari - 1} + d::int AS tgl, u - (d * ${setoko} + ${hari - 1}) / ${hari} + 1 AS seq,
      ${ragam} AS ragam, ${ragam} AND u % 10 = 7 AS tukar
    FROM generate_series(0::bigint, ${setoko * toko - 1}) h, LATERAL (SELECT h / ${toko} AS u) n,
      LATERAL (SELECT u * ${hari} / ${setoko} AS d) t) x; ANALYZE macam, kepala`
}

/**
 * The goods sold on line `no` of a nota. The kinds are few and known to be few, so the join is hashed and the lines
 * stay in the order of the notas. The weights make every price a whole rupiah.
 */
const SOLD = `JOIN macam m ON m.m = ${lebihSering('(SELECT count(*) FROM macam)', '2 * u + no')}
  CROSS JOIN LATERAL (SELECT 1000 + (2 * u + no) * 7919::bigint % 9000 AS berat) b`
/** A line each, nota by nota: a series that hangs on the nota cannot become the outer loop. */
export const LINES = `SELECT k.*, no, k.barang_id + no - 1 AS id,
    lpad((${BARCODE} + 2 * h + no)::text, 8, '0') AS barcode, m.*, b.berat,
    b.berat * m.harga_gram / 1000 AS harga_jual
  FROM kepala k CROSS JOIN LATERAL generate_series(1, 2 + (0 * k.u)::int) no ${SOLD}`
const TUKAR = 500_000
/** A nota each, and what it comes to. */
export const HEADS = `SELECT k.*, s.*, CASE WHEN tukar THEN ${TUKAR} ELSE 0 END AS beli,
    emas + upah - CASE WHEN tukar THEN ${TUKAR} ELSE 0 END AS bayar
  FROM kepala k
    CROSS JOIN LATERAL (
      SELECT sum(b.berat * m.harga_gram / 1000)::bigint AS emas, sum(m.ongkos)::bigint AS upah
      FROM generate_series(1, 2) no ${SOLD}) s`

export const nota = (): Record<string, string> => ({
  faktur_group: `INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis,
        tgl_system, jam, kode_sales, kode_marketplace, kode_member, nama_customer, total_jual, total_beli,
        total_bayar, status_valid, input_by, valid_by, valid_at, id_trx)
    SELECT nomor, kode_toko, substr(nomor, 9), CASE WHEN tukar THEN 'TUKAR' ELSE 'JUAL' END, tgl, jam,
      kode_sales, CASE u % 5 WHEN 0 THEN 'TOKOPEDIA' ELSE '-' END, 'NONMEMBER', 'PELANGGAN ' || u % 20000,
      emas + upah, beli, bayar, 'DONE', 'SLS1', 'KSR1', jam + interval '1 minute',
      'R' || lpad(h::text, 15, '0') FROM (${HEADS}) k`,
  jual_detail: `INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate,
        tgl_system, kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept,
        nama_barang, kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram,
        harga_min, harga_max, harga_jual, ongkos, harga_atribut, status_gold, status_valid, status_tukar,
        input_by, jam)
    SELECT nomor || '-0' || no, kode_toko, nomor, no, upper(substr(md5(id::text), 1, 16)), tgl, kode_sales,
      id, barcode, 'TOKO', kode_baki, kode_group, kode_dept, kode_dept, kadar, kadar_cetak, berat, berat, '-',
      0, harga_gram, harga_jual * 98 / 100, harga_jual * 103 / 100, harga_jual, ongkos, 0, 'GOLD', 'DONE',
      ragam AND (2 * u + no) % 25 = 0, 'SLS1', jam FROM (${LINES}) b`,
  beli_detail: `INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system,
        kode_sales, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat, harga_nota,
        basis_rp, harga, harga_rata, kondisi, status_gold, status_valid, input_by, jam)
    SELECT nomor || '-B1', kode_toko, nomor, 1, tgl, kode_sales, 'B01', 'CINCIN', 'CINCIN LAMA', 375000, '9K',
      1000, 1000, beli, beli, beli, beli / 1000, 'MULUS', 'GOLD', 'DONE', 'SLS1', jam FROM (${HEADS}) k
    WHERE tukar`,
  pembayaran: `INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, uang_diterima,
        nama_bank)
    SELECT kode_toko, 'PENJUALAN', nomor, 1, 'MASUK', CASE WHEN kartu THEN 'DEBET' ELSE 'CASH' END, bayar,
      bayar, CASE WHEN kartu THEN 'BCA' ELSE '-' END
    FROM (${HEADS}) k, LATERAL (SELECT ragam AND u % 10 = 1 AS kartu) p`,
})
