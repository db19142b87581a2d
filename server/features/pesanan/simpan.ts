/** Takes an order in: its lines priced by today, its DP posted (E10), the customer's own gold weighed in (M22) (DOMAIN §B.6, §C.8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanPesanan } from '#domain/calls/pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { refuseAll } from '#domain/errors.ts'
import { lineNo, noFaktur } from '#domain/rules/kode.ts'
import { periksaEstimasi, putuskanPesanan, sisaPesanan } from '#domain/rules/pesanan.ts'
import { postingEmasCustomer } from '#domain/rules/postings/pesanan.ts'
import { periksaPenitip } from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { identitasUntuk } from '../../faktur/identitas.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan } from '../../faktur/load-acuan.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { loadAcuanPesanan } from './acuan.ts'
import { susunDp, terimaDp } from './terima-dp.ts'
import { writePesanan } from './write.ts'

/** @throws all errors of customer, day and lines at once; then those of the payments */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanPesanan>,
): Promise<CallReply<typeof simpanPesanan>> {
  const { kode_toko, tgl_system } = ctx.toko
  const [{ member, rekening: accounts }, acuan] = await Promise.all([
    loadAcuan(ctx, { ...body, kode_marketplace: '-' }),
    loadAcuanPesanan(ctx, body.detail_barang),
  ])
  const { lines, total, wrong } = putuskanPesanan(body.detail_barang, acuan, ctx.settings)
  refuseAll([...periksaPenitip(body), ...periksaEstimasi(body.estimasi_tanggal, tgl_system), ...wrong])
  const dp = susunDp(body.pembayaran, total, accounts)
  const identitas = await identitasUntuk(ctx, body.identitas, {
    nilai: dp.total,
    kode_member: body.kode_customer,
    dokumen: '-',
  })

  const no_pesanan = noFaktur('PS', kode_toko, tgl_system, await nomorBerikut(ctx, 'PS'))
  writePesanan(ctx, {
    no_pesanan,
    ...kepalaOf(body, member),
    estimasi_tanggal: body.estimasi_tanggal,
    keterangan: body.keterangan,
    lines,
  })
  if (dp.total > 0)
    await terimaDp(ctx, {
      kategori: 'PESANAN',
      no_pesanan,
      urut: 1,
      diminta: body.pembayaran,
      accounts,
      identitas,
      kode_member: body.kode_customer,
      ...dp,
    })
  const emas = lines.flatMap(({ kode_group, kode_dept, berat_customer }, i) =>
    berat_customer > 0
      ? [{ kode_group, kode_dept, berat: berat_customer, ref_line: lineNo(no_pesanan, i + 1) }]
      : [],
  )
  if (emas.length) await post(ctx, postingEmasCustomer(no_pesanan, emas), no_pesanan)
  ctx.announce(pesanan.berita, { no_pesanan })
  return {
    no_pesanan,
    total_harga: total,
    jumlah_bayar: dp.total,
    sisa_bayar: sisaPesanan(total, dp.total),
  }
}
