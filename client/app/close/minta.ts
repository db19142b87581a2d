import type { Me } from '#client/net/me.ts'
import type { Penutup } from './close.ts'

/** Closes the shop, as close.ts has it: once a day and by few, so it is loaded when it is asked for. @param hitungKas opens the drawer count */
export const tutupToko = async (
  { userdata, today }: Pick<Me, 'today'> & { userdata: Penutup },
  hitungKas: () => void,
): Promise<void> => (await import('./close.ts')).askToClose(userdata, today, hitungKas)
