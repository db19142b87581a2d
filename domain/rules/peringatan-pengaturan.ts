/** Values of settings of which something has to be said while they stand: what the law says (DOMAIN §G-7, §G-10), and what they let one person do alone. */
import { persenToPercent } from '../units.ts'
import { tanpaIzin } from './izin-gadai.ts'
import { isBlank } from '../text.ts'
import { nomorPajak } from './pajak.ts'
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
  /** What a nota must say of the seller to be a tax invoice (DOMAIN §P.1-6). */
  npwp: string
  nama_toko: string
  alamat_toko: string
  HARGA_LANTAI_PERSEN: Settings['HARGA_LANTAI_PERSEN']
}

export const peringatanPengaturan = ({
  izin_gadai,
  HARGA_LANTAI_PERSEN,
  ...penjual
}: PengaturanState): Peringatan[] => [
  {
    key: 'FEE_KARTU_MODE',
    value: 'PELANGGAN',
    peringatan: 'Membebankan fee kartu kepada pelanggan dilarang (PBI 23/6/PBI/2021). Pilih TOKO.',
  },
  ...peringatanGadai(izin_gadai),
  ...peringatanPpn(penjual),
  {
    key: 'OTORISASI_BEDA_USER',
    value: 'TIDAK',
    peringatan: `Yang berhak memberi otorisasi boleh menyetujui permintaannya sendiri, misalnya ${example(HARGA_LANTAI_PERSEN)}. Pilih YA agar selalu ada orang kedua.`,
  },
]

/** Of who lends on pledge without a licence. */
export const peringatanGadai = (izin_gadai: string): Peringatan[] =>
  tanpaIzin(izin_gadai)
    ? [
        {
          key: 'MODUL_HUTANG',
          value: 'YA',
          peringatan:
            'Meminjamkan uang dengan jaminan perhiasan memerlukan izin OJK (POJK 39/2024, POJK 29/2025). Nomor izin gadai belum diisi di Setting Toko: mulai 13 Januari 2026 pinjaman baru ditolak.',
        },
      ]
    : []

/** Of who collects no PPN, and of whose notas would not do as tax invoices (PER-11/PJ/2025 arts 51 and 52). */
function peringatanPpn(toko: Pick<PengaturanState, 'npwp' | 'nama_toko' | 'alamat_toko'>): Peringatan[] {
  const kurang = [
    ...(nomorPajak(toko.npwp) === undefined ? ['NPWP 16 angka'] : []),
    ...(isBlank(toko.nama_toko) ? ['nama toko'] : []),
    ...(isBlank(toko.alamat_toko) ? ['alamat toko'] : []),
  ].join(', ')
  return [
    {
      key: 'PPN_MODE',
      value: 'OFF',
      peringatan: 'Toko emas wajib PKP dan memungut PPN (PMK 48/2023). Pilih INCLUDE atau EXCLUDE.',
    },
    ...(kurang === '' ? [] : ['INCLUDE', 'EXCLUDE']).map((value) => ({
      key: 'PPN_MODE' as const,
      value,
      peringatan: `Nota belum memenuhi syarat faktur pajak (PER-11/PJ/2025): isi ${kurang} di Setting Toko.`,
    })),
  ]
}

/** As far as one's own word goes: what is lower needs OWN or SU, and another person. */
function example(lantai: PengaturanState['HARGA_LANTAI_PERSEN']): string {
  const turun = 98 - Math.ceil(persenToPercent(lantai))
  return turun > 0
    ? `penjualannya sendiri ${turun}% di bawah harga daftar`
    : 'mengambil uang kas di atas limitnya sendiri'
}

/** Returns the warnings for a shop with its present settings. */
export const peringatanBerlaku = (
  toko: Omit<PengaturanState, 'HARGA_LANTAI_PERSEN'>,
  settings: Settings,
): Pick<Peringatan, 'key' | 'peringatan'>[] =>
  peringatanPengaturan({ ...settings, ...toko })
    .filter(({ key, value }) => parseSetting(key, value) === settings[key])
    .map(({ key, peringatan }) => ({ key, peringatan }))
