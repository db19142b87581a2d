/** Values of settings of which something has to be said while they stand: what the law says (DOMAIN §G-7, §G-10), and what they let one person do alone. */
import { persenToPercent } from '../units.ts'
import { parseSetting, type SettingKey, type Settings } from './para-system.ts'

export interface Peringatan {
  key: SettingKey
  /** The warning is shown while the setting has this value. */
  value: string
  peringatan: string
}

export interface PengaturanState {
  /** The shop's licence number; '-' when there is none. */
  izin_gadai: string
  HARGA_LANTAI_PERSEN: Settings['HARGA_LANTAI_PERSEN']
}

export const peringatanPengaturan = ({ izin_gadai, HARGA_LANTAI_PERSEN }: PengaturanState): Peringatan[] => [
  {
    key: 'FEE_KARTU_MODE',
    value: 'PELANGGAN',
    peringatan: 'Membebankan fee kartu kepada pelanggan dilarang (PBI 23/6/PBI/2021). Pilih TOKO.',
  },
  ...peringatanGadai(izin_gadai),
  {
    key: 'OTORISASI_BEDA_USER',
    value: 'TIDAK',
    peringatan: `Yang berhak memberi otorisasi boleh menyetujui permintaannya sendiri, misalnya ${example(HARGA_LANTAI_PERSEN)}. Pilih YA agar selalu ada orang kedua.`,
  },
]

/** Of who lends on pledge without a licence. */
export const peringatanGadai = (izin_gadai: string): Peringatan[] =>
  izin_gadai.replace(/[-\s]/g, '') === ''
    ? [
        {
          key: 'MODUL_HUTANG',
          value: 'YA',
          peringatan:
            'Meminjamkan uang dengan jaminan perhiasan memerlukan izin OJK (POJK 39/2024, POJK 29/2025). Nomor izin gadai belum diisi di Setting Toko.',
        },
      ]
    : []

/** As far as one's own word goes: what is lower needs OWN or SU, and another person. */
function example(lantai: PengaturanState['HARGA_LANTAI_PERSEN']): string {
  const turun = 98 - Math.ceil(persenToPercent(lantai))
  return turun > 0
    ? `penjualannya sendiri ${turun}% di bawah harga daftar`
    : 'mengambil uang kas di atas limitnya sendiri'
}

/** Returns the warnings for a shop with its present settings. */
export const peringatanBerlaku = (
  { izin_gadai }: Pick<PengaturanState, 'izin_gadai'>,
  settings: Settings,
): Pick<Peringatan, 'key' | 'peringatan'>[] =>
  peringatanPengaturan({ izin_gadai, ...settings })
    .filter(({ key, value }) => parseSetting(key, value) === settings[key])
    .map(({ key, peringatan }) => ({ key, peringatan }))
