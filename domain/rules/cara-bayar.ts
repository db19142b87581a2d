/** Money by way of paying: what comes in and goes out over the counter. */
import { formatRupiah } from '../format.ts'
import { rupiah, sumRupiah, type Rupiah } from '../units.ts'
import { kembalian, KETERANGAN_TERKUNCI, sebutJenis } from './pembayaran.ts'

/** A way of paying and its amount. */
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

/** Adds up the amounts of each way of paying, in the order in which they came. */
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
  /** Fee charged to a card on top, where the customer bears it. */
  fee_pelanggan: Rupiah
}

export interface UangPindah {
  masuk: CaraNominal[]
  keluar: CaraNominal[]
  /** Handed over in cash, and what of it goes back. */
  diterima: Rupiah
  kembalian: Rupiah
}

/** Adds up the money that documents bring in and pay out, each way of paying by itself. */
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
