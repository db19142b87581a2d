/** An order as the rules of taking it see it. */
import type { BarangDipesan, PesananDiambil } from '#domain/rules/ambil-pesanan.ts'
import type { PesananDimuat } from './muat-pesanan.ts'

export const untukDiambil = ({ kepala, baris }: PesananDimuat): PesananDiambil<BarangDipesan> => ({
  ...kepala,
  barang: baris.flatMap((line) => (line.jadi ? [{ ...line, kode_barcode: line.jadi.kode_barcode }] : [])),
})
