/** Value-added tax of a sale (DOMAIN §C.12, §G-1). */
import { rupiah, sumRupiah, type Persen, type Rupiah } from '#domain/units.ts'
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

export interface PpnPerTarif {
  rate: Persen
  /** Taxable base. */
  dpp: Rupiah
  ppn_rp: Rupiah
}

export interface PpnPenjualan {
  mode: PpnMode
  ppn_rp: Rupiah
  /** Amount the customer pays for all lines, tax included. */
  total_bayar: Rupiah
  /** The tax of each line, in their order; adds up to ppn_rp. Its rate is null when OFF: there is none. */
  lines: { ppn_rp: Rupiah; ppn_rate: Persen | null }[]
  /** For the nota; empty when OFF. */
  per_tarif: PpnPerTarif[]
}

/**
 * The tax of a sale: computed once per rate over the sum of its lines (so that the nota's figures can be checked by
 * hand), then laid on the lines so that they add up to it. Rate: PPN_RATE_FAKTUR for a piece with a full tax invoice,
 * else PPN_RATE_TANPA.
 */
export function ppnPenjualan(
  lines: readonly { harga_total: Rupiah; punya_faktur_pajak: boolean }[],
  settings: Pick<Settings, 'PPN_MODE' | 'PPN_RATE_FAKTUR' | 'PPN_RATE_TANPA'>,
): PpnPenjualan {
  const mode = settings.PPN_MODE
  /** Running sum per rate: the tax of a line is what it adds to the tax of the lines before it. */
  const sums = new Map<Persen, Rupiah>()
  const rows = lines.map((line) => {
    const rate = line.punya_faktur_pajak ? settings.PPN_RATE_FAKTUR : settings.PPN_RATE_TANPA
    const before = sums.get(rate) ?? rupiah(0)
    const after = rupiah(before + line.harga_total)
    sums.set(rate, after)
    return {
      ppn_rp: rupiah(ppnDari(after, rate, mode) - ppnDari(before, rate, mode)),
      ppn_rate: mode === 'OFF' ? null : rate,
    }
  })
  const per_tarif = [...sums].map(([rate, total]): PpnPerTarif => {
    const ppn_rp = ppnDari(total, rate, mode)
    return { rate, ppn_rp, dpp: mode === 'INCLUDE' ? rupiah(total - ppn_rp) : total }
  })
  const ppn_rp = sumRupiah(rows.map((b) => b.ppn_rp))
  const total = sumRupiah(lines.map((l) => l.harga_total))
  return {
    mode,
    ppn_rp,
    total_bayar: totalDenganPpn(total, ppn_rp, mode),
    lines: rows,
    per_tarif: mode === 'OFF' ? [] : per_tarif,
  }
}

/** A line's total without its tax: the basis of points, and what the tax is said to be on (DPP). */
export const nilaiTanpaPpn = (line: { harga_total: Rupiah; ppn_rp: Rupiah }, mode: PpnMode): Rupiah =>
  mode === 'INCLUDE' ? rupiah(line.harga_total - line.ppn_rp) : line.harga_total
