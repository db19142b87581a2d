/** Tells whether the signed-in user may make a call: its button is shown only then. The server decides again. */
import type { CallDefinition } from '#domain/call.ts'
import type { hakLain } from '#domain/menus.ts'
import { isAllowed } from '#domain/rights.ts'
import { currentSession } from './session.ts'

/** A right that belongs to no screen. */
export const punyaHak = (nama: (typeof hakLain)[number]['nama']): boolean =>
  currentSession()?.userdata.akses.some((group) =>
    group.children.some((right) => right.menu_name === nama && right.is_show),
  ) === true

export function mayMake(definition: Pick<CallDefinition, 'may'>): boolean {
  const userdata = currentSession()?.userdata
  if (!userdata) return false
  const rights = userdata.akses.flatMap((group) => group.children)
  return isAllowed(definition.may, userdata.level, new Map(rights.map((right) => [right.menu_name, right])))
}
