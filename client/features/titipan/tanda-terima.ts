/** Shared by several screens: the receipt of a deposit, and the deposit that is to be taken at the till. */
import { callPath } from '#domain/call.ts'
import { cetakTitipan, notaTitipan } from '#domain/calls/nota-titipan.ts'
import { listTitipan, lihatTitipan } from '#domain/calls/titipan.ts'
import { callFile } from '#client/net/api.ts'
import { observable } from '#client/net/observable.ts'
import type { Cetakan } from '#client/kasir/useCetak.ts'

/** The receipt of a deposit (urut 1) or an addition. */
export const tandaTerima = (no_titip_group: string, urut = 1): Cetakan => ({
  no: no_titip_group,
  lembar: 'Nota',
  hitungan: { jalur: callPath(cetakTitipan, { no_titip_group }), urut },
  file: async (kertas, mencetak) =>
    (await callFile(notaTitipan, { params: { no_titip_group }, query: { urut, kertas, ...mencetak } })).blob,
  changes: [listTitipan, lihatTitipan],
})

/** Chosen on one screen, taken by the till as soon as it opens. */
export const chosenTitipan = observable<string | null>(null)
