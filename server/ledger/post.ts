/**
 * The ledger's one writer. Rupiah, pieces, grams, points and gifts move here and nowhere else.
 * A use case reads: load → decide (pure) → post. Nothing is changed or deleted afterwards: a cancel is another posting.
 */
import type { BarisRupiah, Posting } from '#domain/rules/posting.ts'
import { periksaPosting } from '#domain/rules/periksa-posting.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'
import { postHadiah } from './hadiah.ts'
import { postPoin } from './poin.ts'
import { postSaldo } from './saldo.ts'
import { postStok } from './stok.ts'

/**
 * Posts into the shop's open day, inside the caller's transaction.
 * @param no_jurnal the journal's number: the document's own, or with '-R' for its reversal
 * @throws errors.saldoKasTidakCukup, errors.stokTidakCukup, errors.hariSudahDitutup, errors.sudahDibatalkan; Error when the posting itself is wrong
 */
export async function post(ctx: Pembukuan, posting: Posting, no_jurnal: string): Promise<void> {
  const wrong = periksaPosting(posting)
  if (wrong.length) throw new Error(`posting ${posting.ref_no}: ${wrong.join('; ')}`)
  // What is only added to disturbs nobody. The books are locked by the balances, which are written last of all (saldo.ts); members
  // and gifts come behind them, for nobody may lock those first.
  if (posting.rupiah.length) postRupiah(ctx, posting, no_jurnal)
  if (posting.stok.length) postStok(ctx, posting)
  postSaldo(ctx, posting)
  if (posting.hadiah.length) postHadiah(ctx, posting)
  if (posting.poin.length) postPoin(ctx, posting)
}

/** Taken early by what locks members or gifts itself: postings lock them behind the books, and nobody may do it the other way round. */
export const kunci = (ctx: Pembukuan): void => ctx.send(kunciBuku, [ctx.toko.kode_toko])

const kunciBuku = statement<unknown>(
  'kunci_buku',
  `SELECT pg_advisory_xact_lock(${LOCK.buku}, kunci_toko($1))`,
)

interface Nilai extends Pick<Posting, 'kategori' | 'ref_type' | 'ref_no' | 'keterangan'> {
  kode_toko: string
  no_jurnal: string
  tanggal: string
  jam: Date
  reversal_of: number | null
  user_id: string
  id_trx: string
  d: readonly BarisRupiah[]
}

const insertJurnal = statement<unknown, Nilai>(
  'insert_jurnal',
  `WITH j AS (
     INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, keterangan, reversal_of, user_id, id_trx)
     VALUES (:kode_toko, :no_jurnal, :tanggal, :jam, :kategori, :ref_type, :ref_no, :keterangan, :reversal_of, :user_id, :id_trx) RETURNING id)
   INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, no_rekening, sub_ref, jumlah, jenis_bayar, keterangan)
   SELECT :kode_toko, j.id, d.kode_akun, d.no_rekening, d.sub_ref, d.jumlah, d.jenis_bayar, d.keterangan FROM j, :d(kode_akun text, no_rekening text, sub_ref text, jumlah bigint, jenis_bayar text, keterangan text)`,
)

function postRupiah(ctx: Pembukuan, posting: Posting, no_jurnal: string): void {
  ctx.send(insertJurnal, {
    kode_toko: ctx.toko.kode_toko,
    no_jurnal,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    kategori: posting.kategori,
    ref_type: posting.ref_type,
    ref_no: posting.ref_no,
    keterangan: posting.keterangan,
    reversal_of: posting.membalik ?? null,
    user_id: ctx.user.user_id,
    id_trx: ctx.id_trx,
    d: posting.rupiah,
  })
}
