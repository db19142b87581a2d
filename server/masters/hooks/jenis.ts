/** "Kategori" is a group's code in the stock reports: such a code stands for the group's kategori (DOMAIN §I-37). */
import { sql } from 'kysely'
import type { Hooks } from '../hook.ts'

export const jenisHooks: Hooks = {
  async resolve(ctx, { kode_kategori }) {
    const { rows } = await sql<{ kode_kategori: string }>`
      SELECT kode_kategori FROM kategori WHERE kode_kategori = ${kode_kategori}
      UNION ALL SELECT kode_kategori FROM grup WHERE kode_group = ${kode_kategori} LIMIT 1`.execute(ctx.db)
    return { kode_kategori: rows[0]?.kode_kategori ?? kode_kategori! }
  },
}
