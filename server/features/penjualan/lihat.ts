/** Reads one sale whole: all that the screen, the reprint and the nota need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { lihatPenjualan, PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { errors } from '#domain/errors.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { uangDikembalikan } from '#domain/rules/uang-batal.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hadiahDiserahkan } from '../../faktur/hadiah-diserahkan.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { denganAlasan } from './alasan.ts'
import { loadEmasKembali, loadKelebihan } from './selesai-diambil.ts'
import { RINGKAS, LINE_SUMMARY } from './list.ts'

type Reply = CallReply<typeof lihatPenjualan>

type Kepala = Omit<PenjualanRingkas, 'alasan_tidak_bisa'> &
  Pick<
    Reply,
    | 'kode_marketplace'
    | 'no_timbangan'
    | 'no_hp'
    | 'alamat_customer'
    | 'alasan_batal'
    | 'ppn_mode'
    | 'pph_rp'
    | 'jenis_pembeli'
    | 'poin'
    | 'poin_awal'
    | 'poin_akhir'
    | 'kupon'
  >

const kepala = statement<Kepala>(
  'lihat_penjualan',
  `SELECT ${RINGKAS}, f.kode_marketplace, f.no_timbangan, f.no_hp, f.alamat_customer,
     COALESCE(f.alasan_batal, '-') AS alasan_batal, f.ppn_mode, f.pph_rp,
     COALESCE(f.jenis_pembeli, '-') AS jenis_pembeli,
     COALESCE((
         SELECT m.poin_awal FROM mutasi_poin m WHERE m.ref_no = f.no_faktur_group AND m.kategori = 'PENJUALAN'),
       0) AS poin_awal,
     COALESCE((
         SELECT m.poin_akhir FROM mutasi_poin m
         WHERE m.ref_no = f.no_faktur_group AND m.kategori = 'PENJUALAN'), 0) AS poin_akhir,
     ((SELECT COALESCE(sum(poin), 0) FROM mutasi_poin WHERE ref_no = f.no_faktur_group)
         + (SELECT COALESCE(sum(poin), 0) FROM poin_tamu WHERE ref_no = f.no_faktur_group))::int AS poin,
     COALESCE((
         SELECT json_agg(k.kode_kupon ORDER BY k.kode_kupon)
         FROM kupon k JOIN jual_detail j USING (no_faktur_jual) WHERE j.no_faktur_group = f.no_faktur_group),
       '[]') AS kupon
   FROM faktur_group f JOIN sales s ON s.kode_toko = f.kode_toko AND s.kode_sales = f.kode_sales ${LINE_SUMMARY}
   WHERE f.kode_toko = $1 AND f.no_faktur_group = $2 AND f.jenis = 'JUAL'`,
)
const detail = statement<Reply['detail_barang'][number]>(
  'lihat_detail',
  `SELECT j.no, j.no_generate, j.no_faktur_group, f.no_faktur_group_user, j.no_faktur_jual, j.tgl_system,
     j.kode_sales, f.kode_member, f.nama_customer, f.no_hp, f.alamat_customer, j.kode_gudang, s.nama_sales,
     j.kode_baki AS kode_toko, j.kode_barcode, j.kode_group, j.kode_dept, f.kode_marketplace, j.nama_barang,
     j.kadar, j.kadar_cetak, j.berat_awal, j.berat, j.berat_customer, j.nama_atribut, j.berat_atribut,
     j.harga_jual, j.harga_gram, j.harga_atribut, j.ongkos, j.harga_total, j.ppn_rp, j.pph_rp, j.input_by,
     j.status_kembali, j.status_valid, j.status_premi, j.status_tukar, j.no_titip_group, j.no_pesanan,
     to_char(j.jam, 'HH24:MI:SS') AS jam, j.curr, j.total_berlian_rp, j.kode_intern, j.status_gold
   FROM jual_detail j JOIN faktur_group f USING (no_faktur_group) JOIN sales s ON s.kode_toko = j.kode_toko
     AND s.kode_sales = j.kode_sales
   WHERE j.kode_toko = $1 AND j.no_faktur_group = $2 ORDER BY j.no`,
)
const pembayaran = statement<Omit<Reply['pembayaran'][number], 'kembalian'>>(
  'lihat_pembayaran',
  `SELECT jenis, nominal, nama_bank, no_rekening, no_card, fee, fee_rp, fee_mode, keterangan, terkunci, uang_diterima
   FROM pembayaran WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = 'PENJUALAN' ORDER BY urut`,
)

const refund = statement<{ refund: string; refund_rp: Rupiah }>(
  'lihat_refund',
  `SELECT refund, sum(refund_rp)::bigint AS refund_rp FROM jual_batal
   WHERE kode_toko = $1 AND no_faktur_group = $2 GROUP BY refund ORDER BY refund`,
)

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). @throws errors.penjualanTidakAda */
export async function viewOnScreen(ctx: Context, input: CallInput<typeof lihatPenjualan>): Promise<Reply> {
  const whole = tampilkanHp(ctx, await lihat(ctx, input))
  return { ...whole, detail_barang: whole.detail_barang.map((b) => tampilkanHp(ctx, b)) }
}

/** @throws errors.penjualanTidakAda */
export async function lihat(ctx: Context, { params }: CallInput<typeof lihatPenjualan>): Promise<Reply> {
  const key = [ctx.toko.kode_toko, params.no_faktur_group]
  const [[head], detail_barang, payments, kelebihan, emas_kembali, batal, hadiah_diserahkan] =
    await Promise.all([
      ctx.sql(kepala, key),
      ctx.sql(detail, key),
      ctx.sql(pembayaran, key),
      loadKelebihan(ctx, params.no_faktur_group),
      loadEmasKembali(ctx, params.no_faktur_group),
      ctx.sql(refund, key),
      hadiahDiserahkan(ctx, params.no_faktur_group),
    ])
  if (!head) throw errors.penjualanTidakAda(params)
  const [lengkap] = await denganAlasan(ctx, [head])
  return {
    ...head,
    ...lengkap!,
    detail_barang,
    hadiah_diserahkan,
    pembayaran: payments.map((p) => ({ ...p, kembalian: kembalian(p as never) })),
    kelebihan,
    emas_kembali,
    refund: uangDikembalikan(payments, batal),
  }
}
