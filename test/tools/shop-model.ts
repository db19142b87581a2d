/**
 * Computes on the side, in whole numbers, what a shop should hold while a test works on the real one. Written anew from
 * DOMAIN §B.1 and §C, not from the code: only a mistake made alike in the two stays unseen.
 */
export interface ModelPiece {
  kode_barcode: string
  kode_group: string
  baki: string
  mg: number
  ongkos: number
  atribut: number
  faktur: boolean
  status: 'READY' | 'BOOKED' | 'TERJUAL'
}

export interface DaySettings {
  PEMBULATAN: number
  PPN_MODE: 'OFF' | 'INCLUDE' | 'EXCLUDE'
  FEE_KARTU_MODE: 'TOKO' | 'PELANGGAN'
  REFUND_CARA: 'ASAL' | 'CASH'
}

export interface ModelLine {
  piece: ModelPiece
  /** In the books, and on the scale. */
  mgBooks: number
  mg: number
  jual: number
  ongkos: number
  ppn: number
  pph: number
  live: boolean
}

/** Who buys, as taxes ask; BEBAS: a trader with a letter. */
export type Buyer = 'KONSUMEN' | 'PEDAGANG' | 'PABRIKAN' | 'BULION' | 'BEBAS'

export interface ModelPayment {
  jenis: 'CASH' | 'DEBET' | 'TRANSFER' | 'CREDIT'
  nominal: number
  /** Hundredths of a percent. */
  fee: number
}

export interface ModelSale {
  no: string
  day: string
  status: 'OPEN' | 'DONE' | 'CANC'
  lines: ModelLine[]
  payments: ModelPayment[]
  due: number
  ppnMode: DaySettings['PPN_MODE']
  feeMode: DaySettings['FEE_KARTU_MODE']
  member: string | undefined
  poin: number
}

export const GROUPS: Record<string, { harga: number; min: number; max: number }> = {
  G375: { harga: 650_000, min: 640_000, max: 670_000 },
  G700: { harga: 1_150_000, min: 1_130_000, max: 1_180_000 },
  LM: { harga: 1_650_000, min: 1_650_000, max: 1_650_000 },
}
/** Points: 1 for every million; coupons: 1 for every gram of G375. */
const POIN_SETIAP = 1_000_000

const ceilDiv = (n: bigint, d: bigint): bigint => (n + d - 1n) / d
/** RU(mg × perGram / 1000) at multiples of `k`. */
export const price = (mg: number, perGram: number, k: number): number =>
  Number(ceilDiv(BigInt(mg) * BigInt(perGram), 1000n * BigInt(k)) * BigInt(k))
export const roundUp = (n: number, k: number): number => Math.ceil(n / k) * k
const halfUp = (n: bigint, d: bigint): number => Number((2n * n + d) / (2n * d))

/** Tax of an amount at a rate in hundredths of a percent. */
function ppnOf(total: number, rate: bigint, mode: DaySettings['PPN_MODE']): number {
  if (mode === 'OFF') return 0
  if (mode === 'EXCLUDE') return halfUp(BigInt(total) * rate, 10_000n)
  return total - halfUp(BigInt(total) * 10_000n, 10_000n + rate)
}

export const lineTotal = (l: Pick<ModelLine, 'jual' | 'ongkos' | 'piece'>): number =>
  l.jual + l.ongkos + l.piece.atribut
const lineDue = (l: ModelLine, mode: DaySettings['PPN_MODE']): number =>
  lineTotal(l) + (mode === 'EXCLUDE' ? l.ppn : 0) + l.pph
const feeOf = (p: ModelPayment, nominal = p.nominal): number =>
  Number((BigInt(nominal) * BigInt(p.fee)) / 10_000n)

/**
 * The tax of a sale is that of the sum of its lines at one rate, and a factory bears none; traders and factories pay a quarter of a
 * percent of what is left of the price on top. Each line bears what it adds to them. Answers what is due.
 */
export function layTax(lines: ModelLine[], mode: DaySettings['PPN_MODE'], buyer: Buyer = 'KONSUMEN'): number {
  const sums = new Map<boolean, number>()
  const pphOf = (base: number) => (buyer === 'PEDAGANG' || buyer === 'PABRIKAN' ? Math.floor(base / 400) : 0)
  let base = 0
  for (const line of lines) {
    const before = sums.get(line.piece.faktur) ?? 0
    const after = before + lineTotal(line)
    const rate = buyer === 'PABRIKAN' ? 0n : line.piece.faktur ? 110n : 165n
    line.ppn = ppnOf(after, rate, mode) - ppnOf(before, rate, mode)
    sums.set(line.piece.faktur, after)
    const net = base + lineTotal(line) - (mode === 'INCLUDE' ? line.ppn : 0)
    line.pph = pphOf(net) - pphOf(base)
    base = net
  }
  return lines.reduce((sum, l) => sum + lineDue(l, mode), 0)
}

const pointsOf = (lines: ModelLine[], mode: DaySettings['PPN_MODE']): number =>
  Math.floor(lines.reduce((sum, l) => sum + lineTotal(l) - (mode === 'INCLUDE' ? l.ppn : 0), 0) / POIN_SETIAP)

