/**
 * Messages to customers: the kinds with their words, the filling of a template, and the address that opens a message
 * (DOMAIN §G-6).
 */
import { errors, type Refusal } from '../errors.ts'
import { nomorWa } from '../telepon.ts'
import { NOT_LETTERS } from '../text.ts'
import { tambahHari, type TanggalSystem } from '../units.ts'

/** Names that a template may use, with the explanation for its writer. */
export const PESAN_FIELDS = {
  nama: 'nama customer',
  no: 'nomor dokumen',
  barang: 'barangnya',
  toko: 'nama toko',
  tanggal: 'tanggalnya',
  sisa: 'yang belum dibayar',
} as const
export type PesanFields = keyof typeof PESAN_FIELDS

interface KindPesan {
  nama: string
  /** As every shop begins with it. */
  text: string
  form: readonly PesanFields[]
}

/** An order's rest is not among its words: what it costs is known when its pieces are on the scale of the till. */
export const KIND_PESAN = {
  'PESANAN JADI': {
    nama: 'Pesanan Jadi',
    text: 'Yth. {nama}, pesanan Anda no {no} ({barang}) sudah jadi dan bisa diambil di {toko}. Mohon membawa tanda terima pesanan. Terima kasih.',
    form: ['nama', 'no', 'barang', 'toko', 'tanggal'],
  },
  'SERVICE SELESAI': {
    nama: 'Service Selesai',
    text: 'Yth. {nama}, service Anda no {no} ({barang}) sudah selesai dan bisa diambil di {toko}. Mohon membawa tanda terima service. Terima kasih.',
    form: ['nama', 'no', 'barang', 'toko', 'tanggal'],
  },
  'TITIPAN JATUH TEMPO': {
    nama: 'Titipan Hampir Lewat',
    text: 'Yth. {nama}, harga titipan Anda no {no} ({barang}) di {toko} berlaku sampai {tanggal}. Sisa pembayarannya {sisa}. Silakan diambil sebelum tanggal itu. Terima kasih.',
    form: ['nama', 'no', 'barang', 'toko', 'tanggal', 'sisa'],
  },
  'HUTANG JATUH TEMPO': {
    nama: 'Hutang Jatuh Tempo',
    text: 'Yth. {nama}, pinjaman Anda no {no} di {toko} jatuh tempo {tanggal}. Yang belum dibayar {sisa}. Terima kasih.',
    form: ['nama', 'no', 'barang', 'toko', 'tanggal', 'sisa'],
  },
  'ULANG TAHUN': {
    nama: 'Ulang Tahun',
    text: 'Yth. {nama}, selamat ulang tahun dari kami di {toko}. Semoga sehat dan bahagia selalu. Terima kasih telah menjadi member kami.',
    form: ['nama', 'toko'],
  },
} as const satisfies Record<string, KindPesan>
export type JenisPesan = keyof typeof KIND_PESAN
export const JENIS_PESAN = Object.keys(KIND_PESAN) as JenisPesan[]

/** Deposits whose prices hold no longer than so many days more; loans that are due within as many, or were. */
export const HAMPIR_HARI = 7

/** Letters of a template, and of what it becomes. */
export const TEMPLATE_MAKS = 500
const PESAN_MAKS = 1_000
/** Of a name, a list of pieces. */
const NILAI_MAKS = 80

const FORM = /\{([^{}]*)\}/g
const HALF_LETTER = /\p{Cs}/gu

const glyphs = (text: string): string[] => [...text]

/** A value as it may stand in a message: one line, not endless, and nothing that looks like another placeholder. */
export const nilaiPesan = (nilai: string): string => {
  const bersih = nilai
    .replace(HALF_LETTER, '')
    .replace(NOT_LETTERS, ' ')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = glyphs(bersih)
  return letters.length > NILAI_MAKS ? `${letters.slice(0, NILAI_MAKS - 1).join('')}…` : bersih || '-'
}

/** The template with those of its placeholders filled that are given; in one pass, so that no value is filled again. */
export const pesanText = (template: string, nilai: Partial<Record<PesanFields, string>>): string =>
  template.replace(FORM, (tanda, nama: string) =>
    Object.hasOwn(nilai, nama) ? nilaiPesan(nilai[nama as PesanFields]!) : tanda,
  )

/** Returns all mistakes in a template of this kind. */
export function periksaTemplate(jenis: JenisPesan, text: string): Refusal[] {
  const { form } = KIND_PESAN[jenis] as KindPesan
  const asing = [...text.matchAll(FORM)]
    .map(([, nama]) => nama!)
    .filter((n) => !form.includes(n as PesanFields))
  const terpanjang = Object.fromEntries(form.map((nama) => [nama, 'M'.repeat(NILAI_MAKS)]))
  return [
    ...[...new Set(asing)].map((nama) => errors.isianPesanTidakDikenal({ nama, isian: form })),
    ...(/[{}]/.test(text.replace(FORM, '')) ? [errors.kurungPesan()] : []),
    ...(glyphs(pesanText(text, terpanjang)).length > PESAN_MAKS ? [errors.pesanTerlaluPanjang()] : []),
  ].map((refusal) => refusal.at('teks'))
}

/** Opens a chat with the text in it; nothing is sent before a person does. */
export const tautanWa = (nomor: string, text: string): string =>
  `https://wa.me/${nomor}?text=${encodeURIComponent(text.replace(HALF_LETTER, ''))}`

export const PESAN_STATE = ['BISA', 'TANPA PERSETUJUAN', 'TANPA NOMOR', 'BELUM HARINYA'] as const
export type PesanState = (typeof PESAN_STATE)[number]

/**
 * Tells whether the customer may get a message: only members who agreed to it, with a number, and not before its day.
 */
export function pesanState(
  {
    setuju,
    no_hp,
    untuk,
    tgl_system,
  }: {
    setuju: boolean
    no_hp: string
    untuk: TanggalSystem
    tgl_system: TanggalSystem
  },
  jenis: JenisPesan,
): PesanState {
  if (!setuju) return 'TANPA PERSETUJUAN'
  if (nomorWa(no_hp) === null) return 'TANPA NOMOR'
  return jenis === 'ULANG TAHUN' && untuk > tgl_system ? 'BELUM HARINYA' : 'BISA'
}

/** Birthdays that are shown: those of the days just past, for a shop that was closed, and of the week that comes. */
const ULANG_TAHUN = { sejak: -2, sampai: 6 }
/** The days and what they are in a year, month × 100 + day; who was born on 29 February has it on the 28th of other years. */
export const hariUlangTahun = (tgl_system: TanggalSystem): { untuk: TanggalSystem; kunci: number }[] =>
  Array.from({ length: ULANG_TAHUN.sampai - ULANG_TAHUN.sejak + 1 }, (_, i) => {
    const untuk = tambahHari(tgl_system, ULANG_TAHUN.sejak + i)
    const kunci = Number(untuk.slice(5, 7)) * 100 + Number(untuk.slice(8))
    const kabisat = tambahHari(untuk, 1).endsWith('-02-29')
    return [{ untuk, kunci }, ...(kunci === 228 && !kabisat ? [{ untuk, kunci: 229 }] : [])]
  }).flat()
