/** Coupons of a sale, and their codes (DOMAIN §C.10, §B.0.8, §B.11). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Random } from './kode.ts'

/** A group's parameter (table parameter_kupon). */
export interface ParameterKupon {
  kode_group: string
  type_kupon: 'BERAT' | 'RP'
  /** Amount that earns coupons: milligrams for BERAT, rupiah for RP. 0 earns none. */
  berat: number
  /** Coupons per `berat`; 0 switches the group off. */
  jumlah_kupon: number
  tgl_mulai: string
  tgl_selesai: string
}

/** More than this for one document is a slip in a parameter, not a gift: 0.001 g where 1 g was meant gives thousands a piece. */
export const KUPON_MAKS = 5_000

/** Coupons of one sale line on a day: floor(basis / berat) × jumlah_kupon. */
export function jumlahKupon(
  line: { kode_group: string; berat: Milligram; harga_total: Rupiah },
  parameters: readonly ParameterKupon[],
  tgl_system: string,
): number {
  const p = parameters.find(
    (x) => x.kode_group === line.kode_group && x.tgl_mulai <= tgl_system && tgl_system <= x.tgl_selesai,
  )
  if (!p || p.berat === 0) return 0
  const basis = p.type_kupon === 'BERAT' ? line.berat : line.harga_total
  return Math.floor(basis / p.berat) * p.jumlah_kupon
}

/** Crockford's base 32: no I, L, O, U, so that a code can be read aloud. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Odd weights from the right, modulo 32: every single wrong character shows. */
const testLetters = (body: string): string => {
  const sum = [...body].reduce((total, c, i) => total + CROCKFORD.indexOf(c) * (2 * (body.length - i) - 1), 0)
  return CROCKFORD[(32 - (sum % 32)) % 32]!
}

/** 'KP' + year + 7 random characters + check character: 'KP257Q2M9ZPX'. Uniqueness is the table's to keep. */
export const kodeKupon = (tgl_system: string, random: Random): string => {
  const body = tgl_system.slice(2, 4) + Array.from({ length: 7 }, () => CROCKFORD[random(32)]).join('')
  return `KP${body}${testLetters(body)}`
}

/** Tells whether a typed code can be a coupon's. */
export const isKodeKupon = (kode: string): boolean =>
  /^KP\d{2}[0-9A-HJKMNP-TV-Z]{8}$/.test(kode) && kode.slice(-1) === testLetters(kode.slice(2, -1))
