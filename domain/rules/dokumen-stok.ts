/**
 * Rules for the pieces in a stock document and their destination: checked at each scan, and again when the document is
 * saved (DOMAIN §B.13, §O.1-9).
 */
import { errors, type Refusal } from '../errors.ts'
import { lokasiNyata } from './lokasi.ts'
import type { StatusBarang } from './status.ts'

/** A piece, and the tray in which it lies. */
export interface BarangStok {
  kode_barcode: string
  status: string
  kode_gudang: string
  kode_baki: string
  /** A stock opname is counting that tray. */
  baki_dikunci: boolean
}

/** A tray to which pieces may go. */
export interface BakiTujuan {
  kode_gudang: string
  kode_baki: string
  dikunci: boolean
  /** 0: as many as will go in. */
  kapasitas: number
  /** Pieces that lie in it. */
  isi: number
}

/** @param tujuan once it is chosen */
export function tolakBarang(
  dari: readonly StatusBarang[],
  barang: BarangStok,
  tujuan?: Pick<BakiTujuan, 'kode_gudang' | 'kode_baki'>,
): Refusal | undefined {
  const { kode_barcode, status, kode_gudang, kode_baki, baki_dikunci } = barang
  if (!(dari as readonly string[]).includes(status)) return errors.barangBerstatus({ kode_barcode, status })
  if (baki_dikunci) return errors.bakiDikunci({ kode_baki })
  const disana =
    tujuan && lokasiNyata(kode_gudang, kode_baki) === lokasiNyata(tujuan.kode_gudang, tujuan.kode_baki)
  return disana ? errors.barangSudahDiBaki({ kode_barcode, kode_baki }) : undefined
}

/** Refuses `datang` more pieces where the tray is locked or too full. */
export function tolakTujuan(
  { kode_baki, dikunci, kapasitas, isi: content }: BakiTujuan,
  datang: number,
): Refusal | undefined {
  if (dikunci) return errors.bakiDikunci({ kode_baki })
  return kapasitas > 0 && content + datang > kapasitas
    ? errors.bakiTidakMuat({ kode_baki, sisa: Math.max(0, kapasitas - content) })
    : undefined
}
