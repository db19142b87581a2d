/** Cost of a loan against jewellery until it is paid (DOMAIN §C.7, §O.4-5, §O.4-6). */
import { selisihHari, tambahHari, type Persen, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { tambahBulan } from './bulan.ts'
import { bulatNaik, pecahan } from './pembulatan.ts'

/** Terms as Kondisi Pinjaman has them (table kondisi_pinjaman); `bunga` percent a month. */
export interface SyaratBunga {
  metode: 'BULANAN' | 'HARIAN'
  bunga: Persen
  min_hari: number
  tenggang_hari: number
  min_bunga_rp: Rupiah
}

/**
 * The principal owed, and the day until which its interest has been paid: the loan's own day when no interest was ever
 * paid.
 */
export interface PinjamanBerjalan {
  sisa_pokok: Rupiah
  tgl_hutang: string
  tgl_bunga_sampai: string
}

export interface BungaJatuh {
  bunga: Rupiah
  /** The months or days it pays for. */
  kali: number
  /** New value of tgl_bunga_sampai once the interest is paid. */
  tgl_bunga_sampai: TanggalSystem
}

const BULAN_HARI = 30

/** Interest due on `d_bayar`: whole months counted from the loan's day, or days of a thirtieth. @param kelipatan PEMBULATAN */
export function bungaJatuh(
  pinjaman: PinjamanBerjalan,
  d_bayar: string,
  syarat: SyaratBunga,
  kelipatan: number,
): BungaJatuh {
  const { metode, bunga, min_bunga_rp } = syarat
  const { kali, tgl_bunga_sampai } =
    metode === 'BULANAN' ? bulanJatuh(pinjaman, d_bayar, syarat) : hariJatuh(pinjaman, d_bayar, syarat)
  const per = metode === 'BULANAN' ? 1_000_000 : 1_000_000 * BULAN_HARI
  const rp = bulatNaik(pecahan(BigInt(pinjaman.sisa_pokok) * BigInt(bunga) * BigInt(kali), per), kelipatan)
  return {
    bunga: belumPernah(pinjaman) && rp < min_bunga_rp ? min_bunga_rp : rp,
    kali,
    tgl_bunga_sampai,
  }
}

/** The floors of a loan are those of its first interest only (§O.4-6). */
const belumPernah = ({ tgl_hutang, tgl_bunga_sampai }: PinjamanBerjalan): boolean =>
  tgl_bunga_sampai <= tgl_hutang

type Jatuh = Omit<BungaJatuh, 'bunga'>

/** Months that have begun, at least one when nothing was ever paid; what is begun is free for `tenggang_hari`. */
function bulanJatuh(
  pinjaman: PinjamanBerjalan,
  d_bayar: string,
  { tenggang_hari }: Pick<SyaratBunga, 'tenggang_hari'>,
): Jatuh {
  const { tgl_hutang, tgl_bunga_sampai } = pinjaman
  const dibayar = bulanAntara(tgl_hutang, tgl_bunga_sampai)
  let bulan = belumPernah(pinjaman) ? 1 : dibayar
  while (selisihHari(tambahBulan(tgl_hutang, bulan), d_bayar) > tenggang_hari) bulan++
  return { kali: bulan - dibayar, tgl_bunga_sampai: tambahBulan(tgl_hutang, bulan) }
}

/** Days since interest was last paid; the first time at least `min_hari`, and one where there is a least interest: paid once, it is paid. */
function hariJatuh(
  pinjaman: PinjamanBerjalan,
  d_bayar: string,
  { min_hari, min_bunga_rp }: Pick<SyaratBunga, 'min_hari' | 'min_bunga_rp'>,
): Jatuh {
  const { tgl_bunga_sampai } = pinjaman
  const paling = Math.max(min_hari, min_bunga_rp > 0 ? 1 : 0)
  const hari = Math.max(belumPernah(pinjaman) ? paling : 0, selisihHari(tgl_bunga_sampai, d_bayar))
  return { kali: hari, tgl_bunga_sampai: tambahHari(tgl_bunga_sampai, hari) }
}

/** Months of the calendar from one day to another: those that tambahBulan was given. */
function bulanAntara(dari: string, sampai: string): number {
  const [y, m] = dari.split('-').map(Number) as [number, number]
  const [y2, m2] = sampai.split('-').map(Number) as [number, number]
  return (y2 - y) * 12 + (m2 - m)
}

/** Interest of a loan of which nothing has been paid yet. */
export function bungaPertama(
  { pokok, tgl_hutang, d_bayar }: { pokok: Rupiah; tgl_hutang: string; d_bayar: string },
  syarat: SyaratBunga,
  kelipatan: number,
): { bunga: Rupiah; kali: number } {
  const { bunga, kali } = bungaJatuh(
    { sisa_pokok: pokok, tgl_hutang, tgl_bunga_sampai: tgl_hutang },
    d_bayar,
    syarat,
    kelipatan,
  )
  return { bunga, kali }
}

export interface Tempo {
  tgl_hutang: string
  lama_pinjam: number
  tgl_jatuh_tempo: string
}
/** §O.4-5: the end of the first term, counted from the loan's day, beyond both what was agreed and the shop's day. */
export function perpanjangan(
  { tgl_hutang, lama_pinjam, tgl_jatuh_tempo }: Tempo,
  tgl_system: string,
): { tgl_jatuh_tempo: TanggalSystem; perpanjang_ke: number } {
  const lewat = tgl_system > tgl_jatuh_tempo ? tgl_system : tgl_jatuh_tempo
  let k = 1
  while (tambahBulan(tgl_hutang, lama_pinjam * k) <= lewat) k++
  return { tgl_jatuh_tempo: tambahBulan(tgl_hutang, lama_pinjam * k), perpanjang_ke: k - 1 }
}
