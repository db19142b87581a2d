/** Papers that leave by a printer, and the drawer that hangs on it. */
import { fixed, told } from '../refusal.ts'

export const alamatPrinterTidakValid = fixed(
  'alamatPrinterTidakValid',
  400,
  'Alamat Printer Tidak Valid, Tulis Seperti 192.168.1.50',
)
export const printerTidakAda = told(
  'printerTidakAda',
  404,
  (f: { kode_printer: string }) => `Printer ${f.kode_printer} Tidak Ada`,
)
export const kertasTidakDikenal = fixed('kertasTidakDikenal', 404, 'Kertas Ini Tidak Dicetak Lewat Printer')
export const sedangDicetak = told(
  'sedangDicetak',
  409,
  (f: { no_ref: string; nama_printer: string }) => `${f.no_ref} Sedang Dicetak Di ${f.nama_printer}`,
)
export const printTidakAda = fixed('printTidakAda', 404, 'Cetakan Tidak Ada')
export const tanpaLaci = told(
  'tanpaLaci',
  400,
  (f: { nama_printer: string }) => `${f.nama_printer} Tanpa Laci Uang`,
)
export const laciTanpaUang = told(
  'laciTanpaUang',
  409,
  (f: { no_ref: string }) =>
    `${f.no_ref} Tidak Membuka Laci: Uangnya Belum Atau Sudah Lama Tercatat, Beri Alasan`,
)
export const laciGagal = told('laciGagal', 409, (f: { sebab: string }) => `Laci Tidak Terbuka. ${f.sebab}`)
