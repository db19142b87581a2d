/** The list of payments of one transaction (spec 000 §4, §5; DOMAIN §B.0.9): the till's form and the server's check are this. */
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { persen, rupiah, sumRupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { bulatTurun, persenDari } from './pembulatan.ts'

export const JENIS_BAYAR = ['CASH', 'DEBET', 'TRANSFER', 'CREDIT'] as const
export type JenisBayar = (typeof JENIS_BAYAR)[number]

/** Lines the server makes itself, and the keterangan by which staff know them. */
export const KETERANGAN_TERKUNCI = { TITIPAN: 'TITIPAN', DP: 'DP PESANAN', TUKAR: 'TUKAR' } as const
export type JenisTerkunci = keyof typeof KETERANGAN_TERKUNCI
/** Kinds that were paid ahead. */
export type BayarDimuka = Exclude<JenisTerkunci, 'TUKAR'>

/** Locked lines by the name staff and customers know. */
export const sebutJenis = (jenis: string): string =>
  (KETERANGAN_TERKUNCI as Readonly<Record<string, string>>)[jenis] ?? jenis

/**
 * Fields shown for each type; a shown field is required, except the fee. no_card of a TRANSFER is the shop's account.
 */
export const bayarFields: Record<JenisBayar, { nama_bank: boolean; no_card: boolean; fee: boolean }> = {
  CASH: { nama_bank: false, no_card: false, fee: false },
  DEBET: { nama_bank: true, no_card: false, fee: false },
  TRANSFER: { nama_bank: true, no_card: true, fee: false },
  CREDIT: { nama_bank: true, no_card: true, fee: true },
}

/** Into the shop, or out of it. */
export type ArahBayar = 'MASUK' | 'KELUAR'

/** The shop pays out in cash, or from its account (no_card) to the customer's, which keterangan names (DOMAIN §B.3). */
export const JENIS_KELUAR = ['CASH', 'TRANSFER'] as const satisfies readonly JenisBayar[]
const KELUAR = { nama_bank: true, no_card: true, fee: false }
export const fieldFor = (jenis: JenisBayar, arah: ArahBayar): (typeof bayarFields)[JenisBayar] =>
  arah === 'KELUAR' && jenis === 'TRANSFER' ? KELUAR : bayarFields[jenis]

/** A payment as entered; '-' stands for empty. jenis '-' is none chosen yet. */
export interface PembayaranInput {
  jenis: JenisBayar | '-'
  nominal: Rupiah
  nama_bank: string
  no_card: string
  fee: Persen
  keterangan: string
  /** Cash handed over; 0 when nobody counted it. */
  uang_diterima: Rupiah
}

/** A line of the list. */
export interface Pembayaran extends Omit<PembayaranInput, 'jenis'> {
  jenis: JenisBayar | JenisTerkunci
  terkunci: boolean
  /** Otorisasi that allowed the fee, for the line as it is (fee-kartu.ts). */
  id_otorisasi?: string
}

/** As long as the note of a payment may be. */
export const KETERANGAN_MAKS = 100

export const totalBayar = (list: readonly Pick<Pembayaran, 'nominal'>[]): Rupiah =>
  sumRupiah(list.map((p) => p.nominal))

/**
 * Amount of `total` still to be paid; always by nominal, without fees. Negative when the total has shrunk below the
 * payments.
 */
export const sisaBayar = (list: readonly Pick<Pembayaran, 'nominal'>[], total: Rupiah): Rupiah =>
  rupiah(total - totalBayar(list))

/** fee_rp = floor(nominal × fee%) (§C.3). */
export const feeRp = (nominal: Rupiah, fee: Persen): Rupiah => bulatTurun(persenDari(nominal, fee))

/** Change for the customer: uang_diterima − nominal of a CASH line, else 0. */
export const kembalian = (p: Pick<Pembayaran, 'jenis' | 'nominal' | 'uang_diterima'>): Rupiah =>
  rupiah(p.jenis === 'CASH' ? Math.max(0, p.uang_diterima - p.nominal) : 0)

/** Part of the cash handed over that pays: all of it, or only the amount still due when there is more. */
export const nominalTunai = (uang_diterima: Rupiah, sisa: Rupiah): Rupiah =>
  rupiah(Math.max(0, Math.min(uang_diterima, sisa)))

/** Payments, and what they pay. */
export interface Tagihan {
  list: readonly Pembayaran[]
  total: Rupiah
}

/**
 * The payments after lines or other payments have changed: the cash that lies on the counter pays what is left of the
 * total, and the rest of it goes back, so that nothing remains to be paid while change is handed out. Cash of which less
 * was meant to pay stays so, as long as that much is due.
 */
export function tunaiMengikuti(sebelum: Tagihan, { list, total }: Tagihan): readonly Pembayaran[] {
  const was = sebelum.list.find((p) => p.jenis === 'CASH')
  const cash = list.find((p) => p.jenis === 'CASH')
  if (!was || !cash || was.nominal !== cash.nominal || was.uang_diterima !== cash.uang_diterima) return list
  const habis = was.nominal === nominalTunai(was.uang_diterima, bagianTunai(sebelum))
  const nominal = nominalTunai(habis ? cash.uang_diterima : cash.nominal, bagianTunai({ list, total }))
  return nominal === cash.nominal ? list : list.map((p) => (p === cash ? { ...p, nominal } : p))
}

const bagianTunai = ({ list, total }: Tagihan): Rupiah =>
  sisaBayar(
    list.filter((p) => p.jenis !== 'CASH'),
    total,
  )

const LEMBAR = [10_000, 50_000, 100_000, 500_000, 1_000_000]

/**
 * Guesses the cash a customer may hand over for `sisa`: the next round sums above it, up to three. 1,312,500 →
 * 1,320,000, 1,350,000, 1,400,000.
 */
export function uangCepat(sisa: Rupiah): Rupiah[] {
  if (sisa <= 0) return []
  const sums = LEMBAR.filter((lembar) => lembar <= Math.max(100_000, sisa)).map(
    (lembar) => Math.ceil(sisa / lembar) * lembar,
  )
  return [...new Set(sums)]
    .filter((sum) => sum > sisa && sum <= RUPIAH_MAKS)
    .slice(0, 3)
    .map(rupiah)
}

/** '4111111111111234' → '1234'; the whole number is needed by nobody, and kept by nobody. */
const akhirKartu = (no_card: string): string => no_card.slice(-4)

/** Only the last four digits are kept and shown: '4111111111111234' → '****1234'; '-' stays. */
export const samarkanKartu = (no_card: string): string =>
  no_card === '-' ? '-' : `****${akhirKartu(no_card)}`

/** A line as it is named where several of its kind may stand: 'DEBET BCA', 'CREDIT BCA ****1234'. */
export const describeLine = ({
  jenis,
  nama_bank,
  no_card,
}: Pick<Pembayaran, 'jenis' | 'nama_bank' | 'no_card'>): string =>
  [sebutJenis(jenis), nama_bank, jenis === 'TRANSFER' ? no_card : samarkanKartu(no_card)]
    .filter((text) => text !== '-')
    .join(' ')

/** A line of the server's own: money that is there already, or the other side of a trade-in. */
export const lockedLine = (jenis: JenisTerkunci, nominal: Rupiah): Pembayaran => ({
  jenis,
  nominal,
  nama_bank: '-',
  no_card: '-',
  fee: persen(0),
  keterangan: KETERANGAN_TERKUNCI[jenis],
  uang_diterima: rupiah(0),
  terkunci: true,
})

const empty = (text: string): boolean => text === '-' || text.trim() === ''

/** Returns every mistake in an entry when `sisa` is still due; each refusal names its field. */
export function periksaPembayaran(p: PembayaranInput, sisa: Rupiah, arah: ArahBayar = 'MASUK'): Refusal[] {
  if (p.jenis === '-') return [errors.jenisKosong().at('jenis')]
  if (arah === 'KELUAR' && !(JENIS_KELUAR as readonly string[]).includes(p.jenis))
    return [errors.bayarKeluar().at('jenis')]
  if (sisa <= 0) return [errors.pembayaranCukup().at('nominal')]
  const shown = fieldFor(p.jenis, arah)
  const refusals: Refusal[] = []
  if (shown.nama_bank && empty(p.nama_bank)) refusals.push(errors.bankKosong().at('nama_bank'))
  // From which account the shop pays, where there are several, rekening.ts asks.
  if (shown.no_card && arah === 'MASUK' && empty(p.no_card)) refusals.push(errors.kartuKosong().at('no_card'))
  if (arah === 'KELUAR' && p.jenis === 'TRANSFER' && empty(p.keterangan))
    refusals.push(errors.rekeningCustomerKosong().at('keterangan'))
  if (!shown.fee && p.fee !== 0) refusals.push(errors.bukanUntukJenis({ jenis: p.jenis }).at('fee'))
  if (p.nominal <= 0) refusals.push(errors.nominalKosong().at('nominal'))
  if (p.nominal > sisa) refusals.push(errors.lebihDariSisa().at('nominal'))
  if (p.jenis === 'CASH' && p.uang_diterima !== 0 && p.uang_diterima < p.nominal)
    refusals.push(errors.uangDiterimaKurang().at('uang_diterima'))
  return refusals
}

/** The line an entry makes: fields its type does not show are empty, and of a card's number the last four digits are enough. */
const lineFrom = (p: PembayaranInput & { jenis: JenisBayar }, arah: ArahBayar): Pembayaran => {
  const shown = fieldFor(p.jenis, arah)
  return {
    ...p,
    nama_bank: shown.nama_bank ? p.nama_bank : '-',
    no_card: !shown.no_card ? '-' : p.jenis === 'CREDIT' ? akhirKartu(p.no_card) : p.no_card,
    uang_diterima: p.jenis === 'CASH' && arah === 'MASUK' ? p.uang_diterima || p.nominal : rupiah(0),
    terkunci: false,
  }
}

/** The customer's account that a TRANSFER of the shop's goes to; what is noted beside money that comes in makes no other line. */
const tujuan = (p: Pembayaran, arah: ArahBayar): string =>
  arah === 'KELUAR' && p.jenis === 'TRANSFER' ? p.keterangan : '-'

/** Tells whether two lines are the same kind of money: bank, account or card, and fee agree. */
const sejalan = (a: Pembayaran, b: Pembayaran, arah: ArahBayar): boolean =>
  a.jenis === b.jenis &&
  a.nama_bank === b.nama_bank &&
  a.no_card === b.no_card &&
  a.fee === b.fee &&
  tujuan(a, arah) === tujuan(b, arah)

/** Joins two notes, as far as there is room. */
const gabungKeterangan = (a: string, b: string): string =>
  a === '-' ? b : b === '-' || a.includes(b) ? a : `${a}, ${b}`.slice(0, KETERANGAN_MAKS)

/**
 * The list with `p` added, when `total` is due. The same again makes its line larger; another bank, account, card or fee is
 * another line.
 * @throws what periksaPembayaran finds, all at once
 */
export function tambahPembayaran(
  list: readonly Pembayaran[],
  p: PembayaranInput,
  total: Rupiah,
  arah: ArahBayar = 'MASUK',
): Pembayaran[] {
  refuseAll(periksaPembayaran(p, sisaBayar(list, total), arah))
  const added = lineFrom(p as PembayaranInput & { jenis: JenisBayar }, arah)
  const same = list.find((line) => sejalan(line, added, arah))
  if (!same) return [...list, added]
  // The otorisasi was given for the smaller amount, so it is dropped.
  const { id_otorisasi: _, ...before } = same
  const merged: Pembayaran = {
    ...before,
    nominal: rupiah(same.nominal + added.nominal),
    uang_diterima: rupiah(same.uang_diterima + added.uang_diterima),
    keterangan: gabungKeterangan(same.keterangan, added.keterangan),
  }
  return list.map((line) => (line === same ? merged : line))
}

type Diminta = Pick<PembayaranInput, 'jenis' | 'nama_bank' | 'no_card'> & { fee?: Persen | undefined }

/** Places in the request of the entries that a line was made from. */
export const lineOrigins = (line: Pembayaran, entries: readonly Diminta[]): number[] =>
  entries.flatMap(({ jenis, nama_bank, no_card, fee = persen(0) }, i) =>
    jenis === line.jenis &&
    (line.nama_bank === '-' || nama_bank === line.nama_bank) &&
    (line.no_card === '-' || (jenis === 'CREDIT' ? akhirKartu(no_card) : no_card) === line.no_card) &&
    fee === line.fee
      ? [i]
      : [],
  )

/** The list without `line`. @throws pembayaranTerkunci for one the server made */
export function hapusPembayaran(list: readonly Pembayaran[], line: Pembayaran): Pembayaran[] {
  if (line.terkunci) throw errors.pembayaranTerkunci({ jenis: line.jenis })
  return list.filter((one) => one !== line)
}

/**
 * The whole list as the server accepts it: its own locked lines first, then the entries one by one.
 * @throws the first entry's refusals, their fields as 'pembayaran.{i}.{field}'
 */
export function susunPembayaran(
  terkunci: readonly Pembayaran[],
  entries: readonly PembayaranInput[],
  total: Rupiah,
  arah: ArahBayar = 'MASUK',
): Pembayaran[] {
  let list: Pembayaran[] = [...terkunci]
  entries.forEach((entry, i) => {
    try {
      list = tambahPembayaran(list, entry, total, arah)
    } catch (refusal) {
      throw (refusal as Refusal).under(`pembayaran.${i}`)
    }
  })
  return list
}

/** Validation lets only a fully paid transaction through. @throws pembayaranKurang, lebihDariSisa */
export function harusLunas(list: readonly Pick<Pembayaran, 'nominal'>[], total: Rupiah): void {
  const sisa = sisaBayar(list, total)
  if (sisa > 0) throw errors.pembayaranKurang({ sisa })
  if (sisa < 0) throw errors.lebihDariSisa()
}
