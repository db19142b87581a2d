/** The masters that have rules of their own. */
import type { AnyMaster } from '#domain/master.ts'
import type { Hooks } from '../hook.ts'
import { bakiHooks } from './baki.ts'
import { groupHooks } from './group.ts'
import { jenisHooks } from './jenis.ts'

const hooks: Record<string, Hooks> = { baki: bakiHooks, group: groupHooks, jenis: jenisHooks }

export const hooksOf = (master: AnyMaster): Hooks => hooks[master.name] ?? {}
