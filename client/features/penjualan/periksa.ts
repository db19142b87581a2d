/** Everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then what is paid. Pure. */
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { simpanTitipan } from '#domain/calls/titipan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { periksaTitipan } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import { beliError, type HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { pekerjaanError, TANPA_IDENTITAS, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { periksaMember, penitipError } from '#client/kasir/pelanggan.ts'
import { isiErrors } from '#client/kasir/periksa.ts'
import { permintaan, permintaanTitip, type Draf } from './draft.ts'
import { tagihanError, tagihan, TANPA_BELI } from '#client/features/penjualan/tukar/tukar.ts'

export const periksaDraf = (
  draf: Draf,
  total_bayar: Rupiah,
  beli: HitunganBeli = TANPA_BELI,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): FieldError[] => [
  ...isiErrors(simpanPenjualan.body, permintaan(draf, beli, diminta)),
  ...pekerjaanError(draf.identitas, diminta),
  ...periksaMember(draf.pelanggan),
  ...lunas(draf, total_bayar, beli),
]

/** The same before its pieces are set aside: what is paid is enough for a deposit, and no more than they come to. */
export const periksaTitip = (
  draf: Draf,
  total_bayar: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): FieldError[] => [
  ...isiErrors(simpanTitipan.body, permintaanTitip(draf, diminta)),
  ...pekerjaanError(draf.identitas, diminta),
  ...periksaMember(draf.pelanggan),
  ...penitipError(draf.pelanggan),
  ...tanpaBerat(draf),
  ...titipError(draf.pembayaran, total_bayar, settings),
]

/** What is wrong with these payments as a deposit on pieces of `total`. */
export function titipError(
  pembayaran: Draf['pembayaran'],
  total: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
): FieldError[] {
  const dibayar = totalBayar(pembayaran)
  const refusals = dibayar > total ? [errors.lebihDariSisa()] : periksaTitipan(dibayar, total, settings)
  return refusals.map(({ message }) => ({ field: 'pembayaran', message }))
}

const tanpaBerat = ({ lines }: Draf): FieldError[] =>
  lines.flatMap((b, i) =>
    b.berat > 0 ? [] : [{ field: `detail_barang.${i}.berat`, message: errors.beratKosong().message }],
  )

function lunas(draf: Draf, total_bayar: Rupiah, beli: HitunganBeli): FieldError[] {
  if (draf.lines.length === 0) return []
  const kosong = [...tanpaBerat(draf), ...beliError(beli)]
  return kosong.length ? kosong : tagihanError(tagihan(draf, total_bayar, beli.total))
}
