/**
 * Effects of a payment on a loan (DOMAIN §B.8, §C.7, §O.4): interest first, then principal; the state before stays
 * known.
 */
import { dokumenBayarHutang, type JenisBayarHutang } from '../dokumen/hutang.ts'
import { errors, refuseAll, type Refusal } from '../errors.ts'
import { milligram, rupiah, type Milligram, type Rupiah, type TanggalSystem } from '../units.ts'
import { bungaJatuh, perpanjangan, type BungaJatuh, type SyaratBunga } from './bunga-pinjaman.ts'
import type { Settings } from './para-system.ts'
import { harusLunas } from './pembayaran.ts'
import { olehPembuat, tidakMenunggu, type Pemeriksa } from './validasi.ts'

/** Figures of a loan that its payments change. */
export interface HutangNumbers {
  sisa_pokok: Rupiah
  tgl_bunga_sampai: TanggalSystem
  tgl_jatuh_tempo: TanggalSystem
  perpanjang_ke: number
}

/** A loan as its payments see it (table hutang). */
export interface HutangBerjalan extends HutangNumbers {
  no_faktur_hutang: string
  status_valid: string
  status_hutang: string
  /** The loan's day. */
  tgl_system: TanggalSystem
  lama_pinjam: number
  /** The envelope as it was weighed when it was sealed. */
  berat_bruto: Milligram
}

export interface BayarDiminta {
  jenis: Exclude<JenisBayarHutang, 'SERAH'>
  /** As the screen had it. */
  bunga: Rupiah
  cicil: Rupiah
  berat_timbang?: Milligram | undefined
  catatan: string
}

/** A row of hutang_bayar: what it pays, and the loan before and after it. */
export interface BayarHutangLine {
  jenis: BayarDiminta['jenis']
  pokok: Rupiah
  bunga: Rupiah
  /** Interest that was due; more than `bunga` where somebody allowed a lower payment. */
  bunga_seharusnya: Rupiah
  kali: number
  lama: HutangNumbers
  baru: HutangNumbers
}

export interface BayarDiputuskan {
  /** The payment, and the part-payment that comes with it. */
  lines: readonly [BayarHutangLine, ...BayarHutangLine[]]
  total: Rupiah
  berat_timbang: Milligram | null
  /** Missing weight of a settled loan's envelope, beyond the tolerance of scales; somebody must allow it. */
  kurang: Milligram
}

export type SettingBayarHutang = Pick<Settings, 'PEMBULATAN' | 'TOLERANSI_TIMBANG' | 'MODUL_HUTANG'>

/** Returns the obstacles to any payment on a loan now. @param menunggu true while a payment waits for the cashier */
export function hutangTertutup(
  { no_faktur_hutang, status_valid, status_hutang }: HutangBerjalan,
  menunggu: boolean,
): Refusal[] {
  const refusal =
    status_hutang !== 'OPEN'
      ? errors.hutangBerakhir({ no_faktur_hutang })
      : status_valid !== 'DONE'
        ? errors.hutangBelumBerjalan({ no_faktur_hutang })
        : menunggu
          ? errors.pembayaranMenunggu()
          : undefined
  return refusal ? [refusal.at('no_faktur_hutang')] : []
}

export const hutangNumbers = ({
  sisa_pokok,
  tgl_bunga_sampai,
  tgl_jatuh_tempo,
  perpanjang_ke,
}: HutangNumbers): HutangNumbers => ({ sisa_pokok, tgl_bunga_sampai, tgl_jatuh_tempo, perpanjang_ke })

/** The interest due today. */
export const bungaHutang = (
  { sisa_pokok, tgl_system: tgl_hutang, tgl_bunga_sampai }: HutangBerjalan,
  syarat: SyaratBunga,
  hari: string,
  kelipatan: number,
): BungaJatuh => bungaJatuh({ sisa_pokok, tgl_hutang, tgl_bunga_sampai }, hari, syarat, kelipatan)

/** Tells whether interest is to be paid: months or days have begun, even if they cost nothing. */
const adaBunga = ({ kali }: BungaJatuh): boolean => kali > 0

/**
 * @throws every mistake at once, each at its field. The caller must get approval for interest below the amount due and
 * for missing gold.
 */
