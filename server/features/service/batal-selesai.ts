/** Work said to be done today by mistake goes on: its grams are posted back (DOMAIN §O.3-1). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalSelesaiService } from '#domain/calls/service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { harusStatus } from '#domain/rules/service.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { izinSehari } from './izin-sehari.ts'
import { loadService } from './load-service.ts'

const write = statement<unknown>(
  'tulis_batal_selesai_service',
  `WITH head AS (
     UPDATE service SET status_service = 'MASUK', tgl_selesai = NULL, selesai_by = NULL,
       total = (SELECT sum(ongkos) FROM service_detail WHERE kode_toko = $1 AND no_faktur_service = $2)
     WHERE kode_toko = $1 AND no_faktur_service = $2)
   UPDATE service_detail
   SET berat_selesai = NULL, ongkos_akhir = NULL, pekerjaan = '-', tambahan_dari = '-', group_tambahan = '-'
   WHERE kode_toko = $1 AND no_faktur_service = $2`,
)

/** @throws errors.serviceTidakAda, serviceBelumSelesai, serviceBerakhir, selesaiBedaHari, perluOtorisasi */
export async function batalSelesai(
  ctx: Context,
  { body: { no_faktur_service, alasan, id_otorisasi } }: CallInput<typeof batalSelesaiService>,
): Promise<CallReply<typeof batalSelesaiService>> {
  const { kepala } = await loadService(ctx, no_faktur_service)
  harusStatus(kepala, 'SELESAI')
  const no_selesai = `${no_faktur_service}-S${kepala.selesai_ke}`
  await izinSehari(ctx, kepala, {
    tgl: kepala.tgl_selesai!,
    oleh: kepala.selesai_by,
    tolak: errors.selesaiBedaHari,
    no: no_selesai,
    alasan,
    id_otorisasi,
  })
  const stored = await storedPosting(ctx, no_selesai, 'SERVICE SELESAI')
  if (stored.stok.length) await post(ctx, reversalOf(stored), noKoreksi(no_selesai))
  ctx.send(write, [ctx.toko.kode_toko, no_faktur_service])
  ctx.announce(service.berita, { no_faktur_service })
  return { no_faktur_service, status_service: 'MASUK' }
}
