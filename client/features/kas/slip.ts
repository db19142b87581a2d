/** The slip of a cash or bank entry as a paper to print. */
import { cetakKasBank, listKasBank, lihatKasBank, slipKasBank } from '#domain/calls/kas-bank.ts'
import { paperOf } from '#client/kasir/paper.ts'

export const slipKas = paperOf({
  name: 'no',
  cetak: cetakKasBank,
  nota: slipKasBank,
  changes: [listKasBank, lihatKasBank],
  lembar: 'Slip',
})
