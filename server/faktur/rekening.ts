/** Finds the account on which each payment of a document lands, or from which it is paid. */
import type { Refusal } from '#domain/errors.ts'
import { lineOrigins, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { rekeningUntuk, type RekeningToko } from '#domain/rules/rekening.ts'

/** @throws what rekeningUntuk says of the first payment that has no account, its field as 'pembayaran.{i}.{field}' of what was entered */
export function allRekening(
  list: readonly Pembayaran[],
  entries: Parameters<typeof lineOrigins>[1],
  accounts: readonly RekeningToko[],
): string[] {
  return list.map((p) => {
    try {
      return rekeningUntuk(p, accounts)
    } catch (refusal) {
      // The list may be shorter than what was entered: the same again made its line larger.
      throw (refusal as Refusal).under(`pembayaran.${lineOrigins(p, entries)[0]}`)
    }
  })
}
