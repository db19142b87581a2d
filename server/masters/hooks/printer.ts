/** A printer that this server writes to has an address it may write to (domain/rules/printer.ts). */
import { errors } from '#domain/errors.ts'
import type { RowOf } from '#domain/master.ts'
import type { printer } from '#domain/masters/printer.ts'
import { printerAddress } from '#domain/rules/printer.ts'
import type { Hooks } from '../hook.ts'

export const printerHooks: Hooks<RowOf<typeof printer>> = {
  async refuse(_ctx, { operation, before, values }) {
    if (operation === 'remove') return []
    const { cara, alamat = '-' } = { ...before, ...values }
    return cara === 'JARINGAN' && !printerAddress(alamat)
      ? [errors.alamatPrinterTidakValid().at('alamat')]
      : []
  },
}
