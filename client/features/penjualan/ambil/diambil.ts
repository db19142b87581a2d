/** Money paid ahead, as a deposit or an order, at the till: what it pays, and which lines are its own. Pure. */
import type { BayarDimuka, Pembayaran } from '#domain/rules/pembayaran.ts'
import { readNomorPendek } from '#domain/rules/kode.ts'
import { dimukaLine } from '#domain/rules/penjualan.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Line } from '#client/features/penjualan/keranjang.ts'

/** Names a deposit or an order. */
export interface Choice {
  jenis: BayarDimuka
  no: string
}

/** The one that the sale takes. */
export interface DraftDiambil extends Choice {
  saldo: Rupiah
  /** Barcodes of its pieces; none of money alone. */
  barang: string[]
  /** Notes that staff must know: 'harga dikunci sampai 14/02/2025'. */
  catatan: string[]
}

interface DenganDiambil {
  diambil: DraftDiambil | null
}
export interface DibayarDimuka extends DenganDiambil {
  pembayaran: Pembayaran[]
}

/** As staff call it: 'titipan', 'pesanan'; what it holds: 'titipan', 'DP'. */
export const SEBUTAN: Record<
  BayarDimuka,
  { dokumen: string; uang: string; kunci: 'no_titip_group' | 'no_pesanan' }
> = {
  TITIPAN: { dokumen: 'titipan', uang: 'titipan', kunci: 'no_titip_group' },
  DP: { dokumen: 'pesanan', uang: 'DP', kunci: 'no_pesanan' },
}
export const sebutDiambil = ({ jenis, no }: Choice): string => `${SEBUTAN[jenis].dokumen} ${no}`

export const samaDiambil = (a: Choice | null, b: Choice): boolean => a?.jenis === b.jenis && a.no === b.no

/** Names the deposit or order in a line: its own pieces name it; if it is of money alone, every line does. */
export const lineDiambil = (
  { diambil }: DenganDiambil,
  kode_barcode: string,
): { no_titip_group: string; no_pesanan: string } => ({
  no_titip_group: '-',
  no_pesanan: '-',
  ...(diambil && (diambil.barang.length === 0 || diambil.barang.includes(kode_barcode))
    ? { [SEBUTAN[diambil.jenis].kunci]: diambil.no }
    : {}),
})

/** The payments as the server will see them: the locked line first. */
export const pembayaranLengkap = ({ diambil, pembayaran }: DibayarDimuka, total: Rupiah): Pembayaran[] => [
  ...dimukaLine(diambil ? [diambil] : [], total),
  ...pembayaran,
]

/** Returns the money that goes back to the customer at validation. */
export const kelebihan = ({ saldo }: DraftDiambil, total: Rupiah): Rupiah =>
  rupiah(Math.max(0, saldo - total))

/** Without it and its pieces. */
export const tanpaDiambil = <D extends DenganDiambil & { lines: Line[] }>(draft: D): D => ({
  ...draft,
  diambil: null,
  lines: draft.lines.filter((line) => !draft.diambil?.barang.includes(line.barang.kode_barcode)),
})

/** The order that a scan or a typed text names: its whole number, or 'PS 0001'. */
export function nomorPesanan(code: string): string | undefined {
  const text = code.trim().toUpperCase()
  return /^PS-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/.test(text) || readNomorPendek(text)?.jenis === 'PS'
    ? text
    : undefined
}
