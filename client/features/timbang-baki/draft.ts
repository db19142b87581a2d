/**
 * Keeps a weighing that is not saved yet: a reload loses nothing, and a request that was sent is sent again as it was.
 */
import type { Milligram } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

export interface DraftTimbang {
  id_trx: string
  /** '' while none is chosen. */
  kode_baki: string
  berat_timbang: Milligram | null
  keterangan: string
  /**
   * The expectation that it was sent with, while its arrival is unknown: until the answer it may only be sent again.
   */
  dikirim: Milligram | null
}

export const emptyDraft = (kode_baki = ''): DraftTimbang => ({
  id_trx: newIdTrx(),
  kode_baki,
  berat_timbang: null,
  keterangan: '',
  dikirim: null,
})

export const isEmpty = ({ kode_baki, berat_timbang, keterangan }: DraftTimbang): boolean =>
  kode_baki === '' && berat_timbang === null && keterangan === ''

export const simpanan = draftPlace<DraftTimbang>('data_timbang_baki_tmp', 'Timbang Baki')
