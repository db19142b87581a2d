/** Everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then what is paid. Pure. */
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { simpanTitipan } from '#domain/calls/titipan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { periksaTitipan } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import { salahBeli, type HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { salahPekerjaan, TANPA_IDENTITAS, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { periksaMember, salahPenitip } from '#client/kasir/pelanggan.ts'
import { salahIsi } from '#client/kasir/periksa.ts'
import { permintaan, permintaanTitip, type Draf } from './draf.ts'
import { salahTagihan, tagihan, TANPA_BELI } from '#client/features/penjualan/tukar/tukar.ts'

export const periksaDraf = (
  draf: Draf,
  total_bayar: Rupiah,
  beli: HitunganBeli = TANPA_BELI,
  diminta: IdentitasDiminta = TANPA_IDENTITAS,
): FieldError[] => [
  ...salahIsi(simpanPenjualan.body, permintaan(draf, beli, diminta)),
  ...salahPekerjaan(draf.identitas, diminta),
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
  ...salahIsi(simpanTitipan.body, permintaanTitip(draf, diminta)),
  ...salahPekerjaan(draf.identitas, diminta),
  ...periksaMember(draf.pelanggan),
  ...salahPenitip(draf.pelanggan),
  ...tanpaBerat(draf),
  ...salahTitip(draf.pembayaran, total_bayar, settings),
]

/** What is wrong with these payments as a deposit on pieces of `total`. */
export function salahTitip(
  pembayaran: Draf['pembayaran'],
  total: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
): FieldError[] {
  const dibayar = totalBayar(pembayaran)
  const refusals = dibayar > total ? [errors.lebihDariSisa()] : periksaTitipan(dibayar, total, settings)
  return refusals.map(({ message }) => ({ field: 'pembayaran', message }))
}

const tanpaBerat = ({ baris }: Draf): FieldError[] =>
  baris.flatMap((b, i) =>
    b.berat > 0 ? [] : [{ field: `detail_barang.${i}.berat`, message: errors.beratKosong().message }],
  )

function lunas(draf: Draf, total_bayar: Rupiah, beli: HitunganBeli): FieldError[] {
  if (draf.baris.length === 0) return []
  const kosong = [...tanpaBerat(draf), ...salahBeli(beli)]
  return kosong.length ? kosong : salahTagihan(tagihan(draf, total_bayar, beli.total))
}
