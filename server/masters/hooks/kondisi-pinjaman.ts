/** The most that is lent is not less than the least; 0 is no limit (DOMAIN §D.2). */
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import { kondisiPinjaman } from '#domain/masters/kondisi-pinjaman.ts'
import type { Hooks } from '../hook.ts'

export const kondisiPinjamanHooks: Hooks<RowOf<typeof kondisiPinjaman>> = {
  async refuse(_ctx, { before, values }) {
    const { min_rp, maks_rp } = { ...before, ...values }
    const { fields } = kondisiPinjaman
    if (!maks_rp || min_rp! <= maks_rp) return []
    return [
      errors
        .rentangTerbalik({ label: fields.maks_rp.label, dari: fields.min_rp.label })
        .at('maks_rp' in values ? 'maks_rp' : 'min_rp'),
    ]
  },
}
