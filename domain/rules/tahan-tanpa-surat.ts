/**
 * A piece that was bought without nota waits: until then it is not melted, washed, put up for sale, sold or sent (DOMAIN §P.3). What waits
 * for it is a stock document that says so (`menahan`), the sorting of a piece back to sale, and a sale or deposit.
 */
import { errors, type Refusal } from '#domain/errors.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import type { Settings } from './para-system.ts'

/** A piece as far as it waits: the first day on which it may go, while that is not reached. */
export interface Ditahan {
  kode_barcode: string
  nama_barang: string
  ditahan_sampai?: TanggalSystem | undefined
}

/** The first day on which a piece that was bought so may go; undefined when that is reached. */
export function ditahanSampai(
  tgl_beli: TanggalSystem,
  tgl_system: TanggalSystem,
  { TAHAN_TANPA_SURAT_HARI }: Pick<Settings, 'TAHAN_TANPA_SURAT_HARI'>,
): TanggalSystem | undefined {
  const mulai = tambahHari(tgl_beli, TAHAN_TANPA_SURAT_HARI)
  return tgl_system < mulai ? mulai : undefined
}

export const tolakDitahan = ({
  kode_barcode,
  nama_barang,
  ditahan_sampai: mulai,
}: Ditahan): Refusal | undefined =>
  mulai &&
  errors.barangDitahan({
    barang: kode_barcode === '-' ? nama_barang : `${kode_barcode} ${nama_barang}`,
    mulai,
  })
