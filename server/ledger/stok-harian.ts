/** The day's stock by place and kind (table stok_harian), and where each piece lies from now on (letak_barang; R05, R06). */
import {
  mutasiColumn,
  STOK_COLUMNS,
  MUTASI,
  columnSign,
  type KodeMutasi,
  type StokColumn,
} from '#domain/rules/mutasi.ts'
import { STATUS_DI_TOKO } from '#domain/rules/status.ts'
import type { Sql } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { SEJAK_DITUTUP, TERAKHIR_DITUTUP } from './pemeriksaan.ts'

/** Columns that move during a day: every column but the one it begins with. */
export const GERAK_COLUMNS = STOK_COLUMNS.filter((k): k is Exclude<StokColumn, 'awal'> => k !== 'awal')

/** Columns that a mutation's row feeds, as the rule says; mutations that are not the shop's stock are not here. */
const peta = (Object.keys(MUTASI) as KodeMutasi[]).flatMap((kode) => {
  const [naik, turun] = [mutasiColumn(kode, 1), mutasiColumn(kode, -1)]
  return naik && turun ? [{ kode, naik, turun }] : []
})
export const PETA_MUTASI = [
  peta.map((p) => p.kode),
  peta.map((p) => p.naik),
  peta.map((p) => p.turun),
] as const

const gerak = (ukuran: 'qty' | 'berat', nama: (column: string) => string): string =>
  GERAK_COLUMNS.map(
    (k) => `COALESCE(sum(${ukuran}) FILTER (WHERE ke = '${k}'), 0) * ${columnSign(k)} AS ${nama(k)}`,
  ).join(', ')
const akhir = (awal: string, nama: (column: string) => string): string =>
  [awal, ...GERAK_COLUMNS.map((k) => `${columnSign(k) === 1 ? '+' : '-'} ${nama(k)}`)].join(' ')
const bernama = (nama: (column: string) => string): string => GERAK_COLUMNS.map(nama).join(', ')
const pcs = (column: string): string => column
const mg = (column: string): string => `berat_${column}`
const KEY = 'kode_gudang, kode_baki, kode_group, kode_dept'

/** Columns of stok_harian, in their order. */
export const STOK_HARIAN_COLUMNS = `kode_toko, tanggal, ${KEY}, stock_awal, ${bernama(pcs)}, stock_akhir, berat_awal, ${bernama(mg)}, berat_akhir, kadar`

/**
 * The rows of stok_harian of the open day $2 of shop $1, as they would be if it were closed now; $3 to $5 are PETA_MUTASI.
 * Begins with the snapshot of the last closed day; without one, with whatever was posted before. What was posted in
 * between, and M01, belongs to the beginning too. Keys with nothing at all are left out. With the purity of their group as it is now, for it may be edited.
 */
export const STOK_HARI_INI = `WITH peta AS (
      SELECT * FROM unnest($3::text[], $4::text[], $5::text[]) AS t (kode_mutasi, naik, turun)),
   gerak AS (
     SELECT split_part(m.lokasi, '/', 1) AS kode_gudang, split_part(m.lokasi, '/', 2) AS kode_baki,
       m.kode_group::text, m.kode_dept::text,
       CASE WHEN m.tanggal < $2::date THEN 'awal'
         WHEN (CASE m.qty WHEN 0 THEN m.berat ELSE m.qty END) >= 0 THEN p.naik ELSE p.turun END AS ke, m.qty,
       m.berat
     FROM mutasi_stok m JOIN peta p USING (kode_mutasi)
     WHERE ${SEJAK_DITUTUP('m')} AND m.lokasi NOT LIKE 'V:%'
     UNION ALL
     SELECT ${KEY}, 'awal', stock_akhir, berat_akhir FROM stok_harian
     WHERE kode_toko = $1 AND tanggal = ${TERAKHIR_DITUTUP}),
   jumlah AS (
     SELECT ${KEY}, COALESCE(sum(qty) FILTER (WHERE ke = 'awal'), 0) AS awal, ${gerak('qty', pcs)},
       COALESCE(sum(berat) FILTER (WHERE ke = 'awal'), 0) AS berat_awal, ${gerak('berat', mg)}
     FROM gerak GROUP BY ${KEY})
   SELECT $1 AS kode_toko, $2::date AS tanggal, ${KEY}, awal AS stock_awal, ${bernama(pcs)},
     ${akhir('awal', pcs)} AS stock_akhir, berat_awal, ${bernama(mg)},
     ${akhir('berat_awal', mg)} AS berat_akhir,
     (SELECT g.kadar FROM grup g WHERE g.kode_group = jumlah.kode_group) AS kadar
   FROM jumlah
   WHERE (awal, ${bernama(pcs)}, berat_awal, ${bernama(mg)}) <> (0, ${GERAK_COLUMNS.map(() => 0).join(', ')},
       0, ${GERAK_COLUMNS.map(() => 0).join(', ')})`

