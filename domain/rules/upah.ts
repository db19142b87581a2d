/** Pay of a goldsmith for an order or a repair. Pure. */
import type { Rupiah } from '../units.ts'

/** Together with what was paid before, more than the customer was told that the work costs: the shop would pay for it. */
export const upahDiAtasOngkos = (f: { ongkos: Rupiah; sudah: Rupiah; jumlah: Rupiah }): boolean =>
  f.sudah + f.jumlah > f.ongkos