export function putuskanBayar(
  hutang: HutangBerjalan,
  syarat: SyaratBunga,
  diminta: BayarDiminta,
  { menunggu, tgl_system }: { menunggu: boolean; tgl_system: TanggalSystem },
  settings: SettingBayarHutang,
): BayarDiputuskan {
  refuseAll(hutangTertutup(hutang, menunggu))
  const jatuh = bungaHutang(hutang, syarat, tgl_system, settings.PEMBULATAN)
  refuseAll([
    ...periksaBunga(hutang, diminta, jatuh),
    ...periksaCicil(hutang, diminta),
    ...(diminta.jenis === 'LUNAS'
      ? periksaTimbang(hutang.berat_bruto, diminta.berat_timbang, diminta.catatan, settings)
      : []),
    ...(diminta.jenis === 'PERPANJANG' && !settings.MODUL_HUTANG ? [errors.hutangMati().at('jenis')] : []),
  ])
  const lines = composeLine(hutang, diminta, jatuh, tgl_system)
  return {
    lines,
    total: rupiah(lines.reduce((sum, b) => sum + b.pokok + b.bunga, 0)),
    berat_timbang: diminta.jenis === 'LUNAS' ? diminta.berat_timbang! : null,
    kurang:
      diminta.jenis === 'LUNAS'
        ? kurangnya(hutang.berat_bruto, diminta.berat_timbang!, settings)
        : milligram(0),
  }
}

/** Within the tolerance nothing is missing. */
const kurangnya = (
  semula: Milligram,
  sekarang: Milligram,
  { TOLERANSI_TIMBANG }: Pick<Settings, 'TOLERANSI_TIMBANG'>,
): Milligram => milligram(semula - sekarang > TOLERANSI_TIMBANG ? semula - sekarang : 0)

const periksaBunga = (
  { tgl_bunga_sampai }: HutangBerjalan,
  { jenis, bunga }: BayarDiminta,
  jatuh: BungaJatuh,
): Refusal[] => [
  ...(jenis === 'BUNGA' && !adaBunga(jatuh)
    ? [errors.bungaSudahDibayar({ tgl_bunga_sampai }).at('jenis')]
    : []),
  ...(bunga > jatuh.bunga ? [errors.bungaBerubah().at('bunga')] : []),
]

function periksaCicil({ sisa_pokok }: HutangBerjalan, { jenis, cicil }: BayarDiminta): Refusal[] {
  if (jenis === 'BUNGA' || jenis === 'LUNAS') return cicil > 0 ? [errors.cicilBukanSaatnya().at('cicil')] : []
  if (jenis === 'CICIL' && cicil <= 0) return [errors.cicilKosong().at('cicil')]
  return cicil >= sisa_pokok ? [errors.gunakanLunas().at('cicil')] : []
}

/** §O.4-9: an envelope that weighs more than when it came is handed over with a word about it; of one that weighs less a word is not enough. */
export function periksaTimbang(
  semula: Milligram,
  berat_timbang: Milligram | undefined,
  catatan: string,
  { TOLERANSI_TIMBANG }: Pick<Settings, 'TOLERANSI_TIMBANG'>,
): Refusal[] {
  if (!berat_timbang || berat_timbang <= 0) return [errors.amplopBelumDitimbang().at('berat_timbang')]
  return berat_timbang < semula ? [] : bedaBerat(semula, berat_timbang, catatan, TOLERANSI_TIMBANG)
}

export const bedaBerat = (
  semula: Milligram,
  sekarang: Milligram,
  catatan: string,
  toleransi: number,
): Refusal[] => {
  const selisih = milligram(Math.abs(sekarang - semula))
  return selisih > toleransi && catatan === '-' ? [errors.beratJaminanBeda({ selisih }).at('catatan')] : []
}

function composeLine(
  hutang: HutangBerjalan,
  { jenis, bunga, cicil }: BayarDiminta,
  jatuh: BungaJatuh,
  tgl_system: TanggalSystem,
): BayarDiputuskan['lines'] {
  const lama = hutangNumbers(hutang)
  const dibayar = { ...lama, tgl_bunga_sampai: jatuh.tgl_bunga_sampai }
  const basis = { pokok: rupiah(0), bunga, bunga_seharusnya: jatuh.bunga, kali: jatuh.kali, lama }
  if (jenis === 'LUNAS')
    return [{ ...basis, jenis, pokok: lama.sisa_pokok, baru: { ...dibayar, sisa_pokok: rupiah(0) } }]
  if (jenis === 'CICIL' && !adaBunga(jatuh)) return [cicilLine(lama, cicil)]
  const baru =
    jenis === 'PERPANJANG'
      ? { ...dibayar, ...perpanjangan({ ...hutang, tgl_hutang: hutang.tgl_system }, tgl_system) }
      : dibayar
  const induk: BayarHutangLine = { ...basis, jenis: jenis === 'CICIL' ? 'BUNGA' : jenis, baru }
  return cicil > 0 ? [induk, cicilLine(baru, cicil)] : [induk]
}

