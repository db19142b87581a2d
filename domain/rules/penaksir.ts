/** The certificate of who appraises pledged goods (DOMAIN §G-7, §P.4): said where it is over, never a reason to refuse. */
import { formatTanggal } from '../format.ts'
import type { TanggalSystem } from '../units.ts'

export interface Sertifikat {
  /** '-' where there is none. */
  no_sertifikat_penaksir: string
  sertifikat_sampai: TanggalSystem | null
}

/** 'PENAKSIR-12 s/d 31 Desember 2025'; '-' where there is none. */
export const sebutSertifikat = ({ no_sertifikat_penaksir, sertifikat_sampai }: Sertifikat): string =>
  no_sertifikat_penaksir !== '-' && sertifikat_sampai
    ? `${no_sertifikat_penaksir} s/d ${formatTanggal(sertifikat_sampai)}`
    : no_sertifikat_penaksir

/** The last day counts as valid. Returns '' while it is valid, and where there is none. */
export const sertifikatBerakhir = (
  { no_sertifikat_penaksir, sertifikat_sampai }: Sertifikat,
  tgl_system: string,
): string =>
  sertifikat_sampai !== null && sertifikat_sampai < tgl_system
    ? `Sertifikat Penaksir ${no_sertifikat_penaksir} Berakhir ${formatTanggal(sertifikat_sampai)}`
    : ''
