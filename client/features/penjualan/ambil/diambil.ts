/** What was paid ahead, a deposit or an order, at the till: what it pays, and which lines are its own. Pure. */
import type { BayarDimuka, Pembayaran } from '#domain/rules/pembayaran.ts'
import { readNomorPendek } from '#domain/rules/kode.ts'
import { dimukaLine } from '#domain/rules/penjualan.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Line } from '#client/features/penjualan/keranjang.ts'

/** Which of them. */
export interface Pilihan {
  jenis: BayarDimuka
  no: string
}

/** The one that the sale takes. */
export interface DiambilDraf extends Pilihan {
  saldo: Rupiah
  /** Barcodes of its pieces; none of money alone. */
  barang: string[]
  /** What staff must know of it: 'harga dikunci sampai 14/02/2025'. */
  catatan: string[]
}

interface DenganDiambil {
  diambil: DiambilDraf | null
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
export const sebutDiambil = ({ jenis, no }: Pilihan): string => `${SEBUTAN[jenis].dokumen} ${no}`

export const samaDiambil = (a: Pilihan | null, b: Pilihan): boolean => a?.jenis === b.jenis && a.no === b.no

/** What a line says of it: its own pieces name it; of money alone, every line does. */
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

/** What goes back to the customer when it is validated. */
export const kelebihan = ({ saldo }: DiambilDraf, total: Rupiah): Rupiah => rupiah(Math.max(0, saldo - total))

/** Without it and its pieces. */
export const tanpaDiambil = <D extends DenganDiambil & { lines: Line[] }>(draf: D): D => ({
  ...draf,
  diambil: null,
  lines: draf.lines.filter((line) => !draf.diambil?.barang.includes(line.barang.kode_barcode)),
})

/** The order that a scan or a typed text names: its whole number, or 'PS 0001'. */
export function nomorPesanan(code: string): string | undefined {
  const text = code.trim().toUpperCase()
  return /^PS-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/.test(text) || readNomorPendek(text)?.jenis === 'PS'
    ? text
    : undefined
}
