/**
 * Lists the masters whose screens differ from the generic screen, slot by slot. A screen that needs more is a feature.
 */
import type { AnyMaster } from '#domain/master-types.ts'
import type { Overrides } from '#client/masters/slots.ts'
import { bakiOverrides } from './baki.tsx'
import { kadarOverrides } from './kadar.tsx'
import { timbanganOverrides } from './timbangan.tsx'

const overrides: Record<string, Overrides> = {
  baki: bakiOverrides,
  kadar: kadarOverrides,
  timbangan: timbanganOverrides,
}

export const overridesOf = (master: AnyMaster): Overrides => overrides[master.name] ?? {}
