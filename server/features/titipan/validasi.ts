/** The cashier confirms a deposit (E03, its pieces to TITIP by M05) or an addition (E04) (DOMAIN §B.2, §B.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { validasiTitipan } from '#domain/calls/titipan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { postingTambahTitipan, postingTitipan } from '#domain/rules/postings/titipan.ts'
import { alasanSetoran } from '#domain/rules/validasi-titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadTitipan } from './load-titipan.ts'
import { post } from '../../ledger/post.ts'

type Reply = CallReply<typeof validasiTitipan>

export async function validasiDiminta(
  ctx: Context,
  { body }: CallInput<typeof validasiTitipan>,
): Promise<Reply> {
  const reply = await validasi(ctx, body.no_titip_group, body.urut)
  ctx.announce('titipan', { no_titip_group: body.no_titip_group })
  return reply
}

const tandai = statement<unknown>(
  'tandai_setoran',
  `WITH head AS (
       UPDATE titip SET status_valid = 'DONE'
       WHERE kode_toko = $1 AND no_titip_group = $2 AND status_valid = 'OPEN')
   UPDATE titip_bayar SET status_valid = 'DONE', valid_by = $4, valid_at = $5
   WHERE kode_toko = $1 AND no_titip_bayar = $3`,
)

/** @throws errors.titipanTidakAda, and everything that alasanSetoran knows */
export async function validasi(ctx: Context, no_titip_group: string, urut: number): Promise<Reply> {
  const { kepala, barang, setoran, pembayaran } = await loadTitipan(ctx, no_titip_group)
  const satu = setoran.find((s) => s.urut === urut)
  if (!satu) throw errors.titipanTidakAda({ no_titip_group: `${no_titip_group} ${urut}` }).at('urut')
  const barangPertama = urut === 1 ? barang : []
  refuseAll(
    alasanSetoran(
      { ...satu, no_titip_group, titip_valid: kepala.status_valid, baris: barangPertama },
      { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id },
    ),
  )
  const bayar = pembayaran.filter((p) => p.no_titip_bayar === satu.no_titip_bayar)
  const pieces = barangPertama.map((b) => ({
    ...b,
    berat: b.berat_buku,
    ref_line: lineNo(no_titip_group, b.no),
  }))
  await post(
    ctx,
    urut === 1
      ? postingTitipan({ no_titip_group, pembayaran: bayar, barang: pieces })
      : postingTambahTitipan({ no_titip_group, pembayaran: bayar }),
    satu.no_titip_bayar,
  )
  ctx.send(tandai, [ctx.toko.kode_toko, no_titip_group, satu.no_titip_bayar, ctx.user.user_id, ctx.now])
  return { no_titip_group, urut, status_valid: 'DONE', no_jurnal: satu.no_titip_bayar, titipan: satu.total }
}
