/** Coupons are given for so much gold or money: a row that begins with nothing says how much before it gives any (DOMAIN §J). */
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { parameterKupon } from '#domain/masters/parameter-kupon.ts'
import type { Hooks } from '../hook.ts'

export const parameterKuponHooks: Hooks<RowOf<typeof parameterKupon>> = {
  async refuse(_ctx, { before, values }) {
    const { jumlah_kupon, berat } = { ...before, ...values }
    return jumlah_kupon && berat === 0 ? [errors.nilaiKuponKosong().at('berat')] : []
  },
}
