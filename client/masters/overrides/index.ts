/** Where a master's screen differs from the generic one, slot by slot. A screen that needs more is a feature. */
import type { ComponentType } from 'react'
import type { ScreenRow } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master.ts'
import type { ControlProps } from '../Control.tsx'
import { bakiOverrides } from './baki.tsx'
import { kadarOverrides } from './kadar.tsx'

export interface Overrides {
  /** By field: the control of the form, instead of the kind's. */
  controls?: Record<string, ComponentType<ControlProps>>
  /** Columns beside the master's own. */
  columns?: readonly { title: string; Cell: ComponentType<{ row: ScreenRow }> }[]
}

const overrides: Record<string, Overrides> = { baki: bakiOverrides, kadar: kadarOverrides }

export const overridesOf = (master: AnyMaster): Overrides => overrides[master.name] ?? {}
