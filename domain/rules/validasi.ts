/** Why the cashier cannot confirm a saved document: shown before the click, checked again behind it (DOMAIN §B.5). */
import type { DokumenDivalidasi } from '#domain/dokumen.ts'
import { penjualan } from '#domain/dokumen/penjualan.ts'
import { titipan } from '#domain/dokumen/titipan.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import { harusLunas } from './pembayaran.ts'
import { boleh, type Status } from './status.ts'

/** Who asks, and whether the shop wants another person than the document's maker. */
export interface Pemeriksa {
  user_id: string
  /** VALIDASI_BEDA_USER. */
  beda_user: boolean
}

interface BarangDisimpan {
  kode_barcode: string
  status_barang: string
}

/** Confirmed already, or undone: of any kind. */
export function tidakMenunggu(
  { kunci, status, validasi, batal }: DokumenDivalidasi,
  no: string,
  status_valid: string,
): Refusal | undefined {
  if (boleh(status, status_valid as Status<typeof status>, 'DONE' as Status<typeof status>)) return undefined
  return (status_valid === 'CANC' ? batal.sudah(no) : validasi.sudah(no)).at(kunci)
}

export const olehPembuat = (input_by: string, { beda_user, user_id }: Pemeriksa): Refusal[] =>
  beda_user && input_by === user_id ? [errors.validasiBedaUser()] : []
export const tidakDipesan = (lines: readonly BarangDisimpan[]): Refusal[] =>
  lines.flatMap((b) =>
    b.status_barang === 'BOOKED'
      ? []
      : [errors.barangTidakSiap({ kode_barcode: b.kode_barcode, status: b.status_barang })],
  )

/** What decides whether a sale can be validated. */
export interface PenjualanDisimpan {
  no_faktur_group: string
  status_valid: string
  input_by: string
  total_bayar: Rupiah
  baris: readonly BarangDisimpan[]
  pembayaran: readonly { nominal: Rupiah }[]
}

/** Empty when it can. */
export function alasanPenjualan(
  { no_faktur_group, status_valid, input_by, total_bayar, baris, pembayaran }: PenjualanDisimpan,
  pemeriksa: Pemeriksa,
): Refusal[] {
  const selesai = tidakMenunggu(penjualan, no_faktur_group, status_valid)
  if (selesai) return [selesai]
  const refusals = [...olehPembuat(input_by, pemeriksa), ...tidakDipesan(baris)]
  try {
    harusLunas(pembayaran, total_bayar)
  } catch (refusal) {
    refusals.push(refusal as Refusal)
  }
  return refusals
}

/** A deposit (with its pieces) or an addition. */
export interface SetoranDisimpan {
  no_titip_group: string
  urut: number
  status_valid: string
  /** Whether the deposit itself has been confirmed. */
  titip_valid: string
  input_by: string
  baris: readonly BarangDisimpan[]
}

/** Empty when it can. */
export function alasanSetoran(
  { no_titip_group, urut, status_valid, titip_valid, input_by, baris }: SetoranDisimpan,
  pemeriksa: Pemeriksa,
): Refusal[] {
  const selesai = tidakMenunggu(titipan, no_titip_group, status_valid)
  if (selesai) return [selesai]
  if (urut > 1 && titip_valid !== 'DONE')
    return [errors.titipanBelumValidasi({ no_titip_group }).at('no_titip_group')]
  return [...olehPembuat(input_by, pemeriksa), ...tidakDipesan(baris)]
}
