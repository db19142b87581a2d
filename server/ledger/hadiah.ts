/** The gifts of a posting: pieces in and out, and the rupiah by which their value changes. */
import type { GerakHadiah, Posting } from '#domain/rules/posting.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'

interface Nilai {
  kode_toko: string
  tanggal: string
  jam: Date
  no_ref: string
  user_id: string
  gerak: readonly GerakHadiah[]
}

const insertHadiah = statement<unknown, Nilai>(
  'insert_hadiah',
  `WITH h AS (SELECT * FROM :gerak(kode_hadiah text, kategori text, keterangan text, stock_in int, stock_out int, nilai bigint)),
   rows AS (
     INSERT INTO mutasi_hadiah (kode_toko, tanggal, jam, no_ref, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, user_id)
     SELECT :kode_toko, :tanggal, :jam, :no_ref, kategori, keterangan, kode_hadiah, stock_in, stock_out, nilai, :user_id FROM h)
   UPDATE hadiah SET stock = hadiah.stock + d.qty, nilai = hadiah.nilai + d.nilai
   FROM (SELECT kode_hadiah, sum(stock_in - stock_out)::int AS qty, sum(nilai)::bigint AS nilai FROM h GROUP BY 1) d
   WHERE hadiah.kode_toko = :kode_toko AND hadiah.kode_hadiah = d.kode_hadiah`,
)

/** Stock and value never fall below 0: the table forbids it. */
export function postHadiah(ctx: Pembukuan, posting: Posting): void {
  ctx.sendLast(insertHadiah, {
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    no_ref: posting.ref_no,
    user_id: ctx.user.user_id,
    gerak: posting.hadiah,
  })
}
