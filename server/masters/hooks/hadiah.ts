/** A gift of which the shop still has some stays: its value stands in the books (DOMAIN §B.10). */
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { hadiah } from '#domain/masters/hadiah.ts'
import type { Hooks } from '../hook.ts'

export const hadiahHooks: Hooks<RowOf<typeof hadiah>> = {
  async refuse(_ctx, { operation, before }) {
    if (operation !== 'remove' || !before || before.stock === 0) return []
    return [errors.hadiahMasihAda(before)]
  },
}
