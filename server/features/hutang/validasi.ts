/** The cashier confirms a loan: the money goes out (E18), the goods lie in HUTANG (M23) (DOMAIN §B.8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { validasiHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { refuseAll } from '#domain/errors.ts'
import { postingHutang } from '#domain/rules/postings/hutang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadSaldoUang } from '../../faktur/saldo.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { post } from '../../ledger/post.ts'
import { lendingState } from '../../rantai/izin-gadai.ts'
import { alasanTidakBisa } from './alasan.ts'
import { bayarDari } from './bayar-dari.ts'
import { jaminan, loadHutang } from './load-hutang.ts'

type Reply = CallReply<typeof validasiHutang>

export async function validasiDiminta(
  ctx: Context,
  { body: { no_faktur_hutang, id_otorisasi } }: CallInput<typeof validasiHutang>,
): Promise<Reply> {
  const reply = await validasi(ctx, no_faktur_hutang, [id_otorisasi ?? []].flat())
  ctx.announce(hutang.berita, { no_faktur_hutang })
  return reply
}

const tandai = statement<unknown>(
  'tandai_hutang',
  `UPDATE hutang SET status_valid = 'DONE', valid_by = $3, valid_at = $4
   WHERE kode_toko = $1 AND no_faktur_hutang = $2`,
)

/** @throws errors.hutangTidakAda, everything that alasanTidakBisa knows, perluOtorisasi SALDO BANK MINUS */
export async function validasi(
  ctx: Context,
  no_faktur_hutang: string,
  ids: readonly string[] = [],
): Promise<Reply> {
  const { kepala, barang } = await loadHutang(ctx, no_faktur_hutang)
  const pembayaran = await bayarDari(ctx, no_faktur_hutang)
  const [saldo, state] = await Promise.all([loadSaldoUang(ctx), lendingState(ctx)])
  refuseAll(alasanTidakBisa(ctx, { kepala, pembayaran }, { saldo, state }))
  const posting = postingHutang({ no_faktur_hutang, pembayaran, barang: barang.map(jaminan) })
  await izinUangKeluar(ctx, { posting, ref_no: no_faktur_hutang, ids })
  await post(ctx, posting, no_faktur_hutang)
  ctx.send(tandai, [ctx.toko.kode_toko, no_faktur_hutang, ctx.user.user_id, ctx.now])
  return { no_faktur_hutang, status_valid: 'DONE', no_jurnal: no_faktur_hutang }
}
