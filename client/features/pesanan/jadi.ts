/**
 * The price of an order by the weight of its finished pieces, where that is known before it is taken (DOMAIN §C.8).
 * Pure.
 */
import type { PesananLine } from '#domain/calls/pesanan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { hargaPesanan } from '#domain/rules/pesanan.ts'
import { sumRupiah, type Rupiah } from '#domain/units.ts'

type Line = Pick<
  PesananLine,
  | 'status'
  | 'mengikat'
  | 'berat_jadi'
  | 'berat_customer'
  | 'kadar_customer'
  | 'kadar'
  | 'harga_gram'
  | 'ongkos'
  | 'harga_atribut'
>

/** undefined while a piece is missing, or the price of the day it is taken counts. */
export function totalJadi(
  lines: readonly Line[],
  settings: Pick<Settings, 'PEMBULATAN'>,
): Rupiah | undefined {
  const alive = lines.filter((d) => d.status !== 'BATAL')
  if (!alive.every((d) => d.status === 'JADI' && d.mengikat)) return undefined
  return sumRupiah(
    alive.map(
      (d) =>
        hargaPesanan(
          d.berat_jadi,
          { berat: d.berat_customer, kadar: d.kadar_customer, kadar_pesanan: d.kadar },
          d,
          settings,
        ).total,
    ),
  )
}
