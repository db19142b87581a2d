/** Money that changes hands when a document is undone, each way of paying by itself (DOMAIN §B.1, REFUND_CARA). */
import { formatRupiah } from '../format.ts'
import { rupiah, sumRupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { berpindahTangan, sebutCara, type CaraNominal } from './cara-bayar.ts'
import type { Settings } from './para-system.ts'
import { feeRp, type BayarDimuka } from './pembayaran.ts'

export interface UangBatal {
  /** The customer is handed. */
  kembalikan: CaraNominal[]
  /** The customer hands back. */
  terima: CaraNominal[]
  /** Goes back into the deposit that paid it, or onto the order. */
  ke_titipan: Rupiah
  ke_dp: Rupiah
}

interface Dibayar extends CaraNominal {
  fee: Persen
  fee_mode: 'TOKO' | 'PELANGGAN'
}

interface PenjualanDibatalkan {
  pembayaran: readonly Dibayar[]
  /** Money that had been paid out of a deposit that held more than the sale. */
  kelebihan: readonly CaraNominal[]
  /**
   * Total of the lines that are still valid, tax included (`alive`), and of those among them that are cancelled now
   * (`batal`).
   */
  alive: Rupiah
  batal: Rupiah
  /** Every line of the sale goes at once. */
  seluruhnya: boolean
}

const TANPA_DIMUKA = { ke_titipan: rupiah(0), ke_dp: rupiah(0) }

const dari = (pembayaran: readonly CaraNominal[], jenis: BayarDimuka): Rupiah =>
  sumRupiah(pembayaran.filter((p) => p.jenis === jenis).map((p) => p.nominal))

/** A sale: ASAL by the way it came, a card's fee with it where the customer bore it; CASH all of it in cash. */
export function uangBatalPenjualan(
  { pembayaran, kelebihan, alive, batal, seluruhnya }: PenjualanDibatalkan,
  cara: Settings['REFUND_CARA'],
): UangBatal {
  const paid = pembayaran.filter((p) => berpindahTangan(p))
  const back = seluruhnya ? paid : paid.map((p) => ({ ...p, nominal: batal }))
  const whole = (p: Dibayar): Rupiah =>
    seluruhnya
      ? denganFee(p)
      : rupiah(p.nominal + feePelanggan(p, alive) - feePelanggan(p, rupiah(alive - batal)))
  const tunai = sumRupiah(back.map((p) => p.nominal))
  return {
    kembalikan:
      cara === 'CASH'
        ? ada([{ jenis: 'CASH', nama_bank: '-', nominal: tunai }])
        : ada(back.map((p) => ({ ...p, nominal: whole(p) }))),
    terima: ada(kelebihan),
    ke_titipan: dari(pembayaran, 'TITIPAN'),
    ke_dp: dari(pembayaran, 'DP'),
  }
}

/** A purchase or trade-in: what the shop paid comes back, what it was paid goes back, each the way it came. */
export const uangBatalPembelian = (
  pembayaran: readonly (Dibayar & { arah: 'MASUK' | 'KELUAR' })[],
): UangBatal => {
  const moved = (arah: 'MASUK' | 'KELUAR') =>
    ada(
      pembayaran
        .filter((p) => p.arah === arah && berpindahTangan(p))
        .map((p) => ({ ...p, nominal: denganFee(p) })),
    )
  return { kembalikan: moved('MASUK'), terima: moved('KELUAR'), ...TANPA_DIMUKA }
}

/**
 * Money of a sale that has gone back, as its cancels recorded it (jual_batal): one word for the way, or all the ways of
 * the sale when it was cancelled whole.
 */
export function uangDikembalikan(
  pembayaran: readonly Dibayar[],
  batal: readonly { refund: string; refund_rp: Rupiah }[],
): CaraNominal[] {
  const paid = pembayaran.filter((p) => berpindahTangan(p))
  return ada(
    batal.flatMap(({ refund, refund_rp }) => {
      if (refund === 'CASH') return [{ jenis: 'CASH', nama_bank: '-', nominal: refund_rp }]
      return paid.length === 1
        ? paid.map((p) => ({ ...p, nominal: refund_rp }))
        : paid.map((p) => ({ ...p, nominal: denganFee(p) }))
    }),
  )
}

const feePelanggan = ({ fee, fee_mode }: Dibayar, nominal: Rupiah): Rupiah =>
  fee_mode === 'PELANGGAN' ? feeRp(nominal, fee) : rupiah(0)
const denganFee = (p: Dibayar): Rupiah => rupiah(p.nominal + feePelanggan(p, p.nominal))

export const tanpaUang: UangBatal = { kembalikan: [], terima: [], ...TANPA_DIMUKA }

const ada = (ways: readonly CaraNominal[]): CaraNominal[] =>
  ways.filter((p) => p.nominal > 0).map(({ jenis, nama_bank, nominal }) => ({ jenis, nama_bank, nominal }))

/** Tells what to do with the money, a line for each: 'Kembalikan CASH Rp. 1,000,000'. */
export const sebutUangBatal = ({ kembalikan, terima, ke_titipan, ke_dp }: UangBatal): string[] => [
  ...kembalikan.map((p) => `Kembalikan ${sebutCara(p)}`),
  ...terima.map((p) => `Terima kembali ${sebutCara(p)}`),
  ...(ke_titipan > 0 ? [`Kembali menjadi titipan ${formatRupiah(ke_titipan)}`] : []),
  ...(ke_dp > 0 ? [`Kembali menjadi DP pesanan ${formatRupiah(ke_dp)}`] : []),
]
