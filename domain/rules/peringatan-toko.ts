/** Tasks for the owner of a shop, shown until they are done (DOMAIN §G-7, §G-12). */
import { formatTanggal } from '../format.ts'
import { selisihHari } from '../units.ts'
import { peringatanGadai } from './peringatan-pengaturan.ts'

export const MASALAH_TOKO = ['IZIN GADAI', 'TERA'] as const
export type MasalahToko = (typeof MASALAH_TOKO)[number]

/** The scale's verification is spoken of this many days before it ends. */
export const TERA_PERINGATAN_HARI = 30

export interface TokoState {
  izin_gadai: string
  modul_hutang: boolean
  /** The last day of the scale's verification; null when nobody has entered it. */
  tera_sampai: string | null
  hari_ini: string
}

export const peringatanToko = ({
  izin_gadai,
  modul_hutang,
  tera_sampai,
  hari_ini,
}: TokoState): { masalah: MasalahToko; text: string }[] => [
  ...(modul_hutang
    ? peringatanGadai(izin_gadai).map(({ peringatan }) => ({
        masalah: 'IZIN GADAI' as const,
        text: peringatan,
      }))
    : []),
  ...tera(tera_sampai, hari_ini),
]

function tera(sampai: string | null, hari_ini: string): { masalah: 'TERA'; text: string }[] {
  if (sampai === null) return []
  const left = selisihHari(hari_ini, sampai)
  if (left > TERA_PERINGATAN_HARI) return []
  const when = left < 0 ? 'sudah berakhir' : left === 0 ? 'berakhir hari ini' : `berakhir ${left} hari lagi`
  return [
    {
      masalah: 'TERA',
      text: `Tera timbangan ${when} (${formatTanggal(sampai)}). Timbangan dagang wajib ditera ulang.`,
    },
  ]
}