const cicilLine = (lama: HutangNumbers, cicil: Rupiah): BayarHutangLine => ({
  jenis: 'CICIL',
  pokok: cicil,
  bunga: rupiah(0),
  bunga_seharusnya: rupiah(0),
  kali: 0,
  lama,
  baru: { ...lama, sisa_pokok: rupiah(lama.sisa_pokok - cicil) },
})

/** A saved payment, with the part-payment that came with it, as the cashier finds it. */
export interface BayarDisimpan {
  no_transaksi: string
  status_valid: string
  input_by: string
  lines: readonly Pick<BayarHutangLine, 'jenis' | 'pokok' | 'bunga' | 'bunga_seharusnya' | 'lama' | 'baru'>[]
  /** Of both. */
  pembayaran: readonly { nominal: Rupiah }[]
}

/**
 * Returns the reasons against confirming a payment; empty when it can be confirmed. The loan, its interest and its
 * payments must be as they were when it was saved.
 */
export function alasanBayar(
  hutang: HutangBerjalan,
  syarat: SyaratBunga,
  bayar: BayarDisimpan,
  tgl_system: TanggalSystem,
  pemeriksa: Pemeriksa,
  settings: Pick<Settings, 'PEMBULATAN'>,
): Refusal[] {
  const [utama] = bayar.lines as [BayarDisimpan['lines'][number]]
  const kind = dokumenBayarHutang[utama.jenis as BayarDiminta['jenis']]
  const selesai = tidakMenunggu(kind, bayar.no_transaksi, bayar.status_valid)
  if (selesai) return [selesai]
  return [
    ...hutangTertutup(hutang, false),
    ...olehPembuat(bayar.input_by, pemeriksa),
    ...(masihSama(hutang, syarat, utama, tgl_system, settings) ? [] : [errors.bungaBerubah()]),
    ...lunas(bayar),
  ]
}

function masihSama(
  hutang: HutangBerjalan,
  syarat: SyaratBunga,
  { jenis, bunga_seharusnya, lama, baru }: BayarDisimpan['lines'][number],
  tgl_system: TanggalSystem,
  { PEMBULATAN }: Pick<Settings, 'PEMBULATAN'>,
): boolean {
  const sama = (Object.keys(lama) as (keyof HutangNumbers)[]).every((k) => lama[k] === hutang[k])
  const jatuh = bungaHutang(hutang, syarat, tgl_system, PEMBULATAN)
  if (jenis === 'CICIL') return sama && !adaBunga(jatuh)
  return sama && jatuh.bunga === bunga_seharusnya && jatuh.tgl_bunga_sampai === baru.tgl_bunga_sampai
}

function lunas({ lines, pembayaran }: BayarDisimpan): Refusal[] {
  try {
    harusLunas(pembayaran, rupiah(lines.reduce((sum, b) => sum + b.pokok + b.bunga, 0)))
    return []
  } catch (refusal) {
    return [(refusal as Refusal).at('pembayaran')]
  }
}

/**
 * Splits a payment made in one go, in order: interest first, then the principal that came with it, each under its own
 * number.
 */
export function bagiBayar<P extends { jenis: string; nominal: Rupiah; uang_diterima: Rupiah }>(
  pembayaran: readonly P[],
  pertama: Rupiah,
): [P[], P[]] {
  let left: number = pertama
  const [satu, dua]: [P[], P[]] = [[], []]
  for (const p of pembayaran) {
    const awal = Math.min(left, p.nominal)
    const akhir = p.nominal - awal
    left -= awal
    // The change belongs to the last part: its cash was handed over last.
    if (awal > 0)
      satu.push({
        ...p,
        nominal: rupiah(awal),
        uang_diterima: akhir > 0 && p.uang_diterima > 0 ? rupiah(awal) : p.uang_diterima,
      })
    if (akhir > 0)
      dua.push({
        ...p,
        nominal: rupiah(akhir),
        uang_diterima: rupiah(p.uang_diterima > 0 ? p.uang_diterima - awal : 0),
      })
  }
  return [satu, dua]
}
