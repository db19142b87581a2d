/** An order as the rules of taking it see it. */
import type { BarangDipesan, PesananDiambil } from '#domain/rules/ambil-pesanan.ts'
import type { LoadedPesanan } from './load-pesanan.ts'

export const untukDiambil = ({ kepala, lines }: LoadedPesanan): PesananDiambil<BarangDipesan> => ({
  ...kepala,
  barang: lines.flatMap((line) => (line.jadi ? [{ ...line, kode_barcode: line.jadi.kode_barcode }] : [])),
})
