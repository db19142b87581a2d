/** Everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then what is paid. Pure. */
import { z } from 'zod'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import type { HitunganBeli } from '#client/ui/beli/keranjang-beli.ts'
import { periksaMember } from '#client/ui/pelanggan.ts'
import { permintaan, type Draf } from './draf.ts'
import { belumLunas, tagihan, TANPA_BELI } from './tukar.ts'

export function periksaDraf(draf: Draf, total_bayar: Rupiah, beli: HitunganBeli = TANPA_BELI): FieldError[] {
  const result = z.safeEncode(simpanPenjualan.body, permintaan(draf, beli))
  const found = result.success ? [] : result.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), message: issue.message }))
  return [...found, ...periksaMember(draf.pelanggan), ...lunas(draf, total_bayar, beli.total)]
}

function lunas(draf: Draf, total_bayar: Rupiah, total_beli: Rupiah): FieldError[] {
  const { baris, beli } = draf
  if (baris.length === 0) return []
  if (baris.some((b) => b.berat <= 0)) return [{ field: `detail_barang.${baris.findIndex((b) => b.berat <= 0)}.berat`, message: errors.beratKosong().message }]
  const kosong = beli.findIndex((b) => b.berat <= 0)
  if (kosong >= 0) return [{ field: `detail_beli.${kosong}.berat`, message: errors.beratKosong().message }]
  return belumLunas(tagihan(draf, total_bayar, total_beli))
}
