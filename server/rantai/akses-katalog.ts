/** The phones on which a member sees their points: they see nothing any more when the member is erased, merged or not active, or staff say so. */
import type { Sql } from '../db/client.ts'
import { statement } from '../db/statement.ts'

const akhiri = statement<{ perangkat: number }>(
  'akhiri_akses_katalog',
  `WITH orang AS (SELECT kode_member FROM member WHERE kode_member = $1 OR gabung_ke = $1),
     kode AS (DELETE FROM katalog_kode WHERE kode_member IN (SELECT kode_member FROM orang)),
     hilang AS (DELETE FROM katalog_token WHERE kode_member IN (SELECT kode_member FROM orang) RETURNING 1)
   SELECT count(*)::int AS perangkat FROM hilang`,
)

/** In the transaction that ends it. @returns how many phones there were */
export const akhiriAksesKatalog = async (ctx: { sql: Sql }, kode_member: string): Promise<number> =>
  (await ctx.sql(akhiri, [kode_member]))[0]!.perangkat
