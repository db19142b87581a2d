/** A pick-up of today that was wrong: money back, the goods in again, the DP owed again (DOMAIN §O.3-3, E40). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalAmbilService } from '#domain/calls/service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { harusStatus } from '#domain/rules/service.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { batalkanSetoran } from '../../faktur/setoran.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { izinSehari } from './izin-sehari.ts'
import { loadService } from './load-service.ts'

const write = statement<unknown>(
  'tulis_batal_ambil_service',
  `UPDATE service
   SET status_service = 'SELESAI', tgl_ambil = NULL, ambil_by = NULL, ppn_rp = 0, ppn_mode = 'OFF',
     ppn_rate = 0, ppn_dasar = NULL WHERE kode_toko = $1 AND no_faktur_service = $2`,
)

/** @throws errors.serviceTidakAda, serviceBelumDiambil, ambilBedaHari, perluOtorisasi, saldoKasTidakCukup */
export async function batalAmbil(
  ctx: Context,
  { body: { no_faktur_service, alasan, id_otorisasi } }: CallInput<typeof batalAmbilService>,
): Promise<CallReply<typeof batalAmbilService>> {
  const { kepala, setoran, pembayaran } = await loadService(ctx, no_faktur_service)
  harusStatus(kepala, 'AMBIL')
  const { no_setoran, total } = setoran.find((s) => s.jenis === 'AMBIL' && s.status_valid === 'DONE')!
  await izinSehari(ctx, kepala, {
    tgl: kepala.tgl_ambil!,
    oleh: kepala.ambil_by,
    tolak: errors.ambilBedaHari,
    no: no_setoran,
    jumlah: total,
    alasan,
    id_otorisasi,
  })
  const posting = reversalOf(await storedPosting(ctx, no_setoran, 'SERVICE AMBIL'))
  await izinUangKeluar(ctx, { posting, ref_no: no_setoran })
  await post(ctx, posting, noKoreksi(no_setoran))
  batalkanSetoran(ctx, no_setoran, alasan)
  ctx.send(write, [ctx.toko.kode_toko, no_faktur_service])
  ctx.announce(service.berita, { no_faktur_service })
  return {
    no_faktur_service,
    status_service: 'SELESAI',
    refund: pembayaran
      .filter((p) => p.no_setoran === no_setoran)
      .map(({ jenis, nominal, nama_bank }) => ({ jenis, nominal, nama_bank })),
  }
}
