/** Makes a sale from the request and the shop's data (DOMAIN §B.1): the till shows it, the server decides it. */
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { rupiah, sumRupiah, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { sepakati, type BarangDihargai, type HargaGroup } from './harga.ts'
import { jenisLokasi, lokasiNyata } from './lokasi.ts'
import { disetujuiJual } from './disetujui.ts'
import type { Disetujui, KategoriOtorisasi } from './otorisasi.ts'
import type { Settings } from './para-system.ts'
import {
  lockedLine,
  sisaBayar,
  susunPembayaran,
  type JenisTerkunci,
  type Pembayaran,
  type PembayaranInput,
} from './pembayaran.ts'
import { KONSUMEN, pajakPenjualan, type PajakLine, type PembeliPajak, type TarifBarang } from './pajak.ts'
import type { PpnMode } from './ppn.ts'
import { tolakDitahan } from './tahan-tanpa-surat.ts'
import { terlaluBesar } from './terlalu-besar.ts'

/** A line as the till sends it. */
export interface RequestedLine {
  kode_barcode: string
  berat: Milligram
  harga_gram: Rupiah
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
}

/** A piece as the shop knows it, with today's prices of its group. */
export interface BarangJual extends BarangDihargai, HargaGroup, TarifBarang {
  kode_barcode: string
  nama_barang: string
  kode_group: string
  kode_gudang: string
  kode_baki: string
  status: string
  /** The piece lies there for this very sale, which takes the deposit or the order that holds it. */
  diambil?: 'TITIP' | 'PESANAN'
  /** It was bought without nota, and waits until then. */
  ditahan_sampai?: TanggalSystem
}

export interface DecidedLine<B extends BarangJual> extends PajakLine {
  barang: B
  berat: Milligram
  /** Weight that is paid with the customer's own gold. */
  berat_customer: Milligram
  harga_gram: Rupiah
  harga_min: Rupiah
  harga_max: Rupiah
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  harga_total: Rupiah
  /** Otorisasi that a user with the right must give before this line can be saved. */
  otorisasi: KategoriOtorisasi[]
  /** Lines that this user must have seen. */
  disetujui: Disetujui
}

export interface PenjualanDiputuskan<B extends BarangJual> {
  lines: DecidedLine<B>[]
  pembayaran: Pembayaran[]
  total: Rupiah
  ppn_rp: Rupiah
  ppn_mode: PpnMode
  pph_rp: Rupiah
  total_bayar: Rupiah
}

export type SettingPenjualan = Pick<
  Settings,
  'PEMBULATAN' | 'BATU_IKUT_TIMBANG' | 'TOLERANSI_BERAT_JUAL' | 'HARGA_LANTAI_PERSEN' | 'PPN_MODE'
>

/** Money or goods that are there already, and pay as far as they reach: a deposit, a down payment, the other side of a trade-in. */
export interface Dimuka {
  jenis: JenisTerkunci
  saldo: Rupiah
}

/**
 * Decides a sale.
 * @param pieces the pieces found in this shop, by barcode
 * @param dimuka becomes locked lines before the payments, each of min(saldo, what remains)
 * @throws every refusal of every line at once (barangTidakAda, barangTidakSiap, barangGanda, hargaGroupBelumAda, hargaBerubah), then jumlahTerlaluBesar, then those of the payments
 */
export function putuskanPenjualan<B extends BarangJual>(
  lines: readonly RequestedLine[],
  payments: readonly PembayaranInput[],
  pieces: ReadonlyMap<string, B>,
  settings: SettingPenjualan,
  dimuka: readonly Dimuka[] = [],
  pembeli: PembeliPajak = KONSUMEN,
): PenjualanDiputuskan<B> {
  const seen = new Set<string>()
  refuseAll(
    lines.flatMap((line, i) =>
      checkLine(line, pieces.get(line.kode_barcode), seen).map((refusal) =>
        refusal.under(`detail_barang.${i}`),
      ),
    ),
  )
  const agreed = lines.map((line) => decideLine(line, pieces.get(line.kode_barcode)!, settings))
  const pajak = pajakPenjualan(agreed, settings.PPN_MODE, pembeli)
  refuseAll(
    terlaluBesar(
      agreed.map((b) => [b.harga_total]),
      pajak.total_bayar,
      ['detail_barang', 'harga_jual'],
    ),
  )
  return {
    lines: agreed.map((b, i) => ({ ...b, ...pajak.lines[i]! })),
    pembayaran: susunPembayaran(dimukaLine(dimuka, pajak.total_bayar), payments, pajak.total_bayar),
    total: sumRupiah(agreed.map((b) => b.harga_total)),
    ppn_rp: pajak.ppn_rp,
    ppn_mode: pajak.mode,
    pph_rp: pajak.pph_rp,
    total_bayar: pajak.total_bayar,
  }
}

/** The locked lines of `total`; none of nothing. */
export function dimukaLine(dimuka: readonly Dimuka[], total: Rupiah): Pembayaran[] {
  const lines: Pembayaran[] = []
  for (const { jenis, saldo } of dimuka) {
    const nominal = Math.min(saldo, sisaBayar(lines, total))
    if (nominal > 0) lines.push(lockedLine(jenis, rupiah(nominal)))
  }
  return lines
}

function checkLine(line: RequestedLine, piece: BarangJual | undefined, seen: Set<string>): Refusal[] {
  const { kode_barcode } = line
  if (seen.has(kode_barcode)) return [errors.barangGanda({ kode_barcode }).at('kode_barcode')]
  seen.add(kode_barcode)
  if (!piece) return [errors.barangTidakAda({ kode_barcode }).at('kode_barcode')]
  const place = jenisLokasi(lokasiNyata(piece.kode_gudang, piece.kode_baki))
  const onSale = piece.diambil
    ? piece.status === piece.diambil && place === piece.diambil
    : piece.status === 'READY' && place === 'TRAY'
  if (!onSale) return [errors.barangTidakSiap({ kode_barcode, status: piece.status }).at('kode_barcode')]
  const waits = tolakDitahan(piece)
  if (waits) return [waits.at('kode_barcode')]
  if (piece.harga <= 0) return [errors.hargaGroupBelumAda({ kode_group: piece.kode_group }).at('harga_gram')]
  const refusals: Refusal[] = []
  if (line.berat <= 0) refusals.push(errors.beratKosong().at('berat'))
  if (line.harga_gram !== piece.harga) refusals.push(errors.hargaBerubah().at('harga_gram'))
  if (line.harga_atribut !== piece.harga_atribut) refusals.push(errors.hargaBerubah().at('harga_atribut'))
  return refusals
}

function decideLine<B extends BarangJual>(
  line: RequestedLine,
  barang: B,
  settings: SettingPenjualan,
): Omit<DecidedLine<B>, keyof PajakLine> {
  const agreed = sepakati(barang, barang, line, settings)
  const { harga, harga_jual, ongkos, harga_total, otorisasi } = agreed
  return {
    barang,
    berat: line.berat,
    berat_customer: harga.berat_customer,
    harga_gram: harga.harga_gram,
    harga_min: harga.harga_min,
    harga_max: harga.harga_max,
    harga_jual,
    ongkos,
    harga_atribut: harga.harga_atribut,
    harga_total,
    otorisasi,
    disetujui: disetujuiJual(barang, line.berat, agreed),
  }
}
