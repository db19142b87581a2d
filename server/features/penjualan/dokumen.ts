/** Sales among all documents (server/dokumen). One that takes a deposit waits at the screen of deposits (DOMAIN §B.5). */
import { penjualan as kind } from '#domain/dokumen/penjualan.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { alasanJualDari } from './list-alasan.ts'
import { kelebihanBankMinus } from './kelebihan.ts'
import { riwayatFaktur } from '../../faktur/riwayat.ts'
import { bukuPenjualan } from './buku.ts'
import { exampleJual } from './example-nota.ts'

const AMBIL = `EXISTS (
    SELECT 1 FROM jual_detail d
    WHERE d.kode_toko = $1 AND d.no_faktur_group = f.no_faktur_group AND d.no_titip_group <> '-')`
const OPEN = `FROM faktur_group f WHERE f.kode_toko = $1 AND f.status_valid = 'OPEN' AND f.jenis = 'JUAL'`

export const penjualan: DokumenArea = {
  nomor: [
    { nama: 'faktur', kinds: [kind], table: 'faktur_group', no: 'no_faktur_group', tanggal: 'tgl_system' },
  ],
  memesan: `SELECT kode_toko, barang_id, kode_barcode, no_faktur_jual AS no FROM jual_detail
    WHERE status_valid = 'OPEN' AND status_kembali = 'OPEN' AND NOT status_tukar`,
  validasi: {
    jumlah: {
      PENJUALAN: `(SELECT count(*) ${OPEN} AND NOT ${AMBIL})`,
      TITIPAN: `(SELECT count(*) ${OPEN} AND ${AMBIL})`,
    },
    list: `SELECT 'PENJUALAN' AS dokumen, CASE WHEN j.titip THEN 'TITIPAN' ELSE 'PENJUALAN' END AS kind,
        f.no_faktur_group, 1 AS urut,
        CASE WHEN j.titip THEN 'AMBIL TITIPAN' WHEN j.pesanan THEN 'AMBIL PESANAN' ELSE '-' END AS keterangan,
        f.tgl_system, f.jam AS pada, f.kode_sales, f.kode_member AS kode_customer, f.nama_customer, j.qty,
        j.berat, 0 AS qty_masuk, 0::bigint AS berat_masuk, f.total_bayar AS total, f.input_by,
        f.no_faktur_group AS ref_no
     FROM faktur_group f CROSS JOIN LATERAL (
       SELECT count(*)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat,
         COALESCE(bool_or(no_titip_group <> '-'), false) AS titip,
         COALESCE(bool_or(no_pesanan <> '-'), false) AS pesanan
       FROM jual_detail WHERE no_faktur_group = f.no_faktur_group) j
     WHERE f.kode_toko = $1 AND f.status_valid = 'OPEN' AND f.jenis = 'JUAL'`,
    ref_types: ['PENJUALAN'],
    alasan: alasanJualDari,
    perlu: async (ctx, numbers) =>
      new Map((await kelebihanBankMinus(ctx, numbers)).map((no) => [no, ['SALDO BANK MINUS']])),
  },
  riwayat: riwayatFaktur('JUAL'),
  exampleNota: { JUAL: exampleJual },
  buku: bukuPenjualan,
}
