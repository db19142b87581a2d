/** Keeps a count that is not saved yet: a reload loses nothing, and a request that was sent is sent again as it was. */
import { PECAHAN, type Lembar } from '#domain/rules/hitung-kas.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

export interface DraftHitung {
  id_trx: string
  /** As typed, by the kind's code. */
  lembar: Readonly<Record<string, string>>
  /** There is no money in the drawer at all. */
  laci_kosong?: boolean
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again. */
  dikirim: boolean
}

export const emptyDraft = (): DraftHitung => ({ id_trx: newIdTrx(), lembar: {}, dikirim: false })
export const isEmpty = ({ lembar, laci_kosong }: DraftHitung): boolean =>
  !laci_kosong && Object.values(lembar).every((n) => n === '')

/** A kind that nothing was typed for is not in the drawer. */
export const terhitung = ({ lembar }: DraftHitung): Lembar[] =>
  PECAHAN.flatMap(({ kode }) => (lembar[kode] ? [{ kode, lembar: Number(lembar[kode]) }] : []))

export const simpanan = draftPlace<DraftHitung>('data_hitung_kas_tmp', 'Hitung Kas')
