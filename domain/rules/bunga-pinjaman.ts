/** What a loan against jewellery costs until it is paid (DOMAIN §C.7). */
import { selisihHari, type Persen, type Rupiah } from '#domain/units.ts'
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

interface Pinjaman {
  pokok: Rupiah
  tgl_hutang: string
  d_bayar: string
}

const BULAN_HARI = 30

/** Interest of a loan of which nothing has been paid yet: whole months from its day, or days of a thirtieth. */
export function bungaPertama(
  { pokok, tgl_hutang, d_bayar }: Pinjaman,
  { metode, bunga, min_hari, tenggang_hari, min_bunga_rp }: SyaratBunga,
  kelipatan: number,
): { bunga: Rupiah; kali: number } {
  const kali =
    metode === 'BULANAN'
      ? bulanBerjalan(tgl_hutang, d_bayar, tenggang_hari)
      : Math.max(min_hari, selisihHari(tgl_hutang, d_bayar))
  const per = metode === 'BULANAN' ? 1_000_000 : 1_000_000 * BULAN_HARI
  const rp = bulatNaik(pecahan(BigInt(pokok) * BigInt(bunga) * BigInt(kali), per), kelipatan)
  return { bunga: rp < min_bunga_rp ? min_bunga_rp : rp, kali }
}

/** Months that have begun, at least one; what is left of the last is free for so many days. */
function bulanBerjalan(tgl_hutang: string, d_bayar: string, tenggang_hari: number): number {
  let bulan = 1
  while (selisihHari(tambahBulan(tgl_hutang, bulan), d_bayar) > tenggang_hari) bulan++
  return bulan
}
