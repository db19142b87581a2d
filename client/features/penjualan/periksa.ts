/** Everything that keeps a draft from being saved, told at once before it is sent: the call's own schema, then what is paid. Pure. */
import { z } from 'zod'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { errors, type FieldError, type Refusal } from '#domain/errors.ts'
import { harusLunas } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import { permintaan, type Draf } from './draf.ts'

export function periksaDraf(draf: Draf, total_bayar: Rupiah): FieldError[] {
  const result = z.safeEncode(simpanPenjualan.body, permintaan(draf))
  const found = result.success ? [] : result.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), message: issue.message }))
  return [...found, ...member(draf), ...lunas(draf, total_bayar)]
}

const member = ({ pelanggan }: Draf): FieldError[] =>
  pelanggan.jenis_pelanggan === 'MEMBER' && pelanggan.kode_customer === '' ? [{ field: 'kode_customer', message: 'Kode Member Harus Diisi' }] : []

/** A sale that is not paid can be saved but never validated: the till does not let it come to that. */
function lunas({ baris, pembayaran }: Draf, total_bayar: Rupiah): FieldError[] {
  if (baris.length === 0) return []
  if (baris.some((b) => b.berat <= 0)) return [{ field: `detail_barang.${baris.findIndex((b) => b.berat <= 0)}.berat`, message: errors.beratKosong().message }]
  try {
    harusLunas(pembayaran, total_bayar)
    return []
  } catch (refusal) {
    return [{ field: 'pembayaran', message: (refusal as Refusal).message }]
  }
}
