/** Reasons why a saved deposit, or an addition to one, cannot be confirmed (DOMAIN §B.5). */
import { titipan } from '#domain/dokumen/titipan.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { olehPembuat, tidakDipesan, tidakMenunggu, type BarangDisimpan, type Pemeriksa } from './validasi.ts'

/** A deposit (with its pieces) or an addition. */
export interface SetoranDisimpan {
  no_titip_group: string
  urut: number
  status_valid: string
  /** Status of the deposit itself: whether it has been confirmed. */
  titip_valid: string
  input_by: string
  baris: readonly BarangDisimpan[]
}

/** Empty when it can. */
export function alasanSetoran(
  { no_titip_group, urut, status_valid, titip_valid, input_by, baris: lines }: SetoranDisimpan,
  pemeriksa: Pemeriksa,
): Refusal[] {
  const selesai = tidakMenunggu(titipan, no_titip_group, status_valid)
  if (selesai) return [selesai]
  if (urut > 1 && titip_valid !== 'DONE')
    return [errors.titipanBelumValidasi({ no_titip_group }).at('no_titip_group')]
  return [...olehPembuat(input_by, pemeriksa), ...tidakDipesan(lines)]
}
