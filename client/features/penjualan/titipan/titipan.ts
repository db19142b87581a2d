/** A deposit at the till: what it pays, and which lines are its own. Pure. */
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { barisDimuka } from '#domain/rules/penjualan.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Baris } from '#client/features/penjualan/keranjang.ts'

/** The deposit that the sale takes. */
export interface TitipanDraf {
  no_titip_group: string
  saldo: Rupiah
  /** Barcodes of its pieces; none of money alone. */
  barang: string[]
  /** Until when its prices hold; null when they no longer do, or never did. */
  terkunci_sampai: string | null
}

interface DenganTitipan {
  titipan: TitipanDraf | null
}
export interface DibayarDenganTitipan extends DenganTitipan {
  pembayaran: Pembayaran[]
}

/** What a line says of it: its own pieces name it; of money alone, every line does. */
export const titipanBaris = ({ titipan }: DenganTitipan, kode_barcode: string): string =>
  titipan && (titipan.barang.length === 0 || titipan.barang.includes(kode_barcode))
    ? titipan.no_titip_group
    : '-'

/** The payments as the server will see them: the deposit's locked line first. */
export const pembayaranLengkap = (
  { titipan, pembayaran }: DibayarDenganTitipan,
  total: Rupiah,
): Pembayaran[] => [
  ...barisDimuka(titipan ? [{ jenis: 'TITIPAN', saldo: titipan.saldo }] : [], total),
  ...pembayaran,
]

/** What goes back to the customer when it is validated. */
export const kelebihanTitipan = ({ saldo }: TitipanDraf, total: Rupiah): Rupiah =>
  rupiah(Math.max(0, saldo - total))

/** Without the deposit and its pieces. */
export const tanpaTitipan = <D extends DenganTitipan & { baris: Baris[] }>(draf: D): D => ({
  ...draf,
  titipan: null,
  baris: draf.baris.filter((line) => !draf.titipan?.barang.includes(line.barang.kode_barcode)),
})