const writeStok = statement<unknown>(
  'tutup_stok_harian',
  `INSERT INTO stok_harian (${STOK_HARIAN_COLUMNS}) ${STOK_HARI_INI}`,
)

/** The rows of grup_harian of day $2 of shop $1, as they would be if it were closed now: whether each group is gold. */
export const GRUP_HARI_INI = `SELECT $1::text AS kode_toko, $2::date AS tanggal, g.kode_group, k.status_gold
  FROM grup g JOIN kategori k USING (kode_kategori)`
/** Of the groups that have stock. */
const writeGrup = statement<unknown>(
  'tutup_grup_harian',
  `INSERT INTO grup_harian (kode_toko, tanggal, kode_group, status_gold) SELECT * FROM (${GRUP_HARI_INI}) g
   WHERE EXISTS (SELECT FROM stok_harian s WHERE s.kode_toko = $1 AND s.tanggal = $2 AND s.kode_group = g.kode_group)`,
)

const LETAK = 'kode_group, kode_dept, lokasi, berat, status'
const dari = (table: string): string => LETAK.replace(/\w+/g, `${table}.$&`)
/**
 * Pieces that lie otherwise than the last close found them, are new, or are gone: the old row ends, and another begins
 * of what is there.
 */
const writeLetak = statement<unknown>(
  'tutup_letak_barang',
  `WITH beda AS (
     SELECT barang_id, lama.sejak, ${dari('kini')}
     FROM (
         SELECT id AS barang_id, kode_group::text, kode_dept::text, kode_gudang || '/' || kode_baki AS lokasi,
           berat, status FROM barang WHERE kode_toko = $1 AND status = ANY ($3::text[])) kini
       FULL JOIN (
         SELECT barang_id, sejak, ${LETAK} FROM letak_barang WHERE kode_toko = $1 AND berakhir = 'infinity')
       lama USING (barang_id)
     WHERE (${dari('kini')}) IS DISTINCT FROM (${dari('lama')})),
   usai AS (
     UPDATE letak_barang l SET berakhir = $2::date FROM beda
     WHERE l.kode_toko = $1 AND l.barang_id = beda.barang_id AND l.sejak = beda.sejak)
   INSERT INTO letak_barang (kode_toko, barang_id, sejak, ${LETAK})
   SELECT $1, barang_id, $2::date, ${LETAK} FROM beda WHERE status IS NOT NULL`,
)

interface Day {
  sql: Sql
  toko: { kode_toko: string; tgl_system: string }
}

/** A step of the close. */
export async function writeStokHarian({ sql, toko: { kode_toko, tgl_system } }: Day): Promise<void> {
  await sql(writeStok, [kode_toko, tgl_system, ...PETA_MUTASI])
  await sql(writeGrup, [kode_toko, tgl_system])
  await sql(writeLetak, [kode_toko, tgl_system, STATUS_DI_TOKO])
}
