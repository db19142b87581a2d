/** A piece becomes one of another group, another jenis, or both (DOMAIN §B.13, M15). */
import { errors, type Refusal } from '../errors.ts'

export interface Golongan {
  kode_group: string
  kode_dept: string
}
/** The chosen group and jenis; '' leaves the present one. */
export type Menjadi = Golongan

export const menjadi = (asal: Golongan, { kode_group, kode_dept }: Menjadi): Golongan => ({
  kode_group: kode_group || asal.kode_group,
  kode_dept: kode_dept || asal.kode_dept,
})

/** 'G700 / CINCIN' */
export const golongan = ({ kode_group, kode_dept }: Golongan): string => `${kode_group} / ${kode_dept}`

/** Refuses a piece that already is what it should become. */
export function tolakKonversi(
  barang: Golongan & { kode_barcode: string },
  tujuan: Menjadi,
): Refusal | undefined {
  const kelak = golongan(menjadi(barang, tujuan))
  return kelak === golongan(barang)
    ? errors.barangSudahGolongan({ kode_barcode: barang.kode_barcode, golongan: kelak })
    : undefined
}
