/**
 * Obstacles to the cashier confirming a saved document of any kind: shown before the click, checked again behind it
 * (DOMAIN §B.5).
 */
import type { DokumenDivalidasi } from '#domain/dokumen.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { boleh, type Status } from './status.ts'

/** The user who asks, and whether the shop wants another person than the document's maker. */
export interface Pemeriksa {
  user_id: string
  /** VALIDASI_BEDA_USER. */
  beda_user: boolean
}

export interface BarangDisimpan {
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
