/** Chooses the goldsmith: an OPEN order goes to PROSES, an order in PROSES to another goldsmith (DOMAIN §B.6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { prosesPesanan } from '#domain/calls/pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { loadPesanan } from './load-pesanan.ts'

// The goldsmith stays in use until the order is his.
const tukang = statement<{ kode_tukang: string }>(
  'tukang_pesanan',
  'SELECT kode_tukang FROM tukang WHERE kode_toko = $1 AND kode_tukang = $2 AND status_aktif FOR SHARE',
)
const tandai = statement<unknown>(
  'proses_pesanan',
  `UPDATE pesanan SET status_pesanan = 'PROSES', kode_tukang = $3 WHERE kode_toko = $1 AND no_pesanan = $2`,
)

/** @throws errors.pesananTidakAda, tukangTidakAda, pesananBukanProses, tukangSama, emasCustomerDiTukang */
export async function proses(
  ctx: Context,
  { body: { no_pesanan, kode_tukang } }: CallInput<typeof prosesPesanan>,
): Promise<CallReply<typeof prosesPesanan>> {
  const { kode_toko } = ctx.toko
  const { kepala, lines } = await loadPesanan(ctx, no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  const { status_pesanan, kode_tukang: sebelum } = kepala
  // From DONE back to PROSES only a finished piece that is undone leads.
  if (status_pesanan === 'DONE') throw errors.pesananBukanProses({ no_pesanan }).at('no_pesanan')
  const [found] = await ctx.sql(tukang, [kode_toko, kode_tukang])
  refuseAll([
    ...(found ? [] : [errors.tukangTidakAda({ kode_tukang }).at('kode_tukang')]),
    ...(status_pesanan === 'PROSES' && sebelum === kode_tukang
      ? [errors.tukangSama({ kode_tukang }).at('kode_tukang')]
      : []),
    ...(sebelum !== kode_tukang && lines.some((b) => b.emas.di_tukang > 0)
      ? [errors.emasCustomerDiTukang().at('kode_tukang')]
      : []),
  ])
  ctx.send(tandai, [kode_toko, no_pesanan, kode_tukang])
  await audit(ctx, {
    actions: 'UBAH',
    table: 'pesanan',
    ref: no_pesanan,
    sebelum: { status_pesanan, kode_tukang: sebelum },
    sesudah: { status_pesanan: 'PROSES', kode_tukang },
  })
  ctx.announce(pesanan.berita, { no_pesanan })
  return { no_pesanan, status_pesanan: 'PROSES' }
}
