/** Money by way of paying: what comes in and goes out over the counter. */
import { formatRupiah } from '../format.ts'
import { rupiah, sumRupiah, type Rupiah } from '../units.ts'
import { kembalian, KETERANGAN_TERKUNCI, sebutJenis } from './pembayaran.ts'

/** One way of paying, and how much. */
export interface CaraNominal {
  jenis: string
  nama_bank: string
  nominal: Rupiah
}

/** Lines of the server's own are no money that changes hands. */
export const berpindahTangan = ({ jenis }: Pick<CaraNominal, 'jenis'>): boolean =>
  !(jenis in KETERANGAN_TERKUNCI)

/** 'DEBET BCA Rp. 500,000' */
export const sebutCara = ({ jenis, nama_bank, nominal }: CaraNominal): string =>
  `${sebutJenis(jenis)}${nama_bank === '-' ? '' : ` ${nama_bank}`} ${formatRupiah(nominal)}`

/** Each way once, in the order in which they came. */
export function perCara(list: readonly CaraNominal[]): CaraNominal[] {
  const ways = new Map<string, CaraNominal>()
  for (const { jenis, nama_bank, nominal } of list) {
    const key = `${jenis} ${nama_bank}`
    ways.set(key, { jenis, nama_bank, nominal: rupiah((ways.get(key)?.nominal ?? 0) + nominal) })
  }
  return [...ways.values()].filter(({ nominal }) => nominal > 0)
}

/** A payment as it waits for the cashier. */
export interface BayarMenunggu extends CaraNominal {
  arah: 'MASUK' | 'KELUAR'
  uang_diterima: Rupiah
  /** What a card is charged beside it, where the customer bears the fee. */
  fee_pelanggan: Rupiah
}

export interface UangPindah {
  masuk: CaraNominal[]
  keluar: CaraNominal[]
  /** Handed over in cash, and what of it goes back. */
  diterima: Rupiah
  kembalian: Rupiah
}

/** What documents bring in and pay out together, each way by itself. */
export function uangPindah(payments: readonly BayarMenunggu[]): UangPindah {
  const moved = payments.filter(berpindahTangan)
  const way = (arah: 'MASUK' | 'KELUAR') =>
    perCara(
      moved
        .filter((p) => p.arah === arah)
        .map((p) => ({ ...p, nominal: rupiah(p.nominal + p.fee_pelanggan) })),
    )
  const changed = moved.filter((p) => p.arah === 'MASUK' && kembalian(p as never) > 0)
  return {
    masuk: way('MASUK'),
    keluar: way('KELUAR'),
    diterima: sumRupiah(changed.map((p) => p.uang_diterima)),
    kembalian: sumRupiah(changed.map((p) => kembalian(p as never))),
  }
}
