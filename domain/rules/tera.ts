/**
 * The verification (tera) of a scale: good until the end of its day, spoken of before it ends, and said at every screen
 * that weighs once it is over (DOMAIN §G-12; UU 2/1981).
 */
import { formatTanggal } from '../format.ts'
import { selisihHari } from '../units.ts'

export interface TimbanganToko {
  no_timbangan: string
  /** The last day of its verification. */
  tera_sampai: string
}

/** The end is spoken of this many days ahead. */
export const TERA_PERINGATAN_HARI = 30

export type Tera = 'BERLAKU' | 'HAMPIR' | 'LEWAT'

export function stateTera(tera_sampai: string, hari_ini: string): Tera {
  const left = selisihHari(hari_ini, tera_sampai)
  if (left < 0) return 'LEWAT'
  return left <= TERA_PERINGATAN_HARI ? 'HAMPIR' : 'BERLAKU'
}

const kapan = (tera_sampai: string, hari_ini: string): string => {
  const left = selisihHari(hari_ini, tera_sampai)
  return left < 0 ? 'sudah berakhir' : left === 0 ? 'berakhir hari ini' : `berakhir ${left} hari lagi`
}

/** @param nomor '' of a scale whose number nobody has entered */
const sebut = (nomor: string, tera_sampai: string, hari_ini: string): string =>
  `Tera timbangan${nomor && ` ${nomor}`} ${kapan(tera_sampai, hari_ini)} (${formatTanggal(tera_sampai)}).`

/** A task for the owner of a shop; undefined while there is nothing to do. */
export const peringatanTera = (nomor: string, tera_sampai: string, hari_ini: string): string | undefined =>
  stateTera(tera_sampai, hari_ini) === 'BERLAKU'
    ? undefined
    : `${sebut(nomor, tera_sampai, hari_ini)} Timbangan dagang wajib ditera ulang.`

/**
 * What a screen that weighs says for as long as it stands; undefined when nothing is past. A computer that does not know
 * its own scale hears of every one of the shop.
 */
export function lineTera(
  aktif: readonly TimbanganToko[],
  dipakai: string | undefined,
  hari_ini: string,
): string | undefined {
  const own = aktif.filter((t) => t.no_timbangan === dipakai)
  const lewat = (own.length > 0 ? own : aktif).filter((t) => stateTera(t.tera_sampai, hari_ini) === 'LEWAT')
  if (lewat.length === 0) return undefined
  return `${lewat.map((t) => sebut(t.no_timbangan, t.tera_sampai, hari_ini)).join(' ')} Jangan dipakai berdagang sebelum ditera ulang.`
}

/** The scale a computer weighs with: the one that was chosen there while the shop has it, or else its only one. */
export const timbanganDipakai = (
  aktif: readonly TimbanganToko[],
  chosen: string | undefined,
): string | undefined =>
  aktif.some((t) => t.no_timbangan === chosen)
    ? chosen
    : aktif.length === 1
      ? aktif[0]!.no_timbangan
      : undefined
