/**
 * What a month's retail sales are to Coretax (DOMAIN §P.1-5): the rows of its `RetailInvoiceBulk`, of one transaction code each. Pure.
 */
import { errors } from '../errors.ts'
import { rupiah, type Persen, type Rupiah } from '../units.ts'
import type { JenisPajak, JenisPembeli } from './pajak.ts'
import type { Settings } from './para-system.ts'
import { bulatTerdekat, pecahan } from './pembulatan.ts'

/** Normal: PPN collected; 07: not collected (bars); NoVAT: sold while the shop collected none. */
export const TRX_CODE = ['Normal', '07', 'NoVAT'] as const
export type TrxCode = (typeof TRX_CODE)[number]
/** A row for each nota, each day, or the month. */
export const PER_CORETAX = ['NOTA', 'HARI', 'BULAN'] as const
export type PerCoretax = (typeof PER_CORETAX)[number]

/** What moved in the month: a taxed line or a repair; of a cancel the figures are below 0. */
export interface GerakPajak {
  no_faktur: string
  tanggal: string
  jenis_pajak: JenisPajak
  jenis_pembeli: JenisPembeli
  /** Null: the shop collected no PPN. */
  ppn_rate: Persen | null
  dpp: Rupiah
  ppn_rp: Rupiah
}

export interface RetailInvoice {
  trx_code: TrxCode
  /** A: goods, B: services. */
  jenis: 'A' | 'B'
  serial: string
  tanggal: string
  dpp: Rupiah
  dpp_lain: Rupiah
  ppn_rp: Rupiah
}

const trxCode = ({ jenis_pajak, ppn_rate }: GerakPajak): TrxCode => {
  if (ppn_rate === null) return 'NoVAT'
  return jenis_pajak === 'EMAS_BATANGAN' ? '07' : 'Normal'
}

/** Whoever is no consumer gets an invoice of their own (code 05). */
export const faktur05 = ({ jenis_pembeli }: Pick<GerakPajak, 'jenis_pembeli'>): boolean =>
  jenis_pembeli !== 'KONSUMEN'

/** The tax of 12 % has this base: PPN × 100 / 12. */
const nilaiLain = (ppn_rp: Rupiah): Rupiah => bulatTerdekat(pecahan(BigInt(ppn_rp) * 100n, 12n))

interface Choice {
  per: PerCoretax
  /** 'YYYY-MM' */
  bulan: string
  kode_toko: string
  dasar: Settings['CORETAX_DPP']
}

/**
 * The rows, sorted by code, day and serial. A sale cancelled within the month is not there; what the month took back of an
 * earlier one is taken off the largest rows of its code, for no row may be below 0.
 * @throws errors.coretaxBatalLebih: more was taken back than sold
 */
export function coretaxRows(gerak: readonly GerakPajak[], choice: Choice): RetailInvoice[] {
  const sums = new Map<string, RetailInvoice>()
  for (const g of gerak) {
    if (faktur05(g)) continue
    const row = rowOf(g, choice)
    const key = [row.trx_code, row.jenis, row.serial].join(' ')
    const before = sums.get(key)
    sums.set(
      key,
      before ? { ...before, dpp: rupiah(before.dpp + g.dpp), ppn_rp: rupiah(before.ppn_rp + g.ppn_rp) } : row,
    )
  }
  const rows = [...sums.values()].filter((r) => r.dpp !== 0 || r.ppn_rp !== 0)
  return dipotong(rows)
    .filter((r) => r.dpp > 0)
    .map((r) => ({ ...r, dpp_lain: choice.dasar === 'JUAL' ? r.dpp : nilaiLain(r.ppn_rp) }))
    .toSorted((a, b) => urut(a).localeCompare(urut(b)))
}

const urut = (r: RetailInvoice): string =>
  `${TRX_CODE.indexOf(r.trx_code)} ${r.tanggal} ${r.serial} ${r.jenis}`

function rowOf(g: GerakPajak, { per, bulan, kode_toko }: Choice): RetailInvoice {
  const hari = { NOTA: g.tanggal, HARI: g.tanggal, BULAN: `${bulan}-01` }[per]
  const serial = {
    NOTA: g.no_faktur,
    HARI: `${kode_toko}-${g.tanggal.replaceAll('-', '')}`,
    BULAN: `${kode_toko}-${bulan.replace('-', '')}`,
  }[per]
  return {
    trx_code: trxCode(g),
    jenis: g.jenis_pajak === 'JASA' ? 'B' : 'A',
    serial,
    tanggal: hari,
    dpp: g.dpp,
    dpp_lain: rupiah(0),
    ppn_rp: g.ppn_rp,
  }
}

/** Rows below 0 are taken off the largest of the same code and kind. */
function dipotong(rows: readonly RetailInvoice[]): RetailInvoice[] {
  const left = rows.filter((r) => r.dpp >= 0 && r.ppn_rp >= 0).map((r) => ({ ...r }))
  left.sort((a, b) => b.dpp - a.dpp)
  for (const minus of rows.filter((r) => r.dpp < 0 || r.ppn_rp < 0)) {
    let [dpp, ppn] = [-minus.dpp, -minus.ppn_rp]
    for (const row of left) {
      if (row.trx_code !== minus.trx_code || row.jenis !== minus.jenis) continue
      const [less, lessPpn] = [Math.min(dpp, row.dpp), Math.min(ppn, row.ppn_rp)]
      row.dpp = rupiah(row.dpp - less)
      row.ppn_rp = rupiah(row.ppn_rp - lessPpn)
      dpp -= less
      ppn -= lessPpn
    }
    if (dpp > 0 || ppn > 0) throw errors.coretaxBatalLebih()
  }
  return left
}
