/** Why the cashier cannot confirm a saved document: shown before the click, checked again behind it (DOMAIN §B.5). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import { harusLunas } from './pembayaran.ts'

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

const olehPembuat = (input_by: string, { beda_user, user_id }: Pemeriksa): Refusal[] =>
  beda_user && input_by === user_id ? [errors.validasiBedaUser()] : []
const tidakDipesan = (lines: readonly BarangDisimpan[]): Refusal[] =>
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
  if (status_valid === 'DONE') return [errors.sudahValidasi({ no_faktur_group }).at('no_faktur_group')]
  if (status_valid === 'CANC') return [errors.sudahDibatalkan().at('no_faktur_group')]
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
  if (status_valid === 'DONE') return [errors.titipanSudahValidasi({ no_titip_group }).at('no_titip_group')]
  if (status_valid === 'CANC') return [errors.titipanDibatalkan({ no_titip_group }).at('no_titip_group')]
  if (urut > 1 && titip_valid !== 'DONE')
    return [errors.titipanBelumValidasi({ no_titip_group }).at('no_titip_group')]
  return [...olehPembuat(input_by, pemeriksa), ...tidakDipesan(baris)]
}
