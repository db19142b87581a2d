/** From which day a new shop keeps its books. */
import { errors, type Refusal } from '../errors.ts'
import { tambahHari } from '../units.ts'

/** Every day before today is closed one by one before the shop can sell. */
export const MULAI_MUNDUR_HARI = 31

export function periksaTanggalMulai(tgl_system: string, hari_ini: string, field = 'tgl_system'): Refusal[] {
  if (tgl_system > hari_ini) return [errors.tanggalMulaiNanti().at(field)]
  return tgl_system < tambahHari(hari_ini, -MULAI_MUNDUR_HARI)
    ? [errors.tanggalMulaiLampau({ hari: MULAI_MUNDUR_HARI }).at(field)]
    : []
}
