/** Points a member earns by a sale (DOMAIN §C.9). */
import type { Milligram, Rupiah } from '#domain/units.ts'

/** A rule (table parameter_poin); kelipatan and minimal are rupiah for RP, milligrams for BERAT. */
export interface ParameterPoin {
  /** 'ALL' for groups that have no rule of their own that day. */
  kode_group: string
  tipe: 'RP' | 'BERAT'
  kelipatan: number
  poin: number
  minimal: number
  tgl_mulai: string
  tgl_selesai: string
  status_aktif: boolean
}

export interface PoinLine {
  kode_group: string
  berat: Milligram
  /** Line total without tax. */
  nilai: Rupiah
}

/** Of a trade-in: what of it may earn points (§B.4, POIN_TUKAR NETTO). */
export interface PoinLimit {
  nilai: Rupiah
  berat: Milligram
}

/**
 * Σ over the rules of floor(basis / kelipatan) × poin, each rule once for all lines in its scope; a group's own rules win over ALL.
 * @param batas no more than this earns points, all rules of a kind together
 */
export function hitungPoin(
  lines: readonly PoinLine[],
  parameters: readonly ParameterPoin[],
  tgl_system: string,
  limit?: PoinLimit,
): number {
  const active = parameters.filter(
    (p) => p.status_aktif && p.tgl_mulai <= tgl_system && tgl_system <= p.tgl_selesai,
  )
  const own = new Set(active.map((p) => p.kode_group))
  const left = { RP: limit?.nilai ?? Infinity, BERAT: limit?.berat ?? Infinity }
  return active.reduce((sum, p) => {
    const scope = lines.filter((line) =>
      p.kode_group === 'ALL' ? !own.has(line.kode_group) : line.kode_group === p.kode_group,
    )
    const basis = Math.min(
      left[p.tipe],
      scope.reduce((total, line) => total + (p.tipe === 'RP' ? line.nilai : line.berat), 0),
    )
    left[p.tipe] -= basis
    return basis < p.minimal ? sum : sum + Math.floor(basis / p.kelipatan) * p.poin
  }, 0)
}
