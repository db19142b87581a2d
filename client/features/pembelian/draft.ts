/** The purchase that is being entered, whole: kept in the browser's store, sent under one id_trx however often it takes. */
import type { CallInput } from '#domain/call.ts'
import { simpanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import type { JenisBayar, Pembayaran } from '#domain/rules/pembayaran.ts'
import { newIdTrx } from '#client/net/api.ts'
import { tempatDraf } from '#client/net/draft.ts'
import { beliDiminta, beliError, type BeliLine, type HitunganBeli } from './keranjang-beli.ts'
import { identitasKosong, type IdentitasDiisi } from '#client/kasir/identitas.ts'
import {
  isKosong,
  pelangganDiminta,
  pelangganKosong,
  periksaMember,
  type Pelanggan,
} from '#client/kasir/pelanggan.ts'
import { belumLunas, isiErrors } from '#client/kasir/periksa.ts'
import { tempatTahan } from '#client/kasir/tahan.ts'

export interface DrafBeli {
  id_trx: string
  baris: BeliLine[]
  pelanggan: Pelanggan
  identitas: IdentitasDiisi
  pembayaran: Pembayaran[]
  /** It was sent and nobody knows yet whether it arrived: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** It was sent to be validated as well. */
  validasi: boolean
}

export const drafBaru = (): DrafBeli => ({
  id_trx: newIdTrx(),
  baris: [],
  pelanggan: pelangganKosong,
  identitas: identitasKosong,
  pembayaran: [],
  dikirim: false,
  validasi: false,
})

const kept = tempatDraf<DrafBeli>('data_pembelian_tmp', 'Pembelian')
export const readDraf = (): DrafBeli => ({ ...drafBaru(), ...kept.read() })

export const isDrafKosong = ({ baris: lines, pembayaran, pelanggan, dikirim }: DrafBeli): boolean =>
  lines.length === 0 && pembayaran.length === 0 && !dikirim && isKosong(pelanggan)

/** A number of a person's card is not left lying in the browser. */
export function simpanDraf(draf: DrafBeli): void {
  if (isDrafKosong(draf)) kept.remove()
  else kept.write({ ...draf, identitas: draf.dikirim ? draf.identitas : identitasKosong })
}
/** Purchases put aside at this till. */
export const pembelianDitahan = tempatTahan<DrafBeli>('data_pembelian_ditahan', 'Pembelian')

export const buangDraf = (): void => kept.remove()

type Body = CallInput<typeof simpanPembelian>['body']

/** The same draft always makes the same request. */
export const permintaan = (
  { id_trx, pelanggan, identitas, pembayaran, validasi }: DrafBeli,
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
  ...(validasi && { validasi }),
})

/** Everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then what is paid. */
export const periksaDraf = (draf: DrafBeli, hitungan: HitunganBeli): FieldError[] => [
  ...isiErrors(simpanPembelian.body, permintaan(draf, hitungan)),
  ...periksaMember(draf.pelanggan),
  ...beliError(hitungan),
  ...belumLunas(draf.pembayaran, hitungan.total),
]
