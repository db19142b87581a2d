/** Cancels a repair: the whole DP and the goods go back (DOMAIN §B.7, §O.3-1, E17). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalService } from '#domain/calls/service.ts'
import { service as kind } from '#domain/dokumen/service.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { postingBatalService } from '#domain/rules/postings/service.ts'
import { caraKembali } from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { writeKembali } from '../../faktur/setoran.ts'
import { post } from '../../ledger/post.ts'
import { barangService, loadService } from './load-service.ts'

const tutup = statement<unknown>(
  'tutup_service',
  `UPDATE service
   SET status_service = 'CANC', tgl_batal = $6, batal_by = $3, batal_at = $4, alasan_batal = $5,
     otorisasi_batal = $7 WHERE kode_toko = $1 AND no_faktur_service = $2`,
)

/** @throws errors.serviceTidakAda, serviceBerakhir, emasSudahDitambahkan, perluOtorisasi, saldoKasTidakCukup */
export async function batal(
  ctx: Context,
  { body: { no_faktur_service, alasan, id_otorisasi } }: CallInput<typeof batalService>,
): Promise<CallReply<typeof batalService>> {
  const { kepala, lines, dp, bayar_dp } = await loadService(ctx, no_faktur_service)
  const cara = caraBatal(ctx, kind, {
    ...kepala,
    status_valid: kepala.status_service,
    no: no_faktur_service,
  })
  if (cara.cara !== 'balik') throw new Error(`a repair is undone by ${cara.cara}`)
  if (lines.some((b) => b.tambahan_dari !== '-')) throw errors.emasSudahDitambahkan().at('no_faktur_service')
  const { tgl_system: tgl_masuk } = kepala
  const izin = { no: no_faktur_service, tgl_system: tgl_masuk, jumlah: dp, alasan, id_otorisasi }
  const { authorization_id } = await izinBatal(ctx, cara, izin)

  const refund = caraKembali(bayar_dp, dp, ctx.settings.REFUND_CARA)
  const barang = lines.map(barangService)
  const posting = postingBatalService({ no_faktur_service, dp, refund, barang })
  await izinUangKeluar(ctx, { posting, ref_no: no_faktur_service })
  await post(ctx, posting, noKoreksi(no_faktur_service))
  const { kode_toko, tgl_system } = ctx.toko
  const oleh = [ctx.user.user_id, ctx.now, alasan, tgl_system, authorization_id]
  ctx.send(tutup, [kode_toko, no_faktur_service, ...oleh])
  if (refund.length) writeKembali(ctx, 'BATAL SERVICE', noKoreksi(no_faktur_service), refund)
  ctx.announce(kind.berita, { no_faktur_service })
  return {
    no_faktur_service,
    status_service: 'CANC',
    refund_rp: dp,
    refund: refund.map(({ jenis, nominal, nama_bank }) => ({ jenis, nominal, nama_bank })),
  }
}
