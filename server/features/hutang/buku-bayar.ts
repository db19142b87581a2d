/** Payments on loans: each is posted once, its money is what it comes to, one after another they make the loan what it is (DOMAIN §H.1-13, 17). */
import { AKUN } from '#domain/rules/akun.ts'
import { uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

const akun = (kode: string, alias: string): string =>
  `-COALESCE(sum(d.jumlah) FILTER (WHERE d.kode_akun = '${kode}'), 0) AS ${alias}`
/** Payments that stand, with what the payment before left. */
const BERDIRI = `SELECT b.*, b.sisa_pokok_lama - b.pokok AS sisa_pokok, lag(b.no_transaksi) OVER w AS sebelum,
    lead(b.no_transaksi) OVER w AS sesudah,
    concat_ws(' ', lag(b.sisa_pokok_lama - b.pokok) OVER w, lag(b.tgl_bunga_sampai) OVER w,
      lag(b.tgl_jatuh_tempo) OVER w, lag(b.perpanjang_ke) OVER w) AS tinggal
  FROM hutang_bayar b WHERE b.status_valid = 'DONE' WINDOW w AS (PARTITION BY b.no_faktur_hutang ORDER BY b.urut)`

export const bukuBayarHutang: readonly Pemeriksaan[] = [
  lengkap(
    'pembayaran hutang = jurnalnya',
    `SELECT b.kode_toko, b.no_transaksi AS kunci,
       concat_ws(' ', COALESCE(j.n, 0), COALESCE(j.balik, 0), COALESCE(j.pokok, 0), COALESCE(j.bunga, 0))
       AS tercatat, concat_ws(' ', b.status_valid, b.pokok, b.bunga) AS seharusnya
     FROM hutang_bayar b
       LEFT JOIN (
         SELECT j.kode_toko, j.ref_no, count(DISTINCT j.id) FILTER (WHERE j.reversal_of IS NULL) AS n,
           count(DISTINCT j.id) FILTER (WHERE j.reversal_of IS NOT NULL) AS balik,
           ${akun(AKUN.PIUTANG_PINJAMAN.kode, 'pokok')}, ${akun(AKUN.PENDAPATAN_BUNGA.kode, 'bunga')}
         FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE j.ref_type = 'HUTANG' GROUP BY 1, 2)
       j ON j.kode_toko = b.kode_toko AND j.ref_no = b.no_transaksi
       CROSS JOIN LATERAL (SELECT b.valid_by IS NOT NULL AND b.pokok + b.bunga > 0 AS dibukukan) k
     WHERE COALESCE(j.n, 0) <> k.dibukukan::int
       OR COALESCE(j.balik, 0) <> (k.dibukukan AND b.status_valid = 'CANC')::int
       OR (COALESCE(j.pokok, 0), COALESCE(j.bunga, 0)) <> (CASE b.status_valid WHEN 'DONE' THEN b.pokok ELSE 0 END,
         CASE b.status_valid WHEN 'DONE' THEN b.bunga ELSE 0 END)`,
  ),

  uangDokumen('pembayaran hutang = uangnya', {
    table: 'hutang_bayar',
    no: 'no_transaksi',
    total: 'b.pokok + b.bunga',
    paid: `ref_type = 'HUTANG'`,
    arah: 'MASUK',
    where: `b.jenis <> 'SERAH'`,
  }),

  lengkap(
    'hutang = pembayarannya satu per satu',
    `SELECT b.kode_toko, b.no_transaksi AS kunci,
       concat_ws(' ', b.sisa_pokok_lama, b.tgl_bunga_sampai_lama, b.tgl_jatuh_tempo_lama, b.perpanjang_ke_lama)
       AS tercatat,
       CASE WHEN b.sebelum IS NULL THEN concat_ws(' ', h.jumlah_hutang, h.tgl_system) ELSE b.tinggal END
       AS seharusnya
     FROM (${BERDIRI}) b JOIN hutang h USING (no_faktur_hutang)
     WHERE CASE WHEN b.sebelum IS NOT NULL THEN b.tinggal <> concat_ws(' ', b.sisa_pokok_lama,
           b.tgl_bunga_sampai_lama, b.tgl_jatuh_tempo_lama, b.perpanjang_ke_lama) ELSE NOT h.saldo_awal
         AND (b.sisa_pokok_lama, b.tgl_bunga_sampai_lama, b.perpanjang_ke_lama) <> (h.jumlah_hutang,
           h.tgl_system, 0) END
     UNION ALL
     SELECT h.kode_toko, h.no_faktur_hutang,
       concat_ws(' ', h.sisa_pokok, h.tgl_bunga_sampai, h.tgl_jatuh_tempo, h.perpanjang_ke, h.status_hutang),
       concat_ws(' ', COALESCE(b.sisa_pokok, h.jumlah_hutang), COALESCE(b.tgl_bunga_sampai, h.tgl_system),
         b.tgl_jatuh_tempo, COALESCE(b.perpanjang_ke, 0), b.jenis)
     FROM hutang h LEFT JOIN (${BERDIRI}) b ON b.no_faktur_hutang = h.no_faktur_hutang AND b.sesudah IS NULL
     WHERE CASE WHEN b.no_transaksi IS NULL THEN NOT h.saldo_awal
         AND (h.sisa_pokok, h.tgl_bunga_sampai, h.perpanjang_ke) <> (h.jumlah_hutang, h.tgl_system, 0)
         ELSE (h.sisa_pokok, h.tgl_bunga_sampai, h.tgl_jatuh_tempo, h.perpanjang_ke) <> (b.sisa_pokok,
           b.tgl_bunga_sampai, b.tgl_jatuh_tempo, b.perpanjang_ke) END
       OR (h.status_hutang = 'CLOS') <> (COALESCE(b.jenis, '-') IN ('LUNAS', 'SERAH'))`,
  ),

  lengkap(
    'serah barang = pembeliannya',
    `SELECT COALESCE(b.kode_toko, f.kode_toko) AS kode_toko,
       COALESCE(b.no_transaksi, f.no_faktur_group) AS kunci,
       concat_ws(' ', f.no_faktur_hutang, f.total_beli, f.total_bayar, f.status_valid) AS tercatat,
       concat_ws(' ', b.no_faktur_hutang, b.harga_serah, b.pokok + b.bunga - b.harga_serah, b.status_valid)
       AS seharusnya
     FROM (SELECT * FROM hutang_bayar WHERE jenis = 'SERAH') b
       FULL JOIN (SELECT * FROM faktur_group WHERE no_faktur_hutang <> '-') f ON f.kode_toko = b.kode_toko
       AND f.no_faktur_group = b.no_faktur_group
     WHERE (f.no_faktur_hutang, f.total_beli, f.total_bayar, f.status_valid) IS DISTINCT FROM (b.no_faktur_hutang,
         b.harga_serah, b.pokok + b.bunga - b.harga_serah, b.status_valid)`,
  ),
]
