/**
 * Time for which a person's identity is kept, per kind of record (DOMAIN §G-4, §G-6; docs/panduan/pengguna-dan-hak.md).
 */
import type { TanggalSystem } from '#domain/units.ts'
import { tambahBulan } from './bulan.ts'
import type { Settings } from './para-system.ts'

/**
 * IDENTITAS: the encrypted identity beside a sale, purchase, deposit, order or loan, with pictures of papers that tell
 * the same; PAJAK: the tax number of a buyer, with their name; PELANGGAN: name, phone and address on documents of who is
 * no member; MEMBER: a member, here and on their documents. In this order: who still has an identity on file is kept as a
 * member.
 */
export const JENIS_RETENSI = ['IDENTITAS', 'PAJAK', 'PELANGGAN', 'MEMBER'] as const
export type JenisRetensi = (typeof JENIS_RETENSI)[number]

export const NAMA_RETENSI: Record<JenisRetensi, string> = {
  IDENTITAS: 'Identitas',
  PAJAK: 'NPWP Dan NIK Pembeli',
  PELANGGAN: 'Nama Di Dokumen',
  MEMBER: 'Member',
}

/** Of one request: what is more is asked for again. */
export const RETENSI_MAKS = 500

/** How many each of the requests forgets that it takes, by what the person who allows them is shown of each. */
export const bagianRetensi = (jumlah: number): number[] =>
  Array.from({ length: Math.ceil(jumlah / RETENSI_MAKS) }, (_, i) =>
    Math.min(RETENSI_MAKS, jumlah - i * RETENSI_MAKS),
  )

/** '60 bulan', as its shops have set it. */
export const sebutBulan = (min: number, maks: number): string =>
  min === maks ? `${min} bulan` : `${min} sampai ${maks} bulan, menurut toko`

/** A name on a document is kept as long as an identity: both say to PPATK who a document was with. */
const SETTING = {
  IDENTITAS: 'RETENSI_IDENTITAS_BULAN',
  PAJAK: 'RETENSI_PAJAK_BULAN',
  PELANGGAN: 'RETENSI_IDENTITAS_BULAN',
  MEMBER: 'RETENSI_MEMBER_BULAN',
} as const satisfies Record<JenisRetensi, keyof Settings>

export const bulanRetensi = (jenis: JenisRetensi, settings: Settings): number => settings[SETTING[jenis]]

/**
 * Records that ended before this day are due: at least so many whole months have passed, and at the end of a month
 * never a day less.
 */
export const retensiLimit = (hari: string, bulan: number): TanggalSystem => tambahBulan(hari, -bulan)
