/** Proposes the sales person: the user's own code, or the code they chose last at this computer. */
import { currentSession } from '#client/net/session.ts'
import { stored } from '#client/net/store.ts'

const chosen = stored<Record<string, string>>('sales_terakhir')
const user = (): string => currentSession()?.userdata.user_id ?? ''

export const ingatSales = (kode_sales: string): void =>
  chosen.write({ ...chosen.read(), [user()]: kode_sales })

/** @param ada of the shop, in use; undefined: neither is among them */
export const salesAwal = (ada: readonly string[]): string | undefined =>
  [user(), chosen.read()?.[user()]].find((kode) => kode !== undefined && ada.includes(kode))
