/** Repairs: what was paid ahead is what the books owe for them, their goods lie in SERVICE, their payments add up (DOMAIN §H.1-13). */
import { AKUN } from '#domain/rules/akun.ts'
import { akunDokumen, jurnalDokumen, uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'
import { ALIVE } from './list.ts'

/** Customers' goods that lie in SERVICE for repairs; orders' gold lies there too (`milikCustomer`). */
export const BARANG_SERVICE = `SELECT t.kode_toko, d.kode_group, COALESCE(d.berat_selesai, d.berat_terima) AS berat
  FROM service t JOIN service_detail d USING (no_faktur_service) WHERE t.status_service IN ${ALIVE}`

const UANG_MUKA = AKUN.UANG_MUKA_SERVICE.kode

export const bukuService: readonly Pemeriksaan[] = [
  akunDokumen(
    'uang muka service = DP service yang belum berakhir',
    { akun: UANG_MUKA },
    `SELECT t.kode_toko, sum(b.total) AS saldo
     FROM service t JOIN setoran b ON b.kode_toko = t.kode_toko AND b.ref_no = t.no_faktur_service
     WHERE t.kode_toko = $1 AND t.status_service IN ${ALIVE} AND b.jenis = 'DP' AND b.status_valid = 'DONE'
     GROUP BY 1`,
  ),

  jurnalDokumen(
    'setiap service = jurnal uang mukanya',
    { akun: UANG_MUKA },
    `SELECT t.kode_toko, t.no_faktur_service AS no,
       COALESCE(sum(b.total) FILTER (
           WHERE t.status_service IN ${ALIVE} AND b.jenis = 'DP' AND b.status_valid = 'DONE'), 0) AS saldo
     FROM service t LEFT JOIN setoran b ON b.kode_toko = t.kode_toko AND b.ref_no = t.no_faktur_service
     GROUP BY 1, 2`,
  ),

  uangDokumen('setoran service = pembayarannya', {
    table: 'setoran',
    no: 'no_setoran',
    total: 'b.total',
    paid: `ref_type = 'SERVICE'`,
    where: `b.ref_type = 'SERVICE'`,
  }),

  lengkap(
    'barang setiap service = mutasinya di SERVICE',
    `SELECT kode_toko, kunci, COALESCE(m.berat, 0) AS tercatat, COALESCE(t.berat, 0) AS seharusnya
     FROM (
         SELECT kode_toko, ref_line AS kunci, sum(berat) AS berat, sum(qty) AS qty FROM mutasi_stok
         WHERE ref_type = 'SERVICE' AND lokasi = 'SERVICE/SERVICE' GROUP BY 1, 2) m
       FULL JOIN (
         SELECT d.kode_toko, d.no_faktur_service || '-' || lpad(d.no::text, 2, '0') AS kunci,
           CASE WHEN t.status_service IN ${ALIVE} THEN COALESCE(d.berat_selesai, d.berat_terima) ELSE 0 END
           AS berat, CASE WHEN t.status_service IN ${ALIVE} THEN d.jumlah ELSE 0 END AS qty
         FROM service_detail d JOIN service t USING (no_faktur_service)) t USING (kode_toko, kunci)
     WHERE COALESCE(m.berat, 0) <> COALESCE(t.berat, 0) OR COALESCE(m.qty, 0) <> COALESCE(t.qty, 0)`,
  ),

  lengkap(
    'service yang diambil = pendapatannya',
    `SELECT kode_toko, no AS kunci, COALESCE(j.nilai, 0) AS tercatat, COALESCE(t.nilai, 0) AS seharusnya
     FROM (
         SELECT j.kode_toko, left(j.ref_no, -3) AS no, -sum(d.jumlah) AS nilai
         FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
         WHERE d.kode_akun = '${AKUN.PENDAPATAN_SERVICE.kode}' GROUP BY 1, 2) j
       FULL JOIN (
         SELECT kode_toko, no_faktur_service AS no,
           CASE WHEN status_service = 'AMBIL' THEN total - CASE ppn_mode WHEN 'INCLUDE' THEN ppn_rp ELSE 0 END
             ELSE 0 END AS nilai FROM service) t USING (kode_toko, no)
     WHERE COALESCE(j.nilai, 0) <> COALESCE(t.nilai, 0)`,
  ),
]
