/** Shared by several screens: the receipt of a deposit, and the deposit that is to be taken at the till. */
import { cetakTitipan, notaTitipan } from '#domain/calls/nota-titipan.ts'
import { listTitipan, lihatTitipan } from '#domain/calls/titipan.ts'
import { observable } from '#client/net/observable.ts'
import { paperOf } from '#client/kasir/paper.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

const paper = paperOf({
  name: 'no_titip_group',
  cetak: cetakTitipan,
  nota: notaTitipan,
  changes: [listTitipan, lihatTitipan],
})
/** The receipt of a deposit (urut 1) or an addition. */
export const tandaTerima = (no_titip_group: string, urut = 1): Cetakan => paper(no_titip_group, urut)

/** Chosen on one screen, taken by the till as soon as it opens. */
export const chosenTitipan = observable<string | null>(null)
