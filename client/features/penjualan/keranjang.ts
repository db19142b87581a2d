/** The pieces on the counter: scanned, weighed again, bargained over. Pure; every figure by the rules the server decides with. */
import type { BarangScan } from '#domain/calls/barang.ts'
import { asalHarga, type BagianHarga } from '#domain/rules/asal-harga.ts'
import { sepakati, type AgreedLine, type HargaGroup } from '#domain/rules/harga.ts'
import { disetujuiJual } from '#domain/rules/disetujui.ts'
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { SettingPenjualan } from '#domain/rules/penjualan.ts'
import { pajakPenjualan, type PajakPenjualan, type PembeliPajak } from '#domain/rules/pajak.ts'
import { sumMilligram, sumRupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { belumDiizinkan, denganIzin, type LineIzin } from '#client/kasir/izin.ts'

/** The values that staff agree on with the customer. */
export interface Disepakati {
  berat: Milligram
  harga_jual: Rupiah
  ongkos: Rupiah
}
export type Field = keyof Disepakati

export interface Line extends Disepakati {
  barang: BarangScan
  izin: LineIzin[]
  /** The price per gram it was scanned at, when prices have changed since and nobody has said that they saw it. */
  harga_lama?: Rupiah
}

export type Actions =
  | { actions: 'tambah'; barang: BarangScan }
  | { actions: 'ubah'; kode_barcode: string; bagian: Partial<Disepakati>; settings: SettingPenjualan }
  /** The piece as it is now; what was bargained stays, what followed the price follows it again. */
  | { actions: 'segarkan'; barang: BarangScan; settings: SettingPenjualan }
  /** The cashier has seen that its price changed. */
  | { actions: 'tahu'; kode_barcode: string }
  | { actions: 'izinkan'; kode_barcode: string; izin: LineIzin }
  /** The server no longer takes what was given. */
  | { actions: 'cabut'; kode_barcode: string }
  | { actions: 'hapus'; kode_barcode: string }

export function keranjang(lines: readonly Line[], actions: Actions): Line[] {
  const kode = 'barang' in actions ? actions.barang.kode_barcode : actions.kode_barcode
  const change = (next: (line: Line) => Line) =>
    lines.map((line) => (line.barang.kode_barcode === kode ? next(line) : line))
  switch (actions.actions) {
    case 'tambah':
      return lines.some((line) => line.barang.kode_barcode === kode)
        ? [...lines]
        : [...lines, newLine(actions.barang)]
    case 'ubah':
      return change((line) => ubah(line, actions.bagian, actions.settings))
    case 'segarkan':
      return change((line) => segarkan(line, actions.barang, actions.settings))
    case 'tahu':
      return change(({ harga_lama: _, ...line }) => line)
    case 'izinkan':
      return change((line) => ({
        ...line,
        izin: denganIzin(line.izin, actions.izin),
      }))
    case 'cabut':
      return change((line) => ({ ...line, izin: [] }))
    case 'hapus':
      return lines.filter((line) => line.barang.kode_barcode !== kode)
  }
}

const newLine = (barang: BarangScan): Line => ({
  barang,
  berat: barang.berat,
  harga_jual: barang.harga_skrg,
  ongkos: barang.ongkos_rp,
  izin: [],
})

export const hargaGroup = ({ harga_gram, harga_min_gram, harga_max_gram }: BarangScan): HargaGroup => ({
  harga: harga_gram,
  harga_min_gram,
  harga_max_gram,
})

const sepakat = (line: Line, settings: SettingPenjualan): AgreedLine =>
  sepakati(line.barang, hargaGroup(line.barang), line, settings)

/** A price or ongkos that was as proposed stays as proposed when the weight changes; what was typed stays. */
function ubah(line: Line, bagian: Partial<Disepakati>, settings: SettingPenjualan): Line {
  const before = sepakat(line, settings)
  const weighed = { ...line, berat: bagian.berat ?? line.berat }
  const { harga } = sepakat(weighed, settings)
  const followed = {
    harga_jual: line.harga_jual === before.harga.harga_skrg ? harga.harga_skrg : line.harga_jual,
    ongkos: line.ongkos === before.harga.ongkos ? harga.ongkos : line.ongkos,
  }
  const next = { ...weighed, ...followed, ...bagian }
  return { ...next, harga_jual: sepakat(next, settings).harga_jual }
}

function segarkan(line: Line, barang: BarangScan, settings: SettingPenjualan): Line {
  const before = sepakat(line, settings)
  const weighedAgain = line.berat !== line.barang.berat
  const fresh = newLine(barang)
  const next = weighedAgain ? ubah(fresh, { berat: line.berat }, settings) : fresh
  return {
    ...next,
    harga_jual: line.harga_jual === before.harga.harga_skrg ? next.harga_jual : line.harga_jual,
    ongkos: line.ongkos === before.harga.ongkos ? next.ongkos : line.ongkos,
    izin: line.izin,
    ...hargaLama(line, barang),
  }
}

function hargaLama(
  { barang: before, harga_lama = before.harga_gram }: Line,
  now: BarangScan,
): Pick<Line, 'harga_lama'> {
  return harga_lama === now.harga_gram ? {} : { harga_lama }
}

export interface ComputedLine extends AgreedLine {
  line: Line
  /** The parts that harga_total comes from. */
  asal: BagianHarga[]
  /** Otorisasi still missing, and what each must be given for. */
  perlu: KategoriOtorisasi[]
  disetujui: Disetujui
}

export interface Hitungan {
  lines: ComputedLine[]
  berat: Milligram
  total: Rupiah
  pajak: PajakPenjualan
  total_bayar: Rupiah
}

/** Every figure of the till at once. */
export function hitung(lines: readonly Line[], settings: SettingPenjualan, pembeli?: PembeliPajak): Hitungan {
  const rows = lines.map((line) => sekali(line, settings))
  const pajak = pajakPenjualan(
    rows.map(({ harga_total, line: { barang } }) => ({ harga_total, barang })),
    settings.PPN_MODE,
    pembeli,
  )
  return {
    lines: rows,
    berat: sumMilligram(lines.map((l) => l.berat)),
    total: sumRupiah(rows.map((b) => b.harga_total)),
    pajak,
    total_bayar: pajak.total_bayar,
  }
}

const dihitung = new WeakMap<Line, { settings: SettingPenjualan; figures: ComputedLine }>()

/** A line that has not changed keeps its figures, the very same: it is not drawn again. */
function sekali(line: Line, settings: SettingPenjualan): ComputedLine {
  const known = dihitung.get(line)
  if (known?.settings === settings) return known.figures
  const figures = computeLine(line, settings)
  dihitung.set(line, { settings, figures })
  return figures
}

/** Returns the figures of a single line, and the otorisasi that it still needs. */
export function computeLine(line: Line, settings: SettingPenjualan): ComputedLine {
  const agreed = sepakat(line, settings)
  const disetujui = disetujuiJual(line.barang, line.berat, agreed)
  return {
    ...agreed,
    line: line,
    asal: asalHarga(agreed.harga, line.barang, agreed),
    perlu: belumDiizinkan(agreed.otorisasi, line.izin, disetujui),
    disetujui,
  }
}
