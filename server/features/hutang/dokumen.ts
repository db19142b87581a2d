/** Loans among all documents (server/dokumen). Payments on them: dokumen-bayar.ts. */
import { hutang as kind } from '#domain/dokumen/hutang.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { warnsOf } from '../../dokumen/pemeriksaan-tutup.ts'
import { riwayatDokumen } from '../../faktur/riwayat.ts'
import { alasanHutangDari, perluOtorisasiHutang } from './alasan.ts'
import { bukuHutang } from './buku.ts'
import { exampleHutang } from './example-nota.ts'

/** So many are named; of the rest it is said how many they are. */
const DISEBUT = 20
const lewat = statement<{ no_faktur_hutang: string; semua: number }>(
  'tutup_hutang_lewat',
  `SELECT h.no_faktur_hutang, count(*) OVER ()::int AS semua FROM hutang h JOIN toko ON toko.kode_toko = h.kode_toko
   WHERE h.kode_toko = $1 AND h.status_hutang = 'OPEN' AND h.status_valid = 'DONE'
     AND h.tgl_jatuh_tempo < toko.tgl_system ORDER BY h.tgl_jatuh_tempo, 1 LIMIT ${DISEBUT}`,
)

export const hutang: DokumenArea = {
  nomor: [{ nama: 'hutang', kinds: [kind], table: 'hutang', no: 'no_faktur_hutang', tanggal: 'tgl_system' }],
  validasi: {
    jumlah: { HUTANG: `(SELECT count(*) FROM hutang WHERE kode_toko = $1 AND status_valid = 'OPEN')` },
    list: `SELECT 'HUTANG' AS dokumen, 'HUTANG' AS kind, h.no_faktur_hutang AS no_faktur_group, 1 AS urut,
        h.no_amplop AS keterangan, h.tgl_system, h.jam AS pada, h.kode_sales, h.kode_member AS kode_customer,
        h.nama_customer, 0 AS qty, 0::bigint AS berat, d.qty AS qty_masuk, h.berat_emas AS berat_masuk,
        h.jumlah_hutang AS total, h.input_by, h.no_faktur_hutang AS ref_no
     FROM hutang h
       CROSS JOIN LATERAL (
         SELECT sum(jumlah)::int AS qty FROM hutang_detail WHERE no_faktur_hutang = h.no_faktur_hutang) d
     WHERE h.kode_toko = $1 AND h.status_valid = 'OPEN'`,
    ref_types: ['HUTANG'],
    alasan: alasanHutangDari,
    perlu: perluOtorisasiHutang,
  },
  riwayat: riwayatDokumen('HUTANG', {
    table: 'hutang',
    t: 'h',
    no: 'no_faktur_hutang',
    total_bayar: '-h.jumlah_hutang',
    status: `CASE WHEN h.status_valid = 'OPEN' THEN h.status_valid ELSE h.status_hutang END`,
    from: `CROSS JOIN LATERAL (
       SELECT sum(jumlah)::int AS qty, string_agg(nama_barang, ', ' ORDER BY no) AS barang FROM hutang_detail
       WHERE no_faktur_hutang = h.no_faktur_hutang) d`,
  }),
  tutup: [
    warnsOf('hutang belum lewat jatuh tempo', lewat, (late) => {
      const sisanya = late[0]!.semua - late.length
      return `Hutang ${late.map((h) => h.no_faktur_hutang).join(', ')}${sisanya > 0 ? ` Dan ${sisanya} Lainnya` : ''} Lewat Jatuh Tempo`
    }),
  ],
  exampleNota: { HUTANG: exampleHutang },
  buku: bukuHutang,
}
