/** The papers of what is paid on a loan: receipts of interest, extension and principal, the nota of a settlement, the deed of a hand-over (DOMAIN §F.5, §G-5). */
import { callsNota } from './nota.ts'
import { READ_HUTANG } from './hutang.ts'

export const { cetak: cetakBayarHutang, nota: notaBayarHutang } = callsNota('hutang/bayar', 'no_transaksi', {
  may: READ_HUTANG,
  counts: 'a payment’s receipt',
  summary:
    'The receipt of a payment as PDF: what was paid, what is due next and until when; LUNAS of a settlement, price and consent of a hand-over',
})
