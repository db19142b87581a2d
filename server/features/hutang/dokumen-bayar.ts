/** Payments on loans among all documents (server/dokumen). */
import { dokumenBayarHutang } from '#domain/dokumen/hutang.ts'
import type { KindDivalidasi } from '#domain/dokumen/index.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { alasanBayarDari } from './alasan-bayar.ts'
import { bukuBayarHutang } from './buku-bayar.ts'
import { exampleLunas } from './example-nota-bayar.ts'

const jenis = Object.entries(dokumenBayarHutang).map(([nama, kind]) => ({ nama, kind }))
const KIND = `CASE b.jenis ${jenis.map(({ nama, kind }) => `WHEN '${nama}' THEN '${kind.kind}'`).join(' ')} END`
/** Payments that wait; a part-payment waits with the payment it came with. */
const MENUNGGU = `b.kode_toko = $1 AND b.status_valid = 'OPEN' AND b.no_induk = '-'`

export const bayarHutang: DokumenArea = {
  nomor: [
    {
      nama: 'pembayaran hutang',
      kinds: jenis.map(({ kind }) => kind),
      table: 'hutang_bayar',
      no: 'no_transaksi',
      tanggal: 'tgl_system',
    },
  ],
  validasi: {
    jumlah: Object.fromEntries(
      jenis
        .filter(({ kind }) => 'validasi' in kind)
        .map(({ nama, kind }) => [
          kind.kind as KindDivalidasi,
          `(SELECT count(*) FROM hutang_bayar b WHERE ${MENUNGGU} AND b.jenis = '${nama}')`,
        ]),
    ),
    list: `SELECT ${KIND} AS dokumen, ${KIND} AS kind, b.no_transaksi AS no_faktur_group, 1 AS urut,
        concat_ws(' + ', h.no_faktur_hutang, i.no) AS keterangan, b.tgl_system, b.jam AS pada, h.kode_sales,
        h.kode_member AS kode_customer, h.nama_customer, COALESCE(d.qty, 0) AS qty,
        CASE WHEN d.qty > 0 THEN h.berat_emas ELSE 0 END AS berat, 0 AS qty_masuk, 0::bigint AS berat_masuk,
        b.pokok + b.bunga + COALESCE(i.pokok, 0) AS total, b.input_by, b.no_transaksi AS ref_no
     FROM hutang_bayar b JOIN hutang h USING (no_faktur_hutang)
       LEFT JOIN LATERAL (
         SELECT no_transaksi AS no, pokok FROM hutang_bayar
         WHERE no_induk = b.no_transaksi AND no_induk <> '-') i ON true
       LEFT JOIN LATERAL (
         SELECT sum(jumlah)::int AS qty FROM hutang_detail
         WHERE no_faktur_hutang = b.no_faktur_hutang AND b.jenis = 'LUNAS') d ON true
     WHERE ${MENUNGGU}`,
    ref_types: ['HUTANG'],
    bersama: `SELECT no_transaksi FROM hutang_bayar WHERE no_induk = a.ref_no AND no_induk <> '-'`,
    alasan: alasanBayarDari,
  },
  exampleNota: { LUNAS: exampleLunas },
  buku: bukuBayarHutang,
}
