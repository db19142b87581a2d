/**
 * Returns everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then
 * the payment. Pure.
 */
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { simpanTitipan } from '#domain/calls/titipan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { periksaTitipan } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import { beliError, type HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { tambahanError, TANPA_IDENTITAS, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { namaPembeli, pembeliError } from '#client/kasir/pembeli.ts'
import { periksaMember, penitipError } from '#client/kasir/pelanggan.ts'
import { contentErrors } from '#client/kasir/periksa.ts'
import { request, titipRequest, type Draft } from './draft.ts'
import { tagihanError, tagihan, TANPA_BELI } from '#client/features/penjualan/tukar/tukar.ts'

export const checkDraft = (
  draft: Draft,
  total_bayar: Rupiah,
  beli: HitunganBeli = TANPA_BELI,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): FieldError[] => [
  ...contentErrors(simpanPenjualan.body, request(draft, beli, diminta)),
  ...tambahanError(draft.identitas, diminta),
  ...periksaMember(draft.pelanggan),
  ...pembeliError(draft.pembeli, namaPembeli(draft.pelanggan)),
  ...lunas(draft, total_bayar, beli),
]

/** The same before its pieces are set aside: what is paid is enough for a deposit, and no more than they come to. */
export const periksaTitip = (
  draft: Draft,
  total_bayar: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): FieldError[] => [
  ...contentErrors(simpanTitipan.body, titipRequest(draft, diminta)),
  ...tambahanError(draft.identitas, diminta),
  ...periksaMember(draft.pelanggan),
  ...penitipError(draft.pelanggan),
  ...tanpaBerat(draft),
  ...titipError(draft.pembayaran, total_bayar, settings),
]

/** Returns the faults of these payments as a deposit on pieces of `total`. */
export function titipError(
  pembayaran: Draft['pembayaran'],
  total: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
): FieldError[] {
  const dibayar = totalBayar(pembayaran)
  const refusals = dibayar > total ? [errors.lebihDariSisa()] : periksaTitipan(dibayar, total, settings)
  return refusals.map(({ message }) => ({ field: 'pembayaran', message }))
}

const tanpaBerat = ({ lines }: Draft): FieldError[] =>
  lines.flatMap((b, i) =>
    b.berat > 0 ? [] : [{ field: `detail_barang.${i}.berat`, message: errors.beratKosong().message }],
  )

function lunas(draft: Draft, total_bayar: Rupiah, beli: HitunganBeli): FieldError[] {
  if (draft.lines.length === 0) return []
  const empty = [...tanpaBerat(draft), ...beliError(beli)]
  return empty.length ? empty : tagihanError(tagihan(draft, total_bayar, beli.total))
}
