/** What a sale does to the deposit it takes: held when saved, used up when validated, whole again when cancelled (DOMAIN §B.1, §B.2). */
import type { CallReply } from '#domain/call.ts'
import type { lihatPenjualan } from '#domain/calls/penjualan.ts'
import { errors } from '#domain/errors.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { postingKelebihanDp } from '#domain/rules/postings/titipan.ts'
import {
  caraKembali,
  hargaMasihTerkunci,
  hargaTitipan,
  periksaAmbil,
  type CaraUang,
} from '#domain/rules/titipan.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { persen, rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { BarangTerkunci } from '../../faktur/muat-barang.ts'
import { izinBankMinus } from '../../faktur/saldo.ts'
import { bayarSah, muatTitipan, untukDiambil, type Titipan } from '../titipan/muat-titipan.ts'
import { satuPerJenis, tulisPembayaran } from '../../faktur/tulis-pembayaran.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import type { Penjualan } from './muat-penjualan.ts'

type Baris = { kode_barcode: string; no_titip_group: string }

/** The one deposit that lines name, locked; undefined when they name none. @throws errors.titipanHanyaSatu, errors.titipanTidakAda, at the line */
export async function muatYangDiambil(ctx: Context, lines: readonly Baris[]): Promise<Titipan | undefined> {
  const first = lines.findIndex((line) => line.no_titip_group !== '-')
  if (first < 0) return undefined
  const { no_titip_group } = lines[first]!
  const other = lines.findIndex(
    (line) => line.no_titip_group !== '-' && line.no_titip_group !== no_titip_group,
  )
  if (other >= 0) throw errors.titipanHanyaSatu().at(`detail_barang.${other}.no_titip_group`)
  try {
    return await muatTitipan(ctx, no_titip_group)
  } catch (error) {
    throw (error as ReturnType<typeof errors.titipanTidakAda>).at(`detail_barang.${first}.no_titip_group`)
  }
}

export const periksaDiambil = (titipan: Titipan | undefined, lines: readonly Baris[], kode_member: string) =>
  titipan ? periksaAmbil(untukDiambil(titipan), lines, kode_member) : []

/** The pieces as they are sold: those of the deposit at the prices agreed on, while these hold. */
export function denganTitipan(
  ctx: Context,
  pieces: ReadonlyMap<string, BarangTerkunci>,
  titipan: Titipan | undefined,
): Map<string, BarangTerkunci> {
  const sold = new Map(pieces)
  if (!titipan) return sold
  const terkunci = hargaMasihTerkunci(titipan.kepala.tgl_kunci_harga, ctx.toko.tgl_system)
  for (const agreed of titipan.barang) {
    const piece = sold.get(agreed.kode_barcode)
    if (piece) sold.set(agreed.kode_barcode, { ...hargaTitipan(piece, agreed, terkunci), diambil: true })
  }
  return sold
}

const pegang = statement<unknown>(
  'titipan_dipegang',
  'UPDATE titip SET no_faktur_group = $3 WHERE kode_toko = $1 AND no_titip_group = $2',
)

export function pegangTitipan(ctx: Context, no_titip_group: string, no_faktur_group: string): void {
  ctx.send(pegang, [ctx.toko.kode_toko, no_titip_group, no_faktur_group])
  ctx.announce('titipan', { no_titip_group })
}

const yangDiambil = ({ baris }: Penjualan): string | undefined =>
  baris.find((b) => b.no_titip_group !== '-')?.no_titip_group
/** The payments and the journal of what goes back hang on the sale, beside its own. */
const noKelebihan = (no_faktur_group: string): string => `${no_faktur_group}-K`

const lepas = statement<unknown>(
  'titipan_dilepas',
  `UPDATE titip SET no_faktur_group = '-' WHERE kode_toko = $1 AND no_titip_group = $2`,
)

/** The sale was no more than a draft. */
export function lepasTitipan(ctx: Context, sale: Penjualan): void {
  const no_titip_group = yangDiambil(sale)
  if (!no_titip_group) return
  ctx.send(lepas, [ctx.toko.kode_toko, no_titip_group])
  ctx.announce('titipan', { no_titip_group })
}

