/** Values of settings that the law has something to say about (DOMAIN §G-7, §G-10). */
import type { SettingKey } from './para-system.ts'

export interface Peringatan {
  key: SettingKey
  /** It is said while the setting has this value. */
  value: string
  peringatan: string
}

/** @param izin_gadai the shop's licence number; '-' when there is none */
export const peringatanPengaturan = ({ izin_gadai }: { izin_gadai: string }): Peringatan[] => [
  {
    key: 'FEE_KARTU_MODE',
    value: 'PELANGGAN',
    peringatan: 'Membebankan fee kartu kepada pelanggan dilarang (PBI 23/6/PBI/2021). Pilih TOKO.',
  },
  ...(izin_gadai.replace(/[-\s]/g, '') === ''
    ? [
        {
          key: 'MODUL_HUTANG' as const,
          value: 'YA',
          peringatan:
            'Meminjamkan uang dengan jaminan perhiasan memerlukan izin OJK (POJK 39/2024, POJK 29/2025). Nomor izin gadai belum diisi di Setting Toko.',
        },
      ]
    : []),
]
