/** What was put on the scale and not saved yet: a reload loses nothing, and what was sent is sent again as it was. */
import type { Milligram } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { tempatDraf } from '#client/net/draft.ts'

export interface DrafTimbang {
  id_trx: string
  /** '' while none is chosen. */
  kode_baki: string
  berat_timbang: Milligram | null
  keterangan: string
  /** It was sent with this expectation and nobody knows whether it arrived: until the answer it may only be sent again. */
  dikirim: Milligram | null
}

export const drafKosong = (kode_baki = ''): DrafTimbang => ({
  id_trx: newIdTrx(),
  kode_baki,
  berat_timbang: null,
  keterangan: '',
  dikirim: null,
})

export const isKosong = ({ kode_baki, berat_timbang, keterangan }: DrafTimbang): boolean =>
  kode_baki === '' && berat_timbang === null && keterangan === ''

export const simpanan = tempatDraf<DrafTimbang>('data_timbang_baki_tmp', 'Timbang Baki')
