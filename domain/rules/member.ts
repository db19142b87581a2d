/** Members of the chain: what may be said of them, when they count as inactive, how they are shown to who may not see all (DOMAIN §B.12, §G-6). */
import { messages } from '../messages.ts'
import { tambahBulan } from './bulan.ts'

export const JENIS_MEMBER = ['REGULER', 'SILVER', 'GOLD', 'PLATINUM'] as const
export type JenisMember = (typeof JENIS_MEMBER)[number]

/** Codes of members and coupons are looked up from this length on (spec 001 §9). NONMEMBER is shorter. */
export const KODE_DICARI_MIN = 10
/** The pause after typing before a lookup (spec 001 §9). */
export const SEARCH_PAUSE_MS = 1_500
/** A search answers no more than this. */
export const CARI_MAKS = 50

/** Subject of a member's case or request; '-' names none (DOMAIN §I-17). */
export const TRANSAKSI_MEMBER = ['PENJUALAN', 'PEMBELIAN', 'PINJAMAN', 'KASUS'] as const
export const JENIS_TRANSAKSI_MEMBER = ['KASUS', 'PERMINTAAN'] as const

/** The text a customer agrees to. Another text is another version: what was agreed to stays known by it. */
export const PERSETUJUAN = {
  versi: '2025-01',
  text:
    'Saya setuju data diri saya (nama, nomor HP, alamat, tanggal lahir, dan NIK bila diberikan) disimpan dan digunakan toko untuk mencatat transaksi, poin, kupon, dan hadiah, ' +
    'serta untuk menghubungi saya mengenai hal tersebut. Saya dapat melihat, memperbaiki, menarik persetujuan, dan meminta penghapusan data kapan saja di toko.',
} as const

/** Tells whether the last visit (or, without one, the registration) is more than `bulan` months ago. */
export const tidakAktif = (terakhir: string, tgl_system: string, bulan: number): boolean =>
  terakhir < tambahBulan(tgl_system, -bulan)

/** Asked at the till and before editing: 'Member 3 Bulan Lebih Tidak Bertransaksi' (spec 000 §8), and so of any number of months. */
export const pertanyaanTidakAktif = (bulan: number): string =>
  `Member ${bulan} Bulan Lebih Tidak Bertransaksi`

/** Message about a member with no visit or only one (spec 001 §8, DOMAIN §B.12). */
export const pesanKunjungan = (trx_count: number): string | undefined =>
  trx_count === 0 ? messages.memberBelumPernah : trx_count === 1 ? messages.memberSatuKali : undefined

/** '081234567890' → '0812*****890': who may not take data away sees enough to recognise it. */
export const samarkanHp = (no_hp: string): string =>
  no_hp.length < 8 ? no_hp : `${no_hp.slice(0, 4)}${'*'.repeat(no_hp.length - 7)}${no_hp.slice(-3)}`
/** If a screen sends back the masked number it was shown, the real number is meant. */
export const hpDimaksud = (written: string, asal: string): string =>
  written === samarkanHp(asal) ? asal : written

/** '3404010101900001' → '3404********0001'. */
export const samarkanNik = (nik: string): string =>
  `${nik.slice(0, 4)}${'*'.repeat(Math.max(0, nik.length - 8))}${nik.slice(-4)}`
