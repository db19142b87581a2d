/** Reads one purchase or trade-in whole: all that the screen, the reprint and the nota need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { identitasPenjual, lihatPembelian, PembelianRingkas } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { samarkanIdentitas } from '#domain/rules/nik.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bukaIdentitas, lookedAtIdentitas, type IdentitasDisimpan } from '../../faktur/identitas.ts'
import { hadiahDiserahkan } from '../../faktur/hadiah-diserahkan.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { denganAlasan } from './alasan.ts'
import { RINGKAS, LINE_SUMMARY } from './list.ts'

type Reply = CallReply<typeof lihatPembelian>
type Kepala = Omit<PembelianRingkas, 'alasan_tidak_bisa'> &
  Pick<
    Reply,
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
  'lihat_pembelian',
  `SELECT ${RINGKAS}, f.no_timbangan, f.no_hp, f.alamat_customer,
     COALESCE(f.alasan_batal, '-') AS alasan_batal, f.ppn_mode, f.pph_rp,
     COALESCE(f.jenis_pembeli, '-') AS jenis_pembeli,
     COALESCE((
         SELECT m.poin_awal FROM mutasi_poin m WHERE m.ref_no = f.no_faktur_group ORDER BY m.id LIMIT 1), 0)
     AS poin_awal,
     COALESCE((
         SELECT m.poin_akhir FROM mutasi_poin m WHERE m.ref_no = f.no_faktur_group ORDER BY m.id LIMIT 1), 0)
     AS poin_akhir,
     ((SELECT COALESCE(sum(poin), 0) FROM mutasi_poin WHERE ref_no = f.no_faktur_group)
         + (SELECT COALESCE(sum(poin), 0) FROM poin_tamu WHERE ref_no = f.no_faktur_group))::int AS poin,
     COALESCE((
         SELECT json_agg(k.kode_kupon ORDER BY k.kode_kupon)
         FROM kupon k JOIN jual_detail x USING (no_faktur_jual) WHERE x.no_faktur_group = f.no_faktur_group),
       '[]') AS kupon
   FROM faktur_group f JOIN sales s ON s.kode_toko = f.kode_toko AND s.kode_sales = f.kode_sales ${LINE_SUMMARY}
   WHERE f.kode_toko = $1 AND f.no_faktur_group = $2 AND f.jenis IN ('BELI', 'TUKAR')`,
)
const beli = statement<Reply['detail_beli'][number]>(
  'lihat_detail_beli',
  `SELECT d.no, d.no_faktur_group, d.no_faktur_beli, d.tgl_system, d.kode_sales, f.kode_member,
     f.nama_customer, f.no_hp, f.alamat_customer, d.kode_gudang, d.kode_group, d.kode_dept, d.kode_barcode,
     d.nama_barang, d.kadar, d.kadar_cetak, d.berat_nota, d.berat, d.harga_nota, d.harga, d.harga_rata,
     d.kondisi, d.input_by, d.status_valid, d.status_gold, d.no_faktur_jual, d.toko_jual, d.umur_hari,
     d.basis_rp, d.rugi_nota_rp, d.potongan_kondisi_rp, d.potongan_manual, d.status_sortir, d.status_cuci,
     d.status_hancur, d.dokumen_asal, d.alasan_asal, d.foto
   FROM beli_detail d JOIN faktur_group f USING (no_faktur_group)
   WHERE d.kode_toko = $1 AND d.no_faktur_group = $2 ORDER BY d.no`,
)
const jual = statement<Reply['detail_barang'][number]>(
  'lihat_detail_tukar',
  `SELECT no, no_faktur_jual, kode_barcode, kode_group, nama_barang, kadar_cetak, berat, harga_gram,
     harga_jual, ongkos, nama_atribut, berat_atribut, harga_atribut, harga_total
   FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2 ORDER BY no`,
)
const pembayaran = statement<Omit<Reply['pembayaran'][number], 'kembalian'>>(
  'lihat_pembayaran_beli',
  `SELECT jenis, nominal, arah, nama_bank, no_rekening, no_card, fee, fee_rp, fee_mode, keterangan, terkunci,
     uang_diterima
   FROM pembayaran WHERE kode_toko = $1 AND ref_no = $2 AND ref_type IN ('PEMBELIAN', 'TUKAR') ORDER BY urut`,
)
const identitas = statement<IdentitasDisimpan>(
  'lihat_identitas',
  'SELECT jenis, identitas_enc FROM identitas_pelanggan WHERE kode_toko = $1 AND ref_no = $2',
)

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). @throws errors.pembelianTidakAda */
export async function viewOnScreen(ctx: Context, input: CallInput<typeof lihatPembelian>): Promise<Reply> {
  const whole = tampilkanHp(ctx, await lihat(ctx, input))
  return { ...whole, detail_beli: whole.detail_beli.map((b) => tampilkanHp(ctx, b)) }
}

/** @throws errors.pembelianTidakAda */
export async function lihat(ctx: Context, { params }: CallInput<typeof lihatPembelian>): Promise<Reply> {
  const key = [ctx.toko.kode_toko, params.no_faktur_group]
  const [[head], detail_beli, detail_barang, payments, [seller], hadiah_diserahkan] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(beli, key),
    ctx.sql(jual, key),
    ctx.sql(pembayaran, key),
    ctx.sql(identitas, key),
    hadiahDiserahkan(ctx, params.no_faktur_group),
  ])
  if (!head) throw errors.pembelianTidakAda(params)
  const [lengkap] = await denganAlasan(ctx, [head])
  return {
    ...head,
    ...lengkap!,
    detail_beli,
    detail_barang,
    hadiah_diserahkan,
    identitas: (seller && penjual(ctx, seller)) ?? null,
    pembayaran: payments.map((p) => ({
      ...p,
      kembalian: p.arah === 'MASUK' ? kembalian(p as never) : (0 as never),
    })),
  }
}

function penjual(ctx: Context, seller: IdentitasDisimpan): Reply['identitas'] {
  const known = bukaIdentitas(ctx, seller)
  if (!known) return null
  const { jenis, nomor, nama, alamat } = known
  return { jenis, nomor: samarkanIdentitas(nomor), nama, alamat }
}

/** The whole number, for those who authorise: that they looked is written down. @throws errors.pembelianTidakAda */
export async function lihatIdentitas(
  ctx: Context,
  { params: { no_faktur_group } }: CallInput<typeof identitasPenjual>,
): Promise<CallReply<typeof identitasPenjual>> {
  const [seller] = await ctx.sql(identitas, [ctx.toko.kode_toko, no_faktur_group])
  const missing = () => errors.pembelianTidakAda({ no_faktur_group })
  const { nomor } = await lookedAtIdentitas(ctx, no_faktur_group, seller, missing)
  return { nomor }
}
