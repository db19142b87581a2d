/** How long it is remembered who somebody was, per kind of what is kept of them (DOMAIN §G-4, §G-6; docs/panduan/pengguna-dan-hak.md). */
import type { TanggalSystem } from '#domain/units.ts'
import { tambahBulan } from './bulan.ts'
import type { Settings } from './para-system.ts'

/**
 * IDENTITAS: the encrypted identity beside a sale, purchase, deposit, order or loan; PELANGGAN: name, phone and address on
 * documents of who is no member; MEMBER: a member, here and on their documents. In this order: who still has an identity on
 * file is kept as a member.
 */
export const JENIS_RETENSI = ['IDENTITAS', 'PELANGGAN', 'MEMBER'] as const
export type JenisRetensi = (typeof JENIS_RETENSI)[number]

/** A name on a document is kept as long as an identity: both say to PPATK who a document was with. */
const SETTING = {
  IDENTITAS: 'RETENSI_IDENTITAS_BULAN',
  PELANGGAN: 'RETENSI_IDENTITAS_BULAN',
  MEMBER: 'RETENSI_MEMBER_BULAN',
} as const satisfies Record<JenisRetensi, keyof Settings>

export const bulanRetensi = (jenis: JenisRetensi, settings: Settings): number => settings[SETTING[jenis]]

/** What ended before this day is due: so many whole months have passed since, and at the end of a month never a day less. */
export const retensiLimit = (hari: string, bulan: number): TanggalSystem => tambahBulan(hari, -bulan)
