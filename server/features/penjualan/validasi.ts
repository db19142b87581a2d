/** The cashier confirms a saved sale: money, pieces, points and coupons are posted at once (DOMAIN §B.5, E01, M03). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { validasiPenjualan } from '#domain/calls/penjualan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { KATEGORI_HARGA } from '#domain/rules/otorisasi.ts'
import { postingPenjualan } from '#domain/rules/postings/penjualan.ts'
import { alasanPenjualan } from '#domain/rules/validasi-penjualan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { recordArrived } from '../../rantai/tamu/kunjungan.ts'
import { loadParameterKupon, terbitkanKupon } from '../../faktur/kupon.ts'
import { loadDiambil, loadEmasKembali, selesaikanDiambil } from './selesai-diambil.ts'
import { loadPenjualan, type PenjualanLine, type Penjualan } from './load-penjualan.ts'
import { amlSesudahSah } from '../../faktur/aml.ts'
import { hitungPoin } from '../../faktur/poin.ts'

type Reply = CallReply<typeof validasiPenjualan>

export const validasiDiminta = async (
  ctx: Context,
  { body }: CallInput<typeof validasiPenjualan>,
): Promise<Reply> => {
  const reply = await validasi(ctx, body.no_faktur_group)
  ctx.announce('penjualan', { no_faktur_group: body.no_faktur_group })
  return reply
}

export async function validasi(ctx: Context, no_faktur_group: string): Promise<Reply> {
  const [sale, parameterKupon] = await Promise.all([
    loadPenjualan(ctx, no_faktur_group),
    loadParameterKupon(ctx, no_faktur_group),
  ])
  refuseAll(
    alasanPenjualan(
      { ...sale.kepala, ...sale },
      { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id },
    ),
  )
  await periksaOtorisasi(ctx, sale)
  const diambil = await loadDiambil(ctx, sale)

  const { kepala, baris: lines, pembayaran } = sale
  const poin = await hitungPoin(ctx, kepala, lines)
  const posting = postingPenjualan({
    no_faktur_group,
    ppn_mode: kepala.ppn_mode,
    lines,
    pembayaran,
    ...(poin > 0 ? { poin: { kode_member: kepala.kode_member, poin } } : {}),
  })
  ctx.send(tandai, [ctx.toko.kode_toko, no_faktur_group, ctx.user.user_id, ctx.now])
  const lapor_ppatk = await amlSesudahSah(ctx, { ...kepala, no: no_faktur_group })
  const kupon = terbitkanKupon(ctx, sale, parameterKupon)
  await post(ctx, posting, no_faktur_group)
  recordArrived(ctx, kepala)
  const kelebihan = await selesaikanDiambil(ctx, sale, diambil)
  // Only an order hands over more than pieces and money.
  const emas_kembali = diambil?.loaded.serahkan ? await loadEmasKembali(ctx, no_faktur_group) : []
  return {
    no_faktur_group,
    status_valid: 'DONE',
    no_jurnal: no_faktur_group,
    poin,
    kupon,
    dimuka: diambil?.cara.jenis ?? null,
    kelebihan,
    emas_kembali,
    lapor_ppatk,
  }
}

const outsideLimits = (b: PenjualanLine): boolean => b.harga_jual < b.harga_min || b.harga_jual > b.harga_max

const dipakai = statement<{ n: number }>(
  'otorisasi_dipakai',
  `SELECT count(*)::int AS n FROM otorisasi
   WHERE kode_toko = $1 AND ref_no = $2 AND kategori = ANY ($3::text[]) AND dipakai_at IS NOT NULL`,
)

/** A price outside its bounds was allowed when it was saved, or it is not allowed now. */
async function periksaOtorisasi(ctx: Context, { kepala, baris: lines }: Penjualan): Promise<void> {
  const outside = lines.filter(outsideLimits).length
  // An otorisasi that this very request lacks is asked for already.
  if (outside === 0 || ctx.izinKurang?.length) return
  const [used] = await ctx.sql(dipakai, [ctx.toko.kode_toko, kepala.no_faktur_group, KATEGORI_HARGA])
  if (used!.n < outside) throw errors.perluOtorisasi({ kategori: KATEGORI_HARGA[0] })
}

const tandai = statement<unknown>(
  'tandai_penjualan',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'DONE', valid_by = $3, valid_at = $4
     WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE jual_detail SET status_valid = 'DONE' WHERE kode_toko = $1 AND no_faktur_group = $2`,
)
