import { sql } from 'kysely'
import type { TanggalSystem } from '#domain/units.ts'

/**
 * Tells whether line `d` (jual_detail) stands at the end of the period: not cancelled, or only on a later day (OWN's
 * BATAL BEDA TANGGAL). The books of a closed day do not change when that happens, so neither do its reports.
 */
export const masihTerjual = (tgl_akhir: TanggalSystem, kode_toko: string) =>
  sql<boolean>`(d.status_kembali = 'OPEN'
      OR d.no_faktur_jual IN (
        SELECT b.no_faktur_jual FROM jual_batal b
        WHERE b.kode_toko = ${kode_toko} AND b.tgl_batal > ${tgl_akhir}))`
