/** A new group has its price row in every shop, with no price yet, and its coupon row, switched off (DOMAIN §F.1, §B.11). */
import { sql } from 'kysely'
import type { RowOf } from '#domain/master.ts'
import type { group } from '#domain/masters/group.ts'
import type { Context } from '../../context.ts'
import { SELURUH_RANTAI } from '../../db/transaction.ts'
import type { Hooks } from '../hook.ts'

export const groupHooks: Hooks<RowOf<typeof group>> = {
  async after(ctx, operation, { kode_group }) {
    if (operation !== 'create') return
    await sql`INSERT INTO parameter_kupon (kode_group) VALUES (${kode_group}) ON CONFLICT DO NOTHING`.execute(ctx.db)
    await inEveryShop(ctx, async () => {
      await sql`INSERT INTO harga_group (kode_toko, kode_group) SELECT kode_toko, ${kode_group} FROM toko ON CONFLICT DO NOTHING`.execute(ctx.db)
    })
  },
}

/** For the length of `work` this transaction may write rows of every shop, then of its own again. */
async function inEveryShop(ctx: Context, work: () => Promise<void>): Promise<void> {
  const see = (kode_toko: string) => sql`SELECT set_config('app.kode_toko', ${kode_toko}, true)`.execute(ctx.db)
  await see(SELURUH_RANTAI)
  await work()
  await see(ctx.toko.kode_toko)
}
