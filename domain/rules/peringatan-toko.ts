/** Tasks for the owner of a shop, shown until they are done (DOMAIN §G-7, §G-12). */
import { peringatanGadai } from './peringatan-pengaturan.ts'
import { peringatanTera, type TimbanganToko } from './tera.ts'

export const MASALAH_TOKO = ['IZIN GADAI', 'TERA'] as const
export type MasalahToko = (typeof MASALAH_TOKO)[number]

export interface TokoState {
  izin_gadai: string
  modul_hutang: boolean
  /** The active scales of Master Timbangan. */
  timbangan: readonly TimbanganToko[]
  /** The day that was typed before there was that master: counts while it has no scale. Null when nobody typed it. */
  tera_sampai: string | null
  hari_ini: string
}

export const peringatanToko = ({
  izin_gadai,
  modul_hutang,
  timbangan,
  tera_sampai,
  hari_ini,
}: TokoState): { masalah: MasalahToko; text: string }[] => [
  ...(modul_hutang
    ? peringatanGadai(izin_gadai).map(({ peringatan }) => ({
        masalah: 'IZIN GADAI' as const,
        text: peringatan,
      }))
    : []),
  ...(timbangan.length > 0 || tera_sampai === null ? timbangan : [{ no_timbangan: '', tera_sampai }]).flatMap(
    (t) => {
      const text = peringatanTera(t.no_timbangan, t.tera_sampai, hari_ini)
      return text === undefined ? [] : [{ masalah: 'TERA' as const, text }]
    },
  ),
]
