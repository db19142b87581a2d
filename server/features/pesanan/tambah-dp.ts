/** More money on an order that is not taken yet, posted at once (DOMAIN §B.6, E11). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { SETORAN_MAKS } from '#domain/calls/dokumen-uang.ts'
import type { tambahDp } from '#domain/calls/pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { pesananTerpakai, sisaPesanan } from '#domain/rules/pesanan.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { identitasUntuk } from '../../faktur/identitas.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { loadPesanan } from './load-pesanan.ts'
import { susunDp, terimaDp } from './terima-dp.ts'

/** @throws errors.pesananTidakAda; what an order says that has ended or is being taken; what is wrong with the payments */
export async function tambah(
  ctx: Context,
  { body: { no_pesanan, pembayaran: diminta, ...body } }: CallInput<typeof tambahDp>,
): Promise<CallReply<typeof tambahDp>> {
  const { kepala, setoran, saldo, total } = await loadPesanan(ctx, no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  // A DP that was undone keeps its number.
  const urut = setoran.length + 1
  if (urut > SETORAN_MAKS) throw errors.setoranPenuh().at('no_pesanan')
  const accounts = await loadRekening(ctx)
  const dp = susunDp(diminta, sisaPesanan(total, saldo), accounts)
  const { kode_member } = kepala
  const identitas = await identitasUntuk(ctx, body.identitas, {
    nilai: dp.total,
    kode_member,
    dokumen: no_pesanan,
  })
  // The first money that ever comes is E10, whenever it comes.
  const kategori = setoran.length === 0 ? 'PESANAN' : 'TAMBAH DP PESANAN'
  await terimaDp(ctx, { kategori, no_pesanan, urut, diminta, accounts, kode_member, identitas, ...dp })
  ctx.announce(pesanan.berita, { no_pesanan })
  return {
    no_pesanan,
    urut,
    jumlah_rp: dp.total,
    sisa_bayar: sisaPesanan(total, rupiah(saldo + dp.total)),
  }
}