const selesai = statement<unknown>(
  'titipan_selesai',
  `WITH head AS (UPDATE titip SET status_titipan = 'FINISH', tgl_ambil = $3 WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE titip_detail SET status_titipan = 'FINISH' WHERE kode_toko = $1 AND no_titip_group = $2`,
)

/**
 * The sale has been posted: what the deposit holds beyond it goes back to the customer (E14), and the deposit is over.
 * @returns what goes back, and how
 */
export async function selesaikanTitipan(ctx: Context, sale: Penjualan): Promise<CaraUang[]> {
  const no_titip_group = yangDiambil(sale)
  if (!no_titip_group) return []
  const titipan = await muatTitipan(ctx, no_titip_group)
  const used = sumRupiah(sale.pembayaran.filter((p) => p.jenis === 'TITIPAN').map((p) => p.nominal))
  const refund = caraKembali(bayarSah(titipan), rupiah(titipan.saldo - used), ctx.settings.REFUND_CARA)
  if (refund.length) {
    const { no_faktur_group } = sale.kepala
    const baris = refund.map((p) => ({
      ...p,
      no_card: '-',
      fee: persen(0),
      keterangan: 'KELEBIHAN BAYAR DP PENJUALAN',
      uang_diterima: rupiah(0),
    }))
    tulisPembayaran(ctx, {
      ref_type: 'KELEBIHAN DP',
      ref_no: noKelebihan(no_faktur_group),
      arah: 'KELUAR',
      fee_mode: ctx.settings.FEE_KARTU_MODE,
      baris: satuPerJenis(baris),
    })
    const posting = postingKelebihanDp({ jenis: 'TITIPAN', no: no_titip_group, no_faktur_group, refund })
    await izinBankMinus(ctx, { rupiah: posting.rupiah, ref_no: no_faktur_group })
    await post(ctx, posting, noKelebihan(no_faktur_group))
  }
  ctx.send(selesai, [ctx.toko.kode_toko, no_titip_group, ctx.toko.tgl_system])
  ctx.announce('titipan', { no_titip_group })
  return refund
}

const kelebihan = statement<CallReply<typeof lihatPenjualan>['kelebihan'][number]>(
  'kelebihan_titipan',
  `SELECT jenis, nominal, nama_bank FROM pembayaran WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = 'KELEBIHAN DP' ORDER BY urut`,
)
/** What went back to the customer when the sale that took a deposit was validated. */
export const muatKelebihan = (ctx: Context, no_faktur_group: string) =>
  ctx.sql(kelebihan, [ctx.toko.kode_toko, noKelebihan(no_faktur_group)])

const buka = statement<unknown>(
  'titipan_dibuka',
  `WITH head AS (UPDATE titip SET status_titipan = 'OPEN', tgl_ambil = NULL, no_faktur_group = '-' WHERE kode_toko = $1 AND no_titip_group = $2)
   UPDATE titip_detail SET status_titipan = 'OPEN' WHERE kode_toko = $1 AND no_titip_group = $2`,
)

/**
 * The sale has been reversed, so the deposit holds what it held. What was paid out of it comes back in: every balance
 * returns to where it was (§H.1-8).
 * @returns what the customer hands back
 */
export async function kembalikanTitipan(ctx: Context, sale: Penjualan): Promise<Rupiah> {
  const no_titip_group = yangDiambil(sale)
  if (!no_titip_group) return rupiah(0)
  const stored = await storedPosting(ctx, sale.kepala.no_faktur_group, 'KELEBIHAN DP')
  const uang = { ...stored, stok: [], poin: [], hadiah: [] }
  if (stored.jurnal_id !== null)
    await post(ctx, reversalOf(uang), noKoreksi(noKelebihan(sale.kepala.no_faktur_group)))
  ctx.send(buka, [ctx.toko.kode_toko, no_titip_group])
  ctx.announce('titipan', { no_titip_group })
  return rupiah(-sumRupiah(stored.rupiah.filter((line) => line.jumlah < 0).map((line) => line.jumlah)))
}
