/** Orders among all documents (server/dokumen). */
import { pesanan as kind } from '#domain/dokumen/pesanan.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { warnsOf } from '../../dokumen/pemeriksaan-tutup.ts'
import { riwayatDokumen } from '../../faktur/riwayat.ts'
import { bukuPesanan, EMAS_DI_SERVICE } from './buku.ts'
import { examplePesanan } from './example-nota.ts'

const lewat = statement<{ no_pesanan: string }>(
  'tutup_pesanan_lewat',
  `SELECT p.no_pesanan FROM pesanan p JOIN toko ON toko.kode_toko = p.kode_toko
   WHERE p.kode_toko = $1 AND p.status_pesanan IN ('OPEN', 'PROSES') AND p.estimasi_tanggal < toko.tgl_system
   ORDER BY 1`,
)

export const pesanan: DokumenArea = {
  nomor: [{ nama: 'pesanan', kinds: [kind], table: 'pesanan', no: 'no_pesanan', tanggal: 'tgl_system' }],
  riwayat: riwayatDokumen('PESANAN', {
    table: 'pesanan',
    t: 'p',
    no: 'no_pesanan',
    total_jual: 'd.total',
    total_bayar: 's.total',
    status: 'p.status_pesanan',
    from: `CROSS JOIN LATERAL (
       SELECT count(*)::int AS qty, COALESCE(string_agg(nama_barang, ', ' ORDER BY no), '-') AS barang,
         COALESCE(sum(harga_total), 0)::bigint AS total FROM pesanan_detail
       WHERE no_pesanan = p.no_pesanan AND status <> 'BATAL') d
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(total), 0)::bigint AS total FROM setoran
       WHERE kode_toko = p.kode_toko AND ref_no = p.no_pesanan AND jenis = 'DP' AND status_valid = 'DONE') s`,
  }),
  tutup: [
    warnsOf(
      'pesanan belum lewat estimasi',
      lewat,
      (late) => `Pesanan ${late.map((p) => p.no_pesanan).join(', ')} Lewat Tanggal Estimasi`,
    ),
  ],
  exampleNota: { PESANAN: examplePesanan },
  // Of the shop's own pieces, which go back to their trays when the order is cancelled.
  kembaliKe: `(
      SELECT count(*)
      FROM pesanan_detail d JOIN pesanan p USING (no_pesanan) JOIN dokumen_stok_barang s ON s.no = d.no_jadi
        AND s.barang_id = d.barang_id
      WHERE d.kode_toko = $1 AND s.kode_baki = $2 AND d.status = 'JADI'
        AND p.status_pesanan IN ('PROSES', 'DONE'))`,
  milikCustomer: `SELECT kode_toko, kode_group, berat FROM (${EMAS_DI_SERVICE}) e`,
  buku: bukuPesanan,
}
