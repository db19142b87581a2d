/** Reads one deposit whole: all that the screen and its paper need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { lihatTitipan, TitipanLengkap } from '#domain/calls/titipan.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { paymentsColumn, refundOf } from '../../faktur/lihat.ts'
import { onScreen } from '../../rantai/member.ts'
import { RINGKAS, RINGKAS_DARI } from './list.ts'

type Kepala = Omit<TitipanLengkap, 'detail_barang' | 'setoran' | 'refund'>

const kepala = statement<Kepala>(
  'lihat_titipan',
  `SELECT ${RINGKAS}, t.alamat_customer, COALESCE(t.alasan_batal, '-') AS alasan_batal, t.potongan_rp
   FROM titip t ${RINGKAS_DARI} WHERE t.kode_toko = $1 AND t.no_titip_group = $2`,
)
const barang = statement<TitipanLengkap['detail_barang'][number]>(
  'lihat_titipan_barang',
  `SELECT no, kode_barcode, kode_baki AS kode_toko, kode_group, nama_barang, kadar_cetak, berat, nama_atribut,
     berat_atribut, harga_gram, harga_jual, ongkos, harga_atribut, harga_total
   FROM titip_detail WHERE kode_toko = $1 AND no_titip_group = $2 ORDER BY no`,
)
const setoran = statement<TitipanLengkap['setoran'][number]>(
  'lihat_titipan_setoran',
  `SELECT b.urut, b.jenis, b.tgl_system, to_char(b.jam, 'HH24:MI:SS') AS jam, b.total, b.status_valid,
     b.input_by, COALESCE(b.valid_by, '-') AS valid_by, COALESCE(b.alasan_batal, '-') AS alasan_batal,
     b.cetak,
     ${paymentsColumn(`p.kode_toko = b.kode_toko AND p.ref_no = b.no_titip_bayar AND p.ref_type = 'TITIPAN'`)}
   FROM titip_bayar b WHERE b.kode_toko = $1 AND b.no_titip_group = $2 ORDER BY b.urut`,
)
const refund = statement<TitipanLengkap['refund'][number]>('lihat_titipan_refund', refundOf('BATAL TITIPAN'))

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). @throws errors.titipanTidakAda */
export const viewOnScreen = onScreen(lihat)

/** @throws errors.titipanTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no_titip_group } }: Pick<CallInput<typeof lihatTitipan>, 'params'>,
): Promise<CallReply<typeof lihatTitipan>> {
  const key = [ctx.toko.kode_toko, no_titip_group]
  const [[head], detail_barang, deposits, back] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(barang, key),
    ctx.sql(setoran, key),
    ctx.sql(refund, [ctx.toko.kode_toko, noKoreksi(no_titip_group)]),
  ])
  if (!head) throw errors.titipanTidakAda({ no_titip_group })
  return { ...head, detail_barang, setoran: deposits, refund: back }
}
