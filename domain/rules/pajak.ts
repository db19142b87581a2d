/** The taxes of a sale: what kind of goods, to whom, at which rate of the day (DOMAIN §C.12, §P.1). */
import { errors, type Refusal } from '#domain/errors.ts'
import { percentToPersen, rupiah, sumRupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { bulatTurun, persenDari } from './pembulatan.ts'
import { ppnDari, totalDenganPpn, type PpnMode } from './ppn.ts'

/** PERHIASAN_EMAS has a rate for pieces with a supplier's tax invoice and a higher one for others; all else has one. */
export const JENIS_PAJAK = ['PERHIASAN_EMAS', 'EMAS_BATANGAN', 'NON_EMAS', 'JASA'] as const
export type JenisPajak = (typeof JENIS_PAJAK)[number]

export const JENIS_PEMBELI = ['KONSUMEN', 'PEDAGANG', 'PABRIKAN', 'BULION'] as const
export type JenisPembeli = (typeof JENIS_PEMBELI)[number]

/** Letters by which a trader pays no PPh 22: the final tax of PP 55, or a decision (SKB). */
export const BEBAS_PPH22 = ['PP55', 'SKB'] as const
export type BebasPph22 = (typeof BEBAS_PPH22)[number]

/** The buyer, as far as taxes ask. */
export interface PembeliPajak {
  jenis_pembeli: JenisPembeli
  bebas_pph22?: BebasPph22 | null | undefined
}
export const KONSUMEN: PembeliPajak = { jenis_pembeli: 'KONSUMEN' }

/** Buyers whom PPh 22 means at all: a letter is asked of nobody else. */
export const membayarPph22 = ({ jenis_pembeli }: Pick<PembeliPajak, 'jenis_pembeli'>): boolean =>
  jenis_pembeli === 'PEDAGANG' || jenis_pembeli === 'PABRIKAN'

const NOMOR = /^\d{16}$/
/** A tax number as it was written, points and strokes taken out; undefined of what has not sixteen digits. */
export function nomorPajak(written: string): string | undefined {
  const digits = written.replaceAll(/[\s.-]/g, '')
  return NOMOR.test(digits) ? digits : undefined
}

const TANPA_NAMA: readonly string[] = ['', '-', 'REGULER']

/** What is asked of who is no consumer: number and name; of who pays no PPh 22 the letter that says so. */
export function periksaPembeli(
  p: { jenis_pembeli: JenisPembeli; npwp_pembeli: string; bebas_pph22?: BebasPph22 | null | undefined } & {
    no_bebas: string
    tgl_bebas?: string | null | undefined
  },
  { nama, hari, field }: { nama: string; hari: string; field: 'nama_customer' | 'penerima' },
): Refusal[] {
  if (p.jenis_pembeli === 'KONSUMEN') return []
  const refusals: Refusal[] = []
  if (!NOMOR.test(p.npwp_pembeli)) refusals.push(errors.npwpPembeliSalah().at('npwp_pembeli'))
  if (TANPA_NAMA.includes(nama)) refusals.push(errors.namaPembeliKosong().at(field))
  if (!p.bebas_pph22 || !membayarPph22(p)) return refusals
  if (TANPA_NAMA.includes(p.no_bebas)) refusals.push(errors.noBebasKosong().at('no_bebas'))
  if (!p.tgl_bebas) refusals.push(errors.tglBebasKosong().at('tgl_bebas'))
  else if (p.tgl_bebas > hari) refusals.push(errors.tglBebasNanti().at('tgl_bebas'))
  return refusals
}

/** The rate that stands for a piece today, by its group and its proof of a tax invoice, and the rule it comes from. */
export interface TarifBarang {
  jenis_pajak: JenisPajak
  ppn_rate: Persen
  ppn_dasar: string
}

/** What a line is taxed by, and with. */
export interface PajakLine {
  jenis_pajak: JenisPajak
  ppn_rp: Rupiah
  /** Null where PPN is off. */
  ppn_rate: Persen | null
  /** '-' where PPN is off. */
  ppn_dasar: string
  pph_rp: Rupiah
}

export interface PpnPerTarif {
  rate: Persen
  /** Taxable base. */
  dpp: Rupiah
  ppn_rp: Rupiah
}

export interface PajakPenjualan {
  mode: PpnMode
  ppn_rp: Rupiah
  /** PPh 22 that the buyer pays on top, whatever the mode. */
  pph_rp: Rupiah
  /** Amount the customer pays for all lines, taxes included. */
  total_bayar: Rupiah
  /** In the order of the lines; they add up to ppn_rp and pph_rp. */
  lines: PajakLine[]
  /** For the nota; empty when OFF. */
  per_tarif: PpnPerTarif[]
}

const PPH22 = percentToPersen(0.25)
const TIDAK_DIPUNGUT: Pick<TarifBarang, 'ppn_rate' | 'ppn_dasar'> = {
  ppn_rate: percentToPersen(0),
  ppn_dasar: 'PMK 48/2023 (kepada pabrikan)',
}

/** A factory is charged no PPN on gold jewellery. */
export const tarifUntuk = (tarif: TarifBarang, { jenis_pembeli }: PembeliPajak): TarifBarang =>
  jenis_pembeli === 'PABRIKAN' && tarif.jenis_pajak === 'PERHIASAN_EMAS'
    ? { ...tarif, ...TIDAK_DIPUNGUT }
    : tarif

/** Whether the buyer pays PPh 22: traders and factories without a letter, never a licensed bullion house. */
export const dipungutPph22 = ({ jenis_pembeli, bebas_pph22 }: PembeliPajak): boolean =>
  membayarPph22({ jenis_pembeli }) && !bebas_pph22

/** floor(price without PPN × 0.25 %). */
export const pph22Dari = (dpp: Rupiah, pembeli: PembeliPajak): Rupiah =>
  dipungutPph22(pembeli) ? bulatTurun(persenDari(dpp, PPH22)) : rupiah(0)

/** A line's total without its PPN: the basis of points and of PPh 22, and what the tax is said to be on (DPP). */
export const nilaiTanpaPpn = (line: { harga_total: Rupiah; ppn_rp: Rupiah }, mode: PpnMode): Rupiah =>
  mode === 'INCLUDE' ? rupiah(line.harga_total - line.ppn_rp) : line.harga_total

/** What the customer pays for a line: its total, and the taxes on top of it. */
export const dibayarLine = (
  line: { harga_total: Rupiah; ppn_rp: Rupiah; pph_rp: Rupiah },
  mode: PpnMode,
): Rupiah => rupiah(totalDenganPpn(line.harga_total, line.ppn_rp, mode) + line.pph_rp)

interface Taxed {
  harga_total: Rupiah
  barang: TarifBarang
}

/**
 * The taxes of a sale. PPN is computed once per rate over the sum of its lines, PPh 22 once over all gold, so that the
 * nota's figures can be checked by hand; then they are laid on the lines so that they add up.
 */
export function pajakPenjualan(
  lines: readonly Taxed[],
  mode: PpnMode,
  pembeli: PembeliPajak = KONSUMEN,
): PajakPenjualan {
  const perTarif = new Map<Persen, Rupiah>()
  let emas = rupiah(0)
  const rows = lines.map(({ harga_total, barang }): PajakLine => {
    const { jenis_pajak, ppn_rate, ppn_dasar } = tarifUntuk(barang, pembeli)
    const ppn_rp = tambahan(perTarif, ppn_rate, harga_total, (sum) => ppnDari(sum, ppn_rate, mode))
    const before = emas
    if (jenis_pajak !== 'NON_EMAS') emas = rupiah(emas + nilaiTanpaPpn({ harga_total, ppn_rp }, mode))
    return {
      jenis_pajak,
      ppn_rp,
      ppn_rate: mode === 'OFF' ? null : ppn_rate,
      ppn_dasar: mode === 'OFF' ? '-' : ppn_dasar,
      pph_rp: rupiah(pph22Dari(emas, pembeli) - pph22Dari(before, pembeli)),
    }
  })
  const ppn_rp = sumRupiah(rows.map((b) => b.ppn_rp))
  const pph_rp = pph22Dari(emas, pembeli)
  const total = sumRupiah(lines.map((l) => l.harga_total))
  return {
    mode,
    ppn_rp,
    pph_rp,
    total_bayar: rupiah(totalDenganPpn(total, ppn_rp, mode) + pph_rp),
    lines: rows,
    per_tarif: mode === 'OFF' ? [] : [...perTarif].map(([rate, sum]) => ofTarif(rate, sum, mode)),
  }
}

/** What one line adds to the tax of its rate. */
function tambahan(
  sums: Map<Persen, Rupiah>,
  rate: Persen,
  harga_total: Rupiah,
  tax: (sum: Rupiah) => Rupiah,
): Rupiah {
  const before = sums.get(rate) ?? rupiah(0)
  const after = rupiah(before + harga_total)
  sums.set(rate, after)
  return rupiah(tax(after) - tax(before))
}

function ofTarif(rate: Persen, total: Rupiah, mode: PpnMode): PpnPerTarif {
  const ppn_rp = ppnDari(total, rate, mode)
  return { rate, ppn_rp, dpp: mode === 'INCLUDE' ? rupiah(total - ppn_rp) : total }
}
