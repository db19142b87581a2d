/** Pieces and milligrams: every reference comes to nothing, every place holds its pieces (DOMAIN §H.1-2 to 5, 30). */
import { GUDANG_MILIK_CUSTOMER } from '#domain/rules/lokasi.ts'
import { STATUS_DI_TOKO } from '#domain/rules/status.ts'
import { cepat, lengkap, SEJAK_DITUTUP, TERAKHIR_DITUTUP } from '../ledger/pemeriksaan.ts'

const list = (texts: readonly string[]): string => texts.map((t) => `'${t}'`).join(', ')
const NYATA = `lokasi NOT LIKE 'V:%'`
const gudang = `split_part(lokasi, '/', 1)`
/** Customers' goods are no pieces of the shop's table. */
const MILIK_TOKO = `${NYATA} AND ${gudang} NOT IN (${list(GUDANG_MILIK_CUSTOMER)})`
/** Here lie grams without a piece, so only pieces can be counted. */
const TANPA_BARANG = list(['LEBUR'])
const fill = (qty: string, berat: string): string => `${qty} || ' pcs ' || ${berat} || ' mg'`
const BARANG = `SELECT kode_toko, kode_gudang || '/' || kode_baki AS lokasi, kode_group, kode_dept, id, berat
  FROM barang WHERE status IN (${list(STATUS_DI_TOKO)})`

