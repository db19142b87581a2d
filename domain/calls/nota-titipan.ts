/** The receipt of a deposit or an addition on paper: counted and printed (DOMAIN §F.5). */
import { callsNotaSetoran, ON_PAPER } from './nota.ts'
import { READ_TITIPAN } from './titipan.ts'

export const { cetak: cetakTitipan, nota: notaTitipan } = callsNotaSetoran('titipan', 'no_titip_group', {
  may: READ_TITIPAN,
  counts: 'a receipt',
  summary: `The receipt ${ON_PAPER}`,
})