export class ShopModel {
  readonly pieces: ModelPiece[]
  readonly sales: ModelSale[] = []
  readonly accounts = new Map<string, number>([
    ['1101', 10_000_000],
    ['1102', 25_000_000],
    ['3102', 35_000_000],
  ])
  readonly points = new Map<string, number>()

  constructor(pieces: ModelPiece[]) {
    this.pieces = pieces
  }

  /** Positive on the side where the account belongs. */
  #add(kode: string, amount: number): void {
    this.accounts.set(kode, (this.accounts.get(kode) ?? 0) + amount)
  }

  /** `sign` −1 takes it back. */
  #money(p: ModelPayment, sale: ModelSale, sign: 1 | -1): void {
    if (p.jenis === 'CASH') return this.#add('1101', sign * p.nominal)
    const fee = feeOf(p)
    this.#add('1102', sign * (sale.feeMode === 'TOKO' ? p.nominal - fee : p.nominal + fee))
    this.#add(sale.feeMode === 'TOKO' ? '6102' : '4106', sign * fee)
  }

  #income(line: ModelLine, sale: ModelSale, sign: 1 | -1): void {
    let inside = sale.ppnMode === 'INCLUDE' ? line.ppn : 0
    for (const [kode, amount] of [
      ['4101', line.jual],
      ['4102', line.ongkos],
      ['4103', line.piece.atribut],
    ] as const) {
      const taken = Math.min(inside, amount)
      inside -= taken
      this.#add(kode, sign * (amount - taken))
    }
    this.#add('2104', sign * line.ppn)
    this.#add('2105', sign * line.pph)
  }

  saved(sale: ModelSale): void {
    for (const { piece } of sale.lines) piece.status = 'BOOKED'
    this.sales.push(sale)
  }

  isPaid = (sale: ModelSale): boolean => sale.payments.reduce((sum, p) => sum + p.nominal, 0) === sale.due

  validated(sale: ModelSale): void {
    sale.status = 'DONE'
    for (const p of sale.payments) this.#money(p, sale, 1)
    for (const line of sale.lines) {
      this.#income(line, sale, 1)
      line.piece.status = 'TERJUAL'
      line.piece.mg = line.mg
    }
    sale.poin = sale.member ? pointsOf(sale.lines, sale.ppnMode) : 0
    if (sale.member) this.points.set(sale.member, (this.points.get(sale.member) ?? 0) + sale.poin)
  }

  draftCancelled(sale: ModelSale): void {
    sale.status = 'CANC'
    for (const { piece } of sale.lines) piece.status = 'READY'
  }

  /** Computes the money that goes out of the drawer when these lines are cancelled. */
  cashBack(sale: ModelSale, lines: ModelLine[], refund: DaySettings['REFUND_CARA']): number {
    const back = lines.reduce((sum, l) => sum + lineDue(l, sale.ppnMode), 0)
    if (refund === 'CASH') return back
    const whole = lines.length === sale.lines.length
    if (whole) return sale.payments.filter((p) => p.jenis === 'CASH').reduce((sum, p) => sum + p.nominal, 0)
    return sale.payments[0]?.jenis === 'CASH' ? back : 0
  }

  cancelled(sale: ModelSale, lines: ModelLine[], refund: DaySettings['REFUND_CARA']): void {
    const live = sale.lines.filter((l) => l.live)
    const whole = lines.length === sale.lines.length
    const back = lines.reduce((sum, l) => sum + lineDue(l, sale.ppnMode), 0)
    if (refund === 'CASH') this.#add('1101', -back)
    else if (whole) for (const p of sale.payments) this.#money(p, sale, -1)
    else {
      const now = live.reduce((sum, l) => sum + lineDue(l, sale.ppnMode), 0)
      this.#money({ ...sale.payments[0]!, nominal: now }, sale, -1)
      this.#money({ ...sale.payments[0]!, nominal: now - back }, sale, 1)
    }
    for (const line of lines) {
      this.#income(line, sale, -1)
      line.live = false
      line.piece.status = 'READY'
      line.piece.mg = line.mgBooks
    }
    const rest = sale.lines.filter((l) => l.live)
    const kept = Math.min(sale.poin, pointsOf(rest, sale.ppnMode))
    if (sale.member) this.points.set(sale.member, (this.points.get(sale.member) ?? 0) - (sale.poin - kept))
    sale.poin = kept
  }

  expectedBalances(): Record<string, number> {
    return Object.fromEntries(
      [...this.accounts]
        .filter(([, n]) => n !== 0)
        .map(([kode, n]) => [kode === '1102' ? '1102-1234567890' : kode, n]),
    )
  }

  expectedTrays(): Record<string, [number, number]> {
    const trays: Record<string, [number, number]> = {}
    for (const p of this.pieces.filter((x) => x.status !== 'TERJUAL')) {
      const [qty, mg] = trays[p.baki] ?? [0, 0]
      trays[p.baki] = [qty + 1, mg + p.mg]
    }
    return Object.fromEntries(Object.entries(trays).map(([baki, [qty, mg]]) => [baki, [qty, mg / 1000]]))
  }

  /** Coupons that are alive: 1 for every gram of a live line of G375. */
  expectedCoupons(): number {
    const live = this.sales
      .filter((s) => s.status === 'DONE')
      .flatMap((s) => s.lines.filter((l) => l.live && l.piece.kode_group === 'G375'))
    return live.reduce((sum, l) => sum + Math.floor(l.mg / 1000), 0)
  }
}