export const pemeriksaanBarang = [
  cepat(
    'lokasi nyata tidak negatif',
    `SELECT kode_toko, lokasi AS kunci, ${fill('qty', 'berat')} AS tercatat, '0' AS seharusnya
     FROM saldo_lokasi WHERE kode_toko = $1 AND ${NYATA} AND (qty < 0 OR berat < 0)`,
  ),

  cepat(
    'saldo lokasi = barang di lokasi',
    `SELECT kode_toko, concat_ws(' ', lokasi, kode_group, kode_dept) AS kunci,
       ${fill('COALESCE(s.qty, 0)', 'COALESCE(s.berat, 0)')} AS tercatat,
       ${fill('COALESCE(b.qty, 0)', 'COALESCE(b.berat, 0)')} AS seharusnya
     FROM (SELECT * FROM saldo_lokasi WHERE kode_toko = $1 AND ${MILIK_TOKO}) s
       FULL JOIN (
         SELECT kode_toko, lokasi, kode_group, kode_dept, count(*) AS qty, sum(berat) AS berat
         FROM (${BARANG} AND kode_toko = $1) b GROUP BY 1, 2, 3, 4) b USING (kode_toko, lokasi, kode_group,
         kode_dept)
     WHERE COALESCE(s.qty, 0) <> COALESCE(b.qty, 0)
       OR (COALESCE(s.berat, 0) <> COALESCE(b.berat, 0) AND ${gudang} NOT IN (${TANPA_BARANG}))`,
  ),

  cepat(
    'saldo lokasi = stok harian + mutasi sesudahnya',
    `SELECT kode_toko, concat_ws(' ', lokasi, kode_group, kode_dept) AS kunci,
       ${fill('sum(qty)', 'sum(berat)')} AS tercatat,
       ${fill('sum(qty_buku)', 'sum(berat_buku)')} AS seharusnya
     FROM (
       SELECT kode_toko, lokasi, kode_group, kode_dept, qty, berat, 0 AS qty_buku, 0 AS berat_buku
       FROM saldo_lokasi WHERE kode_toko = $1 AND ${MILIK_TOKO}
       UNION ALL
       SELECT kode_toko, kode_gudang || '/' || kode_baki, kode_group, kode_dept, 0, 0, stock_akhir,
         berat_akhir FROM stok_harian WHERE kode_toko = $1 AND tanggal = ${TERAKHIR_DITUTUP}
       UNION ALL
       SELECT kode_toko, lokasi, kode_group, kode_dept, 0, 0, qty, berat FROM mutasi_stok m
       WHERE ${SEJAK_DITUTUP('m')} AND ${MILIK_TOKO}
     ) x GROUP BY kode_toko, lokasi, kode_group, kode_dept
     HAVING sum(qty) <> sum(qty_buku) OR sum(berat) <> sum(berat_buku)`,
  ),

  lengkap(
    'setiap referensi mutasi nol',
    `SELECT kode_toko, ref_type || ' ' || ref_no AS kunci, ${fill('sum(qty)', 'sum(berat)')} AS tercatat,
       '0' AS seharusnya
     FROM mutasi_stok GROUP BY kode_toko, ref_type, ref_no HAVING sum(qty) <> 0 OR sum(berat) <> 0`,
  ),

  lengkap(
    'saldo lokasi = jumlah mutasi',
    `SELECT kode_toko, concat_ws(' ', lokasi, kode_group, kode_dept) AS kunci,
       ${fill('COALESCE(s.qty, 0)', 'COALESCE(s.berat, 0)')} AS tercatat,
       ${fill('COALESCE(m.qty, 0)', 'COALESCE(m.berat, 0)')} AS seharusnya
     FROM saldo_lokasi s
       FULL JOIN (
         SELECT kode_toko, lokasi, kode_group, kode_dept, sum(qty) AS qty, sum(berat) AS berat
         FROM mutasi_stok GROUP BY 1, 2, 3, 4) m USING (kode_toko, lokasi, kode_group, kode_dept)
     WHERE COALESCE(s.qty, 0) <> COALESCE(m.qty, 0) OR COALESCE(s.berat, 0) <> COALESCE(m.berat, 0)`,
  ),

  lengkap(
    'setiap barang di satu lokasi',
    `SELECT kode_toko, concat_ws(' ', COALESCE(b.id, m.barang_id), lokasi, kode_group, kode_dept) AS kunci,
       ${fill('(b.id IS NOT NULL)::int', 'COALESCE(b.berat, 0)')} AS tercatat,
       ${fill('COALESCE(m.qty, 0)', 'COALESCE(m.berat, 0)')} AS seharusnya
     FROM (${BARANG}) b
       FULL JOIN (
         SELECT kode_toko, lokasi, kode_group, kode_dept, barang_id AS id, barang_id, sum(qty) AS qty,
           sum(berat) AS berat FROM mutasi_stok WHERE barang_id IS NOT NULL AND ${MILIK_TOKO}
         GROUP BY 1, 2, 3, 4, 5 HAVING sum(qty) <> 0 OR sum(berat) <> 0) m USING (kode_toko, lokasi,
         kode_group, kode_dept, id)
     WHERE b.id IS NULL OR COALESCE(m.qty, 0) <> 1 OR m.berat <> b.berat`,
  ),

  cepat(
    'saldo tukang = V:TUKANG',
    `SELECT kode_toko, 'V:TUKANG' AS kunci, COALESCE(sum(tukang), 0)::text AS tercatat,
       COALESCE(sum(lokasi), 0)::text AS seharusnya
     FROM (
       SELECT kode_toko, berat AS tukang, 0 AS lokasi FROM saldo_tukang WHERE kode_toko = $1
       UNION ALL
       SELECT kode_toko, 0, berat FROM saldo_lokasi WHERE kode_toko = $1 AND lokasi = 'V:TUKANG'
     ) x GROUP BY 1 HAVING sum(tukang) <> sum(lokasi)`,
  ),

  lengkap(
    'saldo tukang = jumlah mutasi',
    `SELECT kode_toko, concat_ws(' ', kode_tukang, pemilik) AS kunci,
       concat_ws(' ', s.berat, s.halus) AS tercatat, concat_ws(' ', m.berat, m.halus) AS seharusnya
     FROM saldo_tukang s
       FULL JOIN (
         SELECT kode_toko, kode_tukang, pemilik, sum(berat) AS berat, sum(berat::numeric * kadar) AS halus
         FROM mutasi_stok WHERE lokasi = 'V:TUKANG' GROUP BY 1, 2, 3) m USING (kode_toko, kode_tukang, pemilik)
     WHERE COALESCE(s.berat, 0) <> COALESCE(m.berat, 0) OR COALESCE(s.halus, 0) <> COALESCE(m.halus, 0)`,
  ),
]
