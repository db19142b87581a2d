/** Undoes a gift document of the same day: stock, value, money and points go back (DOMAIN §B.10, E36). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalHadiah, JenisHadiah } from '#domain/calls/hadiah.ts'
import { dokumenHadiah } from '#domain/dokumen/hadiah.ts'
import { errors } from '#domain/errors.ts'
import type { KategoriJurnal } from '#domain/rules/jurnal.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Posting } from '#domain/rules/posting.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { kunci, post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { harusBoleh, jenisOf, kunciDokumen, TABLES } from './load.ts'

const KATEGORI: Record<JenisHadiah, KategoriJurnal> = {
  BELI: 'BELI HADIAH',
  AMBIL: 'AMBIL HADIAH',
  TUKAR: 'TUKAR POIN',
}

/** @throws errors.tidakDiizinkan, hadiahBelumAda, sudahDibatalkan, batalHadiahBedaTanggal, perluOtorisasi, stockHadiahKurang (bought gifts that are gone) */
export async function batal(
  ctx: Context,
  { body: { no_ref, alasan, id_otorisasi } }: CallInput<typeof batalHadiah>,
): Promise<CallReply<typeof batalHadiah>> {
  const jenis = jenisOf(no_ref)
  harusBoleh(ctx, jenis, 'hapus')
  kunci(ctx)
  const head = await kunciDokumen(ctx, no_ref)
  const cara = caraBatal(ctx, dokumenHadiah[jenis], { ...head, no: no_ref })
  if (cara.cara === 'balik') await izinBatal(ctx, cara, { ...head, no: no_ref, alasan, id_otorisasi })

  const posting = reversalOf(await storedPosting(ctx, no_ref, KATEGORI[jenis]))
  await periksaSisa(ctx, posting)
  await post(ctx, posting, noKoreksi(no_ref))
  ctx.send(BATAL[jenis], [ctx.toko.kode_toko, no_ref, ctx.user.user_id, ctx.now, alasan])
  // The winner has not been given their gift after all.
  if (jenis === 'AMBIL') ctx.send(kembalikan, [ctx.toko.kode_toko, no_ref])
  ctx.announce('hadiah', { no_ref })
  return { no_ref, status: 'CANC' }
}

const sisa = statement<{ kode_hadiah: string; stock: number; nilai: Rupiah }>(
  'sisa_hadiah',
  `SELECT kode_hadiah, stock, nilai FROM hadiah WHERE kode_toko = $1 AND kode_hadiah = ANY ($2::text[])
   ORDER BY kode_hadiah FOR UPDATE`,
)

/** A purchase stays when its gifts are gone, or when others have taken a share of its value with them. @throws errors.stockHadiahKurang */
async function periksaSisa(ctx: Context, { hadiah }: Posting): Promise<void> {
  for (const { kode_hadiah, stock, nilai } of await ctx.sql(sisa, [
    ctx.toko.kode_toko,
    hadiah.map((g) => g.kode_hadiah),
  ])) {
    const moves = hadiah.filter((g) => g.kode_hadiah === kode_hadiah)
    const left = {
      stock: moves.reduce((sum, g) => sum + g.stock_in - g.stock_out, stock),
      nilai: moves.reduce<number>((sum, g) => sum + g.nilai, nilai),
    }
    if (left.stock < 0 || left.nilai < 0 || (left.stock === 0 && left.nilai > 0))
      throw errors.stockHadiahKurang().at('no_ref')
  }
}

const tandai = (jenis: JenisHadiah) =>
  statement<unknown>(
    `batal_${TABLES[jenis].table}`,
    `UPDATE ${TABLES[jenis].table} SET status = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
     WHERE kode_toko = $1 AND ${TABLES[jenis].no} = $2`,
  )
const BATAL = { BELI: tandai('BELI'), AMBIL: tandai('AMBIL'), TUKAR: tandai('TUKAR') }
const kembalikan = statement<unknown>(
  'kupon_kembali',
  // A sale that was cancelled after the gift was handed over has nothing to win with any more.
  `UPDATE kupon k
   SET no_pengambilan = NULL,
     status = CASE WHEN EXISTS (
         SELECT 1 FROM jual_detail j WHERE j.no_faktur_jual = k.no_faktur_jual AND j.status_kembali = 'CANC')
       THEN 'BATAL' ELSE 'MENANG' END
   WHERE k.kode_toko = $1
     AND k.kode_kupon IN (SELECT kode_kupon FROM hadiah_ambil_detail WHERE no_pengambilan = $2)
     AND k.no_pengambilan = $2 AND k.status = 'DIAMBIL'`,
)
