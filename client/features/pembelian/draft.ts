/** The purchase that is being entered, whole: kept in the browser's store, sent under one id_trx however often it takes. */
import type { CallInput } from '#domain/call.ts'
import { simpanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import type { JenisBayar, Pembayaran } from '#domain/rules/pembayaran.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { beliDiminta, beliError, type BeliLine, type HitunganBeli } from './keranjang-beli.ts'
import { beyondCardError, emptyIdentitas, type IdentitasDiisi } from '#client/kasir/identitas.ts'
import {
  isEmpty,
  pelangganDiminta,
  emptyPelanggan,
  periksaMember,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { belumLunas, contentErrors } from '#client/kasir/periksa.ts'
import { tempatTahan } from '#client/kasir/tahan.ts'

export interface DraftBeli {
  id_trx: string
  baris: BeliLine[]
  pelanggan: Pelanggan
  identitas: IdentitasDiisi
  pembayaran: Pembayaran[]
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** True when it was sent to be validated as well. */
  validasi: boolean
  /** When sent, this computer's scale, where it is known. */
  no_timbangan: string | null
}

export const newDraft = (): DraftBeli => ({
  id_trx: newIdTrx(),
  baris: [],
  pelanggan: emptyPelanggan,
  identitas: emptyIdentitas,
  pembayaran: [],
  dikirim: false,
  validasi: false,
  no_timbangan: null,
})

const kept = draftPlace<DraftBeli>('data_pembelian_tmp', 'Pembelian')
export const readDraft = (): DraftBeli => ({ ...newDraft(), ...kept.read() })

export const isEmptyDraft = ({ baris: lines, pembayaran, pelanggan, dikirim }: DraftBeli): boolean =>
  lines.length === 0 && pembayaran.length === 0 && !dikirim && isEmpty(pelanggan)

/** A number of a person's card is not left lying in the browser. */
export function saveDraft(draft: DraftBeli): void {
  if (isEmptyDraft(draft)) kept.remove()
  else kept.write({ ...draft, identitas: draft.dikirim ? draft.identitas : emptyIdentitas })
}
/** Purchases put aside at this till. */
export const pembelianDitahan = tempatTahan<DraftBeli>('data_pembelian_ditahan', 'Pembelian')

export const dropDraft = (): void => kept.remove()

type Body = CallInput<typeof simpanPembelian>['body']

/** The same draft always makes the same request. */
export const request = (
  { id_trx, pelanggan, identitas, pembayaran, validasi, no_timbangan }: DraftBeli,
  hitungan: HitunganBeli,
): Body => ({
  id_trx,
  ...pelangganDiminta(pelanggan),
  identitas: hitungan.identitas ? identitas : null,
  detail_beli: beliDiminta(hitungan),
  pembayaran: pembayaran.map(({ jenis, nominal, nama_bank, no_card, keterangan }) => ({
    jenis: jenis as JenisBayar,
    nominal,
    nama_bank,
    no_card,
    keterangan,
  })),
  ...(no_timbangan && { no_timbangan }),
  ...(validasi && { validasi }),
})

/**
 * Returns everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then
 * the payment.
 */
export const checkDraft = (draft: DraftBeli, hitungan: HitunganBeli): FieldError[] => [
  ...contentErrors(simpanPembelian.body, request(draft, hitungan)),
  ...(hitungan.lapor === undefined ? [] : beyondCardError(draft.identitas, hitungan.lapor)),
  ...periksaMember(draft.pelanggan),
  ...beliError(hitungan),
  ...belumLunas(draft.pembayaran, hitungan.total),
]
