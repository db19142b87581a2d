/** The gifts of a posting: pieces in and out, and the rupiah by which their value changes. */
import type { Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

const insertHadiah = statement<unknown>(
  'insert_hadiah',
  `WITH h AS (SELECT * FROM unnest($6::text[], $7::text[], $8::text[], $9::int[], $10::int[], $11::bigint[]) AS t (kode_hadiah, kategori, keterangan, stock_in, stock_out, nilai)),
   rows AS (
     INSERT INTO mutasi_hadiah (kode_toko, tanggal, jam, no_ref, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, user_id)
     SELECT $1, $2, $3, $4, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, $5 FROM h)
   UPDATE hadiah SET stock = hadiah.stock + d.qty, nilai = hadiah.nilai + d.nilai
   FROM (SELECT kode_hadiah, sum(stock_in - stock_out)::int AS qty, sum(nilai)::bigint AS nilai FROM h GROUP BY 1) d
   WHERE hadiah.kode_toko = $1 AND hadiah.kode_hadiah = d.kode_hadiah`,
)

/** Stock and value never fall below 0: the table forbids it. */
export function postHadiah(ctx: Pembukuan, posting: Posting): void {
  const rows = posting.hadiah
  ctx.send(insertHadiah, [
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    ctx.now,
    posting.ref_no,
    ctx.user.user_id,
    rows.map((r) => r.kode_hadiah),
    rows.map((r) => r.kategori),
    rows.map((r) => r.keterangan),
    rows.map((r) => r.stock_in),
    rows.map((r) => r.stock_out),
    rows.map((r) => r.nilai),
  ])
}
