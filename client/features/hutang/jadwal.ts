/** The amounts due of a loan on the days that matter, before anything is paid (DOMAIN §C.7). Pure. */
import { formatPersen, formatRupiah } from '#domain/format.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { bungaJatuh, type PinjamanBerjalan, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah, tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'

/** The facts that interest follows from. */
export interface Pinjaman extends PinjamanBerjalan {
  syarat: SyaratBunga
  kelipatan: number
  tgl_jatuh_tempo: string
}

export interface JadwalRow {
  tgl: TanggalSystem
  bunga: Rupiah
  /** The months or days it pays for. */
  kali: number
  harus_dibayar: Rupiah
  /** The day on which it is due, or the first one after it. */
  tempo: 'BELUM' | 'HARI ITU' | 'LEWAT'
}

/** A list that ends with the first day past the due one; never longer than what fits a screen. */
const LINES = { min: 3, maks: 13 }

/** On a day: the day asked for, or the end of a month. */
export function padaHari(p: Pinjaman, tgl: TanggalSystem): JadwalRow {
  const { bunga, kali } = bungaJatuh(p, tgl, p.syarat, p.kelipatan)
  return {
    tgl,
    bunga,
    kali,
    harus_dibayar: rupiah(p.sisa_pokok + bunga),
    tempo: tgl < p.tgl_jatuh_tempo ? 'BELUM' : tgl === p.tgl_jatuh_tempo ? 'HARI ITU' : 'LEWAT',
  }
}

/** The last days of each month of the loan from `mulai` on: a day later costs another. */
export function jadwal(p: Pinjaman, mulai: string): JadwalRow[] {
  const tenggang = p.syarat.metode === 'BULANAN' ? p.syarat.tenggang_hari : 0
  const rows: JadwalRow[] = []
  for (let k = 1; rows.length < LINES.maks; k++) {
    const tgl = tambahHari(tambahBulan(p.tgl_hutang, k), tenggang)
    if (tgl < mulai) continue
    rows.push(padaHari(p, tgl))
    if (tgl > p.tgl_jatuh_tempo && rows.length >= LINES.min) break
  }
  return rows
}

const SATUAN = { BULANAN: 'bulan', HARIAN: 'hari' } as const

/** '2 bulan', '45 hari'. */
export const sebutKali = (metode: SyaratBunga['metode'], kali: number): string => `${kali} ${SATUAN[metode]}`

/** 'Rp. 2,000,000 × 3% × 2 bulan'; a floor says so. */
export function caraHitung(p: Pinjaman, { bunga, kali }: Pick<JadwalRow, 'bunga' | 'kali'>): string {
  const { metode, bunga: persen, min_bunga_rp } = p.syarat
  const kaliText = metode === 'BULANAN' ? `${kali} bulan` : `${kali} hari / 30`
  const text = `${formatRupiah(p.sisa_pokok)} × ${formatPersen(persen)} × ${kaliText}`
  return min_bunga_rp > 0 && bunga === min_bunga_rp ? `${text}, paling sedikit ${formatRupiah(bunga)}` : text
}

/** '3% sebulan, dihitung per bulan, kelonggaran 3 hari'. */
export function sebutSyarat({ metode, bunga, min_hari, tenggang_hari, min_bunga_rp }: SyaratBunga): string {
  return [
    `${formatPersen(bunga)} sebulan`,
    metode === 'BULANAN' ? 'bulan yang dimulai dihitung penuh' : 'dihitung per hari (1/30 bulan)',
    ...(metode === 'BULANAN' && tenggang_hari > 0 ? [`kelonggaran ${tenggang_hari} hari`] : []),
    ...(metode === 'HARIAN' && min_hari > 0 ? [`pertama paling sedikit ${min_hari} hari`] : []),
    ...(min_bunga_rp > 0 ? [`bunga pertama paling sedikit ${formatRupiah(min_bunga_rp)}`] : []),
  ].join(', ')
}
