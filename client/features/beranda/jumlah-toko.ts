/** Adds up the figures of the shops of a chain. */
import type { CallReply } from '#domain/call.ts'
import type { berandaToko } from '#domain/calls/beranda.ts'
import { milligram, rupiah } from '#domain/units.ts'

export type Toko = CallReply<typeof berandaToko>[number]
type Hari = Pick<Toko['penjualan'], 'hari'>

export interface Jumlah extends Pick<Toko, 'stok' | 'kas' | 'bank' | 'menunggu'> {
  penjualan: Hari
  pembelian: Hari
}

export function jumlahkan(toko: readonly Toko[]): Jumlah {
  const sum = (of: (t: Toko) => number) => toko.reduce((n, t) => n + of(t), 0)
  const hari = (area: 'penjualan' | 'pembelian'): Hari => ({
    hari: {
      nota: sum((t) => t[area].hari.nota),
      qty: sum((t) => t[area].hari.qty),
      berat: milligram(sum((t) => t[area].hari.berat)),
      rupiah: rupiah(sum((t) => t[area].hari.rupiah)),
    },
  })
  return {
    penjualan: hari('penjualan'),
    pembelian: hari('pembelian'),
    stok: {
      qty: sum((t) => t.stok.qty),
      berat: milligram(sum((t) => t.stok.berat)),
      nilai: rupiah(sum((t) => t.stok.nilai)),
    },
    kas: rupiah(sum((t) => t.kas)),
    bank: rupiah(sum((t) => t.bank)),
    menunggu: sum((t) => t.menunggu),
  }
}
