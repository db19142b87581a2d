/** The end of what a sale takes, and its beginning again: with validation, with a cancel of either sort. */
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { postingKelebihanDp } from '#domain/rules/postings/titipan.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { caraKembali, type CaraUang } from '#domain/rules/titipan.ts'
import type { CallReply } from '#domain/call.ts'
import type { lihatPenjualan } from '#domain/calls/penjualan.ts'
import { persen, rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { writePembayaran } from '../../faktur/write-pembayaran.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { diambilOleh, type YangDiambil } from './diambil.ts'
import type { Penjualan } from './load-penjualan.ts'

/** The payments and the journal of what goes back hang on the sale, beside its own. */
const noKelebihan = (no_faktur_group: string): string => `${no_faktur_group}-K`

/** The sale was no more than a draft. */
export function lepasDiambil(ctx: Context, { baris: lines }: Penjualan): void {
  const taken = diambilOleh(lines)
  taken?.cara.lepas(ctx, taken.no)
}

/** Loads and locks what a saved sale takes, before the sale is posted: the posting may weigh its pieces anew. */
export async function loadDiambil(
  ctx: Context,
  { baris: lines }: Penjualan,
): Promise<YangDiambil | undefined> {
  const taken = diambilOleh(lines)
  return taken && { cara: taken.cara, loaded: await taken.cara.load(ctx, taken.no) }
}

/**
 * The sale has been posted: what was paid ahead beyond it goes back to the customer (E14), and the deposit or order is over.
 * @returns what goes back, and how
 */
export async function selesaikanDiambil(
  ctx: Context,
  sale: Penjualan,
  taken: YangDiambil | undefined,
): Promise<CaraUang[]> {
  if (!taken) return []
  const { cara, loaded } = taken
  const { no, saldo, dibayar } = loaded
  const { no_faktur_group } = sale.kepala
  const used = sumRupiah(sale.pembayaran.filter((p) => p.jenis === cara.jenis).map((p) => p.nominal))
  const refund = caraKembali(dibayar, rupiah(saldo - used), ctx.settings.REFUND_CARA)
  if (refund.length) {
    const lines = refund.map((p) => ({
      ...p,
      no_card: '-',
      fee: persen(0),
      keterangan: 'KELEBIHAN BAYAR DP PENJUALAN',
      uang_diterima: rupiah(0),
    }))
    writePembayaran(ctx, {
      ref_type: 'KELEBIHAN DP',
      ref_no: noKelebihan(no_faktur_group),
      arah: 'KELUAR',
      fee_mode: ctx.settings.FEE_KARTU_MODE,
      lines,
    })
    const posting = postingKelebihanDp({ jenis: cara.jenis, no, no_faktur_group, refund })
    await izinUangKeluar(ctx, { posting, ref_no: no_faktur_group })
    await post(ctx, posting, noKelebihan(no_faktur_group))
  }
  await loaded.serahkan?.(no_faktur_group)
  cara.selesai(ctx, no)
  return refund
}

const kelebihan = statement<CallReply<typeof lihatPenjualan>['kelebihan'][number]>(
  'kelebihan_dimuka',
  `SELECT jenis, nominal, nama_bank FROM pembayaran
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = 'KELEBIHAN DP' ORDER BY urut`,
)
/** Money that went back to the customer when the sale was validated. */
export const loadKelebihan = (ctx: Context, no_faktur_group: string) =>
  ctx.sql(kelebihan, [ctx.toko.kode_toko, noKelebihan(no_faktur_group)])

const emasKembali = statement<CallReply<typeof lihatPenjualan>['emas_kembali'][number]>(
  'emas_kembali',
  // Out of LEBUR it is as pure as what was ordered, out of SERVICE as it came.
  `SELECT sum(m.berat)::bigint AS berat, CASE m.kode_mutasi WHEN 'M22' THEN d.kadar_customer ELSE d.kadar END AS kadar
   FROM mutasi_stok m JOIN pesanan_detail d ON d.no = right(m.ref_line, 2)::smallint
     AND d.no_pesanan = (
       SELECT no_pesanan FROM jual_detail WHERE kode_toko = $1 AND no_faktur_group = $2 AND no_pesanan <> '-'
       LIMIT 1)
   WHERE m.kode_toko = $1 AND m.ref_no = $2 AND m.ref_type = 'PESANAN' AND m.lokasi = 'V:CUSTOMER'
     AND m.reversal_of IS NULL GROUP BY 2 ORDER BY 2`,
)
/** The customer's own gold that went home with the sale. */
export const loadEmasKembali = (ctx: Context, no_faktur_group: string) =>
  ctx.sql(emasKembali, [ctx.toko.kode_toko, no_faktur_group])

/**
 * The sale has been reversed, so the deposit or order holds what it held. What was paid out of it comes back in: every
 * balance returns to where it was (§H.1-8).
 * @returns what the customer hands back
 */
export async function bukaDiambil(ctx: Context, sale: Penjualan): Promise<Rupiah> {
  const taken = diambilOleh(sale.baris)
  if (!taken) return rupiah(0)
  const stored = await storedPosting(ctx, sale.kepala.no_faktur_group, 'KELEBIHAN DP')
  const uang = { ...stored, stok: [], poin: [], hadiah: [] }
  if (stored.jurnal_id !== null)
    await post(ctx, reversalOf(uang), noKoreksi(noKelebihan(sale.kepala.no_faktur_group)))
  taken.cara.buka(ctx, taken.no)
  return rupiah(-sumRupiah(stored.rupiah.filter((line) => line.jumlah < 0).map((line) => line.jumlah)))
}
