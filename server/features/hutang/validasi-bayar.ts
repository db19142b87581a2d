/** The cashier confirms a payment on a loan, with the part-payment that came with it: E19, E20, or E21 with the goods (M23) (DOMAIN §B.8, §O.4-7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { validasiBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { hutang as kind } from '#domain/dokumen/hutang.ts'
import { refuseAll } from '#domain/errors.ts'
import { alasanBayar } from '#domain/rules/bayar-hutang.ts'
import type { Posting } from '#domain/rules/posting.ts'
import { postingBayarBunga, postingCicilPokok, postingHutangLunas } from '#domain/rules/postings/hutang.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { bayarDari, type BayarHutang } from './bayar-dari.ts'
import { newNumber, disimpan, loadBayar } from './load-bayar.ts'
import { jaminan, syaratBunga, type LoadedBayarHutang, type LoadedHutang } from './load-hutang.ts'
import { sahkanBayar, writeNumber } from './write-bayar.ts'

type Reply = CallReply<typeof validasiBayarHutang>

export async function validasiDiminta(
  ctx: Context,
  { body }: CallInput<typeof validasiBayarHutang>,
): Promise<Reply> {
  const reply = await validasi(ctx, body.no_transaksi)
  ctx.announce(kind.berita, { no_faktur_hutang: reply.no_faktur_hutang })
  return reply
}

/** @throws errors.bayarHutangTidakAda, and everything that alasanBayar knows */
export async function validasi(ctx: Context, no: string): Promise<Reply> {
  const { lines, ...hutang } = await loadBayar(ctx, no)
  const { kepala } = hutang
  const [{ no_transaksi }] = lines
  const uang = await Promise.all(lines.map((b) => bayarDari(ctx, b.no_transaksi)))
  refuseAll(
    alasanBayar(
      kepala,
      syaratBunga(kepala),
      disimpan(lines, uang.flat()),
      ctx.toko.tgl_system,
      { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id },
      ctx.settings,
    ),
  )
  for (const [i, b] of lines.entries()) {
    const posting = postingBayar(hutang, b, uang[i]!)
    if (posting) await post(ctx, posting, b.no_transaksi)
  }
  sahkanBayar(
    ctx,
    lines.map((b) => b.no_transaksi),
  )
  const number = newNumber(lines.at(-1)!)
  const status_hutang = writeNumber(ctx, kepala.no_faktur_hutang, number)
  return {
    no_transaksi,
    no_faktur_hutang: kepala.no_faktur_hutang,
    status_valid: 'DONE',
    status_hutang,
    sisa_pokok: number.sisa_pokok,
  }
}

/** undefined where it costs nothing: only its days have moved. */
function postingBayar(
  { kepala: { no_faktur_hutang }, barang }: LoadedHutang,
  { no_transaksi, jenis, pokok, bunga }: LoadedBayarHutang,
  pembayaran: readonly BayarHutang[],
): Posting | undefined {
  const bayar = { no_faktur_hutang, no_transaksi, pembayaran }
  if (jenis === 'LUNAS') return postingHutangLunas({ ...bayar, pokok, bunga, barang: barang.map(jaminan) })
  if (jenis === 'CICIL') return postingCicilPokok({ ...bayar, pokok })
  return bunga > 0 ? postingBayarBunga({ ...bayar, bunga }) : undefined
}
