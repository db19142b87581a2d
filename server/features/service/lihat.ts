/** Reads one repair whole: all that the screen and its paper need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { lihatService, ServiceLengkap } from '#domain/calls/service.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { totalDenganPpn, type PpnMode } from '#domain/rules/ppn.ts'
import { tagihanService } from '#domain/rules/service.ts'
import type { Persen } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { refundOf, setoranOf } from '../../faktur/lihat.ts'
import { tarifJasa } from '../../faktur/tarif.ts'
import { upahDokumen } from '../../faktur/upah-dokumen.ts'
import { onScreen } from '../../rantai/member.ts'
import { RINGKAS, RINGKAS_DARI } from './list.ts'

type Kepala = Omit<ServiceLengkap, 'detail_barang' | 'setoran' | 'refund' | 'upah' | 'total_bayar'>

const kepala = statement<Kepala>(
  'lihat_service',
  `SELECT ${RINGKAS}, t.alamat_customer, t.keterangan, t.alasan_batal, COALESCE(t.batal_by, '-') AS batal_by,
     COALESCE(t.selesai_by, '-') AS selesai_by, COALESCE(t.ambil_by, '-') AS ambil_by,
     t.no_faktur_service || '-S' || t.selesai_ke AS no_selesai,
     CASE WHEN t.status_service = 'AMBIL' THEN (
         SELECT a.cetak FROM setoran a
         WHERE a.kode_toko = t.kode_toko AND a.ref_no = t.no_faktur_service AND a.jenis = 'AMBIL'
           AND a.status_valid = 'DONE') ELSE t.cetak END AS cetak, t.cetak_tiket, t.ppn_mode, t.ppn_rate
   FROM service t ${RINGKAS_DARI} WHERE t.kode_toko = $1 AND t.no_faktur_service = $2`,
)
const line = statement<ServiceLengkap['detail_barang'][number]>(
  'lihat_service_baris',
  `SELECT no, nama_barang, jumlah, kode_group, jenis_service, keluhan, kondisi, foto, berat_terima, ongkos,
     kode_tukang, berat_selesai, ongkos_akhir, pekerjaan, tambahan_dari, group_tambahan
   FROM service_detail WHERE kode_toko = $1 AND no_faktur_service = $2 ORDER BY no`,
)
const setoran = statement<ServiceLengkap['setoran'][number]>('lihat_service_setoran', setoranOf('s.jenis'))
const refund = statement<ServiceLengkap['refund'][number]>('lihat_service_refund', refundOf('BATAL SERVICE'))

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). @throws errors.serviceTidakAda */
export const viewOnScreen = onScreen(lihat)

/** @throws errors.serviceTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no_faktur_service } }: Pick<CallInput<typeof lihatService>, 'params'>,
): Promise<CallReply<typeof lihatService>> {
  const key = [ctx.toko.kode_toko, no_faktur_service]
  const [[head], detail_barang, payments, back, upah, tarif] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(line, key),
    ctx.sql(setoran, key),
    ctx.sql(refund, [ctx.toko.kode_toko, noKoreksi(no_faktur_service)]),
    upahDokumen(ctx, 'SERVICE', no_faktur_service),
    tarifJasa(ctx),
  ])
  if (!head) throw errors.serviceTidakAda()
  return {
    ...head,
    ...tagihan(ctx, head, tarif.ppn_rate),
    detail_barang,
    setoran: payments,
    refund: back,
    upah,
  }
}

/** Bill of a repair: a fetched one keeps its price; one in the shop costs what the settings of today say. */
function tagihan(
  ctx: Context,
  { status_service, total, dp, ppn_rp, ppn_mode, ppn_rate }: Kepala,
  rateKini: Persen,
) {
  if (status_service === 'MASUK' || status_service === 'SELESAI')
    return tagihanService(total, dp, ctx.settings, rateKini)
  return { ppn_rp, ppn_mode, ppn_rate, total_bayar: totalDenganPpn(total, ppn_rp, ppn_mode as PpnMode) }
}
