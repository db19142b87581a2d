/**
 * The ledger's one writer. Rupiah, pieces, grams, points and gifts move here and nowhere else.
 * A use case reads: load → decide (pure) → post. Nothing is changed or deleted afterwards: a cancel is another posting.
 */
import { gerakRow, type Posting } from '#domain/rules/posting.ts'
import { periksaPosting } from '#domain/rules/periksa-posting.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import type { Pembukuan } from './pembukuan.ts'
import { postHadiah } from './hadiah.ts'
import { postPoin } from './poin.ts'
import { moveBarang } from './stok.ts'

/**
 * Posts into the shop's open day, inside the caller's transaction.
 * @param no_jurnal the journal's number: the document's own, or with '-R' for its reversal
 * @throws errors.saldoKasTidakCukup, errors.stokTidakCukup, errors.hariSudahDitutup, errors.sudahDibatalkan; Error when the posting itself is wrong
 */
export async function post(ctx: Pembukuan, posting: Posting, no_jurnal: string): Promise<void> {
  const wrong = periksaPosting(posting)
  if (wrong.length) throw new Error(`posting ${posting.ref_no}: ${wrong.join('; ')}`)
  if (posting.stok.length) moveBarang(ctx, posting)
  bukukan(ctx, posting, no_jurnal)
  // Members and gifts come behind the books, for nobody may lock those first.
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
  rupiah: string
  stok: string
}

/**
 * Journal and movements, and the balances that they make: one function of the database, which alone may write them, adds them up from
 * the very lines that it writes (migration 0137).
 */
const write = statement<unknown, Nilai>(
  'catat_posting',
  `SELECT catat_posting(:kode_toko, :tanggal, :jam, :user_id, :id_trx, :no_jurnal, :kategori, :ref_type,
       :ref_no, :keterangan, :reversal_of, :rupiah, :stok)`,
)

/**
 * Written last of all, because whoever writes balances holds the books of the shop until the commit: another till waits for nothing
 * but these. One transaction at a time writes them, in whatever order, so none can deadlock.
 */
function bukukan(ctx: Pembukuan, posting: Posting, no_jurnal: string): void {
  ctx.sendLast(write, {
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    user_id: ctx.user.user_id,
    id_trx: ctx.id_trx,
    no_jurnal,
    kategori: posting.kategori,
    ref_type: posting.ref_type,
    ref_no: posting.ref_no,
    keterangan: posting.keterangan,
    reversal_of: posting.membalik ?? null,
    rupiah: JSON.stringify(posting.rupiah),
    stok: JSON.stringify(posting.stok.flatMap(gerakRow)),
  })
}
