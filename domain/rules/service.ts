/** Repairs: what is done to a piece, what a finished one costs and weighs, what its pick-up comes to (DOMAIN §B.7, §O.3, §C.12). */
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { milligram, rupiah, sumRupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import type { Settings } from './para-system.ts'
import { ppnDari, totalDenganPpn, type PpnMode } from './ppn.ts'
import type { Status } from './status.ts'
import { terlaluBesar } from './terlalu-besar.ts'

export const JENIS_SERVICE = [
  'REPARASI',
  'PATRI',
  'SEPUH',
  'CUCI',
  'UKIR',
  'UBAH UKURAN',
  'PASANG BATU',
  'LAINNYA',
] as const

export const TAMBAHAN_DARI = ['TUKANG', 'LEBUR'] as const

/** After so many days at SELESAI, goods that nobody fetched are told of (§B.7). */
export const HARI_TIDAK_DIAMBIL = 90

export interface ReceivedLine {
  berat_terima: Milligram
  ongkos: Rupiah
}

/** Adds up the ongkos of the lines as told, and refuses a total that is too large. */
export function totalService(lines: readonly ReceivedLine[]): { total: Rupiah; wrong: Refusal[] } {
  const total = sumRupiah(lines.map((b) => b.ongkos))
  return { total, wrong: terlaluBesar([], total, ['detail_barang', 'ongkos']) }
}

/** A line that waits for its work (table service_detail). */
export interface ServiceLine extends ReceivedLine {
  no: number
  kode_group: string
  kode_tukang: string
}

/** Data entered for a line when its work is done. */
export interface FinishedLine {
  no: number
  berat_selesai: Milligram
  ongkos_akhir: Rupiah
  pekerjaan: string
  tambahan_dari: (typeof TAMBAHAN_DARI)[number]
  /** '-': the line's own. */
  group_tambahan: string
  /** Goldsmith whose gold was added; '-': the goldsmith named at receipt. */
  kode_tukang: string
}

export interface DecidedLine extends Omit<FinishedLine, 'tambahan_dari'> {
  tambahan_dari: FinishedLine['tambahan_dari'] | '-'
  /** Gold that was added, above 0; lost, below. */
  selisih: number
}

export interface AcuanSelesai {
  /** Groups in use, with their purity; null where it is not set. */
  kadar: ReadonlyMap<string, Persen | null>
  tukang: ReadonlySet<string>
}

/**
 * Every line of the repair, finished. Gold that was added has a group whose purity is known, and came from a goldsmith
 * or the bin; a line that did not gain any names neither.
 * @throws all that is wrong with the lines, at once
 */
export function putuskanSelesai(
  lines: readonly ServiceLine[],
  diminta: readonly FinishedLine[],
  acuan: AcuanSelesai,
  dp: Rupiah,
): { lines: DecidedLine[]; total: Rupiah } {
  const nos = new Set(diminta.map((d) => d.no))
  if (diminta.length !== lines.length || lines.some((b) => !nos.has(b.no)))
    throw errors.serviceSemuaBaris().at('detail_barang')
  const decided = lines.map((line): DecidedLine => {
    const said = diminta.find((d) => d.no === line.no)!
    const selisih = said.berat_selesai - line.berat_terima
    const kode_tukang = said.kode_tukang === '-' ? line.kode_tukang : said.kode_tukang
    if (selisih <= 0) return { ...said, kode_tukang, selisih, tambahan_dari: '-', group_tambahan: '-' }
    const group_tambahan = said.group_tambahan === '-' ? line.kode_group : said.group_tambahan
    return { ...said, kode_tukang, selisih, group_tambahan }
  })
  const total = sumRupiah(decided.map((b) => b.ongkos_akhir))
  const besar = terlaluBesar([], total, ['detail_barang', 'ongkos_akhir'])
  refuseAll([
    ...decided.flatMap((b) =>
      periksaTambahan(
        b,
        acuan,
        diminta.findIndex((d) => d.no === b.no),
      ),
    ),
    ...besar,
    ...(besar.length === 0 && total < dp ? [errors.ongkosDiBawahDp({ dp }).at('detail_barang')] : []),
  ])
  return { lines: decided, total }
}

function periksaTambahan(b: DecidedLine, { kadar, tukang }: AcuanSelesai, i: number): Refusal[] {
  const at = (field: string) => `detail_barang.${i}.${field}`
  const siapa =
    b.kode_tukang !== '-' && !tukang.has(b.kode_tukang)
      ? [errors.tukangTidakAda({ kode_tukang: b.kode_tukang }).at(at('kode_tukang'))]
      : []
  if (b.selisih <= 0) return siapa
  const { group_tambahan: kode_group } = b
  return [
    ...siapa,
    ...(b.tambahan_dari === 'TUKANG' && b.kode_tukang === '-'
      ? [errors.serviceDiTukangSiapa().at(at('kode_tukang'))]
      : []),
    ...(kode_group === '-' || !kadar.has(kode_group)
      ? [errors.groupTambahanKosong().at(at('group_tambahan'))]
      : b.tambahan_dari === 'TUKANG' && !kadar.get(kode_group)
        ? [errors.groupTambahanTanpaKadar({ kode_group }).at(at('group_tambahan'))]
        : []),
  ]
}

export interface TagihanService {
  ppn_mode: PpnMode
  ppn_rate: Persen
  ppn_rp: Rupiah
  /** Tax included. */
  total_bayar: Rupiah
  /** Amount still to be paid. */
  sisa: Rupiah
}

/** Bill of a pick-up: tax at the rate of related services (G-1), less the money paid ahead. */
export function tagihanService(
  total: Rupiah,
  dp: Rupiah,
  { PPN_MODE: ppn_mode }: Pick<Settings, 'PPN_MODE'>,
  ppn_rate: Persen,
): TagihanService {
  const ppn_rp = ppnDari(total, ppn_rate, ppn_mode)
  const total_bayar = totalDenganPpn(total, ppn_rp, ppn_mode)
  return { ppn_mode, ppn_rate, ppn_rp, total_bayar, sisa: rupiah(total_bayar - dp) }
}

export interface State {
  no_faktur_service: string
  status_service: Status<'status_service'>
}

/** Tells whether the goods of a repair are in the shop. */
export const diToko = ({ status_service }: Pick<State, 'status_service'>): boolean =>
  status_service === 'MASUK' || status_service === 'SELESAI'

/**
 * Refuses a repair that is not in the status where the asked step begins. @throws errors.serviceBerakhir,
 * serviceSudahSelesai, serviceBelumSelesai, serviceBelumDiambil
 */
export function harusStatus(
  { no_faktur_service, status_service }: State,
  dari: 'MASUK' | 'SELESAI' | 'AMBIL',
): void {
  if (status_service === dari) return
  const no = { no_faktur_service }
  const refusal =
    status_service === 'CANC' || (status_service === 'AMBIL' && dari !== 'AMBIL')
      ? errors.serviceBerakhir(no)
      : dari === 'MASUK'
        ? errors.serviceSudahSelesai(no)
        : dari === 'SELESAI'
          ? errors.serviceBelumSelesai(no)
          : errors.serviceBelumDiambil(no)
  throw refusal.at('no_faktur_service')
}

/** Goods as they lie in the shop now. */
export const beratSekarang = (b: { berat_terima: Milligram; berat_selesai: Milligram | null }): Milligram =>
  milligram(b.berat_selesai ?? b.berat_terima)
