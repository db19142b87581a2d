/** Changes the day that is promised, with its reason in the log. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ubahEstimasi } from '#domain/calls/pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { periksaEstimasi, pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { loadPesanan } from './load-pesanan.ts'

const ubahTanggal = statement<unknown>(
  'estimasi_pesanan',
  'UPDATE pesanan SET estimasi_tanggal = $3 WHERE kode_toko = $1 AND no_pesanan = $2',
)

/** @throws errors.pesananTidakAda; what an order says that has ended or is being taken; estimasiLampau, estimasiSama */
export async function ubah(
  ctx: Context,
  { body: { no_pesanan, estimasi_tanggal, alasan } }: CallInput<typeof ubahEstimasi>,
): Promise<CallReply<typeof ubahEstimasi>> {
  const { kepala } = await loadPesanan(ctx, no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  const sebelum = kepala.estimasi_tanggal
  refuseAll([
    ...periksaEstimasi(estimasi_tanggal, ctx.toko.tgl_system),
    ...(sebelum === estimasi_tanggal ? [errors.estimasiSama().at('estimasi_tanggal')] : []),
  ])
  ctx.send(ubahTanggal, [ctx.toko.kode_toko, no_pesanan, estimasi_tanggal])
  await audit(ctx, {
    actions: 'UBAH',
    table: 'pesanan',
    ref: no_pesanan,
    sebelum: { estimasi_tanggal: sebelum },
    sesudah: { estimasi_tanggal, alasan },
  })
  ctx.announce(pesanan.berita, { no_pesanan })
  return { no_pesanan, estimasi_tanggal }
}
