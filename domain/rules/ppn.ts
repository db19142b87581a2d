/** Value-added tax on an amount (DOMAIN §C.12, §G-1). */
import { rupiah, type Persen, type Rupiah } from '#domain/units.ts'
import type { Settings } from './para-system.ts'
import { bulatTerdekat, pecahan, persenDari } from './pembulatan.ts'

export type PpnMode = Settings['PPN_MODE']
const SERATUS_PERSEN = 1_000_000n

/** The tax on an amount. EXCLUDE: RHU(total × rate), on top. INCLUDE: total − RHU(total / (1 + rate)), inside. OFF: 0. */
export function ppnDari(total: Rupiah, rate: Persen, mode: PpnMode): Rupiah {
  if (mode === 'OFF') return rupiah(0)
  if (mode === 'EXCLUDE') return bulatTerdekat(persenDari(total, rate))
  const dpp = bulatTerdekat(pecahan(BigInt(total) * SERATUS_PERSEN, SERATUS_PERSEN + BigInt(rate)))
  return rupiah(total - dpp)
}

/** Amount the customer pays: with EXCLUDE the tax is added. */
export const totalDenganPpn = (total: Rupiah, ppn_rp: Rupiah, mode: PpnMode): Rupiah =>
  mode === 'EXCLUDE' ? rupiah(total + ppn_rp) : total
