/**
 * Finds the shop whose prices the catalogue shows: the pusat, else KATALOG_TOKO, else the first shop (DOMAIN §O.7-5).
 */
import type { TanggalSystem } from '#domain/units.ts'
import type { Sql } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'

export interface TokoHarga {
  kode_toko: string
  tgl_system: TanggalSystem
  is_pusat: boolean
}

// Prices of a shop at home on another server are not here.
const choose = statement<TokoHarga>(
  'katalog_toko_harga',
  `SELECT t.kode_toko, t.tgl_system, t.is_pusat FROM toko t CROSS JOIN katalog_pengaturan p
   WHERE t.status_aktif AND NOT t.jauh
   ORDER BY t.is_pusat DESC, t.kode_toko = COALESCE(p.katalog_toko, '') DESC, t.kode_toko LIMIT 1`,
)

/** undefined while the chain has no shop. */
export const tokoHarga = async (sql: Sql): Promise<TokoHarga | undefined> => (await sql(choose, []))[0]
